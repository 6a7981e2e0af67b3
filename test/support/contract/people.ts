import { expect } from 'vitest';
import { ratingsFixture, resultFixture } from '../store-fixtures.js';
import { type ContractCases, change, type Pair, read, storeMatch } from './cases.js';

type People =
  | 'leaderboard'
  | 'stats'
  | 'personSettings'
  | 'setPersonSettings'
  | 'serverSettings'
  | 'setServerSettings'
  | 'dataOf'
  | 'erase';

/** What is kept about people and servers. */
export const PEOPLE: ContractCases<People> = {
  leaderboard: [
    'people compare by their results, and are called as in the server where it is asked',
    async (pair) => {
      await endMatch(pair);
      const query = { game: 'dice', guildId: null, by: 'wins', page: 0, pageSize: 9 } as const;
      const here = await pair.other.leaderboard({ ...query, askedIn: 'guild' });
      expect(here).toMatchObject({
        total: 2,
        lines: [{ rank: 1, personId: 'ann', name: 'Ann', value: 1 }, { rank: 2 }],
      });
      expect((await pair.other.leaderboard({ ...query, askedIn: 'elsewhere' })).lines[0]!.name).toBeNull();
    },
  ],
  stats: [
    'how one person has done, in a server or everywhere',
    async (pair) => {
      await endMatch(pair);
      const own = { game: 'dice', matches: 1, wins: 1, average: 50, best: 50, rated: 1, rating: { mu: 26, sigma: 8 } };
      expect(await pair.other.stats('ann', null)).toMatchObject([own]);
      expect(await pair.other.stats('ann', 'elsewhere')).toEqual([]);
    },
  ],
  personSettings: [
    'whoever has set nothing leaves all to the defaults',
    async ({ other }) => {
      expect(await other.personSettings('ann')).toEqual({ locale: null, look: null, mentions: null });
    },
  ],
  setPersonSettings: [
    'what somebody sets is read at once by everybody, and leaves the rest as it was',
    async ({ store, other }) => {
      await other.personSettings('ann');
      await store.setPersonSettings('ann', { locale: 'is' });
      await store.setPersonSettings('ann', { look: 'text' });
      expect(await other.personSettings('ann')).toEqual({ locale: 'is', look: 'text', mentions: null });
    },
  ],
  serverSettings: [
    'a server that has set nothing leaves all to the defaults',
    async ({ other }) => {
      const nothing = { locale: null, pace: null, channels: null, mentions: null, threads: null };
      expect(await other.serverSettings('guild')).toEqual(nothing);
    },
  ],
  setServerSettings: [
    'what is set for a server is known to the decisions at its tables',
    async (pair) => {
      await storeMatch(pair);
      await read(pair.other);
      await pair.store.setServerSettings('guild', { pace: 'slow', channels: ['channel'] });
      expect((await read(pair.other)).server).toMatchObject({ pace: 'slow', channels: ['channel'], locale: null });
    },
  ],
  dataOf: [
    'everything about one person, and nothing about others',
    async (pair) => {
      await endMatch(pair);
      const data = await pair.other.dataOf('ann');
      expect(data).toMatchObject({ id: 'ann', hosted: ['t1'], results: [{ matchId: 'm1', place: 1 }] });
      expect(JSON.stringify(data)).not.toContain('bob');
      expect(await pair.other.dataOf('nobody')).toBeNull();
    },
  ],
  erase: [
    'nobody is erased while they are at a table, and afterwards nothing of them is left',
    async (pair) => {
      await endMatch(pair);
      await change(pair.store, { table: { status: 'playing' } });
      expect(await pair.store.erase('ann')).toBe(false);
      await change(pair.store, { table: { status: 'over' } });
      await read(pair.other);
      expect(await pair.store.erase('ann')).toBe(true);
      expect(await pair.other.dataOf('ann')).toBeNull();
      expect(JSON.stringify(await read(pair.other))).not.toContain('"ann"');
    },
  ],
};

/** A match between Ann and Bob is over: Ann has won it. */
async function endMatch(pair: Pair): Promise<void> {
  await storeMatch(pair);
  const rating = { personId: 'ann', game: 'dice', scope: '*', mu: 26, sigma: 8, matches: 1 };
  await change(pair.store, {
    table: { status: 'over' },
    endMatch: { status: 'over', endedAt: 9000 },
    results: [resultFixture('m1', 0), resultFixture('m1', 1)],
    names: [{ personId: 'ann', scope: 'guild', name: 'Ann', at: 1 }],
    ratings: ratingsFixture([rating]),
  });
}
