import { InteractionType } from 'discord-api-types/v10';
import type { Interaction, Outcome } from '../person.js';
import type { StoredInteraction } from '../state/interaction.js';
import type { Platform } from '../state/platform.js';
import { guildOf, requireFound } from '../state/world.js';
import { openModal } from './modal.js';
import { interactionPayload, type Sending } from './payload.js';
import { type SeenMessage, see } from './seen.js';

/** Sends an interaction to the bot; `sourceId` is the message that it comes from. */
export function sendInteraction(platform: Platform, sending: Sending, sourceId: string | null): Interaction {
  const { type, userId, channel } = sending;
  if (!['in', 'commands'].includes(guildOf(platform.world, channel).bot))
    throw new Error(`The bot is not there for #${channel.name}`);
  const payload = (id: string, token: string) => interactionPayload(platform, sending, id, token);
  const { guildId, id: channelId } = channel;
  const sent = platform.interactions.send({ type, userId, guildId, channelId, sourceId, payload });
  return { id: sent.id, outcome: outcomeOf(platform, sent) };
}

/** Sends what a component of a message does. */
export function sendComponent(platform: Platform, userId: string, source: SeenMessage, data: object): Interaction {
  const channel = requireFound(platform.world.channels.get(source.channelId), 'channel', source.channelId);
  const type = InteractionType.MessageComponent;
  return sendInteraction(platform, { type, channel, userId, data, message: source.raw }, source.id);
}

/** A message as it stands now, while there is one. */
export function seeById(platform: Platform, id: string | null): SeenMessage | undefined {
  const message = id === null ? undefined : platform.messages.find(id);
  return message && see(platform, message);
}

/** The snapshot is taken at the very moment of the answer, not when the test gets round to it. */
function outcomeOf(platform: Platform, { outcome }: StoredInteraction): Promise<Outcome> {
  return outcome.then(({ ack, latencyMs, messageId, modal, choices }): Outcome => {
    const message = seeById(platform, messageId);
    return {
      ack,
      latencyMs,
      ...(message ? { message } : {}),
      ...(modal ? { modal: openModal(modal) } : {}),
      ...(ack === 'choices' ? { choices } : {}),
    };
  });
}
