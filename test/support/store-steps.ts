import fc from 'fast-check';
import type { SeatRow } from '../../src/store/rows.js';
import { seatFixture } from './store-fixtures.js';

export type SendKind = 'try' | 'send' | 'lose' | 'replace' | 'drop';

/** One thing to do, by the store of that number. Indexes are taken modulo what there is. */
export type StoreStep = { readonly by: number } & (
  | { readonly kind: 'open'; readonly id: number }
  | { readonly kind: 'update'; readonly id: number; readonly table: number; readonly parts: Parts }
  | { readonly kind: SendKind; readonly post: number; readonly version: number }
  | { readonly kind: 'sendMenu' | 'dropMenu'; readonly menu: number; readonly stale: boolean }
);

interface Parts {
  readonly dueAt: number | null | undefined;
  readonly seats: readonly SeatRow[] | undefined;
  readonly begin: boolean;
  readonly lines: number;
  readonly end: boolean;
  readonly renew:
    | { readonly post: number; readonly until: number | undefined; readonly mentions: string[] | undefined }
    | undefined;
  readonly posts: number;
  readonly open: boolean;
  readonly menu: { readonly person: number; readonly until: number; readonly locale: string | null } | undefined;
  readonly refresh: boolean;
  readonly fail: 'decide' | 'write' | undefined;
}

const maybe = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> => fc.option(arbitrary, { nil: undefined });
const nat = fc.nat({ max: 20 });
const seat = fc.record({
  missed: fc.nat({ max: 2 }),
  away: fc.boolean(),
  word: fc.constantFrom(null, 'luck', 'Glück'),
});
const seats = fc.array(seat, { maxLength: 4 });
const parts: fc.Arbitrary<Parts> = fc.record({
  dueAt: fc.option(maybe(nat), { nil: null }),
  seats: maybe(seats.map((rows) => rows.map((row, n) => seatFixture(n, row)))),
  begin: fc.boolean(),
  lines: fc.nat({ max: 3 }),
  end: fc.boolean(),
  renew: maybe(fc.record({ post: nat, until: maybe(nat), mentions: maybe(fc.subarray(['ann', 'ben'])) })),
  posts: fc.nat({ max: 2 }),
  open: fc.boolean(),
  menu: maybe(fc.record({ person: fc.nat({ max: 2 }), until: nat, locale: fc.constantFrom(null, 'de', 'is') })),
  refresh: fc.boolean(),
  fail: fc.option(fc.constantFrom('decide', 'write'), { nil: undefined, freq: 6 }),
});
const by = fc.nat({ max: 1 });
/** Few ids, so that some interactions come twice. */
const id = fc.nat({ max: 60 });
const step: fc.Arbitrary<StoreStep> = fc.oneof(
  { weight: 1, arbitrary: fc.record({ by, kind: fc.constant('open' as const), id }) },
  { weight: 8, arbitrary: fc.record({ by, kind: fc.constant('update' as const), id, table: nat, parts }) },
  {
    weight: 4,
    arbitrary: fc.record({
      by,
      kind: fc.constantFrom('try', 'send', 'lose', 'replace', 'drop') satisfies fc.Arbitrary<SendKind>,
      post: nat,
      version: fc.nat({ max: 5 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      by,
      kind: fc.constantFrom('sendMenu' as const, 'dropMenu' as const),
      menu: nat,
      stale: fc.boolean(),
    }),
  },
);

/** So many things at most, at random. There is a table from the start, or else most steps would do nothing. */
export const stepsUpTo = (maxLength: number): fc.Arbitrary<readonly StoreStep[]> =>
  fc.array(step, { minLength: 3, maxLength, size: 'max' }).map((steps) => [{ by: 0, kind: 'open', id: 100 }, ...steps]);
