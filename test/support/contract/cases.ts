import type { Store } from '../../../src/store/interface.js';
import type { Change, Stored, Updated } from '../../../src/store/types.js';
import { matchFixture, seatFixture, tableFixture } from '../store-fixtures.js';

/** A store, and another one that a second process would have on the same data. */
export interface Pair {
  readonly store: Store;
  readonly other: Store;
}

/** What is to be promised, and how that is found out. */
export type ContractCase = readonly [promise: string, check: (pair: Pair) => Promise<void>];
export type ContractCases<Method extends keyof Store> = Readonly<Record<Method, ContractCase>>;

export const LOBBY = { table: tableFixture('t1'), seats: [seatFixture(0), seatFixture(1)] };

/** A lobby at the table t1. */
export async function storeLobby({ store }: Pair): Promise<void> {
  await store.open('opening', 1000, LOBBY);
}

/** A match m1 at the table t1, with nothing in its record. */
export async function storeMatch(pair: Pair): Promise<void> {
  await storeLobby(pair);
  await change(pair.store, { table: { status: 'playing' }, begin: matchFixture('m1', 't1') });
}

/** Changes the table t1. */
export function change(store: Store, changed: Change, at = 3000): Promise<Updated<null>> {
  return store.update({ table: 't1' }, null, at, () => ({ ...changed, out: null }));
}

/** The table t1 as both stores see it, which must be the same. */
export async function read(store: Store): Promise<Stored> {
  return (await store.read({ table: 't1' }))!;
}
