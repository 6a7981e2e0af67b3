import { expect } from 'vitest';
import type { Decided, Stored } from '../../../src/store/types.js';
import { lineFixture, matchFixture, seatFixture, tableFixture } from '../store-fixtures.js';
import { type ContractCases, change, LOBBY, type Pair, read, storeLobby, storeMatch } from './cases.js';

/** What may change a table, and what is read of it afterwards. */
export const CHANGES: ContractCases<'update' | 'reopen' | 'open' | 'read' | 'recordOf' | 'close'> = {
  update: [
    'a change is written whole, and once for a press; what was not there is missing',
    async (pair) => {
      const { store, other } = pair;
      await storeLobby(pair);
      const press = () => store.update({ table: 't1' }, 'press', 2000, ({ seats }) => grown(seats.length));
      expect(await press()).toEqual({ kind: 'done', out: 2 });
      expect(await press()).toEqual({ kind: 'duplicate' });
      expect((await read(other)).table.maxSeats).toBe(3);
      expect(await store.update({ match: 'none' }, 'another', 2000, () => grown(0))).toEqual({ kind: 'missing' });
    },
  ],
  reopen: [
    'a decision about a new table knows the one before it, and what its opener has open',
    async (pair) => {
      const { store } = pair;
      await storeLobby(pair);
      const opener = { personId: 'ann', since: 0 };
      const table = tableFixture('t2', { createdAt: 2000 });
      const reopen = (press: string) =>
        store.reopen({ table: 't1' }, press, 2000, opener, (stored, { opened, here, openings, rematch }) => ({
          ...(stored.table.rematchId === null && { table: { rematchId: 't2' }, open: { table, seats: [] } }),
          out: [idsOf(opened), idsOf(here), openings, rematch?.table.id ?? null],
        }));
      expect(await reopen('first')).toEqual({ kind: 'done', out: [['t1'], ['t1'], [1000], null] });
      const both = ['t2', 't1'];
      expect(await reopen('second')).toEqual({ kind: 'done', out: [both, both, [2000, 1000], 't2'] });
      expect(await reopen('second')).toEqual({ kind: 'duplicate' });
    },
  ],
  open: [
    'a table is opened once for a press, with a post for its lobby, unless its gate refuses it',
    async (pair) => {
      const { store, other } = pair;
      const refuse = ({ here }: { readonly here: readonly Stored[] }) => (here.length === 0 ? 'too early' : null);
      const open = (press: string) => store.open(press, 1000, LOBBY, { since: 0, refuse });
      expect(await open('first')).toEqual({ kind: 'done', out: 'too early' });
      expect(await other.read({ table: 't1' })).toBeNull();
      await store.open('second', 1000, { table: tableFixture('t0'), seats: [] });
      expect(await open('third')).toEqual({ kind: 'done', out: null });
      expect(await open('third')).toEqual({ kind: 'duplicate' });
      expect(await read(other)).toMatchObject({ ...LOBBY, posts: [{ kind: 'lobby', wanted: 1, sent: 0 }] });
    },
  ],
  read: [
    'a table is read with its newest match, or with the one that is named, and never changes in the hand',
    async (pair) => {
      const { store, other } = pair;
      await storeMatch(pair);
      const before = await read(store);
      const copy = structuredClone(before);
      await change(store, { append: { after: 0, lines: [lineFixture('w34')] }, seats: [seatFixture(0)] });
      await change(store, { begin: matchFixture('m2', 't1', { startedAt: 5000 }) });
      expect(before).toEqual(copy);
      expect(await read(other)).toMatchObject({ match: { id: 'm2' }, lines: [], seats: [{ seat: 0 }] });
      expect(await other.read({ match: 'm1' })).toMatchObject({ match: { id: 'm1' }, lines: [lineFixture('w34')] });
      expect([await other.read({ match: 'none' }), await other.read({ table: 'none' })]).toEqual([null, null]);
    },
  ],
  recordOf: [
    'the record of a match, with what its header is made of',
    async (pair) => {
      await storeMatch(pair);
      await change(pair.store, { append: { after: 0, lines: [lineFixture('w34')] } });
      const header = { game: 'dice', version: 1, seats: 2, first: 0 };
      expect(await pair.other.recordOf('m1')).toEqual({ ...header, lines: [lineFixture('w34')] });
      expect(await pair.other.recordOf('none')).toBeNull();
    },
  ],
  close: [
    'what was asked for before is written, what is asked for afterwards is refused',
    async (pair: Pair) => {
      await storeLobby(pair);
      const last = change(pair.store, { table: { maxSeats: 4 } });
      await pair.store.close();
      expect(await last).toEqual({ kind: 'done', out: null });
      expect((await read(pair.other)).table.maxSeats).toBe(4);
      await expect(change(pair.store, {})).rejects.toThrow('closed');
    },
  ],
};

function grown(seats: number): Decided<number> {
  return { table: { maxSeats: seats + 1 }, out: seats };
}

function idsOf(tables: readonly Stored[]): readonly string[] {
  return tables.map(({ table }) => table.id);
}
