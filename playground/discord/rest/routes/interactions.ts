import {
  type APIModalInteractionResponseCallbackData,
  InteractionResponseType as Callback,
  InteractionType,
  MessageFlags,
} from 'discord-api-types/v10';
import { invalidField, refusal } from '../../state/errors.js';
import type { Ack, OptionChoice, StoredInteraction } from '../../state/interactions.js';
import { IN_ANSWERS } from '../../state/mentions.js';
import { messageJson } from '../../state/message-json.js';
import type { Draft, Origin, StoredMessage } from '../../state/messages.js';
import { openForEditing, openForWriting } from '../../state/places.js';
import type { Platform } from '../../state/platform.js';
import { type ApiRequest, acceptBody, NOTHING, ok, type Route } from '../route.js';
import { editContextOf } from './messages.js';

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

/** The one acknowledgement of an interaction. */
export function callbackRoutes(platform: Platform): readonly Route[] {
  const { interactions, messages, world } = platform;

  const callback = (call: ApiRequest) => {
    const { interaction: id = '', token = '' } = call.params;
    const interaction = interactions.toAcknowledge(id, token);
    const source = sourceOf(platform, interaction);
    const changes = (call.body as CallbackBody | undefined)?.type === Callback.UpdateMessage && source;
    const body = acceptBody<CallbackBody>('callback', call, changes ? editContextOf(changes) : {});
    demandFitting(interaction, body.type);
    const { ack, message, ...more } = run(interaction, source, body, call);
    interactions.acknowledge(interaction, ack, { messageId: message?.id ?? null, ...more });
    if (call.query.with_response !== 'true') return NOTHING;
    return ok({
      interaction: {
        id,
        type: interaction.type,
        response_message_id: message?.id,
        response_message_ephemeral: message && message.seenBy !== null,
        response_message_loading: message && (message.flags & MessageFlags.Loading) !== 0,
      },
      resource: { type: body.type, ...(message ? { message: messageJson(world, message, platform.origin) } : {}) },
    });
  };

  const run = (
    interaction: StoredInteraction,
    source: StoredMessage | null,
    body: CallbackBody,
    call: ApiRequest,
  ): Result => {
    switch (body.type) {
      case Callback.ChannelMessageWithSource:
        return { ack: 'message', message: createAnswer(platform, interaction, body.data, call, source) };
      case Callback.DeferredChannelMessageWithSource: {
        const draft = { flags: body.data?.flags ?? 0 };
        const message = createAnswer(platform, interaction, draft, call, source, MessageFlags.Loading);
        return { ack: 'deferred', message };
      }
      case Callback.DeferredMessageUpdate:
        return { ack: 'deferred-update', message: source };
      case Callback.UpdateMessage: {
        if (!source) throw refusal(10008);
        if (source.seenBy === null) openForEditing(source.channel, { moderator: false });
        messages.edit(source, { draft: body.data ?? {}, ...inAnswer(call) });
        return { ack: 'update', message: source };
      }
      case Callback.ApplicationCommandAutocompleteResult:
        return { ack: 'choices', message: null, choices: body.data.choices ?? [] };
      case Callback.Modal:
        return { ack: 'modal', message: null, modal: body.data };
    }
  };

  return [
    {
      method: 'POST',
      pattern: '/interactions/:interaction/:token/callback',
      auth: 'in-address',
      query: ['with_response'],
      run: callback,
    },
  ];
}

interface Result {
  readonly ack: Ack;
  readonly message: StoredMessage | null;
  readonly modal?: APIModalInteractionResponseCallbackData;
  readonly choices?: readonly OptionChoice[];
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

function sourceOf({ messages }: Platform, { sourceId }: StoredInteraction): StoredMessage | null {
  return sourceId === null ? null : (messages.find(sourceId) ?? null);
}

/** A new message as an answer, public or for the one person, in whatever channel the person is. */
export function createAnswer(
  platform: Platform,
  interaction: StoredInteraction,
  draft: Draft,
  call: ApiRequest,
  repliesTo: StoredMessage | null,
  flags = 0,
): StoredMessage {
  const channel = platform.world.channels.get(interaction.channelId);
  if (!channel) throw refusal(10003);
  const hidden = ((draft.flags ?? 0) & MessageFlags.Ephemeral) !== 0;
  if (!hidden) openForWriting(platform, channel, { moderator: false });
  const origin: Origin = {
    channel,
    authorId: platform.botId,
    type: interaction.type === ApplicationCommand && !repliesTo ? 20 : repliesTo ? 19 : 0,
    seenBy: hidden ? interaction.userId : null,
    interaction: { id: interaction.id, kind: interaction.type, userId: interaction.userId },
    repliesTo: repliesTo && { id: repliesTo.id, authorId: repliesTo.authorId },
    nonce: null,
  };
  return platform.messages.create(origin, { draft, ...inAnswer(call) }, flags);
}

/** What holds for every message made or changed with an interaction's token. */
export function inAnswer({ files }: ApiRequest) {
  return { uploads: files, allowed: IN_ANSWERS, mayCallAll: false };
}
