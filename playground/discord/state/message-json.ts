import { type APIAttachment, type APIMessage, type InteractionType, MessageFlags } from 'discord-api-types/v10';
import type { StoredFile } from './files.js';
import type { StoredMessage } from './message.js';
import { isoTime, userJson } from './wire.js';
import { userOf, type World } from './world.js';

interface Written {
  readonly version: number;
  readonly origin: string;
  readonly json: APIMessage;
}

const written = new WeakMap<StoredMessage, Written>();

/** A message as Discord sends it; `origin` is where its files can be fetched. */
export function messageJson(world: World, message: StoredMessage, origin: string): APIMessage {
  const known = written.get(message);
  if (known?.version === message.version && known.origin === origin) return known.json;
  const json = write(world, message, origin);
  written.set(message, { version: message.version, origin, json });
  return json;
}

function write(world: World, message: StoredMessage, origin: string): APIMessage {
  const { id, channel, type, mentions, interaction, repliesTo, nonce, editedAt, threadId } = message;
  const author = userOf(world, message.authorId);
  const attachments = message.files.map((file) => fileJson(file, channel.id, origin));
  const shown = message.flags & MessageFlags.SuppressEmbeds ? [] : message.embeds;
  const json = {
    id,
    type,
    channel_id: channel.id,
    author: userJson(author),
    content: message.content,
    timestamp: isoTime(message.createdAt),
    edited_timestamp: editedAt === null ? null : isoTime(editedAt),
    tts: false,
    pinned: false,
    mention_everyone: mentions.everyone,
    mentions: mentions.users.map((user) => userJson(userOf(world, user))),
    mention_roles: mentions.roles,
    attachments,
    embeds: resolveAttachments(shown, attachments).map((embed) => ({ type: 'rich', ...embed })),
    components: resolveAttachments(message.components, attachments),
    flags: message.flags,
    ...(nonce === null ? {} : { nonce }),
    ...(repliesTo ? { message_reference: referenceTo(message, repliesTo.id) } : {}),
    ...(threadId === undefined ? {} : { message_reference: { channel_id: threadId, guild_id: channel.guildId } }),
    ...(interaction ? { webhook_id: author.id, application_id: author.id } : {}),
    ...(interaction ? { interaction_metadata: metadata(world, interaction, channel.guildId) } : {}),
  };
  return json as unknown as APIMessage;
}

function referenceTo({ channel }: StoredMessage, messageId: string) {
  return { type: 0, message_id: messageId, channel_id: channel.id, guild_id: channel.guildId };
}

function metadata(
  world: World,
  { id, kind, userId, originalId }: NonNullable<StoredMessage['interaction']>,
  guildId: string,
) {
  return {
    ...(originalId === undefined ? {} : { original_response_message_id: originalId }),
    id,
    type: kind as InteractionType.ApplicationCommand,
    user: userJson(userOf(world, userId)),
    authorizing_integration_owners: { 0: guildId },
  };
}

function fileJson(file: StoredFile, channelId: string, origin: string): APIAttachment {
  const url = `${origin}/attachments/${channelId}/${file.id}/${encodeURIComponent(file.name)}`;
  return {
    id: file.id,
    filename: file.name,
    size: file.bytes.length,
    url,
    proxy_url: url,
    content_type: file.contentType,
    ...(file.description === null ? {} : { description: file.description }),
    ...(file.size ?? {}),
  };
}

/** Puts the address of a file where `attachment://name` stands. */
function resolveAttachments<T>(part: T, files: readonly APIAttachment[]): T {
  if (files.length === 0) return part;
  const visit = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(visit);
    if (typeof value === 'object' && value !== null) {
      return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, visit(inner)]));
    }
    if (typeof value !== 'string' || !value.startsWith('attachment://')) return value;
    return files.find((file) => `attachment://${file.filename}` === value)?.url ?? value;
  };
  return visit(part) as T;
}
