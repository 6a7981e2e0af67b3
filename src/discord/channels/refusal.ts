import { type BaseInteraction, PermissionFlagsBits } from 'discord.js';
import type { Phrase } from '../../games/game.js';
import type { Stored } from '../../store/types.js';
import { viewTrouble } from '../../table/view/table.js';
import { type Key, phrase } from '../../text/phrases.js';
import { voiceOf } from '../../text/say.js';
import type { Reply, Use } from '../command.js';
import type { Sender } from '../delivery/sender.js';
import type { Incoming } from '../incoming.js';
import { inviteOf, missingPermissions } from '../permissions.js';

/**
 * Why nothing can be posted where somebody asks for a table; null if nothing is known that would keep this bot from it.
 * `more` are permissions that it lacks besides.
 */
export function whyNotHere({ interaction, press, locale, context }: Use, more: readonly Key[] = []): Reply | null {
  // Of a server where only its commands were let in this bot hears nothing, and may do nothing.
  if (interaction.guild === null) {
    const invite = inviteOf(interaction.applicationId);
    return { kind: 'notice', phrase: phrase('notice.notMember', { invite }) };
  }
  const known = hindrance({ interaction, press, locale, context }, more);
  return known === null ? null : { kind: 'notice', phrase: phrase(`notice.${known.kind}`, known.args) };
}

/** Why the match of a lobby can't begin yet: nobody would see its board; null if nothing is known against it. */
export async function whyNotBegin(use: Use, table: string): Promise<Reply | null> {
  if ((await use.context.store.read({ table }))?.table.status !== 'lobby') return null;
  const known = hindrance(use, []);
  return known === null ? null : { kind: 'notice', phrase: phrase(`begin.refuse.${known.kind}`, known.args) };
}

interface Hindrance {
  readonly kind: 'permissions' | 'locked' | 'shut';
  readonly args?: ReturnType<typeof listPermissions>;
}

/** What is known to keep this bot from posting where somebody presses. */
function hindrance({ interaction, press, locale, context }: Use, more: readonly Key[]): Hindrance | null {
  const missing = missingPermissions(interaction);
  if (missing.length > 0) return { kind: 'permissions', args: listPermissions([...missing, ...more], locale) };
  if (isLocked(interaction)) return { kind: 'locked' };
  return context.isShut(press.channelId) ? { kind: 'shut' } : null;
}

/** Permissions, as a phrase lists them. */
export function listPermissions(permissions: readonly Key[], locale: string) {
  const voice = voiceOf(locale);
  return { count: permissions.length, list: voice.list(permissions.map((each) => `**${voice.tell(each)}**`)) };
}

/** Whether this is a thread where nobody may write but who manages threads. */
function isLocked({ channel, appPermissions }: Pick<BaseInteraction, 'channel' | 'appPermissions'>): boolean {
  return (
    channel?.isThread() === true && channel.locked === true && !appPermissions.has(PermissionFlagsBits.ManageThreads)
  );
}

/** The answer, and above a menu what keeps this bot from posting the board; nothing takes the place of another note. */
export function withAdvice(
  reply: Reply,
  { interaction, locale }: Pick<Incoming, 'interaction' | 'locale'>,
  sender: Pick<Sender, 'whyRefused'>,
): Reply {
  if (reply.kind !== 'menu' || reply.note !== null) return reply;
  const { stored } = reply.live;
  const note = stored.table.paused === null ? whyNoBoard(stored, sender) : whyPaused(interaction, locale);
  return note === null ? reply : { ...reply, note };
}

/** Why the board of a match is not in its channel though that takes posts; null: nothing is known that keeps it from there. */
export function whyNoBoard(stored: Stored, sender: Pick<Sender, 'whyRefused'>): Phrase | null {
  const trouble = viewTrouble(stored, (board) => sender.whyRefused(board));
  return trouble === null || trouble === 'paused' ? null : phrase(`pause.${trouble}`);
}

function whyPaused(interaction: BaseInteraction, locale: string): Phrase | null {
  const missing = missingPermissions(interaction);
  if (missing.length > 0) return phrase('pause.missing', listPermissions(missing, locale));
  return isLocked(interaction) ? phrase('pause.locked') : null;
}

/** Whether nothing is known to keep this bot from posting where somebody pressed. */
export function mayPost(interaction: BaseInteraction): boolean {
  return missingPermissions(interaction).length === 0 && !isLocked(interaction);
}
