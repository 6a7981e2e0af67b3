import type { APIAllowedMentions, APIEmbed, APIMessageTopLevelComponent } from 'discord-api-types/v10';
import type { FileNote, StoredFile, Upload } from './files.js';
import type { MessageMentions } from './mentions.js';
import type { Channel } from './world.js';

/** What a body says about a message. */
export interface Draft {
  readonly content?: string | null;
  readonly embeds?: readonly APIEmbed[] | null;
  readonly components?: readonly APIMessageTopLevelComponent[] | null;
  readonly flags?: number | null;
  readonly attachments?: readonly FileNote[] | null;
  readonly allowed_mentions?: APIAllowedMentions | null;
}

/** How a message came to be, which never changes. */
export interface Origin {
  readonly channel: Channel;
  readonly authorId: string;
  readonly type: number;
  /** Set on an ephemeral message: the one person who sees it. */
  readonly seenBy: string | null;
  /** Set on answers to interactions. */
  readonly interaction: {
    readonly id: string;
    readonly kind: number;
    readonly userId: string;
    /** Set on a follow-up: the first answer's message. */
    readonly originalId?: string;
  } | null;
  readonly repliesTo: { readonly id: string; readonly authorId: string } | null;
  readonly nonce: string | number | null;
  /** Set on what Discord itself says of a new thread: which. */
  readonly threadId?: string;
}

export interface StoredMessage extends Origin {
  readonly id: string;
  readonly createdAt: number;
  content: string;
  embeds: readonly APIEmbed[];
  components: readonly APIMessageTopLevelComponent[];
  flags: number;
  files: readonly StoredFile[];
  mentions: MessageMentions;
  /** Who got a notification: nobody ever does by an edit. */
  readonly notified: MessageMentions;
  editedAt: number | null;
  edits: number;
  /** Rises whenever anything about it changes. */
  version: number;
}

/** A body with its files, and how it counts. */
export interface SentDraft {
  readonly draft: Draft;
  readonly uploads: readonly Upload[];
  /** What `allowed_mentions` is where the body leaves it out. */
  readonly allowed: APIAllowedMentions;
  readonly mayCallAll: boolean;
}
