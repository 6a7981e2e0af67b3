import type { Pace } from '../store/types.js';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** How long an answer may take, in milliseconds. */
export const ANSWER_TIME: Readonly<Record<Pace, number>> = {
  live: MINUTE,
  relaxed: 10 * MINUTE,
  slow: 24 * 60 * MINUTE,
};

/** How long a lobby stays open without a press. */
export const LOBBY_TIME = 30 * MINUTE;

/** Time-ups in a row after which a seat is away. */
export const MISSES_UNTIL_AWAY = 2;

/** How long a private menu surely still follows the match after its person's last press on it. */
export const MENU_TIME = 14 * MINUTE;
