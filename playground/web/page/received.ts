import type { APIMessage } from 'discord-api-types/v10';
import type { ScreenFrame } from './connection.js';
import { isNewer } from './list.js';

/** Every message that the persona sees. */
export class ReceivedMessages {
  readonly #messages = new Map<string, APIMessage>();

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
  }

  /** Takes in what has changed. */
  take({ put, drop }: Extract<ScreenFrame, { kind: 'screen' }>): void {
    for (const id of drop) this.#messages.delete(id);
    for (const message of put) this.#messages.set(message.id, message);
  }
}
