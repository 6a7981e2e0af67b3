import type { ChannelRef, DiscordUser, SeenMessage } from 'local-discord';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Verdict } from '../src/cli/verdict.js';
import { openStore } from '../src/store/store.js';
import { OPENINGS } from '../src/table/opening.js';
import { botMark } from '../src/text/bots.js';
import { expectClean, expectCrowdAnsweredOnce, recordOf, refereeOn } from './checks.js';
import { type House, openHouse } from './house.js';
import { livingMenusOf } from './living-menus.js';
import { anyOf, pick, sample } from './luck.js';
import { AS_LONG_AS_IT_TAKES } from './patience.js';
import { playRandomly } from './playing.js';
import { type SealsSeen, watchSeals } from './seals-seen.js';
import { readLeaderboard, readNumber, readStats } from './standings.js';
import { toScale } from './support/scale.js';
import { type GameOffer, gamesAt, idsOn, startTable } from './tables.js';
import { keepWritten } from './written.js';

// On a slow machine all of this takes its time.
vi.setConfig({ testTimeout: 1_800_000, hookTimeout: 1_800_000 });

/** Of all games together; `MATCHES=300` in the environment plays more. */
const MATCHES = Number(process.env.MATCHES ?? toScale({ full: 30, brief: 6 }));
/** So many are played at a time: several in each channel, and people sit at several tables. */
const AT_ONCE = 12;
const CHANNELS = 16;
/** At least so many people are there. */
const AT_A_TABLE = 8;
const PACES = ['live', 'relaxed', 'slow'];
/** So many that nobody opens more tables than one may in a few minutes. */
const NAMES = Array.from({ length: Math.max(AT_A_TABLE, Math.ceil(MATCHES / OPENINGS)) }, (_, n) => `Player ${n + 1}`);

interface Played {
  readonly match: string;
  readonly game: string;
  readonly seats: number;
  readonly bots: number;
  /** Who sat where. */
  readonly names: readonly string[];
  readonly result: SeenMessage;
  readonly verdict: Verdict;
}

/** What a person got in one match. */
interface Got {
  readonly points: number;
  readonly won: boolean;
  readonly rated: boolean;
  /** Whether another person sat there. */
  readonly together: boolean;
}

describe('random matches', () => {
  let house: House;
  let channels: readonly ChannelRef[];
  let people: readonly DiscordUser[];
  const played: Played[] = [];
  let seals: SealsSeen;

  beforeAll(async () => {
    house = await openHouse(AS_LONG_AS_IT_TAKES);
    const { discord } = house;
    seals = watchSeals(discord);
    people = NAMES.map((name) => discord.addMember(name));
    channels = Array.from({ length: CHANNELS }, (_, n) => discord.addChannel(`table-${n}`));
    for (const channel of channels.filter((_, n) => n % 2 === 1)) keepWritten(discord, channel);
    const queues = channels.map(queued);
    const games = gamesAt(house);
    const plans = Array.from({ length: MATCHES }, (_, n) => ({
      queue: queues[n % queues.length]!,
      offered: games[n % games.length]!,
      host: people[n % people.length]!,
    }));
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (let plan = plans.pop(); plan !== undefined; plan = plans.pop()) {
          played.push(await playOne(house, plan, people));
        }
      }),
    );
  });

  afterAll(async () => {
    await house?.close();
  });

  it('come to their end, with two to five at the table, people and bots', () => {
    expect(played).toHaveLength(MATCHES);
    expect(played.filter(({ verdict }) => !verdict.over)).toEqual([]);
    const mixes = new Set(played.map(({ seats, bots }) => `${seats} ${bots}`));
    expect(mixes.size).toBeGreaterThan(toScale({ full: 5, brief: 1 }));
  });

  it('end with the scores and winners that the referee finds in the record', () => {
    for (const { names, result, verdict } of played) {
      expect(pointsTold(result)).toEqual(new Map(names.map((name, seat) => [name, verdict.scores[seat]])));
      expect(winnersTold(result)).toEqual(new Set(verdict.winners.map((seat) => names[seat])));
    }
  });

  it('have dice that all follow from what was sealed in the lobby, and shown on the result', async () => {
    const store = openStore(house.database);
    const faults = played.map(async ({ match }) => seals.faultsOf(store, (await store.read({ match }))!));
    expect((await Promise.all(faults)).flat()).toEqual([]);
    expect(seals.shown()).toBe(MATCHES);
    await store.close();
  });

  it('stand in everybody’s statistics', async () => {
    const titles = gameTitles(played);
    for (const person of people) {
      const stats = await readStats(people[0]!, channels[0]!, { person });
      for (const [game, title] of titles) {
        const got = gotBy(person, ofGame(played, game));
        expect(stats.get(title)?.matches ?? 0).toBe(got.length);
        if (got.length > 0) expect(stats.get(title)).toEqual(statsOf(got));
      }
    }
  });

  it('stand on the leaderboards', async () => {
    for (const [game] of gameTitles(played)) {
      const all = people.map(({ name }) => {
        const got = gotBy({ name }, ofGame(played, game)).filter(({ together }) => together);
        return { name, got };
      });
      const read = (by: string) => readLeaderboard(people[0]!, channels[0]!, { game, by });
      const valuesBy = async (by: string) => (await read(by)).map(({ name, value }) => [name, value] as const);

      expect(new Map(await valuesBy('wins'))).toEqual(
        new Map(all.filter(({ got }) => got.length > 0).map(({ name, got }) => [name, statsOf(got).wins])),
      );
      expect(new Map(await valuesBy('best'))).toEqual(
        new Map(all.filter(({ got }) => got.length > 0).map(({ name, got }) => [name, statsOf(got).best])),
      );
      expect(new Map(await valuesBy('average'))).toEqual(
        new Map(all.filter(({ got }) => got.length >= 3).map(({ name, got }) => [name, statsOf(got).average])),
      );
      const rating = await read('rating');
      expect(new Map(rating.map(({ name, matches }) => [name, matches]))).toEqual(
        new Map(all.flatMap(({ name, got }) => (statsOf(got).rated > 0 ? [[name, statsOf(got).rated]] : []))),
      );
      for (const by of ['wins', 'best', 'average', 'rating']) {
        const values = (await read(by)).map(({ value }) => value);
        expect(values).toEqual(values.toSorted((one, other) => other - one));
      }
    }
  });

  it('leave each board as an account without buttons, and no menu with something to press', async () => {
    const { discord } = house;
    // They play faster than people, and a channel gets one edit a second.
    await house.rest();
    const ids = channels.flatMap((channel) => idsOn(discord.messages(channel)));
    expect(ids.filter((id) => /^(join|sheet):/.test(id))).toEqual([]);
    expect(livingMenusOf(discord, people, channels)).toEqual([]);
  });

  it('are played without one wrong body, one failed press or one complaint', () => {
    expectClean(house);
    expectCrowdAnsweredOnce(house);
  });
});

interface Queue {
  readonly channel: ChannelRef;
  /** One after the other. */
  inTurn<T>(job: () => Promise<T>): Promise<T>;
}

function queued(channel: ChannelRef): Queue {
  let last: Promise<unknown> = Promise.resolve();
  return {
    channel,
    inTurn(job) {
      const done = last.then(job);
      last = done.catch(() => undefined);
      return done;
    },
  };
}

interface Plan {
  readonly queue: Queue;
  readonly offered: GameOffer;
  readonly host: DiscordUser;
}

async function playOne(
  house: House,
  { queue, offered, host }: Plan,
  everyone: readonly DiscordUser[],
): Promise<Played> {
  const { channel, inTurn } = queue;
  const { game } = offered;
  const seats = anyOf(offered.least, offered.most);
  const others = everyone.filter((person) => person !== host);
  const people = [host, ...sample(others, anyOf(0, seats - 1))];
  const bots = seats - people.length;
  // Whose lobby a new lobby is can be told only while no other table is opened in the channel.
  const match = await inTurn(() => startTable(house, { channel, offered, people, bots, pace: pick(PACES) }));
  const [result] = await playRandomly(house, { channel, match, people });
  const verdict = await refereeOn(await recordOf(house, match));
  return { match, game, seats, bots, names: await seatNames(house, match), result: result!, verdict };
}

/** The names at the table as its messages tell them, by seat. */
async function seatNames({ database }: House, match: string): Promise<readonly string[]> {
  const store = openStore(database);
  try {
    return (await store.read({ match }))!.seats.map(({ name, level }) =>
      level === null ? name : `${name} ${botMark(name)}`,
    );
  } finally {
    await store.close();
  }
}

/** The points of everybody on a result. */
function pointsTold({ text }: SeenMessage): ReadonlyMap<string, number> {
  return new Map(
    [...text.matchAll(/^\S+ \d+(?:st|nd|rd|th): (.+) with (\S+) points?$/gm)].map(([, name, points]) => [
      name!,
      readNumber(points!),
    ]),
  );
}

function winnersTold({ text }: SeenMessage): ReadonlySet<string> {
  return new Set([...text.matchAll(/^\S+ 1st: (.+) with \S+ points?$/gm)].map(([, name]) => name!));
}

/** Each game's id with its name, as its result is headed. */
function gameTitles(played: readonly Played[]): ReadonlyMap<string, string> {
  return new Map(played.map(({ game, result }) => [game, /^\*\*(.+?):/.exec(result.content)![1]!]));
}

function ofGame(played: readonly Played[], game: string): readonly Played[] {
  return played.filter((one) => one.game === game);
}

function gotBy({ name }: Pick<DiscordUser, 'name'>, played: readonly Played[]): readonly Got[] {
  return played.flatMap(({ names, bots, verdict }) => {
    const seat = names.indexOf(name);
    if (seat < 0) return [];
    const together = names.length - bots > 1;
    return [{ points: verdict.scores[seat]!, won: verdict.winners.includes(seat), rated: bots === 0, together }];
  });
}

function statsOf(got: readonly Got[]) {
  const points = got.map((one) => one.points);
  return {
    matches: got.length,
    wins: got.filter(({ won }) => won).length,
    average: Number((points.reduce((sum, one) => sum + one, 0) / points.length).toFixed(1)),
    best: Math.max(...points),
    rated: got.filter(({ rated }) => rated).length,
  };
}
