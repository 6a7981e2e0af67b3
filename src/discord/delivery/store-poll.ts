import type { Clock } from '../../lib/clock.js';

/** To ask the store takes the longer the more is unsent, and holds presses up: so it gets one part in so many of the time. */
const SHARE = 10;
const MOMENT = 2;
/** No new message is held back for longer. */
const LONGEST_REST = 250;

/** Asks the store what is unsent: soon after something may be, and never so often that presses have to wait for it. */
export class StorePoll {
  readonly #ask: () => void;
  readonly #clock: Clock;
  #isWoken = false;
  #isStopped = false;
  /** Not before this is the store asked again. */
  #next = 0;

  constructor(ask: () => void, clock: Clock) {
    this.#ask = ask;
    this.#clock = clock;
  }

  /** Whether the store is going to be asked. */
  get isWoken(): boolean {
    return this.#isWoken;
  }

  /** Something may have become unsent. */
  wake(): void {
    if (this.#isWoken) return;
    this.#isWoken = true;
    // A moment later, so that answers to presses go out first, and many presses at once ask the store once.
    this.#clock.after(Math.max(MOMENT, this.#next - this.#clock.monotonic()), () => this.#run());
  }

  /** Asks no more. */
  stop(): void {
    this.#isStopped = true;
  }

  #run(): void {
    this.#isWoken = false;
    if (this.#isStopped) return;
    const begun = this.#clock.monotonic();
    this.#ask();
    const ended = this.#clock.monotonic();
    this.#next = ended + Math.min(LONGEST_REST, (SHARE - 1) * (ended - begun));
  }
}
