import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { StoreStale } from '../../../src/store/errors.js';
import type { Store } from '../../../src/store/interface.js';
import { lineFixture } from '../store-fixtures.js';
import { type ContractCase, type ContractCases, change, type Pair, read, storeLobby, storeMatch } from './cases.js';
import { CHANGES } from './changes.js';
import { LISTS } from './lists.js';
import { OUTBOX } from './outbox.js';
import { PEOPLE } from './people.js';

/** One promise at least of every method of the interface. */
const EVERY: ContractCases<keyof Store> = { ...CHANGES, ...LISTS, ...OUTBOX, ...PEOPLE };

/** What concerns changes together: of one writer, and of two. */
const TOGETHER: readonly ContractCase[] = [
  [
    'a decision that throws leaves no trace, so its press may come again',
    async (pair) => {
      await storeLobby(pair);
      const press = (fail: boolean) =>
        pair.store.update({ table: 't1' }, 'press', 2000, () => {
          if (fail) throw new Error('a bug');
          return { out: 'now' };
        });
      await expect(press(true)).rejects.toThrow('a bug');
      expect(await press(false)).toEqual({ kind: 'done', out: 'now' });
    },
  ],
  [
    'a change of which a part cannot be written is not written at all',
    async (pair) => {
      await storeMatch(pair);
      const before = await read(pair.other);
      const bad = {
        table: { maxSeats: 2 },
        append: { after: 0, lines: [lineFixture('s0 pass')] },
        renew: [{ id: 999 }],
      };
      await expect(change(pair.store, bad)).rejects.toThrow();
      expect([await read(pair.store), await read(pair.other)]).toEqual([before, before]);
    },
  ],
  [
    'of one press that comes to two writers at once one counts',
    async (pair) => {
      await storeMatch(pair);
      const kinds = await Promise.all([pair.store, pair.other].map(async (store) => (await press(store, 'one')).kind));
      expect(kinds.sort()).toEqual(['done', 'duplicate']);
      expect((await read(pair.other)).lines).toHaveLength(1);
    },
  ],
  [
    'two writers append one after the other, each to what the other has written',
    async (pair) => {
      await storeMatch(pair);
      const presses = Array.from({ length: 20 }, (_, n) => press(n % 2 === 0 ? pair.store : pair.other, `press ${n}`));
      await Promise.all(presses);
      const [one, two] = [await read(pair.store), await read(pair.other)];
      expect(one).toEqual(two);
      expect(one.lines.map(({ text }) => text)).toEqual(one.lines.map((_, n) => `line ${n}`));
      expect(one.lines).toHaveLength(20);
    },
  ],
  [
    'what a writer has decided on an older state than another has left is refused, and its press may come again',
    async (pair) => {
      await storeMatch(pair);
      const { length } = (await read(pair.store)).lines;
      await press(pair.other, 'of the other');
      const decided = { append: { after: length, lines: [lineFixture('stale')] }, table: { maxSeats: 2 }, out: null };
      const stale = () => pair.store.update({ match: 'm1' }, 'late', 3000, () => decided);
      await expect(stale()).rejects.toBeInstanceOf(StoreStale);
      expect(await read(pair.store)).toMatchObject({ table: { maxSeats: 5 }, lines: [{ text: 'line 0' }] });
      expect(await press(pair.store, 'late')).toEqual({ kind: 'done', out: 1 });
    },
  ],
];

/** Appends a line that tells how many were there. */
function press(store: Store, id: string) {
  return store.update({ match: 'm1' }, id, 3000, ({ lines }) => ({
    append: { after: lines.length, lines: [lineFixture(`line ${lines.length}`)] },
    out: lines.length,
  }));
}

/** What any store must promise; `open` makes two on the same new data. */
export function testContract(name: string, open: () => Promise<Pair & { close(): Promise<void> }>): void {
  describe(`${name} keeps the contract`, () => {
    let opened: Awaited<ReturnType<typeof open>>;
    beforeEach(async () => {
      opened = await open();
    });
    afterEach(() => opened.close());

    for (const [method, [promise, check]] of Object.entries(EVERY)) test(`${method}: ${promise}`, () => check(opened));
    for (const [promise, check] of TOGETHER) test(promise, () => check(opened));
  });
}
