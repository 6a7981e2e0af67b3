import type { Pace } from '../settings/settings.js';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** How long an answer may take, in milliseconds. */
export const ANSWER_TIME: Readonly<Record<Pace, number>> = {
  live: MINUTE,
  relaxed: 10 * MINUTE,
  slow: 24 * 60 * MINUTE,
};

/** Whoever has not answered so long after a step has begun is called, unless they were when it began. */
const CALLED_AFTER: Readonly<Record<Pace, number>> = {
  live: 25 * SECOND,
  relaxed: 2 * MINUTE,
  slow: 10 * MINUTE,
};

/** So long before the time of an answer is up everybody who is still awaited is called; null: there is no time for that. */
const CALLED_BEFORE: Readonly<Record<Pace, number | null>> = {
  live: null,
  relaxed: null,
  slow: ANSWER_TIME.slow / 4,
};

/** Whoever is called has so much time at least. */
export const CALL_TIME = 30 * SECOND;

/** The times of a step that begins then: when its answers are due, and when whoever is late is called. */
export function dueFrom(pace: Pace, at: number): { readonly dueAt: number; readonly remindAt: number | null } {
  return { dueAt: at + ANSWER_TIME[pace], remindAt: at + CALLED_AFTER[pace] };
}

/** When everybody who is still awaited is called once more, before that time is up; null: they are not. */
export function lastCallAt(pace: Pace, dueAt: number): number | null {
  const before = CALLED_BEFORE[pace];
  return before === null ? null : dueAt - before;
}

/** What comes later than this has kept people waiting. */
export const LATE = 5 * SECOND;

/** After time has stood nobody's time is up sooner than this: people must be able to answer first. */
export const GRACE = MINUTE;

/** How long a table waits where nobody is present. */
export const PARKED_TIME = 21 * 24 * 60 * MINUTE;
/** After time has stood it waits for so long at least. */
export const PARKED_GRACE = 24 * 60 * MINUTE;

/** How long a lobby stays open without a press. */
export const LOBBY_TIME = 30 * MINUTE;

/** So long a lobby's host may be silent; then whoever sits there and presses a button of theirs is the host. */
export const HOST_TIME = 10 * MINUTE;

/** How long the next match of a series waits for its host to begin it. */
export const NEXT_TIME = MINUTE;

/** A channel that has taken nothing for so long is given up… */
export const GIVEN_UP_AFTER = 30 * 24 * 60 * MINUTE;

/** …but no sooner than this after time has stood: it is tried again first. */
export const TRIED_FOR = 60 * MINUTE;

/** The most matches of a series. */
export const MOST_GAMES = 5;

/** Time-ups in a row after which a seat is away. */
export const MISSES_UNTIL_AWAY = 2;

/** How long a private menu follows the match after its person's last press on it: Discord's 15 minutes, but for the last edit's way. */
export const MENU_TIME = 14.5 * MINUTE;

/** Where an answer may take long nobody keeps looking: whoever has pressed within this time is there. */
const LOOKING_TIME = 2 * MINUTE;

/** Whether whoever has that menu, open until then, is there to see it change. */
export function isLooking(pace: Pace, menuUntil: number, at: number): boolean {
  return menuUntil > (pace === 'live' ? at : at + MENU_TIME - LOOKING_TIME);
}
