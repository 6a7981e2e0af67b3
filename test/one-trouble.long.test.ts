import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readStored } from '../play/as-bot.js';
import { boardOf } from '../play/players.js';
import { type Course, type CourseOptions, type Mishap, type Played, playCourse, type RequestKind } from './course.js';
import type { House } from './house.js';
import { openHouseInProcess } from './in-process.js';
import { findUnexplained } from './ledger.js';
import { livingMenusOf } from './living-menus.js';
import { AS_ON_DISCORD } from './patience.js';
import { planFor } from './sitting.js';
import { idsOn, type TablePlan } from './tables.js';

vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 });

const ANSWER = { what: 'answers', method: 'POST', route: '/interactions/:interaction/:token/callback' };
const MAKE = { what: 'new messages', method: 'POST', route: '/channels/:channel/messages' };
const CHANGE = { what: 'edits', method: 'PATCH', route: '/channels/:channel/messages/:message' };
const MAKE_BY_PRESS = { what: 'new messages by a press', method: 'POST', route: '/webhooks/:application/:token' };
const ONE_BY_PRESS = '/webhooks/:application/:token/messages/:message';
const CHANGE_BY_PRESS = { what: 'edits by a press', method: 'PATCH', route: ONE_BY_PRESS };
const DELETE_BY_PRESS = { what: 'deletions by a press', method: 'DELETE', route: ONE_BY_PRESS };
type NamedKind = typeof MAKE;

/** Every kind of request that a match consists of, by its pace. */
const WAYS = {
  live: [MAKE, ANSWER, MAKE_BY_PRESS, CHANGE_BY_PRESS, DELETE_BY_PRESS],
  slow: [MAKE, ANSWER, MAKE_BY_PRESS, CHANGE_BY_PRESS, DELETE_BY_PRESS, CHANGE],
};
const PACES = ['live', 'slow'] as const;
type Pace = (typeof PACES)[number];

/** The library waits for short limits by itself; long ones it tells the bot of. */
const LIMITS: readonly Mishap[] = [
  { when: 'before', status: 429, retryAfter: 6 },
  { when: 'before', status: 429, retryAfter: 0.3 },
  { when: 'before', status: 429, retryAfter: 1.5, scope: 'shared' },
  { when: 'before', status: 429, retryAfter: 1, scope: 'global' },
];
/** Of a live match only the lobby and the result are posted by the bot's own token. */
const FEW = 2;

const FAILURES: readonly Mishap[] = [
  ...(['before', 'after'] as const).flatMap((when) => [
    { when, status: 502 },
    { when, status: 'reset' as const },
    { when, status: 'hangup' as const },
  ]),
  // As often as the library tries.
  { when: 'before', status: 500, times: 4 },
];

/** Longer than the library waits. */
const LONG = 16_000;
const HANGS: readonly Mishap[] = [
  { when: 'before', status: 'hangup', delayMs: LONG },
  { when: 'after', status: 'hangup', delayMs: LONG },
];
/** So many requests of a match hang, one after the other. */
const HANG_IN_A_MATCH = 2;

/** What is refused although nothing is wrong with it. */
const REFUSALS: readonly Mishap[] = [
  { when: 'before', status: 400, code: 50035 },
  { when: 'before', status: 403, code: 50001 },
  { when: 'before', status: 403, code: 50013 },
  { when: 'before', status: 404, code: 10003 },
  { when: 'before', status: 404, code: 10008 },
  { when: 'before', status: 404, code: 10015 },
  { when: 'before', status: 404, code: 10062 },
];
/** By these a channel tells that it takes nothing, or is not there any more. */
const SHUT = [50001, 50013, 10003];
/** Of the bot's own token this would be its end. */
const OF_PRESSES: Mishap = { when: 'before', status: 401, code: 50027 };

/** More requests than these are not named. */
const MOST_NAMED = 2;

interface Case {
  readonly name: string;
  readonly pace: Pace;
  readonly course: Course;
}

function nameOf(pace: Pace, { when, delayMs, ...trouble }: Mishap, ways: readonly NamedKind[]): string {
  const what = ways.length > MOST_NAMED ? 'everything once' : ways.map((way) => way.what).join(' and ');
  return `${pace}, ${Object.values(trouble).join(' ')}${delayMs === undefined ? '' : ' late'} ${when}: ${what}`;
}

/** A match of each of these troubles, which meets all these requests. */
function casesOf(troubles: readonly Mishap[], pace: Pace, ways: readonly NamedKind[] = WAYS[pace]): readonly Case[] {
  return troubles.map((trouble) => ({
    name: nameOf(pace, trouble, ways),
    pace,
    course: ways.map((way) => ({ way: onWay(way), trouble })),
  }));
}

const onWay = ({ method, route }: NamedKind): RequestKind => ({ method, route });

function inPieces<T>(all: readonly T[], most: number): readonly (readonly T[])[] {
  return all.length === 0 ? [] : [all.slice(0, most), ...inPieces(all.slice(most), most)];
}

const LIMITED = PACES.flatMap((pace) =>
  WAYS[pace].map((way) => {
    const limits = LIMITS.slice(0, pace === 'live' && way === MAKE ? FEW : LIMITS.length);
    return { name: `${pace}, 429: ${way.what}`, pace, course: limits.map((trouble) => ({ way: onWay(way), trouble })) };
  }),
);
const FAILING = PACES.flatMap((pace) => casesOf(FAILURES, pace));
const HANGING = PACES.flatMap((pace) =>
  inPieces(WAYS[pace], HANG_IN_A_MATCH).flatMap((ways) => casesOf(HANGS, pace, ways)),
);
const PASSING = [...HANGING, ...LIMITED, ...FAILING];

/** What may tell that the channel takes nothing comes last. */
const BY_PRESS = [ANSWER, DELETE_BY_PRESS, CHANGE_BY_PRESS, MAKE_BY_PRESS];
const REFUSED: readonly Case[] = [
  ...casesOf(REFUSALS, 'slow', [...BY_PRESS, CHANGE]),
  ...PACES.flatMap((pace) => casesOf([OF_PRESSES], pace, BY_PRESS)),
  ...casesOf(REFUSALS, 'live', BY_PRESS),
];

/** So many matches are played at a time. */
const AT_ONCE = 12;

let house: House;
beforeAll(async () => {
  house = await openHouseInProcess(AS_ON_DISCORD);
});
afterAll(() => house?.close());

const planOf = (pace: Pace): TablePlan => ({ ...planFor(house, ['Ann', 'Ben']), pace });

interface Told {
  readonly plan: TablePlan;
  readonly played: Played;
}

/** Plays a match of each case, several side by side. */
async function playAll(
  cases: readonly Case[],
  between: CourseOptions['between'],
): Promise<ReadonlyMap<Case, Told | Error>> {
  const told = new Map<Case, Told | Error>();
  const left = [...cases];
  const playOn = async (): Promise<void> => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) {
      const plan = planOf(next.pace);
      const playing = playCourse(house, plan, { course: next.course, between });
      told.set(next, await playing.then((played) => ({ plan, played })).catch((error: Error) => error));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, playOn));
  await house.rest();
  return told;
}

function toldIn(all: ReadonlyMap<Case, Told | Error>, one: Case): Told {
  const told = all.get(one)!;
  if (told instanceof Error) throw told;
  return told;
}

test.each(PACES)('a %s match makes every kind of request that is tried here, and no other', async (pace) => {
  const from = house.discord.log.length;
  await playCourse(house, planOf(pace), { course: [], between: 'order' });
  await house.rest();
  const told = ({ method, route }: RequestKind): string => `${method} ${route}`;
  const made = new Set(house.discord.log.slice(from).map(told));
  expect([...made].sort()).toEqual(WAYS[pace].map(told).sort());
});

describe('after what passes by itself nothing is lost, doubled, stuck or a mistake, and everybody has one board and one menu', () => {
  let all: ReadonlyMap<Case, Told | Error>;
  beforeAll(async () => {
    all = await playAll(PASSING, 'order');
  });

  test.each(PASSING)('$name', async (one) => {
    const { plan, played } = toldIn(all, one);
    const { match, met, disorders, results, ledger } = played;
    expect(disorders).toEqual([]);
    expect(met).toBe(one.course.length);
    const stored = await readStored(house, { match });
    expect(stored.table.status).toBe('over');
    await ledger.complete();
    expect(findUnexplained(stored, ledger.entries)).toEqual([]);
    expect(new Set(results?.map(({ id }) => id)).size).toBe(1);
    // Whoever heard of no lobby has opened another one.
    const shown = house.discord.messages(plan.channel).filter((message) => !idsOn([message]).some(isJoin));
    expect(shown.filter(({ author }) => author.bot).map(({ id }) => id)).toEqual(
      stored.posts.map(({ messageId }) => messageId),
    );
    expect(boardOf(shown, match)).toBe(null);
    expect(livingMenusOf(house.discord, plan.people, [plan.channel])).toEqual([]);
  });

  test('the log tells of no mistake', () => {
    const mistakes = house
      .output()
      .split('\n')
      .filter((line) => /^\{"level":[56]0,/.test(line));
    expect(mistakes).toEqual([]);
  });
});

const isJoin = (customId: string): boolean => customId.startsWith('join:');

describe('after what is refused without any reason nothing is lost or doubled, and a match comes to its end unless nothing can be posted', () => {
  let all: ReadonlyMap<Case, Told | Error>;
  beforeAll(async () => {
    all = await playAll(REFUSED, 'nothing');
  });

  test.each(REFUSED)('$name', async (one) => {
    const { played } = toldIn(all, one);
    const { match, met, results, ledger } = played;
    await ledger.complete();
    const stored = await readStored(house, { match });
    expect(findUnexplained(stored, ledger.entries)).toEqual([]);
    // Whoever plays is told so where they press.
    if (results === null && SHUT.includes(one.course.at(-1)!.trouble.code!)) return;
    expect([met, stored.table.status, results?.length]).toEqual([one.course.length, 'over', 2]);
  });
});
