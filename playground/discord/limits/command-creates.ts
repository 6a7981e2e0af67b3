import type { DiscordClock } from '../state/clock.js';
import { refusal } from '../state/errors.js';

export const CREATES_A_DAY = 200;
const DAY_MS = 24 * 3_600_000;

/** Counts the new commands of a day, those of each guild and the global ones (null). */
export class CommandCreates {
  readonly #clock: DiscordClock;
  readonly #created = new Map<string | null, readonly number[]>();

  constructor(clock: DiscordClock) {
    this.#clock = clock;
  }

  /** Counts so many new commands; refuses them all where they are too many. */
  count(guildId: string | null, added: number): void {
    const now = this.#clock.now();
    const today = (this.#created.get(guildId) ?? []).filter((at) => now - at < DAY_MS);
    if (today.length + added > CREATES_A_DAY) throw refusal(30034);
    this.#created.set(guildId, [...today, ...Array<number>(added).fill(now)]);
  }
}
