import { type APIMessage, RateLimitError, Routes } from 'discord.js';
import type { SheetStyle } from '../../settings/settings.js';
import type { OpenMenu } from '../../store/rows.js';
import { isPlayable, loadMatch, seatShownTo } from '../../table/match.js';
import { tellDismissed } from '../../table/replies.js';
import { viewAsk } from '../../table/view/choices.js';
import { viewMenu } from '../../table/view/menu.js';
import { faultOf, refusalCode } from '../fault.js';
import { askMessage } from '../message/ask.js';
import { menuMessage } from '../message/menu.js';
import { noticeMessage } from '../message/notice.js';
import type { AttachmentCache } from './attachment-cache.js';
import type { DeliveryDeps } from './deps.js';
import { requestChange } from './files.js';
import { isDrawn } from './pictures.js';
import type { SendResult } from './work.js';

/** So many milliseconds an edit waits for its picture. */
const PATIENCE = 2000;

/** What is on its way to the message of a menu beside its edit. */
export interface Meanwhile {
  /** Whether a press on it is being answered. */
  isLocked(): boolean;
  /** Whether such an answer may have come last. */
  isDoubtful(): boolean;
}

/** Brings the private message of a menu up to date. */
export async function sendMenu(
  deps: DeliveryDeps,
  attachmentCache: AttachmentCache,
  menu: OpenMenu,
  meanwhile: Meanwhile,
): Promise<SendResult> {
  const { store, hooks, self } = deps;
  let known: readonly string[] | null = null;
  try {
    const dressed = await dress(deps, menu);
    if (dressed === 'late') return 0;
    // Whoever has pressed on it while it was drawn is answered first.
    if (meanwhile.isLocked()) return 'skipped';
    if (dressed === null) {
      await store.dropMenu(menu);
      return 'sent';
    }
    const { body, drawn } = dressed;
    const route = Routes.webhookMessage(self().applicationId, menu.token, '@original');
    known = attachmentCache.get(menu.token) ?? null;
    const request = requestChange(body, drawn, known);
    const made = (await hooks.patch(route, { auth: false, ...request })) as APIMessage;
    const origin = made.interaction_metadata?.id ?? made.id;
    attachmentCache.link(menu.token, origin);
    if (meanwhile.isDoubtful()) attachmentCache.delete(origin);
    else attachmentCache.set(origin, drawn?.name ?? null);
    await store.sentMenu(menu, menu.wanted);
    return 'sent';
  } catch (error) {
    return handleRefusal(deps, attachmentCache, menu, error, known);
  }
}

/** `known`: the files that the menu was thought to have. */
async function handleRefusal(
  { store, log }: DeliveryDeps,
  attachmentCache: AttachmentCache,
  menu: OpenMenu,
  error: unknown,
  known: readonly string[] | null,
): Promise<'sent' | number> {
  const fault = faultOf(error);
  const facts = { match: menu.matchId, code: refusalCode(error) };
  // An edit whose answer was lost may have been made all the same.
  attachmentCache.delete(menu.token);
  if (fault === 'later') {
    log.warn({ ...facts, err: error }, 'a menu could not be refreshed yet');
    return error instanceof RateLimitError ? Math.max(error.retryAfter, error.timeToReset) : 0;
  }
  if (fault === 'bug' && known !== null && known.length > 0) {
    log.warn({ ...facts, err: error }, 'a menu may show another picture than was known');
    return 0;
  }
  if (fault === 'bug') log.error({ ...facts, err: error }, 'a menu is wrong in itself');
  else log.debug(facts, 'a menu can not be reached any more');
  await store.dropMenu(menu);
  return 'sent';
}

/** The menu with its picture; null if it is of no use any more. */
async function dress(deps: DeliveryDeps, menu: OpenMenu) {
  const { store, pictures } = deps;
  const { look } = await store.personSettings(menu.personId);
  const body = await render(deps, menu, look ?? 'picture');
  if (body?.picture == null) return body && { body, drawn: null };
  const drawing = await pictures.draw(body.picture, 'person', PATIENCE);
  if (isDrawn(drawing)) return { body, drawn: drawing };
  if (drawing === 'late') return drawing;
  const plain = await render(deps, menu, 'text');
  return plain && { body: plain, drawn: null };
}

async function render({ store, gameOf, attachPermission }: DeliveryDeps, menu: OpenMenu, look: SheetStyle) {
  const stored = await store.read({ match: menu.matchId });
  if (stored?.match == null) return null;
  const live = loadMatch(stored, gameOf);
  if (!isPlayable(live)) return null;
  const locale = menu.locale ?? stored.table.locale;
  const seat = seatShownTo(live, menu.personId);
  const style = attachPermission.styleIn(stored.table.channelId) === 'text' ? 'text' : look;
  if (seat !== undefined) return menuMessage(viewMenu(live, seat.seat), { locale, look: style });
  const reply = tellDismissed(live, menu.personId);
  return reply.kind === 'ask' ? askMessage(viewAsk(reply), locale, gameOf) : noticeMessage(reply.phrase, locale);
}
