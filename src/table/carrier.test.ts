import { beforeEach, describe, expect, test } from 'vitest';
import { type TableHarness, tableHarness } from '../../test/support/table-harness.js';
import type { Stored } from '../store/types.js';
import { carrierOf, isWorn } from './carrier.js';
import { MENU_TIME } from './pace.js';

const MINUTE = 60_000;

let at: TableHarness;
let stored: Stored;
beforeEach(async () => {
  at = tableHarness();
  at.waiting.reached = true;
  stored = await at.read(await at.begin(['Ann', 'Ben', 'Cid']));
});

/** With the menus of Ann, Ben, and Cid open for so many minutes yet. */
function lasting(...minutes: readonly number[]): Stored {
  const left = new Map(stored.seats.map(({ personId }, n) => [personId, minutes[n]! * MINUTE]));
  return {
    ...stored,
    menus: stored.menus.map((menu) => ({ ...menu, until: at.clock.now + left.get(menu.personId)! })),
  };
}

function carrierIn(given: Stored): string | undefined {
  const menu = carrierOf(given, at.clock.now);
  return given.seats.find(({ personId }) => personId === menu?.personId)?.name;
}

describe('a board is carried by the token', () => {
  test.each([
    ['of the first seat, whoever has pressed last', [11, 14, 12], 'Ann'],
    ['of the next one, where that has little time left', [9, 10, 14], 'Ben'],
    ['that has enough time left, where none has much', [4, 5, 6], 'Ben'],
    ['of nobody, where all are near their end', [4, 3, 2], undefined],
  ] as const)('%s', (_, minutes, name) => {
    expect(carrierIn(lasting(...minutes))).toBe(name);
  });

  test('of nobody who has their menu in another channel, and of nobody where answers may take long', () => {
    expect(carrierIn({ ...stored, menus: stored.menus.map((menu) => ({ ...menu, elsewhere: true })) })).toBe(undefined);
    expect(carrierIn({ ...stored, table: { ...stored.table, pace: 'relaxed' } })).toBe(undefined);
  });
});

describe('a board is worn', () => {
  const posted = (tokenUntil: number | null, messageId: string | null = '5') => ({
    ...stored.posts.find(({ kind }) => kind === 'board')!,
    messageId,
    tokenUntil,
  });

  test('in the last minute of its token, and when it has none while one is wanted', () => {
    for (const left of [0.9 * MINUTE, 0, -MINUTE])
      expect(isWorn(posted(at.clock.now + left), stored, at.clock.now)).toBe(true);
  });

  test('neither before nor without another token, nor where none is wanted, nor while it is still to be posted', () => {
    const now = at.clock.now;
    expect(isWorn(posted(now + MENU_TIME), stored, now)).toBe(false);
    expect(isWorn(posted(now), lasting(4, 4, 4), now)).toBe(false);
    expect(isWorn(posted(null), stored, now)).toBe(false);
    expect(isWorn(posted(now, null), stored, now)).toBe(false);
  });
});
