import { PermissionFlagsBits } from 'discord.js';
import { isOfServer } from '../table/gates.js';
import { type CheckView, viewCheck } from '../table/view/check.js';
import { escapeMarkdown } from '../text/name.js';
import { phrase } from '../text/phrases.js';
import type { Reply, Use } from './command.js';
import type { Attached } from './delivery/files.js';
import { checkMessage } from './message/check.js';

/** Checks the dice of a match of this server, and hands out what anybody can check them by. */
export async function checkDiceOf(
  { context, interaction, locale, press }: Use,
  { match }: { readonly match: string },
): Promise<Reply> {
  const stored = await context.store.read({ match });
  if (stored?.match == null || !isOfServer(stored, press))
    return { kind: 'notice', phrase: phrase('verify.unknown', { match: escapeMarkdown(match) }) };
  const checked = viewCheck({ ...stored, match: stored.match }, context.gameOf);
  const mayAttach = interaction.appPermissions.has(PermissionFlagsBits.AttachFiles);
  const file = mayAttach ? fileOf(checked) : null;
  const body = checkMessage(checked, context.gameOf(checked.game), locale, file);
  return { kind: 'aside', body, file };
}

function fileOf({ game, match, record }: CheckView): Attached | null {
  if (record === null) return null;
  return { name: `${game}-${match}.txt`, data: Buffer.from(record), contentType: 'text/plain; charset=utf-8' };
}
