import { startStopwatch } from '../../timer-drift.js';

/** Nothing must have happened at so many looks, or one that came late would see the quiet before what came in with it. */
const LOOKS = 6;

/** Looks again and again whether it is quiet, until it has been for long enough. */
export class Quiet {
  readonly #quietMs: number;
  readonly #busy: () => string | null;
  readonly #done: () => void;
  #looks = 0;
  #passed = startStopwatch();
  #timer: NodeJS.Timeout;

  constructor(quietMs: number, busy: () => string | null, done: () => void) {
    this.#quietMs = quietMs;
    this.#busy = busy;
    this.#done = done;
    this.#timer = this.#later();
  }

  /** Something has happened. */
  restart(): void {
    clearTimeout(this.#timer);
    this.#looks = 0;
    this.#passed = startStopwatch();
    this.#timer = this.#later();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #later(): NodeJS.Timeout {
    return setTimeout(() => this.#look(), this.#quietMs / LOOKS);
  }

  #look(): void {
    this.#looks += 1;
    // On a machine that is late, what is still to come is late as well.
    const isQuiet = this.#looks >= LOOKS && this.#passed() >= this.#quietMs && this.#busy() === null;
    if (isQuiet) this.#done();
    else this.#timer = this.#later();
  }
}
