import type { OpenMenu, Post } from '../store/rows.js';
import type { Stored } from '../store/types.js';
import { playerOf } from './seats.js';

const MINUTE = 60_000;

/** A token must reach its board for so long; better still the longer of these. */
const LEAST_LEFT = [10 * MINUTE, 5 * MINUTE];
/** And a board whose token has less left than this gives way to one that another token carries. */
const WORN = MINUTE;

/** Whether boards of that table are to be carried: where answers may take long no token lasts until the next. */
export function isCarriedThere({ table }: Pick<Stored, 'table'>): boolean {
  return table.pace === 'live';
}

/**
 * The menu by whose token the board of a match is to be posted, so that its edits take nothing of what the platform allows
 * the whole bot in a second; null: none is wanted, or there is none. `mayCarry`: whether a token can make anything.
 */
export function carrierOf(
  stored: Stored,
  at: number,
  mayCarry: (menu: OpenMenu) => boolean = () => true,
): OpenMenu | null {
  if (!isCarriedThere(stored)) return null;
  const { match, seats, menus } = stored;
  for (const left of LEAST_LEFT) {
    // By the order of seats, so that it tells nothing of who has pressed when.
    for (const row of seats) {
      const menu = menus.find((each) => each.personId === playerOf(row) && each.matchId === match?.id);
      if (menu !== undefined && !menu.elsewhere && menu.until - at >= left && mayCarry(menu)) return menu;
    }
  }
  return null;
}

/** Whether the board's token has served its time, or it had to do without one, and another one can carry a new board. */
export function isWorn({ messageId, tokenUntil }: Post, stored: Stored, at: number): boolean {
  return messageId !== null && tokenUntil !== null && tokenUntil - at < WORN && carrierOf(stored, at) !== null;
}
