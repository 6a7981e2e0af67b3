import type { Clock } from '../lib/clock.js';
import type { Log } from './log.js';

/** The time of day as Discord tells it, whatever the clock of this machine says and however it is set meanwhile. */
export interface SyncedClock extends Clock {
  /** An answer bears this date, in whole seconds; it was asked for at that monotonic time. */
  dated(date: number, askedAt: number): void;
  /** Discord made something then, which can't lie in the future. */
  made(at: number): void;
  /** By how many milliseconds the clock of this machine is ahead. */
  ahead(): number;
}

export interface SyncedClockDeps {
  readonly machine: Clock;
  readonly log: Pick<Log, 'warn'>;
  /** Told when the time is found to have been wrong by so many milliseconds: it was set forward by them. */
  readonly corrected: (by: number) => void;
}

const SECOND = 1000;
/** Such differences come from the way. */
const NOISE = 2 * SECOND;
/** From here on whoever runs the bot should know. */
const TOLD_FROM = 5 * SECOND;

export function createSyncedClock({ machine, log, corrected }: SyncedClockDeps): SyncedClock {
  const { monotonic } = machine;
  /** The time of day is this and the monotonic time. */
  let base = machine.now() - monotonic();
  let isKnown = false;
  let doubt: number | null = null;
  let isTold = false;

  const now = (): number => Math.floor(base + monotonic());
  const ahead = (): number => machine.now() - now();

  /** It lies between these; the first answer is believed at once, later ones when two of them say the same. */
  function learn(least: number, most: number): void {
    if (base >= least - NOISE && base <= most + NOISE) {
      isKnown = true;
      doubt = null;
    } else if (!isKnown || (doubt !== null && doubt >= least - NOISE && doubt <= most + NOISE)) {
      const found = (least + most) / 2;
      const by = Math.round(found - base);
      base = found;
      doubt = null;
      if (isKnown) corrected(by);
      isKnown = true;
    } else doubt = (least + most) / 2;
    tell();
  }

  function tell(): void {
    if (isTold || Math.abs(ahead()) < TOLD_FROM) return;
    isTold = true;
    log.warn({ seconds: Math.round(ahead() / SECOND) }, 'the clock of this machine is wrong');
  }

  return {
    now,
    monotonic,
    after: machine.after,
    ahead,
    dated: (date, askedAt) => learn(date - monotonic(), date + SECOND - askedAt),
    made(at) {
      const least = at - monotonic();
      if (base < least - NOISE) learn(least, least);
    },
  };
}

const DISCORD_EPOCH = 1_420_070_400_000;
const TIME_BITS = 22n;

/** The smallest id that a thing made at that time can have. */
export function snowflakeAt(time: number): string {
  return String(BigInt(Math.max(0, time - DISCORD_EPOCH)) << TIME_BITS);
}

/** When the platform made the thing with that id, by its own clock. */
export function timeOfSnowflake(id: string): number {
  return Number(BigInt(id) >> TIME_BITS) + DISCORD_EPOCH;
}
