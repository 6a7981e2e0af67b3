import {
  type APIModalInteractionResponseCallbackData,
  InteractionResponseType as Callback,
  InteractionType,
  MessageFlags,
} from 'discord-api-types/v10';
import { invalidField, refusal } from '../../state/errors.js';
import type { Ack, OptionChoice, StoredInteraction } from '../../state/interaction.js';
import type { Draft, StoredMessage } from '../../state/message.js';
import { messageJson } from '../../state/message-json.js';
import { openForEditing } from '../../state/places.js';
import type { Platform } from '../../state/platform.js';
import { createAnswer, inAnswer } from '../answers.js';
import { contextOf, editContextOf } from '../message-bodies.js';
import { type ApiRequest, type ApiResponse, acceptBody, NOTHING, ok, type Route } from '../route.js';

/** The one acknowledgement of an interaction. */
export const CALLBACK_ROUTES: readonly Route[] = [
  {
    method: 'POST',
    pattern: '/interactions/:interaction/:token/callback',
    auth: 'in-address',
    query: ['with_response'],
    run: callback,
  },
];

type CallbackBody =
  | { readonly type: Callback.ChannelMessageWithSource; readonly data: Draft }
  | { readonly type: Callback.DeferredChannelMessageWithSource; readonly data?: { readonly flags?: number } }
  | { readonly type: Callback.DeferredMessageUpdate }
  | { readonly type: Callback.UpdateMessage; readonly data?: Draft }
  | {
      readonly type: Callback.ApplicationCommandAutocompleteResult;
      readonly data: { readonly choices?: readonly OptionChoice[] };
    }
  | { readonly type: Callback.Modal; readonly data: APIModalInteractionResponseCallbackData };

interface Result {
  readonly ack: Ack;
  readonly message: StoredMessage | null;
  readonly modal?: APIModalInteractionResponseCallbackData;
  readonly choices?: readonly OptionChoice[];
}

function callback(platform: Platform, request: ApiRequest): ApiResponse {
  const { interactions, messages } = platform;
  const { interaction: id = '', token = '' } = request.params;
  const interaction = interactions.toAcknowledge(id, token);
  const source = interaction.sourceId === null ? null : (messages.find(interaction.sourceId) ?? null);
  const isEdit = (request.body as CallbackBody | undefined)?.type === Callback.UpdateMessage;
  // What a body may say of files can't be judged by a message that is gone.
  if (isEdit && interaction.sourceId !== null && source === null) throw refusal(10008);
  const edited = isEdit && source;
  const body = acceptBody<CallbackBody>(
    'callback',
    request,
    edited ? editContextOf(platform, edited) : contextOf(platform),
  );
  demandFitting(interaction, body.type);
  const { ack, message, ...more } = carryOut(platform, interaction, source, { body, request });
  interactions.acknowledge(interaction, ack, { messageId: message?.id ?? null, ...more });
  if (request.query.with_response !== 'true') return NOTHING;
  return ok(describe(platform, interaction, body.type, message));
}

const { ApplicationCommand, ApplicationCommandAutocomplete, MessageComponent } = InteractionType;

function demandFitting({ type, sourceId }: StoredInteraction, answer: Callback): void {
  const fits: Partial<Record<Callback, boolean>> = {
    [Callback.ChannelMessageWithSource]: type !== ApplicationCommandAutocomplete,
    [Callback.DeferredChannelMessageWithSource]: type !== ApplicationCommandAutocomplete,
    [Callback.DeferredMessageUpdate]: sourceId !== null,
    [Callback.UpdateMessage]: sourceId !== null,
    [Callback.ApplicationCommandAutocompleteResult]: type === ApplicationCommandAutocomplete,
    [Callback.Modal]: type === ApplicationCommand || type === MessageComponent,
  };
  if (fits[answer]) return;
  throw invalidField('type', 'callback-type', `Callback type ${answer} does not answer an interaction of type ${type}`);
}

interface Given {
  readonly body: CallbackBody;
  readonly request: ApiRequest;
}

/** Does what the callback asks for; `source` is the message that the component sits on. */
function carryOut(
  platform: Platform,
  interaction: StoredInteraction,
  source: StoredMessage | null,
  { body, request }: Given,
): Result {
  switch (body.type) {
    case Callback.ChannelMessageWithSource: {
      const answer = { draft: body.data, request, repliesTo: source };
      return { ack: 'message', message: createAnswer(platform, interaction, answer) };
    }
    case Callback.DeferredChannelMessageWithSource: {
      const draft = { flags: body.data?.flags ?? 0 };
      const answer = { draft, request, repliesTo: source, flags: MessageFlags.Loading };
      return { ack: 'deferred', message: createAnswer(platform, interaction, answer) };
    }
    case Callback.DeferredMessageUpdate:
      return { ack: 'deferred-update', message: source };
    case Callback.UpdateMessage: {
      if (!source) throw refusal(10008);
      if (source.seenBy === null) openForEditing(source.channel, { moderator: false });
      platform.messages.edit(source, inAnswer(body.data ?? {}, request));
      return { ack: 'update', message: source };
    }
    case Callback.ApplicationCommandAutocompleteResult:
      return { ack: 'choices', message: null, choices: body.data.choices ?? [] };
    case Callback.Modal:
      return { ack: 'modal', message: null, modal: body.data };
  }
}

/** The answer to who wants to know what came of the callback. */
function describe(
  { world, origin }: Platform,
  { id, type }: StoredInteraction,
  callbackType: Callback,
  message: StoredMessage | null,
): object {
  return {
    interaction: {
      id,
      type,
      response_message_id: message?.id,
      response_message_ephemeral: message && message.seenBy !== null,
      response_message_loading: message && (message.flags & MessageFlags.Loading) !== 0,
    },
    resource: { type: callbackType, ...(message ? { message: messageJson(world, message, origin) } : {}) },
  };
}
