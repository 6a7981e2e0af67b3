import { PermissionFlagsBits as Bits } from 'discord-api-types/v10';
import { invalidField, refusal } from '../../state/errors.js';
import { PLAIN } from '../../state/mentions.js';
import type { Draft, Origin, SentDraft } from '../../state/message.js';
import { messageJson } from '../../state/message-json.js';
import { openForEditing, openForWriting } from '../../state/places.js';
import type { Platform } from '../../state/platform.js';
import type { Channel } from '../../state/world.js';
import { botRights, demandOfBot, mayBot, requireMessage, visibleChannel } from '../access.js';
import { contextOf, editContextOf, showMessage } from '../message-bodies.js';
import { PAGE_QUERY, pageOf } from '../message-page.js';
import { type ApiRequest, type ApiResponse, acceptBody, NOTHING, ok, type Route } from '../route.js';

const ALL = '/channels/:channel/messages';
const ONE = `${ALL}/:message`;

/** Messages written and changed with the bot's own token: the public ones. */
export const MESSAGE_ROUTES: readonly Route[] = [
  { method: 'GET', pattern: ALL, auth: 'bot', query: PAGE_QUERY, run: list },
  { method: 'POST', pattern: ALL, auth: 'bot', run: create },
  { method: 'PATCH', pattern: ONE, auth: 'bot', run: edit },
  { method: 'GET', pattern: ONE, auth: 'bot', run: read },
  { method: 'DELETE', pattern: ONE, auth: 'bot', run: remove },
];

interface NewMessage extends Draft {
  readonly nonce?: string | number | null;
  readonly enforce_nonce?: boolean | null;
  readonly message_reference?: { readonly message_id: string; readonly fail_if_not_exists?: boolean } | null;
}

function list(platform: Platform, request: ApiRequest): ApiResponse {
  const channel = visibleChannel(platform, request);
  demandOfBot(platform, channel, Bits.ReadMessageHistory);
  const page = pageOf(platform.messages.all(channel.id), request.query);
  return ok(page.map((message) => messageJson(platform.world, message, platform.origin)).reverse());
}

function create(platform: Platform, request: ApiRequest): ApiResponse {
  const { botId, messages, nonces } = platform;
  const draft = acceptBody<NewMessage>('create-message', request, contextOf(platform));
  const channel = visibleChannel(platform, request);
  demandOfBot(platform, channel, channel.thread ? Bits.SendMessagesInThreads : Bits.SendMessages);
  demandOfBot(platform, channel, neededFor(draft, request));
  openForWriting(platform, channel, botRights(platform, channel));
  const nonce = draft.nonce ?? null;
  const earlier = nonce !== null && draft.enforce_nonce ? nonces.find(botId, nonce) : null;
  if (earlier) {
    const known = messages.inChannel(channel.id, earlier);
    if (!known) throw refusal(10008);
    return showMessage(platform, known);
  }
  const repliesTo = replyTo(platform, channel, draft.message_reference);
  const message = messages.create(
    { channel, authorId: botId, type: repliesTo ? 19 : 0, seenBy: null, interaction: null, repliesTo, nonce },
    sentBy(platform, channel, draft, request),
  );
  if (nonce !== null) nonces.remember(botId, nonce, message.id);
  return showMessage(platform, message);
}

function edit(platform: Platform, request: ApiRequest): ApiResponse {
  const channel = visibleChannel(platform, request);
  const message = requireMessage(platform, channel, request);
  if (message.authorId !== platform.botId) throw refusal(50005);
  const draft = acceptBody<Draft>('edit-message', request, editContextOf(platform, message));
  demandOfBot(platform, channel, neededFor(draft, request));
  openForEditing(channel, botRights(platform, channel));
  platform.oldEdits.count(message);
  platform.messages.edit(message, sentBy(platform, channel, draft, request));
  return showMessage(platform, message);
}

function read(platform: Platform, request: ApiRequest): ApiResponse {
  const channel = visibleChannel(platform, request);
  demandOfBot(platform, channel, Bits.ReadMessageHistory);
  return showMessage(platform, requireMessage(platform, channel, request));
}

function remove(platform: Platform, request: ApiRequest): ApiResponse {
  const channel = visibleChannel(platform, request);
  const message = requireMessage(platform, channel, request);
  if (message.authorId !== platform.botId) demandOfBot(platform, channel, Bits.ManageMessages);
  platform.messages.remove(message);
  return NOTHING;
}

/** What the bot has to be allowed for what a body holds. */
function neededFor(draft: Draft, { files }: ApiRequest): bigint {
  return (draft.embeds?.length ? Bits.EmbedLinks : 0n) | (files.length > 0 ? Bits.AttachFiles : 0n);
}

function sentBy(platform: Platform, channel: Channel, draft: Draft, { files }: ApiRequest): SentDraft {
  return { draft, uploads: files, allowed: PLAIN, mayCallAll: mayBot(platform, channel, Bits.MentionEveryone) };
}

function replyTo(
  platform: Platform,
  channel: Channel,
  reference: NewMessage['message_reference'],
): Origin['repliesTo'] {
  if (!reference) return null;
  demandOfBot(platform, channel, Bits.ReadMessageHistory);
  const message = platform.messages.inChannel(channel.id, reference.message_id);
  if (message || reference.fail_if_not_exists === false) return message ?? null;
  throw invalidField('message_reference', 'MESSAGE_REFERENCE_UNKNOWN_MESSAGE', 'Unknown message');
}
