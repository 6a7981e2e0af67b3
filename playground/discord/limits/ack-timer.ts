import type { Alarms } from '../state/clock.js';

export const ACK_MS = 3_000;

/** The three seconds for an acknowledgement, as a machine counts them that keeps up: what it is late by is no fault of the bot. */
export class AckTimer {
  readonly #clock: Alarms;
  readonly #expire: () => void;
  readonly #ends: number;
  /** By how much the machine had been late at the beginning. */
  readonly #lateBefore: number;
  #callOff: () => void;

  /** Begins to count `ms` from `sentAt`, when the interaction was sent. */
  constructor(clock: Alarms, { sentAt, ms }: { readonly sentAt: number; readonly ms: number }, expire: () => void) {
    this.#clock = clock;
    this.#expire = expire;
    this.#ends = sentAt + ms;
    this.#lateBefore = clock.late();
    this.#callOff = this.#wait(ms);
  }

  stop(): void {
    this.#callOff();
  }

  #wait(ms: number): () => void {
    return this.#clock.after(ms, () => {
      const left = this.#ends - this.#clock.now() + (this.#clock.late() - this.#lateBefore);
      // The clock counts whole milliseconds.
      if (left >= 1) this.#callOff = this.#wait(left);
      else this.#expire();
    });
  }
}
