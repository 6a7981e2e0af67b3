import type { APIAllowedMentions, APIEmbed, APIMessageTopLevelComponent } from 'discord-api-types/v10';
import { MessageFlags } from 'discord-api-types/v10';
import type { Changes } from './changes.js';
import type { DiscordClock } from './clock.js';
import { invalidField, refusal } from './errors.js';
import { type FileNote, filesAfter, type StoredFile, type Upload } from './files.js';
import { type MessageMentions, mentionsIn } from './mentions.js';
import { byAge } from './snowflake.js';
import { type Channel, guildOf, type World } from './world.js';

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
  readonly interaction: { readonly id: string; readonly kind: number; readonly userId: string } | null;
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

interface Sent {
  readonly draft: Draft;
  readonly uploads: readonly Upload[];
  /** What `allowed_mentions` is where the body leaves it out. */
  readonly allowed: APIAllowedMentions;
  readonly mayCallAll: boolean;
}

export interface Messages {
  /** Any message, an ephemeral one too. */
  find(id: string): StoredMessage | undefined;
  /** A message everybody in the channel can see. */
  inChannel(channelId: string, id: string): StoredMessage | undefined;
  /** A file on any message of a channel, or one that was there a short while ago. */
  file(channelId: string, fileId: string): StoredFile | undefined;
  isShownTo(userId: string, message: StoredMessage): boolean;
  /** What a person's client shows of a channel, oldest first; it does not ask for permissions. */
  shownTo(userId: string, channelId: string): readonly StoredMessage[];
  /** The public messages of a channel, oldest first. */
  all(channelId: string): readonly StoredMessage[];
  create(origin: Origin, sent: Sent, flags?: number): StoredMessage;
  edit(message: StoredMessage, sent: Sent): void;
  /** Sets flags without its being an edit. */
  mark(message: StoredMessage, flags: number): void;
  remove(message: StoredMessage): void;
  removeChannel(channelId: string): void;
  /** Takes ephemeral messages off a person's screen: one of them, or all. */
  hide(userId: string, message?: StoredMessage): void;
}

interface Surroundings {
  readonly clock: DiscordClock;
  readonly nextId: () => string;
  readonly world: World;
  readonly changes: Changes;
  /** How many messages a channel, and how many ephemeral ones a person, keeps. */
  readonly keep: number;
}

/** So many replaced files are kept. */
const REPLACED = 500;

const SETTABLE = MessageFlags.SuppressEmbeds | MessageFlags.IsComponentsV2;

export function createMessages({ clock, nextId, world, changes, keep }: Surroundings): Messages {
  const channels = new Map<string, Map<string, StoredMessage>>();
  const byId = new Map<string, StoredMessage>();
  const screens = new Map<string, Map<string, StoredMessage>>();
  /** The content network goes on handing out files that were replaced, to clients that show the message as it was. */
  const replaced = new Map<string, StoredFile>();

  const keepReplaced = (file: StoredFile): void => {
    replaced.set(file.id, file);
    if (replaced.size > REPLACED) replaced.delete(replaced.keys().next().value!);
  };

  const apply = (message: StoredMessage, { draft, allowed, mayCallAll, uploads }: Sent): void => {
    const files = filesAfter(message.files, uploads, draft.attachments ?? undefined, nextId);
    const content = draft.content === undefined ? message.content : (draft.content ?? '').trim();
    const embeds = draft.embeds === undefined ? message.embeds : (draft.embeds ?? []);
    const components = draft.components === undefined ? message.components : numberComponents(draft.components ?? []);
    if (!content && !embeds.length && !components.length && !files.length) throw refusal(50006);
    if (files.length > 10) throw invalidField('attachments', 'too-many-files', 'A message has at most 10 files');
    for (const file of message.files) if (!files.includes(file)) keepReplaced(file);
    const given = draft.flags ?? message.flags;
    Object.assign(message, { files, content, embeds, components, version: message.version + 1 });
    message.flags = (message.flags & ~MessageFlags.SuppressEmbeds) | (given & SETTABLE);
    message.mentions = mentionsIn(textOf(message), {
      guild: guildOf(world, message.channel),
      allowed: draft.allowed_mentions ?? allowed,
      mayCallAll,
      repliedTo: message.interaction ? null : (message.repliesTo?.authorId ?? null),
    });
  };

  const place = (message: StoredMessage): void => {
    const shelf = message.seenBy === null ? channels : screens;
    const key = message.seenBy ?? message.channel.id;
    const shown = shelf.get(key) ?? new Map<string, StoredMessage>();
    shelf.set(key, shown.set(message.id, message));
    byId.set(message.id, message);
    if (message.seenBy === null) message.channel.lastMessageId = message.id;
    if (shown.size <= keep) return;
    const [oldest = message.id] = shown.keys();
    shown.delete(oldest);
    byId.delete(oldest);
  };

  return {
    find: (id) => byId.get(id),
    inChannel: (channelId, id) => channels.get(channelId)?.get(id),
    file: (channelId, fileId) =>
      [...byId.values()]
        .flatMap(({ channel, files }) => (channel.id === channelId ? files : []))
        .find((file) => file.id === fileId) ?? replaced.get(fileId),
    isShownTo: (userId, { id, seenBy, channel }) =>
      seenBy === null ? (channels.get(channel.id)?.has(id) ?? false) : (screens.get(userId)?.has(id) ?? false),
    all: (channelId) => [...(channels.get(channelId)?.values() ?? [])],
    shownTo(userId, channelId) {
      const own = [...(screens.get(userId)?.values() ?? [])].filter((one) => one.channel.id === channelId);
      return [...(channels.get(channelId)?.values() ?? []), ...own].sort(byAge);
    },
    create(origin, sent, flags = 0) {
      const nobody: MessageMentions = { users: [], roles: [], everyone: false };
      const blank = { content: '', embeds: [], components: [], files: [], mentions: nobody, editedAt: null, edits: 0 };
      const id = nextId();
      const message: StoredMessage & { notified: MessageMentions } = {
        ...origin,
        ...blank,
        id,
        createdAt: clock.now(),
        flags: flags | (origin.seenBy === null ? 0 : MessageFlags.Ephemeral),
        notified: nobody,
        version: 0,
      };
      if (!(flags & MessageFlags.Loading)) apply(message, sent);
      const silent = (sent.draft.flags ?? 0) & MessageFlags.SuppressNotifications;
      if (silent) message.flags |= MessageFlags.SuppressNotifications;
      else if (origin.seenBy === null) message.notified = message.mentions;
      place(message);
      changes.tell({ kind: 'message-created', message });
      return message;
    },
    edit(message, sent) {
      apply(message, sent);
      // Filling in what was "thinking" is its first appearance and no edit.
      if (message.flags & MessageFlags.Loading) {
        message.flags &= ~MessageFlags.Loading;
      } else {
        message.editedAt = clock.now();
        message.edits += 1;
      }
      changes.tell({ kind: 'message-edited', message });
    },
    mark(message, flags) {
      message.flags |= flags;
      message.version += 1;
      changes.tell({ kind: 'message-edited', message });
    },
    remove(message) {
      if (message.seenBy === null) channels.get(message.channel.id)?.delete(message.id);
      else screens.get(message.seenBy)?.delete(message.id);
      byId.delete(message.id);
      changes.tell({ kind: 'message-deleted', message });
    },
    removeChannel(channelId) {
      channels.delete(channelId);
      for (const message of byId.values()) {
        if (message.channel.id !== channelId) continue;
        byId.delete(message.id);
        if (message.seenBy !== null) screens.get(message.seenBy)?.delete(message.id);
      }
    },
    hide(userId, one) {
      const screen = screens.get(userId);
      for (const message of one ? [one] : [...(screen?.values() ?? [])]) {
        if (screen?.delete(message.id)) changes.tell({ kind: 'message-hidden', message, userId });
      }
    },
  };
}

/** As much of a component as matters for walking through it. */
interface Part {
  readonly id?: number;
  readonly content?: string;
  readonly components?: readonly Part[];
  readonly accessory?: Part;
}

/** All the text that can call people: the content and, in the newer layout, the text displays. */
function textOf({ content, components }: StoredMessage): string {
  const inside = (part: Part): readonly string[] => [part.content ?? '', ...(part.components ?? []).flatMap(inside)];
  return [content, ...(components as readonly Part[]).flatMap(inside)].join('\n');
}

/** Gives every component the number Discord gives it where the sender did not. */
function numberComponents(components: readonly APIMessageTopLevelComponent[]): readonly APIMessageTopLevelComponent[] {
  const taken = new Set<unknown>();
  const inner = (part: Part): readonly Part[] =>
    [part.components ?? [], part.accessory ?? []].flat().flatMap((one) => [one, ...inner(one)]);
  for (const { id } of (components as readonly Part[]).flatMap((part) => [part, ...inner(part)])) taken.add(id);
  let last = 0;
  const free = (): number => {
    do last += 1;
    while (taken.has(last));
    return last;
  };
  const visit = (part: Part): Part => ({
    ...part,
    id: part.id || free(),
    ...(part.components ? { components: part.components.map(visit) } : {}),
    ...(part.accessory ? { accessory: visit(part.accessory) } : {}),
  });
  return (components as readonly Part[]).map(visit) as readonly unknown[] as readonly APIMessageTopLevelComponent[];
}
