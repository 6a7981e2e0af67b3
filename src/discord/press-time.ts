import type { Clock } from '../lib/clock.js';

/** The platform takes no first answer to a press after so many milliseconds. */
export const PRESS_TIME = 3_000;
/** It is believed to be strict about that for so many milliseconds after it was: who is never refused is always answered. */
const STRICT_FOR = 60_000;

/** Whether a press can still be answered. How long it was on its way here nobody knows. */
export interface PressTime {
  /** Whether nobody would see an answer any more. */
  isOver(): boolean;
  /** Begins to answer it, and tells whether that still can be: from then on the time is not over. */
  begin(): boolean;
  /** The platform knows no such press any more. */
  refused(): void;
}

/** Tells the time of presses, each from when it came in, by the clock that never steps. */
export function createPressTimes({ monotonic }: Pick<Clock, 'monotonic'>): () => PressTime {
  let strictUntil = Number.NEGATIVE_INFINITY;
  return () => {
    const late = monotonic() + PRESS_TIME;
    let state: 'waiting' | 'begun' | 'refused' = 'waiting';
    const isOver = (): boolean => {
      const now = monotonic();
      return state === 'refused' || (state === 'waiting' && now > late && now < strictUntil);
    };
    return {
      isOver,
      begin() {
        if (isOver()) return false;
        state = 'begun';
        return true;
      },
      refused() {
        state = 'refused';
        const now = monotonic();
        if (now > late) strictUntil = now + STRICT_FOR;
      },
    };
  };
}
