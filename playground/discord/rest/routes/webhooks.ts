import { MessageFlags } from 'discord-api-types/v10';
import { refusal } from '../../state/errors.js';
import type { StoredInteraction } from '../../state/interactions.js';
import { messageJson } from '../../state/message-json.js';
import type { Draft, StoredMessage } from '../../state/messages.js';
import { openForEditing } from '../../state/places.js';
import type { Platform } from '../../state/platform.js';
import type { createOldEdits } from '../limits.js';
import { type ApiRequest, acceptBody, idIn, NOTHING, ok, type Route } from '../route.js';
import { createAnswer, inAnswer } from './interactions.js';
import { editContextOf } from './messages.js';

/** What an interaction's token can do once it is acknowledged: change the answer and send more. */
export function webhookRoutes(platform: Platform, oldEdits: ReturnType<typeof createOldEdits>): readonly Route[] {
  const { interactions, messages, world, botId } = platform;
  const json = (message: StoredMessage) => messageJson(world, message, platform.origin);
  const owner = (call: ApiRequest): StoredInteraction => {
    if (idIn(call, 'application') !== botId) throw refusal(10015);
    return interactions.byToken(call.params.token ?? '');
  };
  const target = (call: ApiRequest): StoredMessage => {
    const interaction = owner(call);
    const id = call.params.message === '@original' ? interaction.originalId : idIn(call, 'message');
    if (id === null || (id !== interaction.originalId && !interaction.made.includes(id))) throw refusal(10008);
    const message = messages.find(id);
    if (!message) throw refusal(10008);
    return message;
  };
  const change = (message: StoredMessage, draft: Draft, call: ApiRequest) => {
    if (message.seenBy === null) {
      openForEditing(message.channel, { moderator: false });
      const wait = oldEdits(message.channel.id, message.createdAt);
      if (wait !== null) throw refusal(30046, wait);
    }
    messages.edit(message, { draft, ...inAnswer(call) });
    return ok(json(message));
  };

  const followUp = (call: ApiRequest) => {
    const interaction = owner(call);
    const draft = acceptBody<Draft>('webhook-create', call);
    const original = interaction.originalId === null ? undefined : messages.find(interaction.originalId);
    // Right after a deferral the first follow-up takes the place of what was "thinking".
    if (original && original.flags & MessageFlags.Loading) return change(original, draft, call);
    const message = createAnswer(platform, interaction, draft, call, original ?? null);
    interaction.made.push(message.id);
    return ok(json(message));
  };

  const one = '/webhooks/:application/:token/messages/:message';
  return [
    {
      method: 'POST',
      pattern: '/webhooks/:application/:token',
      auth: 'in-address',
      query: ['wait', 'with_components'],
      run: followUp,
    },
    { method: 'GET', pattern: one, auth: 'in-address', run: (call) => ok(json(target(call))) },
    {
      method: 'PATCH',
      pattern: one,
      auth: 'in-address',
      query: ['with_components'],
      run(call) {
        const message = target(call);
        return change(message, acceptBody<Draft>('webhook-edit', call, editContextOf(message)), call);
      },
    },
    {
      method: 'DELETE',
      pattern: one,
      auth: 'in-address',
      run(call) {
        messages.remove(target(call));
        return NOTHING;
      },
    },
  ];
}
