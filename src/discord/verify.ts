import { PermissionFlagsBits } from 'discord.js';
import { isOfServer } from '../table/gates.js';
import { type CheckView, viewCheck } from '../table/view/check.js';
import { escapeMarkdown } from '../text/name.js';
import { phrase } from '../text/phrases.js';
import type { Reply, Use } from './command.js';
import type { Attached } from './delivery/files.js';
import { checkMessage } from './message/check.js';
import { verifyPage } from './verify-page.js';

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
  const files = mayAttach ? await filesOf(checked) : [];
  const body = checkMessage(checked, context.gameOf(checked.game), locale, files);
  return { kind: 'aside', body, files };
}

/** The record, and the page that checks it. */
async function filesOf({ game, match, record }: CheckView): Promise<readonly Attached[]> {
  if (record === null) return [];
  const told = { name: `${game}-${match}.txt`, data: Buffer.from(record), contentType: 'text/plain; charset=utf-8' };
  const page = await verifyPage();
  return page === null ? [told] : [told, page];
}
