import type { StoredFile } from './files.js';
import type { StoredMessage } from './message.js';
import { byAge } from './snowflake.js';

type ById = Map<string, StoredMessage>;

/** Where the messages are: the public ones in their channels, each ephemeral one on the screen of the one person who sees it. */
export class MessageIndex {
  readonly #byId: ById = new Map();
  readonly #channels = new Map<string, ById>();
  readonly #screens = new Map<string, ById>();
  readonly #keep: number;

  /** `keep`: how many messages a channel, and how many ephemeral ones a person, keeps. */
  constructor(keep: number) {
    this.#keep = keep;
  }

  add(message: StoredMessage): void {
    const { id, seenBy, channel } = message;
    const homes = seenBy === null ? this.#channels : this.#screens;
    const key = seenBy ?? channel.id;
    const home: ById = homes.get(key) ?? new Map();
    homes.set(key, home.set(id, message));
    this.#byId.set(id, message);
    if (seenBy === null) channel.lastMessageId = id;
    if (home.size <= this.#keep) return;
    const [oldest = id] = home.keys();
    home.delete(oldest);
    this.#byId.delete(oldest);
  }

  delete({ id, seenBy, channel }: StoredMessage): void {
    if (seenBy === null) this.#channels.get(channel.id)?.delete(id);
    else this.#screens.get(seenBy)?.delete(id);
    this.#byId.delete(id);
  }

  deleteChannel(channelId: string): void {
    this.#channels.delete(channelId);
    for (const message of this.#byId.values()) if (message.channel.id === channelId) this.delete(message);
  }

  /** Takes a message off a person's screen, but keeps it; tells whether it was there. */
  hide(userId: string, { id }: StoredMessage): boolean {
    return this.#screens.get(userId)?.delete(id) ?? false;
  }

  find(id: string): StoredMessage | undefined {
    return this.#byId.get(id);
  }

  inChannel(channelId: string, id: string): StoredMessage | undefined {
    return this.#channels.get(channelId)?.get(id);
  }

  /** The public messages of a channel, oldest first. */
  all(channelId: string): readonly StoredMessage[] {
    return [...(this.#channels.get(channelId)?.values() ?? [])];
  }

  /** The ephemeral messages that a person's client shows. */
  onScreen(userId: string): readonly StoredMessage[] {
    return [...(this.#screens.get(userId)?.values() ?? [])];
  }

  isShownTo(userId: string, { id, seenBy, channel }: StoredMessage): boolean {
    const home = seenBy === null ? this.#channels.get(channel.id) : this.#screens.get(userId);
    return home?.has(id) ?? false;
  }

  shownTo(userId: string, channelId: string): readonly StoredMessage[] {
    const own = this.onScreen(userId).filter((one) => one.channel.id === channelId);
    return [...this.all(channelId), ...own].sort(byAge);
  }

  file(channelId: string, fileId: string): StoredFile | undefined {
    return [...this.#byId.values()]
      .flatMap(({ channel, files }) => (channel.id === channelId ? files : []))
      .find((file) => file.id === fileId);
  }
}
