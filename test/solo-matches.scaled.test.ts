import type { ChannelRef, DiscordUser, SeenMessage } from 'local-discord';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Verdict } from '../src/cli/verdict.js';
import { openStore } from '../src/store/store.js';
import { OPENINGS } from '../src/table/opening.js';
import { playAlone } from './alone.js';
import { expectClean, expectCrowdAnsweredOnce, recordOf, refereeOn } from './checks.js';
import type { House } from './house.js';
import { openHouseInProcess } from './in-process.js';
import { anyOf, chance, pick } from './luck.js';
import { AS_LONG_AS_IT_TAKES } from './patience.js';
import { playRandomly } from './playing.js';
import { type SealsSeen, watchSeals } from './seals-seen.js';
import { readLeaderboard, readNumber } from './standings.js';
import { toScale } from './support/scale.js';
import { gamesAt } from './tables.js';
import { keepWritten } from './written.js';

// On a slow machine all of this takes its time.
vi.setConfig({ testTimeout: 1_800_000, hookTimeout: 1_800_000 });

/** Of each game; `SOLOS=300` in the environment plays more. */
const SOLOS = Number(process.env.SOLOS ?? toScale({ full: 20, brief: 8 }));
/** So many are played at a time, each in a channel of its own. */
const AT_ONCE = 12;

interface Played {
  readonly person: DiscordUser;
  readonly game: string;
  readonly match: string;
  readonly result: SeenMessage;
  readonly verdict: Verdict;
}

describe('random matches of people who play alone', () => {
  let house: House;
  let channels: readonly ChannelRef[];
  const played: Played[] = [];
  let seals: SealsSeen;

  beforeAll(async () => {
    house = await openHouseInProcess(AS_LONG_AS_IT_TAKES);
    const { discord } = house;
    seals = watchSeals(discord);
    channels = Array.from({ length: AT_ONCE }, (_, n) => discord.addChannel(`alone-${n}`));
    for (const channel of channels.filter((_, n) => n % 2 === 1)) keepWritten(discord, channel);
    const games = gamesAt(house).flatMap(({ game }) => new Array<string>(SOLOS).fill(game));
    // So many that nobody opens more tables than one may in a few minutes.
    const people = Array.from({ length: Math.ceil(games.length / OPENINGS) }, (_, n) => discord.addMember(`Solo ${n}`));
    const plans = games.map((game, n) => ({ game, person: people[n % people.length]! }));
    const playNext = async (channel: ChannelRef): Promise<void> => {
      for (let plan = plans.pop(); plan !== undefined; plan = plans.pop())
        played.push(await playOne(house, channel, plan));
    };
    await Promise.all(channels.map(playNext));
  });

  afterAll(async () => {
    await house?.close();
  });

  it('come to their end with the points that the referee finds in the record, and are won by nobody', () => {
    expect(played).toHaveLength(SOLOS * gamesAt(house).length);
    for (const { person, result, verdict } of played) {
      expect(verdict).toMatchObject({ seats: 1, over: true, winners: [0] });
      const [, name, points] = /^## (.+): (\S+) points?$/m.exec(result.text) ?? [];
      expect([name, readNumber(points ?? '')]).toEqual([person.name, verdict.scores[0]]);
      expect(result.text).not.toMatch(/🏆|🥇|1st/);
    }
  });

  it('have dice that all follow from what was sealed in the lobby, and shown on the result', async () => {
    const store = openStore(house.database);
    const faults = played.map(async ({ match }) => seals.faultsOf(store, (await store.read({ match }))!));
    expect((await Promise.all(faults)).flat()).toEqual([]);
    expect(seals.shown()).toBe(played.length);
    await store.close();
  });

  it('are answered by people alone: by no bot, and never by the clock', async () => {
    const store = openStore(house.database);
    for (const { match } of played) {
      const { lines } = (await store.read({ match }))!;
      expect(lines.filter(({ giver }) => giver !== 'dice' && giver !== 'person')).toEqual([]);
    }
    await store.close();
  });

  it('are told with how one has done alone by then, and stand in everybody’s statistics, on no leaderboard', async () => {
    const store = openStore(house.database);
    for (const person of new Set(played.map((one) => one.person))) {
      const told = (await person.slash(channels[0]!, '/stats').outcome).message!.text;
      for (const { game } of gamesAt(house)) {
        const own = played.filter((one) => one.person === person && one.game === game);
        if (own.length === 0) continue;
        const [stats] = (await store.stats(person.id, null)).filter((each) => each.game === game);
        const points = own.map(({ verdict }) => verdict.scores[0]!);
        expect(stats).toMatchObject({ matches: 0, wins: 0, rating: null, recent: [] });
        expect(stats!.alone).toMatchObject({ matches: own.length, best: Math.max(...points) });
        const mean = points.reduce((sum, one) => sum + one, 0) / points.length;
        expect(stats!.alone!.average).toBeCloseTo(mean, 0);
        const counts = own.map(({ result }) => matchesTold(result.text)).toSorted((one, other) => one - other);
        expect(counts, 'each result counts one more').toEqual(own.map((_, n) => n + 1));
        expect(told).toContain(`Alone: ${own.length} match`);
      }
    }
    await store.close();
    for (const { game } of gamesAt(house))
      for (const by of ['rating', 'wins', 'average', 'best'])
        expect(await readLeaderboard(played[0]!.person, channels[0]!, { game, by })).toEqual([]);
  });

  it('are played without one wrong body, one failed press or one complaint', () => {
    expectClean(house);
    expectCrowdAnsweredOnce(house);
  });
});

/** How many matches somebody has played alone by then, as a result tells it. */
function matchesTold(text: string): number {
  return Number(/Alone: (\d+) match(?:es)? · best \S+ · average \S+/.exec(text)?.[1]);
}

async function playOne(
  house: House,
  channel: ChannelRef,
  { game, person }: Pick<Played, 'game' | 'person'>,
): Promise<Played> {
  const { match } = await playAlone(house, {
    ...{ channel, game, person },
    way: pick(['one seat', 'button'] as const),
    bots: anyOf(0, 2),
    pace: pick(['live', 'relaxed', 'slow']),
    ...(chance(0.3) && { word: `luck ${anyOf(0, 999)}` }),
  });
  const [result] = await playRandomly(house, { channel, match, people: [person] });
  return { game, person, match, result: result!, verdict: await refereeOn(await recordOf(house, match)) };
}
