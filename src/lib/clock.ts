/** Where the bot has its time from. */
export interface Clock {
  /** The time of day, in milliseconds since 1970. */
  now(): number;
  /** Milliseconds that never step: to measure by. They tell no time of day. */
  monotonic(): number;
  /** Does the job after so many milliseconds; calling what this returns calls it off. */
  after(ms: number, job: () => void): () => void;
}

/** This machine's clock, whose time of day may be wrong and may be set. */
export const systemClock: Clock = {
  now: () => Date.now(),
  monotonic: () => performance.now(),
  after(ms, job) {
    const timer = setTimeout(job, ms);
    return () => clearTimeout(timer);
  },
};
