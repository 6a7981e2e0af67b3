import type { Clock } from '../../lib/clock.js';

/** To ask the store takes the longer the more is unsent, and holds presses up: so it gets one part in so many of the time. */
const SHARE = 10;
const MOMENT = 2;
/** No new message is held back for longer. */
const LONGEST_REST = 250;

/** Asks the store what is unsent: soon after something may be, and never so often that presses have to wait for it. */
export class StorePoll {
  readonly #ask: () => Promise<unknown>;
  readonly #clock: Clock;
  #isWoken = false;
  #isAsking = false;
  #isStopped = false;
  /** Not before this is the store asked again. */
  #next = 0;

  constructor(ask: () => Promise<unknown>, clock: Clock) {
    this.#ask = ask;
    this.#clock = clock;
  }

  /** Whether the store is being asked, or is going to be. */
  get isBusy(): boolean {
    return this.#isWoken || this.#isAsking;
  }

  /** Something may have become unsent. */
  wake(): void {
    if (this.#isWoken) return;
    this.#isWoken = true;
    // What is being read may be from before.
    if (!this.#isAsking) this.#plan();
  }

  /** Asks no more. */
  stop(): void {
    this.#isStopped = true;
  }

  #plan(): void {
    // A moment later, so that answers to presses go out first, and many presses at once ask the store once.
    this.#clock.after(Math.max(MOMENT, this.#next - this.#clock.monotonic()), () => this.#run());
  }

  async #run(): Promise<void> {
    this.#isWoken = false;
    if (this.#isStopped) return;
    const begun = this.#clock.monotonic();
    this.#isAsking = true;
    try {
      await this.#ask();
    } finally {
      this.#isAsking = false;
      const ended = this.#clock.monotonic();
      this.#next = ended + Math.min(LONGEST_REST, (SHARE - 1) * (ended - begun));
      if (this.#isWoken) this.#plan();
    }
  }
}
