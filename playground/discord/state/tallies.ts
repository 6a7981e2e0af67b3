import type { Changes, WorldChange } from './changes.js';
import { calledBy } from './marks.js';
import type { StoredMessage } from './message.js';
import type { World } from './world.js';

/** What the bot has done in a channel so far. */
export interface ChannelTally {
  /** Its new public messages, their edits, and those that are gone again. */
  readonly messages: number;
  readonly edits: number;
  readonly deletions: number;
  /** Its new ephemeral messages, whoever sees them. */
  readonly ephemeral: number;
  /** How often it notified each person, by their ids. */
  readonly mentions: Readonly<Record<string, number>>;
  /** Requests about the channel that count towards the bot's fifty a second, also those that were refused. */
  readonly globalCalls: number;
}

type Counted = { -readonly [Key in keyof ChannelTally]: ChannelTally[Key] } & {
  readonly mentions: Record<string, number>;
};

/** Counts what the bot does in each channel. */
export class Tallies {
  readonly #world: World;
  readonly #botId: string;
  readonly #channels = new Map<string, Counted>();
  /** How often each message was edited when that was last counted. */
  readonly #edits = new WeakMap<StoredMessage, number>();

  constructor(world: World, botId: string, changes: Changes) {
    this.#world = world;
    this.#botId = botId;
    changes.on((change) => this.#hear(change));
  }

  of(channelId: string): ChannelTally {
    const { mentions, ...counts } = this.#channels.get(channelId) ?? blank();
    return { ...counts, mentions: { ...mentions } };
  }

  /** A request with the bot's token has come in. */
  countGlobalCall(channelId: string): void {
    this.#at(channelId).globalCalls += 1;
  }

  #hear(change: WorldChange): void {
    if (change.kind === 'channel-deleted' || change.kind === 'thread-lost') this.#channels.delete(change.channel.id);
    if (!('message' in change) || change.message.authorId !== this.#botId) return;
    const { message } = change;
    const tally = this.#at(message.channel.id);
    if (message.seenBy !== null) {
      if (change.kind === 'message-created') tally.ephemeral += 1;
    } else if (change.kind === 'message-created') {
      tally.messages += 1;
      for (const id of calledBy(this.#world, message)) tally.mentions[id] = (tally.mentions[id] ?? 0) + 1;
    } else if (change.kind === 'message-edited') {
      // What was "thinking" is filled in, and a thread begins at a message, without its being an edit.
      tally.edits += message.edits - (this.#edits.get(message) ?? 0);
      this.#edits.set(message, message.edits);
    } else if (change.kind === 'message-deleted') {
      tally.deletions += 1;
    }
  }

  #at(channelId: string): Counted {
    const tally = this.#channels.get(channelId) ?? blank();
    this.#channels.set(channelId, tally);
    return tally;
  }
}

function blank(): Counted {
  return { messages: 0, edits: 0, deletions: 0, ephemeral: 0, mentions: {}, globalCalls: 0 };
}
