import { MessageFlags } from 'discord-api-types/v10';
import { refusal } from '../../state/errors.js';
import type { StoredInteraction } from '../../state/interaction.js';
import type { Draft, StoredMessage } from '../../state/message.js';
import { openForEditing } from '../../state/places.js';
import type { Platform } from '../../state/platform.js';
import { createAnswer, inAnswer } from '../answers.js';
import { contextOf, editContextOf, showMessage } from '../message-bodies.js';
import { type ApiRequest, type ApiResponse, acceptBody, idIn, NOTHING, type Route } from '../route.js';

const ALL = '/webhooks/:application/:token';
const ONE = `${ALL}/messages/:message`;

/** What an interaction's token can do once it is acknowledged: change the answer and send more. */
export const WEBHOOK_ROUTES: readonly Route[] = [
  { method: 'POST', pattern: ALL, auth: 'in-address', query: ['wait', 'with_components'], run: followUp },
  { method: 'GET', pattern: ONE, auth: 'in-address', run: read },
  { method: 'PATCH', pattern: ONE, auth: 'in-address', query: ['with_components'], run: edit },
  { method: 'DELETE', pattern: ONE, auth: 'in-address', run: remove },
];

function followUp(platform: Platform, request: ApiRequest): ApiResponse {
  const interaction = interactionOf(platform, request);
  const draft = acceptBody<Draft>('webhook-create', request, contextOf(platform));
  const { originalId } = interaction;
  const original = originalId === null ? null : (platform.messages.find(originalId) ?? null);
  // Right after a deferral the first follow-up takes the place of what was "thinking".
  if (original && original.flags & MessageFlags.Loading) return change(platform, original, draft, request);
  const message = createAnswer(platform, interaction, { draft, request, repliesTo: original, follows: original });
  interaction.made.push(message.id);
  return showMessage(platform, message);
}

function read(platform: Platform, request: ApiRequest): ApiResponse {
  return showMessage(platform, requireOwn(platform, request));
}

function edit(platform: Platform, request: ApiRequest): ApiResponse {
  const message = requireOwn(platform, request);
  return change(
    platform,
    message,
    acceptBody<Draft>('webhook-edit', request, editContextOf(platform, message)),
    request,
  );
}

function remove(platform: Platform, request: ApiRequest): ApiResponse {
  platform.messages.remove(requireOwn(platform, request));
  return NOTHING;
}

function interactionOf({ botId, interactions }: Platform, request: ApiRequest): StoredInteraction {
  if (idIn(request, 'application') !== botId) throw refusal(10015);
  return interactions.byToken(request.params.token ?? '');
}

/** The message that an address names, if it was made with the token beside it. */
function requireOwn(platform: Platform, request: ApiRequest): StoredMessage {
  const { originalId, made } = interactionOf(platform, request);
  const id = request.params.message === '@original' ? originalId : idIn(request, 'message');
  if (id === null || (id !== originalId && !made.includes(id))) throw refusal(10008);
  const message = platform.messages.find(id);
  if (!message) throw refusal(10008);
  return message;
}

function change(platform: Platform, message: StoredMessage, draft: Draft, request: ApiRequest): ApiResponse {
  if (message.seenBy === null) {
    openForEditing(message.channel, { moderator: false });
    platform.oldEdits.count(message);
  }
  platform.messages.edit(message, inAnswer(draft, request));
  return showMessage(platform, message);
}
