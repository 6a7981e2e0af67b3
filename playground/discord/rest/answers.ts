import { InteractionType, MessageFlags } from 'discord-api-types/v10';
import { refusal } from '../state/errors.js';
import type { StoredInteraction } from '../state/interaction.js';
import { IN_ANSWERS } from '../state/mentions.js';
import type { Draft, Origin, SentDraft, StoredMessage } from '../state/message.js';
import { openForWriting } from '../state/places.js';
import type { Platform } from '../state/platform.js';
import type { ApiRequest } from './route.js';

interface NewAnswer {
  readonly draft: Draft;
  readonly request: ApiRequest;
  readonly repliesTo: StoredMessage | null;
  /** The message of the first answer; left out: this is the first. */
  readonly follows?: StoredMessage | null;
  readonly flags?: number;
}

/** A new message as an answer, public or for the one person, in whatever channel the person is. */
export function createAnswer(platform: Platform, interaction: StoredInteraction, answer: NewAnswer): StoredMessage {
  const { draft, request, repliesTo, follows = null, flags = 0 } = answer;
  const channel = platform.world.channels.get(interaction.channelId);
  if (!channel) throw refusal(10003);
  const hidden = ((draft.flags ?? 0) & MessageFlags.Ephemeral) !== 0;
  if (!hidden) openForWriting(platform, channel, { moderator: false });
  const origin: Origin = {
    channel,
    authorId: platform.botId,
    type: interaction.type === InteractionType.ApplicationCommand && !repliesTo ? 20 : repliesTo ? 19 : 0,
    seenBy: hidden ? interaction.userId : null,
    interaction: {
      id: interaction.id,
      kind: interaction.type,
      userId: interaction.userId,
      ...(follows !== null && { originalId: follows.id }),
    },
    repliesTo: repliesTo && { id: repliesTo.id, authorId: repliesTo.authorId },
    nonce: null,
  };
  return platform.messages.create(origin, inAnswer(draft, request), flags);
}

/** A body as it counts for every message made or changed with an interaction's token. */
export function inAnswer(draft: Draft, { files }: ApiRequest): SentDraft {
  return { draft, uploads: files, allowed: IN_ANSWERS, mayCallAll: false };
}
