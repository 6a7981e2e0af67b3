import type { DiscordClock } from '../state/clock.js';
import { refusal } from '../state/errors.js';
import type { StoredMessage } from '../state/message.js';

/** So many edits of messages that are older than so long does a channel take in so much time. */
export const OLD_EDITS = { olderThanMs: 3_600_000, count: 3, perMs: 6_000 } as const;

/** Counts edits of messages older than an hour, which a channel takes few of. */
export class OldEdits {
  readonly #clock: DiscordClock;
  readonly #edits = new Map<string, readonly number[]>();

  constructor(clock: DiscordClock) {
    this.#clock = clock;
  }

  /** Counts an edit; refuses it where the channel takes no more for now. */
  count({ channel, createdAt }: StoredMessage): void {
    const now = this.#clock.now();
    if (now - createdAt < OLD_EDITS.olderThanMs) return;
    const recent = (this.#edits.get(channel.id) ?? []).filter((at) => now - at < OLD_EDITS.perMs);
    const [first = now] = recent;
    if (recent.length >= OLD_EDITS.count) throw refusal(30046, (first + OLD_EDITS.perMs - now) / 1000);
    this.#edits.set(channel.id, [...recent, now]);
  }
}
