import type { ChannelRef, DiscordUser, RequestFault, SeenMessage, WorldChange } from 'local-discord';
import { sleepWithoutDrift } from 'local-discord';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openStore } from '../src/store/store.js';
import type { Stored } from '../src/store/types.js';
import { attemptsAt, expectClean } from './checks.js';
import { buildHouse, type ProcessHouse } from './house.js';
import { findUnexplained, type Ledger, openLedger, resultOfPress } from './ledger.js';
import { amongSeveral, type LivingMenu, livingMenusOf } from './living-menus.js';
import { anyOf, pick, sample } from './luck.js';
import { playRandomly } from './playing.js';
import { type SealsSeen, watchSeals } from './seals-seen.js';
import { noteOn } from './sitting.js';
import { toScale } from './support/scale.js';
import { gamesAt, startTable } from './tables.js';
import { keepWritten } from './written.js';

// On a slow machine all of this takes its time.
vi.setConfig({ testTimeout: 3_600_000, hookTimeout: 3_600_000 });

/** For each house each moment once, and a busy one twice; `KILLS=200` in the environment kills more often. */
const KILLS = Number(process.env.KILLS ?? toScale({ full: 18, brief: 9 }));
/** They share the kills. */
const HOUSES = toScale({ full: 2, brief: 1 });
const TABLES = 5;
const NAMES = ['Ann', 'Ben', 'Cid', 'Dot', 'Eve', 'Fay'];

/** Whether that is a menu: a private message that tells what is asked and until when, or has a word about what was pressed. */
function isMenu(message: SeenMessage | undefined): boolean {
  if (message?.ephemeral !== true || message.text.includes('went wrong')) return false;
  return /⏳ <t:\d+:R>/.test(message.text) || message.attachments.length > 0 || noteOn(message) !== '';
}

/** What the bot is doing when it is killed. */
const MOMENTS = ['anything', 'starting', 'busy', 'posting', 'posted', 'answering', 'answered', 'edited'] as const;
type Moment = (typeof MOMENTS)[number];

const POST = { method: 'POST', route: '/channels/:channel/messages' };
const ANSWER = { method: 'POST', route: '/interactions/:interaction/:token/callback' };
const EDIT = { method: 'PATCH', route: '/channels/:channel/messages/:message' };
const POST_BY_TOKEN = { method: 'POST', route: '/webhooks/:application/:token' };
const EDIT_BY_TOKEN = { method: 'PATCH', route: '/webhooks/:application/:token/messages/:message' };
const LOST = { when: 'before', status: 502 } as const;
const SLOW = { when: 'after', delayMs: 700 } as const;
const FAULTS = {
  posting: [POST, POST_BY_TOKEN].map((way) => ({ ...way, ...LOST })),
  posted: [POST, POST_BY_TOKEN].map((way) => ({ ...way, ...SLOW })),
  answering: [{ ...ANSWER, ...LOST }],
  answered: [{ ...ANSWER, ...SLOW }],
  edited: [EDIT, EDIT_BY_TOKEN].map((way) => ({ ...way, ...SLOW })),
};

/** Nobody waits longer than this for the moment. */
const PATIENCE = 600;
/** But so long for a busy one, so that the matches get on however slow the machine is. */
const LONG_PATIENCE = 3_000;

/** A house whose bot is killed again and again while people play, and what came of it. */
interface Run {
  readonly house: ProcessHouse;
  /** One for each match. */
  readonly channels: ChannelRef[];
  /** By the match's id. */
  readonly people: Map<string, readonly DiscordUser[]>;
  readonly ledger: Ledger;
  readonly seals: SealsSeen;
  /** By the match's id: the lucky word of its host. */
  readonly words: Map<string, string>;
  readonly kills: Moment[];
  /** When the last bot, which nobody killed, was started. */
  lastStart: number;
  /** Set while nobody presses anything: until then they wait. */
  stillness: Promise<void> | null;
  /** The menus once that bot had come to rest in the midst of play, and once every match was over. */
  readonly menus: Record<'amidPlay' | 'atTheEnd', readonly LivingMenu[]>;
}

describe('a bot that is killed again and again', () => {
  const houses: ProcessHouse[] = [];
  let runs: readonly Run[] = [];
  const stored: Stored[] = [];
  /** Where a start was heard though its answer was lost. */
  const lobbies: Stored[] = [];
  /** What is wrong with the dice of the matches, or with what was shown of them. */
  const faults: string[] = [];

  beforeAll(async () => {
    for (let n = 0; n < HOUSES; n++) houses.push(await buildHouse());
    runs = await Promise.all(houses.map((house) => playAmidKills(house, KILLS / HOUSES)));
    await Promise.all(runs.map(({ ledger }) => ledger.complete()));
    for (const { house, people, channels, seals } of runs) {
      const store = openStore(house.database);
      for (const { id } of channels) lobbies.push(...(await store.openIn(id)));
      const own = await Promise.all([...people.keys()].map(async (match) => (await store.read({ match }))!));
      stored.push(...own);
      for (const table of own) faults.push(...(await seals.faultsOf(store, table)));
      await store.close();
    }
  });

  afterAll(async () => {
    await Promise.all(houses.map((house) => house.close()));
  });

  it('was killed at every kind of moment', () => {
    const kills = runs.flatMap((run) => run.kills);
    expect(kills).toHaveLength(KILLS);
    for (const moment of MOMENTS) expect(kills.filter((one) => one === moment).length).toBeGreaterThan(KILLS / 50);
  });

  it('plays every match to its end', () => {
    expect(stored.map(({ match }) => match!.status)).toEqual(stored.map(() => 'over'));
    expect(stored.length).toBeGreaterThanOrEqual(HOUSES * TABLES);
  });

  it('keeps everybody’s seat', () => {
    for (const { people } of runs) {
      for (const [id, planned] of people) {
        const { seats } = stored.find(({ match }) => match!.id === id)!;
        expect(seats.flatMap(({ personId }) => personId ?? []).toSorted()).toEqual(
          planned.map((one) => one.id).toSorted(),
        );
      }
    }
  });

  it('keeps each confirmed answer, and counts none twice', () => {
    const entries = runs.flatMap(({ ledger }) => ledger.entries);
    expect(stored.flatMap((table) => findUnexplained(table, entries))).toEqual([]);
    const shown = entries.map(resultOfPress);
    expect(shown.filter((one) => one === 'confirmed').length).toBeGreaterThan(KILLS);
    expect(shown.filter((one) => one === 'unknown').length).toBeGreaterThanOrEqual(Math.floor(KILLS / 20));
  });

  it('shows one seal of each match and no other, and in the end what its dice follow from, all of them, and from the lucky word that was taken', () => {
    expect(faults).toEqual([]);
    expect(runs.reduce((sum, { seals }) => sum + seals.shown(), 0)).toBe(stored.length);
    const words = new Map(runs.flatMap((run) => [...run.words]));
    expect(stored.map(({ match }) => match!.salt!.split(',').slice(1))).toEqual(
      stored.map(({ match }) => [words.get(match!.id)]),
    );
  });

  it('goes on answering the buttons from before, in their place or, where it is gone, by another menu', () => {
    const answered = runs
      .flatMap(({ ledger }) => ledger.entries)
      .filter(({ old, outcome }) => old && outcome !== null && outcome.ack !== 'failed');
    expect(answered.filter(({ outcome }) => outcome!.ack !== 'update' && !isMenu(outcome!.message))).toEqual([]);
    expect(answered.length).toBeGreaterThan(KILLS / 4);
  });

  it('posts each board, lobby and result once', () => {
    const posted = runs.flatMap(({ house, channels }) =>
      channels.flatMap((channel) => house.discord.messages(channel).map(({ id }) => id)),
    );
    const known = [...stored, ...lobbies].flatMap(({ posts }) => posts.map(({ messageId }) => messageId));
    expect(known.filter((id) => id === null || !posted.includes(id))).toEqual([]);
    expect(posted.filter((id) => !known.includes(id))).toEqual([]);
  });

  it('leaves everybody one menu a match at most with something to press, beneath its board, and none once it is over', () => {
    const amidPlay = runs.flatMap(({ menus }) => menus.amidPlay);
    expect(amongSeveral(amidPlay)).toEqual([]);
    expect(amidPlay.filter(({ isInPlace }) => !isInPlace)).toEqual([]);
    expect(amidPlay.length).toBeGreaterThan(0);
    expect(runs.flatMap(({ menus }) => menus.atTheEnd)).toEqual([]);
  });

  it('answers everything once nobody kills it any more, and complains of nothing', () => {
    for (const { house, lastStart } of runs) {
      expect(
        attemptsAt(house, ({ interactionId, accepted }) => accepted !== 1 && timeOf(interactionId) > lastStart),
      ).toEqual([]);
      expectClean(house);
    }
  });
});

async function playAmidKills(house: ProcessHouse, count: number): Promise<Run> {
  const { discord } = house;
  const people = NAMES.map((name) => discord.addMember(name));
  const run: Run = {
    ...{ house, channels: [], people: new Map(), ledger: openLedger(), kills: [], lastStart: 0, stillness: null },
    ...{ seals: watchSeals(discord), words: new Map() },
    menus: { amidPlay: [], atTheEnd: [] },
  };
  const playing = Array.from({ length: TABLES }, () => keepPlaying(run, people, count));
  const played = Promise.all(playing);
  await Promise.race([played, killAgainAndAgain(run, count)]);
  await played;
  await house.rest();
  run.menus.atTheEnd = menusOf(run);
  await house.stop();
  return run;
}

/** Has nobody press anything until the bot has come to rest, and looks at everybody's menus then. */
async function lookAmidPlay(run: Run): Promise<void> {
  let goOn = (): void => undefined;
  run.stillness = new Promise((resolve) => {
    goOn = resolve;
  });
  await run.house.rest();
  run.menus.amidPlay = menusOf(run);
  run.stillness = null;
  goOn();
}

function menusOf({ house: { discord }, people, channels }: Run): readonly LivingMenu[] {
  const everyone = new Map([...people.values()].flat().map((person) => [person.id, person]));
  return livingMenusOf(discord, [...everyone.values()], channels);
}

/** One match after the other, as long as there are kills to come. */
async function keepPlaying(run: Run, everyone: readonly DiscordUser[], kills: number): Promise<void> {
  const { house, channels, ledger } = run;
  const { discord } = house;
  await house.up();
  const games = gamesAt(house);
  do {
    const offered = pick(games);
    const seats = anyOf(offered.least, offered.most);
    // A start that was heard though its answer was lost leaves a lobby behind: a host and a channel may have only so many.
    const host = discord.addMember(`Host ${channels.length}`);
    const channel = discord.addChannel(`table-${channels.length}`);
    if (channels.length % 2 === 1) keepWritten(discord, channel);
    channels.push(channel);
    const people = [host, ...sample(everyone, anyOf(1, seats) - 1)];
    const bots = seats - people.length;
    // In live play boards are made and changed by the tokens of who plays, else by the bot.
    const word = `luck of ${channels.length}`;
    const match = await startTable(house, {
      channel,
      offered,
      people,
      bots,
      pace: pick(['live', 'slow']),
      words: [word],
    });
    run.people.set(match, people);
    run.words.set(match, word);
    const pressed = (press: Parameters<Ledger['note']>[0]): void => ledger.note(press, run.lastStart);
    const up = async (): Promise<void> => {
      await house.up();
      await run.stillness;
    };
    await playRandomly({ ...house, up }, { channel, match, people, pressed });
  } while (run.kills.length < kills);
}

async function killAgainAndAgain(run: Run, count: number): Promise<void> {
  const { house, kills } = run;
  let took = 0;
  const start = async (): Promise<void> => {
    run.lastStart = house.discord.clock.now();
    await house.start();
    took = house.discord.clock.now() - run.lastStart;
  };
  // Each once in a round, in any order; they get on most where it is busy.
  const round = [...MOMENTS, 'busy'] as const;
  const moments = Array.from({ length: Math.ceil(count / round.length) }, () => sample(round, round.length)).flat();
  for (const moment of moments.slice(0, count)) {
    if (moment === 'starting') {
      await house.startInVain(anyOf(0, took));
    } else {
      await start();
      await killAt(house, moment);
    }
    kills.push(moment);
  }
  await start();
  await lookAmidPlay(run);
}

async function killAt(house: ProcessHouse, moment: Exclude<Moment, 'starting'>): Promise<void> {
  const { discord } = house;
  if (moment === 'anything') {
    await sleepWithoutDrift(anyOf(50, 600));
    await house.kill();
    return;
  }
  if (moment !== 'busy') await sleepWithoutDrift(anyOf(50, 250));
  const planned: readonly RequestFault[] = moment === 'busy' ? [] : FAULTS[moment];
  const faults = planned.map((fault) => discord.fault(fault));
  let answersToCome = anyOf(5, 40);
  const hasCome = ({ kind }: WorldChange): boolean => {
    switch (moment) {
      case 'posted':
        return kind === 'message-created';
      case 'answered':
        return kind === 'interaction-ended';
      case 'edited':
        return kind === 'message-edited';
      case 'busy':
        return kind === 'interaction-ended' && --answersToCome === 0;
      default:
        return faults.some(({ hits }) => hits > 0);
    }
  };
  await new Promise<void>((resolve) => {
    let over = false;
    const killed = (): void => {
      if (over) return;
      over = true;
      off();
      house.kill().then(() => resolve());
    };
    void sleepWithoutDrift(moment === 'busy' ? LONG_PATIENCE : PATIENCE).then(killed);
    // Within the change itself, before the bot can learn of it.
    const off = discord.on('change', (change) => {
      if (hasCome(change)) killed();
    });
  });
  for (const fault of faults) fault.lift();
}

/** When an interaction was made, by its id. */
function timeOf(id: string): number {
  return Number(BigInt(id) >> 22n) + 1_420_070_400_000;
}
