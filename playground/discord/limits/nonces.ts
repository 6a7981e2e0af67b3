import type { DiscordClock } from '../state/clock.js';

export const NONCE_MS = 5 * 60_000;

interface Made {
  readonly messageId: string;
  readonly at: number;
}

/** The nonces of an author's messages of the past few minutes. */
export class Nonces {
  readonly #clock: DiscordClock;
  readonly #made = new Map<string, Made>();

  constructor(clock: DiscordClock) {
    this.#clock = clock;
  }

  /** The id of the message that was made with this nonce. */
  find(authorId: string, nonce: string | number): string | null {
    this.#forget();
    return this.#made.get(`${authorId} ${nonce}`)?.messageId ?? null;
  }

  remember(authorId: string, nonce: string | number, messageId: string): void {
    const key = `${authorId} ${nonce}`;
    this.#made.delete(key);
    this.#made.set(key, { messageId, at: this.#clock.now() });
  }

  #forget(): void {
    for (const [key, { at }] of this.#made) {
      if (this.#clock.now() - at <= NONCE_MS) return;
      this.#made.delete(key);
    }
  }
}
