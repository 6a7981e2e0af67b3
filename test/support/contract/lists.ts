import { expect } from 'vitest';
import type { Store } from '../../../src/store/interface.js';
import type { ThrownRow } from '../../../src/store/rows.js';
import { matchFixture, seatFixture, tableFixture, tableIds } from '../store-fixtures.js';
import { type ContractCases, storeLobby, storeMatch } from './cases.js';

type Lists =
  | 'due'
  | 'playingOf'
  | 'tablesOf'
  | 'renamed'
  | 'openIn'
  | 'openAround'
  | 'placed'
  | 'counts'
  | 'thrownIn'
  | 'openTablesOf'
  | 'sweep';

/** Questions about many tables, and what is done to many. */
export const LISTS: ContractCases<Lists | 'sessionsSince' | 'noteSession'> = {
  due: [
    'tables whose time has come, or that for a call, but those that are paused',
    async ({ store, other }) => {
      await fill(store);
      expect(await other.due(200)).toEqual(['playing', 'lobby']);
      expect(await other.due(99)).toEqual([]);
    },
  ],
  playingOf: [
    'the matches of a person in a channel, newest first',
    async ({ store, other }) => {
      await fill(store);
      expect(tableIds(await other.playingOf('ann', 'channel'))).toEqual(['paused', 'playing']);
      expect(await other.playingOf('nobody', 'channel')).toEqual([]);
    },
  ],
  tablesOf: [
    'the tables of a person in a server that are not closed, newest first',
    async ({ store, other }) => {
      await fill(store);
      expect(tableIds(await other.tablesOf('ann', 'guild'))).toEqual(['paused', 'playing', 'lobby']);
    },
  ],
  renamed: [
    'no table goes on under another id but after a restore',
    async (pair) => {
      await storeMatch(pair);
      expect([await pair.other.renamed({ table: 't1' }), await pair.other.renamed({ match: 'm1' })]).toEqual([
        null,
        null,
      ]);
    },
  ],
  openIn: [
    'the tables of a channel that are not closed, newest first',
    async ({ store, other }) => {
      await fill(store);
      expect(tableIds(await other.openIn('channel'))).toEqual(['paused', 'playing', 'lobby']);
    },
  ],
  openAround: [
    'the tables of a channel that are not closed, and then those in its threads',
    async ({ store, other }) => {
      await fill(store);
      const thread = tableFixture('thread', { channelId: 'a thread', parentId: 'channel', createdAt: 99 });
      await store.open('thread', 1, { table: thread, seats: [] });
      const here = tableIds(await other.openIn('channel'));
      expect(tableIds(await other.openAround('channel'))).toEqual([...here, 'thread']);
    },
  ],
  placed: [
    'where tables stand that are not closed, or are paused, in one server or everywhere',
    async ({ store, other }) => {
      await fill(store);
      const here = await other.placed('guild');
      expect(here.map(({ table, paused }) => [table, paused]).sort()).toEqual([
        ['lobby', null],
        ['paused', 7],
        ['playing', null],
      ]);
      expect([await other.placed('elsewhere'), (await other.placed(null)).length]).toEqual([[], 3]);
    },
  ],
  counts: [
    'how many tables are not closed',
    async ({ store, other }) => {
      await fill(store);
      expect(await other.counts()).toEqual({ lobby: 1, playing: 2, parked: 0 });
    },
  ],
  thrownIn: [
    'how often each face has fallen in the matches of a server, added up, once for a press',
    async (pair) => {
      const { store, other } = pair;
      await storeMatch(pair);
      const [four, six] = [face({ face: '4' }), face({ die: 1, face: '6' })];
      const thrown = [face({ die: 1, face: '6', times: 2 }), four, face({ game: 'other' }), face({ guildId: 'far' })];
      const press = (by: string) => store.update({ table: 't1' }, by, 3000, () => ({ thrown, out: null }));
      for (const by of ['one', 'one', 'another']) await press(by);
      expect(await other.thrownIn('guild', 'dice')).toEqual([
        { ...four, times: 2 },
        { ...six, times: 4 },
      ]);
      expect(await other.thrownIn('far', 'dice')).toEqual([face({ guildId: 'far', times: 2 })]);
      expect(await other.thrownIn('guild', 'unknown')).toEqual([]);
    },
  ],
  openTablesOf: [
    'the tables that keep a person from being erased',
    async ({ store, other }) => {
      await fill(store);
      expect(await other.openTablesOf('ann')).toEqual(['lobby', 'paused', 'playing']);
    },
  ],
  sweep: [
    'a press is known for an hour, and what is older is forgotten',
    async (pair) => {
      const { store, other } = pair;
      await storeLobby(pair);
      const press = () => other.update({ table: 't1' }, 'press', 1000, () => ({ out: null }));
      await press();
      expect(await store.sweep(60 * 60_000)).toBe(0);
      expect((await press()).kind).toBe('duplicate');
      expect(await store.sweep(1001 + 60 * 60_000)).toBe(2);
      expect((await press()).kind).toBe('done');
    },
  ],
  sessionsSince: [
    'when sessions were begun after that time',
    async ({ store, other }) => {
      for (const at of [10, 20, 30]) await store.noteSession(at);
      expect(await other.sessionsSince(10)).toEqual([20, 30]);
    },
  ],
  noteSession: [
    'of a start nothing is known a day later',
    async ({ store, other }) => {
      await store.noteSession(1);
      await store.noteSession(1 + 24 * 60 * 60_000);
      expect(await other.sessionsSince(0)).toHaveLength(1);
    },
  ],
};

function face(row: Partial<ThrownRow>): ThrownRow {
  return { guildId: 'guild', game: 'dice', die: 0, face: '1', times: 1, ...row };
}

async function fill(store: Store): Promise<void> {
  const open = (id: string, row: Parameters<typeof tableFixture>[1]) =>
    store.open(`opening ${id}`, 1, { table: tableFixture(id, row), seats: [seatFixture(0)] });
  await open('lobby', { createdAt: 1, dueAt: 200 });
  await open('playing', { createdAt: 2, status: 'playing', dueAt: 150, remindAt: 100 });
  await open('paused', { createdAt: 3, status: 'playing', dueAt: 50, paused: 7 });
  await open('over', { createdAt: 4, status: 'over' });
  await store.update({ table: 'over' }, null, 5, () => ({ begin: matchFixture('m-over', 'over'), out: null }));
}
