import { PermissionFlagsBits as Bits } from 'discord-api-types/v10';
import { invalidField, refusal } from '../../state/errors.js';
import { PLAIN } from '../../state/mentions.js';
import { messageJson } from '../../state/message-json.js';
import type { Draft, Origin, StoredMessage } from '../../state/messages.js';
import { demand, permissionsIn } from '../../state/permissions.js';
import { openForEditing, openForWriting } from '../../state/places.js';
import type { Platform } from '../../state/platform.js';
import { byAge } from '../../state/snowflake.js';
import type { Channel } from '../../state/world.js';
import type { createOldEdits } from '../limits.js';
import { type ApiRequest, acceptBody, idIn, NOTHING, ok, type Route } from '../route.js';
import { visibleChannel } from './places.js';

interface NewMessage extends Draft {
  readonly nonce?: string | number | null;
  readonly enforce_nonce?: boolean | null;
  readonly message_reference?: { readonly message_id: string; readonly fail_if_not_exists?: boolean } | null;
}

/** Messages written and changed with the bot's own token: the public ones. */
export function messageRoutes(platform: Platform, oldEdits: ReturnType<typeof createOldEdits>): readonly Route[] {
  const { world, botId, messages, nonces } = platform;
  const json = (message: StoredMessage) => messageJson(world, message, platform.origin);
  const has = (channel: Channel, bits: bigint): boolean => (permissionsIn(world, channel, botId) & bits) === bits;
  const moderator = (channel: Channel) => ({ moderator: has(channel, Bits.ManageThreads) });
  const found = (channel: Channel, call: ApiRequest): StoredMessage => {
    const message = messages.inChannel(channel.id, idIn(call, 'message'));
    if (!message) throw refusal(10008);
    return message;
  };
  const contents = (draft: Draft, call: ApiRequest): bigint =>
    (draft.embeds?.length ? Bits.EmbedLinks : 0n) | (call.files.length > 0 ? Bits.AttachFiles : 0n);

  const replyTo = (channel: Channel, reference: NewMessage['message_reference']): Origin['repliesTo'] => {
    if (!reference) return null;
    demand(world, channel, botId, Bits.ReadMessageHistory);
    const message = messages.inChannel(channel.id, reference.message_id);
    if (message || reference.fail_if_not_exists === false) return message ?? null;
    throw invalidField('message_reference', 'MESSAGE_REFERENCE_UNKNOWN_MESSAGE', 'Unknown message');
  };

  const create = (call: ApiRequest) => {
    const draft = acceptBody<NewMessage>('create-message', call);
    const channel = visibleChannel(platform, call);
    demand(world, channel, botId, channel.thread ? Bits.SendMessagesInThreads : Bits.SendMessages);
    demand(world, channel, botId, contents(draft, call));
    openForWriting(platform, channel, moderator(channel));
    const nonce = draft.nonce ?? null;
    const earlier = nonce !== null && draft.enforce_nonce ? nonces.find(botId, nonce) : null;
    if (earlier) {
      const known = messages.inChannel(channel.id, earlier);
      if (!known) throw refusal(10008);
      return ok(json(known));
    }
    const repliesTo = replyTo(channel, draft.message_reference);
    const message = messages.create(
      { channel, authorId: botId, type: repliesTo ? 19 : 0, seenBy: null, interaction: null, repliesTo, nonce },
      { draft, uploads: call.files, allowed: PLAIN, mayCallAll: has(channel, Bits.MentionEveryone) },
    );
    if (nonce !== null) nonces.remember(botId, nonce, message.id);
    return ok(json(message));
  };

  const edit = (call: ApiRequest) => {
    const channel = visibleChannel(platform, call);
    const message = found(channel, call);
    if (message.authorId !== botId) throw refusal(50005);
    const draft = acceptBody<Draft>('edit-message', call, editContextOf(message));
    demand(world, channel, botId, contents(draft, call));
    openForEditing(channel, moderator(channel));
    const wait = oldEdits(channel.id, message.createdAt);
    if (wait !== null) throw refusal(30046, wait);
    const mayCallAll = has(channel, Bits.MentionEveryone);
    messages.edit(message, { draft, uploads: call.files, allowed: PLAIN, mayCallAll });
    return ok(json(message));
  };

  const list = (call: ApiRequest) => {
    const channel = visibleChannel(platform, call);
    demand(world, channel, botId, Bits.ReadMessageHistory);
    const { limit = '50', before, after, around } = call.query;
    const count = Number(limit);
    if (!(count >= 1 && count <= 100)) throw invalidField('limit', 'NUMBER_TYPE_MAX', 'limit must be from 1 to 100');
    const all = messages.all(channel.id);
    const older = (id: string) => all.filter((one) => byAge(one, { id }) < 0);
    const newer = (id: string) => all.filter((one) => byAge(one, { id }) > 0);
    const half = Math.floor(count / 2);
    const near = (id: string) => [
      ...older(id).slice(-half),
      ...all.filter((one) => one.id === id),
      ...newer(id).slice(0, half),
    ];
    const page = around
      ? near(around)
      : before
        ? older(before).slice(-count)
        : after
          ? newer(after).slice(0, count)
          : all.slice(-count);
    return ok(page.map(json).reverse());
  };

  return [
    {
      method: 'GET',
      pattern: '/channels/:channel/messages',
      auth: 'bot',
      query: ['limit', 'before', 'after', 'around'],
      run: list,
    },
    { method: 'POST', pattern: '/channels/:channel/messages', auth: 'bot', run: create },
    { method: 'PATCH', pattern: '/channels/:channel/messages/:message', auth: 'bot', run: edit },
    {
      method: 'GET',
      pattern: '/channels/:channel/messages/:message',
      auth: 'bot',
      run(call) {
        const channel = visibleChannel(platform, call);
        demand(world, channel, botId, Bits.ReadMessageHistory);
        return ok(json(found(channel, call)));
      },
    },
    {
      method: 'DELETE',
      pattern: '/channels/:channel/messages/:message',
      auth: 'bot',
      run(call) {
        const channel = visibleChannel(platform, call);
        const message = found(channel, call);
        if (message.authorId !== botId) demand(world, channel, botId, Bits.ManageMessages);
        messages.remove(message);
        return NOTHING;
      },
    },
  ];
}

/** What the check of an edit has to know of the message as it stands. */
export function editContextOf(message: StoredMessage) {
  return { existingAttachments: message.files.map((file) => file.name), existingFlags: message.flags };
}
