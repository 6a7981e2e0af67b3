import type { Clock } from '../../lib/clock.js';

/**
 * Discord takes fifty requests a second from a bot, counted by a clock that is not ours. So many posts and edits leave room
 * for all else; more would be refused, and refusals are counted as well.
 */
const PER_SECOND = 40;
/** So many may go out at once after a rest. */
const BURST = 5;

/** So many go to urgent messages in a row before whoever waits longest gets a turn. */
const FAVOURED = 3;

/** Shares what a bot may send among its channels. */
export interface RateLimit {
  /** Waits until a post may be sent. Those go first, mostly, for whom `isUrgent` holds at that time; the others as they came. */
  acquire(isUrgent: () => boolean): Promise<void>;
  /** Nobody has to wait any longer. */
  stop(): void;
}

interface Waiting {
  readonly isUrgent: () => boolean;
  readonly go: () => void;
}

export function createRateLimit({ monotonic: now, after }: Clock): RateLimit {
  const waiting = new Set<Waiting>();
  let left = BURST;
  let counted = now();
  let callOff = (): void => undefined;
  let stopped = false;
  let favoured = 0;

  function grant(): void {
    const time = now();
    left = Math.min(BURST, left + ((time - counted) / 1000) * PER_SECOND);
    counted = time;
    while (waiting.size > 0 && (stopped || left >= 1)) {
      const next = first()!;
      waiting.delete(next);
      left -= 1;
      next.go();
    }
    callOff();
    if (waiting.size > 0) callOff = after(Math.ceil(((1 - left) / PER_SECOND) * 1000), grant);
  }

  function first(): Waiting | undefined {
    const [oldest] = waiting;
    const urgent = favoured < FAVOURED ? [...waiting].find(({ isUrgent }) => isUrgent()) : undefined;
    favoured = urgent === undefined || urgent === oldest ? 0 : favoured + 1;
    return urgent ?? oldest;
  }

  return {
    acquire: (isUrgent) =>
      new Promise((go) => {
        waiting.add({ isUrgent, go });
        grant();
      }),
    stop() {
      stopped = true;
      grant();
    },
  };
}
