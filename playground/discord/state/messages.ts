import { MessageFlags } from 'discord-api-types/v10';
import type { Changes } from './changes.js';
import type { DiscordClock } from './clock.js';
import type { StoredFile } from './files.js';
import { GoneFiles } from './gone-files.js';
import type { MessageMentions } from './mentions.js';
import type { Origin, SentDraft, StoredMessage } from './message.js';
import { fillMessage } from './message-contents.js';
import { MessageIndex } from './message-index.js';
import type { World } from './world.js';

interface Surroundings {
  readonly clock: DiscordClock;
  readonly nextId: () => string;
  readonly world: World;
  readonly changes: Changes;
  /** How many messages a channel, and how many ephemeral ones a person, keeps. */
  readonly keep: number;
}

const NOBODY: MessageMentions = { users: [], roles: [], everyone: false };

/** All messages, public and ephemeral: how they come, change and go, of which everybody is told. */
export class Messages {
  readonly #surroundings: Surroundings;
  readonly #index: MessageIndex;
  readonly #gone = new GoneFiles();

  constructor(surroundings: Surroundings) {
    this.#surroundings = surroundings;
    this.#index = new MessageIndex(surroundings.keep);
  }

  /** Any message, an ephemeral one too. */
  find(id: string): StoredMessage | undefined {
    return this.#index.find(id);
  }

  /** A message everybody in the channel can see. */
  inChannel(channelId: string, id: string): StoredMessage | undefined {
    return this.#index.inChannel(channelId, id);
  }

  /** A file on any message of a channel, or one that was there a short while ago. */
  file(channelId: string, fileId: string): StoredFile | undefined {
    return this.#index.file(channelId, fileId) ?? this.#gone.find(fileId);
  }

  isShownTo(userId: string, message: StoredMessage): boolean {
    return this.#index.isShownTo(userId, message);
  }

  /** What a person's client shows of a channel, oldest first; it does not ask for permissions. */
  shownTo(userId: string, channelId: string): readonly StoredMessage[] {
    return this.#index.shownTo(userId, channelId);
  }

  /** The public messages of a channel, oldest first. */
  all(channelId: string): readonly StoredMessage[] {
    return this.#index.all(channelId);
  }

  create(origin: Origin, sent: SentDraft, flags = 0): StoredMessage {
    const { clock, nextId, changes } = this.#surroundings;
    const blank = { content: '', embeds: [], components: [], files: [], mentions: NOBODY, editedAt: null, edits: 0 };
    const message: StoredMessage & { notified: MessageMentions } = {
      ...origin,
      ...blank,
      id: nextId(),
      createdAt: clock.now(),
      flags: flags | (origin.seenBy === null ? 0 : MessageFlags.Ephemeral),
      notified: NOBODY,
      version: 0,
    };
    if (!(flags & MessageFlags.Loading)) this.#fill(message, sent);
    const silent = (sent.draft.flags ?? 0) & MessageFlags.SuppressNotifications;
    if (silent) message.flags |= MessageFlags.SuppressNotifications;
    else if (origin.seenBy === null) message.notified = message.mentions;
    this.#index.add(message);
    changes.tell({ kind: 'message-created', message });
    return message;
  }

  edit(message: StoredMessage, sent: SentDraft): void {
    const { clock, changes } = this.#surroundings;
    this.#fill(message, sent);
    // Filling in what was "thinking" is its first appearance and no edit.
    if (message.flags & MessageFlags.Loading) {
      message.flags &= ~MessageFlags.Loading;
    } else {
      message.editedAt = clock.now();
      message.edits += 1;
    }
    changes.tell({ kind: 'message-edited', message });
  }

  /** Sets flags without its being an edit. */
  mark(message: StoredMessage, flags: number): void {
    message.flags |= flags;
    message.version += 1;
    this.#surroundings.changes.tell({ kind: 'message-edited', message });
  }

  remove(message: StoredMessage): void {
    this.#index.delete(message);
    for (const file of message.files) this.#gone.add(file);
    this.#surroundings.changes.tell({ kind: 'message-deleted', message });
  }

  removeChannel(channelId: string): void {
    this.#index.deleteChannel(channelId);
  }

  /** Takes ephemeral messages off a person's screen: one of them, or all. */
  hide(userId: string, one?: StoredMessage): void {
    for (const message of one ? [one] : this.#index.onScreen(userId)) {
      const wasThere = this.#index.hide(userId, message);
      if (wasThere) this.#surroundings.changes.tell({ kind: 'message-hidden', message, userId });
    }
  }

  #fill(message: StoredMessage, sent: SentDraft): void {
    const before = message.files;
    fillMessage(message, sent, this.#surroundings);
    for (const file of before) if (!message.files.includes(file)) this.#gone.add(file);
  }
}
