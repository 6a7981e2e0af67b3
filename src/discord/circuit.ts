import { pauseAfter } from '../lib/backoff.js';
import type { Clock } from '../lib/clock.js';
import type { Log } from './log.js';
import type { Answered } from './request.js';

/** At ten thousand in this time Discord bans the address for a while. */
const WINDOW = 10 * 60_000;
const SLICE = 10_000;
/** So many are told of, from so many on there are pauses, and with so many nothing goes out but answers to presses. */
const MANY = 500;
const TOO_MANY = 1_000;
const FAR_TOO_MANY = 5_000;

const PAUSES = { first: 5_000, longest: 5 * 60_000 };

/** Statuses of which Discord keeps count. */
const INVALID = [401, 403, 429];

/** Whether Discord holds this answer against the bot. A limit that many bots share is nobody's fault. */
export function isInvalid({ status, scope }: Answered): boolean {
  return INVALID.includes(status) && !(status === 429 && scope === 'shared');
}

/** Stops what is sent unasked long before Discord bans the bot's address. */
export interface Circuit {
  /** Notes an answer of Discord's. */
  note(answered: Answered): void;
  /** So many milliseconds nothing may be sent but answers to presses; 0: all may. */
  pauseLeft(): number;
}

export function createCircuit({ monotonic: now }: Pick<Clock, 'monotonic'>, log: Log): Circuit {
  /** How many in each slice of time, by its number. */
  const slices = new Map<number, number>();
  let until = 0;
  /** In a row. */
  let pauses = 0;

  function count(): number {
    const oldest = Math.floor((now() - WINDOW) / SLICE);
    let sum = 0;
    for (const [slice, times] of slices) {
      if (slice <= oldest) slices.delete(slice);
      else sum += times;
    }
    return sum;
  }

  function pause(refused: number): void {
    const time = pauseAfter(pauses, PAUSES);
    pauses += 1;
    until = now() + time;
    log.warn({ refused, seconds: time / 1000 }, 'many requests are refused: posts and edits pause');
  }

  return {
    note(answered) {
      if (!isInvalid(answered)) return;
      const slice = Math.floor(now() / SLICE);
      slices.set(slice, (slices.get(slice) ?? 0) + 1);
      const refused = count();
      if (refused === MANY) log.warn({ refused }, 'many requests are refused');
      if (refused < TOO_MANY) pauses = 0;
      else if (now() >= until) pause(refused);
    },
    pauseLeft() {
      const left = Math.max(0, until - now());
      return slices.size > 0 && count() >= FAR_TOO_MANY ? Math.max(left, SLICE) : left;
    },
  };
}
