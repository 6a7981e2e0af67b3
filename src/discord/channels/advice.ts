import type { BaseInteraction } from 'discord.js';
import type { Phrase } from '../../games/game.js';
import { viewTrouble } from '../../table/view/table.js';
import { phrase } from '../../text/phrases.js';
import type { Reply } from '../command.js';
import { missingPermissions } from '../permissions.js';
import { isLocked, listPermissions } from './refusal.js';

/** The answer, and above a menu what keeps this bot from posting the board; nothing takes the place of another note. */
export function withAdvice(reply: Reply, interaction: BaseInteraction, locale: string): Reply {
  if (reply.kind !== 'menu' || reply.note !== null) return reply;
  const trouble = viewTrouble(reply.live.stored);
  if (trouble === null) return reply;
  const note = trouble === 'paused' ? whyPaused(interaction, locale) : phrase('pause.blocked');
  return note === null ? reply : { ...reply, note };
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
