import {
  type BaseInteraction,
  type ChatInputCommandInteraction,
  type MessageComponentInteraction,
  MessageFlags,
  type ModalMessageModalSubmitInteraction,
  PermissionFlagsBits,
  type User,
} from 'discord.js';
import type { SheetStyle } from '../settings/settings.js';
import { MENU_TIME } from '../table/pace.js';
import type { Person, Press } from '../table/types.js';
import { cleanName } from '../text/name.js';
import type { Context } from './command.js';
import type { PendingPress } from './delivery/message-states.js';
import type { Sender } from './delivery/sender.js';
import { type Id, parseId } from './ids.js';
import { personLocale } from './locale.js';
import type { Log } from './log.js';
import { LOBBY_BUTTONS } from './message/lobby.js';
import { MENU_BUTTONS } from './message/menu.js';

/** What is on a message: a button, a select, or a dialogue that a button has opened. */
type OnMessage = MessageComponentInteraction | ModalMessageModalSubmitInteraction;
export type Routed = ChatInputCommandInteraction | OnMessage;

export function isRouted(interaction: BaseInteraction): interaction is Routed {
  return interaction.isChatInputCommand() || isOnMessage(interaction);
}

function isOnMessage(interaction: BaseInteraction): interaction is OnMessage {
  return interaction.isMessageComponent() || (interaction.isModalSubmit() && interaction.isFromMessage());
}

/** A press, and all that is known of it before it is worked on. */
export interface Incoming {
  readonly interaction: Routed;
  /** What its button says; null: it is none, or none that this bot knows. */
  readonly id: Id | null;
  /** Where it came from: a slash command, a private message, or a public one. */
  readonly source: 'slash' | 'menu' | 'lobby' | 'board';
  readonly pressed: PendingPress;
  /** How its presser is spoken to, and shown sheets. */
  readonly locale: string;
  readonly look: SheetStyle;
  /** Those on the pressed message; null: that is not known. Asked for when the answer is made, and when it goes out. */
  readonly files: () => readonly string[] | null;
}

interface IncomingDeps extends Pick<Context, 'store' | 'log'> {
  readonly sender: Pick<Sender, 'filesOn'>;
}

/** What the interaction tells by itself. */
export function readInteraction(interaction: Routed): Omit<Incoming, 'locale' | 'look' | 'files'> {
  const id = isOnMessage(interaction) ? parseId(interaction.customId) : null;
  const source = sourceOf(interaction, id);
  const personId = interaction.user.id;
  const pressed = {
    id: interaction.id,
    token: interaction.token,
    menu: source === 'menu' && isOfMenu(id) ? { matchId: id.match, personId, locale: null } : null,
    message: isOnMessage(interaction) && source === 'menu' ? originOf(interaction) : null,
    messageId: isOnMessage(interaction) && source === 'menu' ? interaction.message.id : null,
    lobby: source === 'lobby' && id !== null && 'table' in id ? id.table : null,
  };
  return { interaction, id, source, pressed };
}

/** The same, with what has to be asked for: how its presser is spoken to, and what is on the pressed message. */
export async function readPresser(
  told: ReturnType<typeof readInteraction>,
  { store, sender, log }: IncomingDeps,
): Promise<Incoming> {
  const { locale, look } = await readSettings(told.interaction, store, log);
  const { menu } = told.pressed;
  const pressed = { ...told.pressed, menu: menu && { ...menu, locale } };
  return { ...told, pressed, locale, look, files: () => sender.filesOn(pressed, filesOf(told.interaction)) };
}

/**
 * As the presser has set, as their client does, else as usual. A bot that may send no files here shows written sheets. A
 * setting that can't be read keeps nobody from an answer.
 */
async function readSettings(
  interaction: Routed,
  store: Context['store'],
  log: Log,
): Promise<Pick<Incoming, 'locale' | 'look'>> {
  const mayDraw = interaction.appPermissions.has(PermissionFlagsBits.AttachFiles);
  try {
    const set = await store.personSettings(interaction.user.id);
    const locale = await personLocale(set.locale, interaction, store);
    return { locale, look: mayDraw ? (set.look ?? 'picture') : 'text' };
  } catch (error) {
    log.error({ interaction: interaction.id, err: error }, 'the settings of a person could not be read');
    return { locale: interaction.locale, look: mayDraw ? 'picture' : 'text' };
  }
}

function sourceOf(interaction: Routed, id: Id | null): Incoming['source'] {
  if (!isOnMessage(interaction)) return 'slash';
  if (isPrivate(interaction)) return 'menu';
  return id !== null && LOBBY_BUTTONS.has(id.kind) ? 'lobby' : 'board';
}

function isOfMenu(id: Id | null): id is Extract<Id, { readonly match: string }> {
  return id !== null && 'match' in id && MENU_BUTTONS.has(id.kind);
}

/** The interaction that the pressed message answers; of one that followed that answer its own id. */
function originOf({ message: { id, interactionMetadata } }: OnMessage): string {
  return interactionMetadata == null || interactionMetadata.originalResponseMessageId ? id : interactionMetadata.id;
}

function isPrivate({ message: { flags } }: OnMessage): boolean {
  return (Number(typeof flags === 'object' ? flags?.bitfield : flags) & MessageFlags.Ephemeral) !== 0;
}

/** What was on the pressed message when it was pressed. */
function filesOf(interaction: Routed): readonly string[] {
  if (!isOnMessage(interaction)) return [];
  return [...interaction.message.attachments.values()].map(({ name }) => name);
}

/** The interaction as the tables know it; null outside of a server's channels. */
export function pressOf(
  interaction: BaseInteraction & { readonly token: string },
  { at, timeRuns }: Required<Pick<Press, 'at' | 'timeRuns'>>,
  locale: string,
): Press | null {
  const { guildId, channelId, channel, member, user } = interaction;
  if (guildId === null || channelId === null || member === null) return null;
  return {
    id: interaction.id,
    person: toPerson(user, member),
    guildId,
    channelId,
    parentId: channel?.isThread() ? channel.parentId : null,
    below: channel != null && 'lastMessageId' in channel ? (channel.lastMessageId ?? null) : null,
    at,
    timeRuns,
    token: interaction.token,
    until: at + MENU_TIME,
    on: pressedMessage(interaction),
    onPublic: isOnMessage(interaction) && !isPrivate(interaction) ? interaction.message.id : null,
    locale,
    moderator: interaction.memberPermissions?.has(PermissionFlagsBits.ManageGuild) ?? false,
  };
}

function pressedMessage(interaction: BaseInteraction): NonNullable<Press['on']> | null {
  if (!isOnMessage(interaction) || !isPrivate(interaction)) return null;
  return { message: interaction.message.id, origin: originOf(interaction) };
}

/** A member as discord.js makes them, or as the platform sends them. */
type Nicknamed = { readonly nickname: string | null } | { readonly nick?: string | null };

/** Somebody by their names: the server's own for them, and that of their account. */
export function toPerson({ id, globalName, username }: User, member: Nicknamed | null): Person {
  const nick = (member === null ? null : 'nickname' in member ? member.nickname : member.nick) ?? null;
  const account = cleanName(globalName ?? username);
  return { id, name: nick === null ? account : cleanName(nick), globalName: account };
}
