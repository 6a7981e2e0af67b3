import { type ChatInputCommandInteraction, type MessageComponentInteraction, MessageFlags } from 'discord.js';
import type { Context } from './command.js';
import type { PendingPress, PressedMessage } from './delivery/pending-press.js';
import type { Sender } from './delivery/sender.js';
import { type Id, parseId } from './ids.js';
import { LOBBY_BUTTONS } from './message/lobby.js';
import { presentationOf } from './presentation.js';
import type { Audience } from './render-reply.js';
import type { Source, Target } from './respond.js';

export type Routed = ChatInputCommandInteraction | MessageComponentInteraction;

/** A press, and what it tells by itself. */
interface Seen {
  readonly interaction: Routed;
  /** What its button says; null: it is none, or none that this bot knows. */
  readonly id: Id | null;
  readonly source: Source;
  readonly pressed: PressedMessage;
}

/** The same, with how its presser is spoken to: all that is known of it before it is worked on. */
export interface Incoming extends Seen, Pick<Audience, 'locale' | 'look'> {
  readonly pressed: PendingPress;
  readonly target: Target;
}

interface IncomingDeps extends Pick<Context, 'store' | 'log'> {
  readonly sender: Pick<Sender, 'filesOn'>;
}

export function readInteraction(interaction: Routed): Seen {
  const id = interaction.isMessageComponent() ? parseId(interaction.customId) : null;
  const source = sourceOf(interaction, id);
  const personId = interaction.user.id;
  const pressed = {
    token: interaction.token,
    menu: source === 'menu' && id !== null && 'match' in id ? { matchId: id.match, personId } : null,
    message: source === 'menu' ? originOf(interaction) : null,
    id: interaction.id,
    lobby: source === 'lobby' && id !== null && 'table' in id ? id.table : null,
  };
  return { interaction, id, source, pressed };
}

/** How whoever pressed is spoken to. */
export async function readPresser(seen: Seen, { store, sender, log }: IncomingDeps): Promise<Incoming> {
  const { interaction, source } = seen;
  const { locale, look } = await presentationOf(store, interaction, log);
  const pressed = { ...seen.pressed, menu: seen.pressed.menu && { ...seen.pressed.menu, locale } };
  const files = () => sender.filesOn(pressed, filesOf(interaction));
  const { id, token, applicationId } = interaction;
  return { ...seen, locale, look, pressed, target: { id, token, applicationId, source, files } };
}

function sourceOf(interaction: Routed, id: Id | null): Source {
  if (!interaction.isMessageComponent()) return 'slash';
  const { flags } = interaction.message;
  if ((Number(typeof flags === 'object' ? flags?.bitfield : flags) & MessageFlags.Ephemeral) !== 0) return 'menu';
  return id !== null && LOBBY_BUTTONS.has(id.kind) ? 'lobby' : 'board';
}

/** The interaction that made the pressed message. */
function originOf(interaction: Routed): string | null {
  if (!interaction.isMessageComponent()) return null;
  return interaction.message.interactionMetadata?.id ?? interaction.message.id;
}

/** What was on the pressed message when it was pressed. */
function filesOf(interaction: Routed): readonly string[] {
  if (!interaction.isMessageComponent()) return [];
  return [...interaction.message.attachments.values()].map(({ name }) => name);
}
