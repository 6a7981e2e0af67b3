import type { APIMessage } from 'discord-api-types/v10';
import type { ScreenFrame } from './connection.js';
import { isNewer } from './list.js';

/** Every message that the persona sees, and how often each channel has called them since they last looked there. */
export class ReceivedMessages {
  readonly #messages = new Map<string, APIMessage>();
  readonly #calls = new Map<string, number>();
  /** The screen that comes next is the whole, and calls nobody. */
  #isFresh = true;

  get calls(): ReadonlyMap<string, number> {
    return this.#calls;
  }

  get(id: string): APIMessage | undefined {
    return this.#messages.get(id);
  }

  /** The messages of a channel, oldest first. */
  in(channel: string | undefined): readonly APIMessage[] {
    return [...this.#messages.values()]
      .filter(({ channel_id: id }) => id === channel)
      .sort((one, other) => (isNewer(one.id, other.id) ? 1 : -1));
  }

  /** The server sends the whole screen again. */
  begin(): void {
    this.#messages.clear();
    this.#isFresh = true;
  }

  /** Takes in what has changed, while that persona looks at that channel. */
  take(
    { put, drop }: Extract<ScreenFrame, { kind: 'screen' }>,
    me: string | undefined,
    here: string | undefined,
  ): void {
    for (const id of drop) this.#messages.delete(id);
    for (const message of put) {
      const isCall = !this.#isFresh && !this.#messages.has(message.id) && calls(message, me);
      this.#messages.set(message.id, message);
      if (isCall && message.channel_id !== here) {
        this.#calls.set(message.channel_id, (this.#calls.get(message.channel_id) ?? 0) + 1);
      }
    }
    this.#isFresh = false;
  }

  /** The persona looks at that channel. */
  look(channel: string): void {
    this.#calls.delete(channel);
  }
}

function calls({ mentions, mention_everyone: everyone }: APIMessage, me: string | undefined): boolean {
  return everyone || mentions.some(({ id }) => id === me);
}
