import { type APIMessage, MessageFlags, RateLimitError, Routes } from 'discord.js';
import type { Phrase } from '../../games/game.js';
import type { SheetStyle } from '../../settings/settings.js';
import type { OpenMenu, Post } from '../../store/rows.js';
import type { OldMenu } from '../../store/stored-values.js';
import type { Stored } from '../../store/types.js';
import { currentBoard } from '../../table/announce.js';
import { isPlayable, loadMatch, seatShownTo } from '../../table/match.js';
import { beforePress, isBeneath, olderOf } from '../../table/menus.js';
import { tellDismissed } from '../../table/replies.js';
import { viewAsk } from '../../table/view/choices.js';
import { viewMenu } from '../../table/view/menu.js';
import { whyNoBoard } from '../channels/refusal.js';
import { faultOf, refusalCode, restAfter } from '../fault.js';
import { askMessage } from '../message/ask.js';
import { menuMessage } from '../message/menu.js';
import type { Message } from '../message/message.js';
import { noticeMessage } from '../message/notice.js';
import type { AttachmentCache } from './attachment-cache.js';
import type { DeliveryDeps } from './deps.js';
import { requestChange, requestNew } from './files.js';
import { type DrawnPicture, isDrawn } from './pictures.js';
import type { WhyRefused } from './refused-boards.js';
import type { SendResult } from './work.js';

/** So many milliseconds a menu that is nowhere yet waits for its picture; then it is written. */
const PATIENCE = 2_000;
/** One that is to be edited waits as long as it takes, as no picture becomes a text by itself; after so many it looks what is to be drawn by then. */
const EDIT_PATIENCE = 60_000;

/** What is on its way to the message of a menu beside its edit, and what is known of its board. */
export interface Meanwhile {
  whyRefused(board: Post['id']): WhyRefused | null;
  /** Whether a press on it is being answered. */
  isLocked(): boolean;
  /** The same of one of its older messages, or of the press that makes that one. */
  isOldLocked(old: OldMenu): boolean;
  /** Whether such an answer may have come last. */
  isDoubtful(): boolean;
  /** Whether it has to stay where it is: its channel takes no new messages by tokens for now. */
  isHeld(): boolean;
  /** It has, for so many milliseconds. */
  hold(ms: number): void;
}

/** Brings the private message of a menu up to date, beneath the board. */
export async function sendMenu(
  deps: DeliveryDeps,
  attachmentCache: AttachmentCache,
  menu: OpenMenu,
  meanwhile: Meanwhile,
): Promise<SendResult> {
  const { store, hooks, self } = deps;
  let known: readonly string[] | null = null;
  /** As it is once it has moved. */
  let current = menu;
  try {
    const dressed = await dress(deps, menu, meanwhile);
    if (dressed === 'late') return 0;
    // Whoever has pressed on it while it was drawn is answered first, and what it shows by then does not go back.
    if (meanwhile.isLocked() || meanwhile.isDoubtful()) return 'skipped';
    if (dressed === null) return drop(deps, menu, meanwhile);
    // While it was drawn there may have come another board.
    const stored = (await store.read({ match: menu.matchId })) ?? dressed.stored;
    const placed = await place(deps, attachmentCache, menu, { ...dressed, stored, meanwhile });
    if (placed === 'pressed') return 'skipped';
    current = placed;
    const { reached } = placed;
    if (meanwhile.isLocked()) return 'skipped';
    // Older ones first, so that there are never two that can be pressed; but only once it is known that this one is there.
    const first = placed.earlier === null ? await takeAway(deps, placed, meanwhile) : null;
    if (first === 'pressed') return 'skipped';
    if (reached !== null) {
      const { body, drawn } = dressed;
      known = attachmentCache.get(menu.token) ?? null;
      const route = Routes.webhookMessage(self().applicationId, menu.token, reached);
      const made = (await hooks.patch(route, { auth: false, ...requestChange(body, drawn, known) })) as APIMessage;
      noteFiles(attachmentCache, menu, made, meanwhile.isDoubtful() ? null : (drawn?.name ?? ''));
    }
    const older = first ?? (await takeAway(deps, placed, meanwhile));
    if (older !== 'gone') return restFrom(older);
    await store.sentMenu(placed, menu.wanted);
    return 'sent';
  } catch (error) {
    return handleRefusal(deps, attachmentCache, { menu: current, known, meanwhile }, error);
  }
}

/** Notes what is on the message of a menu; '': no picture, null: nobody knows. */
function noteFiles(
  attachmentCache: AttachmentCache,
  { token }: OpenMenu,
  message: APIMessage,
  picture: string | null,
): void {
  const answers = message.interaction_metadata;
  // As a press on it will know it: of what one token has made, each message shows a picture of its own.
  const origin = answers === undefined || answers.original_response_message_id ? message.id : answers.id;
  attachmentCache.link(token, origin);
  if (picture === null) attachmentCache.delete(origin);
  else attachmentCache.set(origin, picture === '' ? null : picture);
}

/**
 * Gives a menu that stands above the board, or nowhere yet, a new message beneath it. That has no buttons at first: after a
 * crash, or where the answer was lost, nobody could find a message of which nothing was noted, and it must not be a second menu.
 * Where the channel takes no new message for now, the menu above stays and is edited: nobody is without one.
 */
async function place(
  { store, hooks, posting, self, clock }: DeliveryDeps,
  attachmentCache: AttachmentCache,
  menu: OpenMenu,
  { body, drawn, stored, meanwhile }: Dressed & { readonly meanwhile: Meanwhile },
): Promise<OpenMenu | 'pressed'> {
  const isPosted = currentBoard(stored)?.messageId != null;
  // The board's message brings the menus along.
  if (!isPosted || (menu.reached !== null && (isBeneath(menu, stored) || meanwhile.isHeld()))) return menu;
  const { applicationId } = self();
  const request = requestNew({ ...body, components: [] }, drawn);
  let made: APIMessage;
  try {
    made = (await posting.post(Routes.webhook(applicationId, menu.token), {
      auth: false,
      ...request,
      body: { ...request.body, flags: MessageFlags.Ephemeral },
    })) as APIMessage;
  } catch (error) {
    if (menu.reached === null || !(error instanceof RateLimitError)) throw error;
    meanwhile.hold(restAfter(error));
    return menu;
  }
  // What was made by its token shows that the last press was answered.
  const moved = await store.movedMenu(menu, made.id, olderOf({ ...menu, earlier: null }, clock.now()));
  if (moved === null) {
    await hooks.delete(Routes.webhookMessage(applicationId, menu.token, made.id), { auth: false });
    return 'pressed';
  }
  noteFiles(attachmentCache, menu, made, drawn?.name ?? '');
  return moved;
}

/** What has become of the older messages of a menu. `pressed`: it is another one by now, perhaps one of these. */
type Older = 'gone' | 'left' | 'pressed';

function restFrom(older: Exclude<Older, 'gone'>): SendResult {
  return older === 'left' ? 0 : 'skipped';
}

/** Takes the older messages of a menu away. */
async function takeAway(deps: DeliveryDeps, menu: OpenMenu, meanwhile: Meanwhile): Promise<Older> {
  const { hooks, self, log } = deps;
  const { matchId, old } = menu;
  let left = 0;
  for (const each of old) {
    // What was read of it may be old: whichever of them was pressed meanwhile is the menu.
    if ((await isPressed(deps, menu)) || meanwhile.isLocked()) return 'pressed';
    if (meanwhile.isOldLocked(each)) {
      left += 1;
      continue;
    }
    const { token, message } = each;
    try {
      await hooks.delete(Routes.webhookMessage(self().applicationId, token, message), { auth: false });
    } catch (error) {
      const fault = faultOf(error);
      const facts = { match: matchId, code: refusalCode(error), err: error };
      if (fault === 'later') left += 1;
      if (fault === 'later' || fault === 'bug') log.warn(facts, 'an old menu could not be taken away');
    }
  }
  return left === 0 ? 'gone' : 'left';
}

/** Whether somebody has pressed on a menu since it was read, or it is none any more. */
async function isPressed({ store }: DeliveryDeps, { matchId, personId, token }: OpenMenu): Promise<boolean> {
  const stored = await store.read({ match: matchId });
  return stored?.menus.find((each) => each.personId === personId)?.token !== token;
}

interface Refused {
  readonly menu: OpenMenu;
  /** The files that it was thought to have. */
  readonly known: readonly string[] | null;
  readonly meanwhile: Meanwhile;
}

async function handleRefusal(
  deps: DeliveryDeps,
  attachmentCache: AttachmentCache,
  { menu, known, meanwhile }: Refused,
  error: unknown,
): Promise<SendResult> {
  const { log } = deps;
  const fault = faultOf(error);
  const facts = { match: menu.matchId, code: refusalCode(error) };
  // An edit whose answer was lost may have been made all the same.
  attachmentCache.delete(menu.token);
  if (fault === 'later') {
    log.warn({ ...facts, err: error }, 'a menu could not be refreshed yet');
    return restAfter(error);
  }
  if (fault === 'bug' && known !== null && known.length > 0) {
    log.warn({ ...facts, err: error }, 'a menu may show another picture than was known');
    return 0;
  }
  // The answer that should have opened that token never arrived, as where the bot ended before it could.
  const before = fault === 'dead' || fault === 'gone' ? beforePress(menu, deps.clock.now()) : null;
  if (before !== null) {
    await deps.store.revertMenu(menu, before);
    return 0;
  }
  if (fault === 'bug') log.error({ ...facts, err: error }, 'a menu is wrong in itself');
  else log.debug(facts, 'a menu can not be reached any more');
  return drop(deps, menu, meanwhile);
}

/** Forgets a menu, once nothing is left of those before it. */
async function drop(deps: DeliveryDeps, menu: OpenMenu, meanwhile: Meanwhile): Promise<SendResult> {
  const older = await takeAway(deps, menu, meanwhile);
  if (older !== 'gone') return restFrom(older);
  await deps.store.dropMenu(menu);
  return 'sent';
}

interface Dressed {
  readonly stored: Stored;
  readonly body: Message;
  readonly drawn: DrawnPicture | null;
}

/** The menu with its picture; null if it is of no use any more. */
async function dress(deps: DeliveryDeps, menu: OpenMenu, meanwhile: Meanwhile): Promise<Dressed | 'late' | null> {
  const { store, pictures, attachPermission } = deps;
  const { look } = await store.personSettings(menu.personId);
  const stored = await store.read({ match: menu.matchId });
  const isWritten = stored !== null && attachPermission.styleIn(stored.table.channelId) === 'text';
  // It stays above the menu for as long as that is so.
  const note = stored && whyNoBoard(stored, meanwhile);
  const body = stored && renderMenu(deps, stored, menu, { look: isWritten ? 'text' : (look ?? 'picture'), note });
  if (body === null) return null;
  if (body.picture === null) return { stored: stored!, body, drawn: null };
  const drawing = await pictures.draw(body.picture, 'person', menu.reached === null ? PATIENCE : EDIT_PATIENCE);
  if (isDrawn(drawing)) return { stored: stored!, body, drawn: drawing };
  if (drawing === 'late' && menu.reached !== null) return drawing;
  const plain = renderMenu(deps, stored!, menu, { look: 'text', note });
  return plain && { stored: stored!, body: plain, drawn: null };
}

/** The message of a menu as it has to be now; null: nothing can be told of it any more. */
export function renderMenu(
  { gameOf, dieSign }: Pick<DeliveryDeps, 'gameOf' | 'dieSign'>,
  stored: Stored,
  menu: OpenMenu,
  { look, note }: { readonly look: SheetStyle; readonly note: Phrase | null },
): Message | null {
  if (stored.match === null) return null;
  const live = loadMatch(stored, gameOf);
  if (!isPlayable(live)) return null;
  const locale = menu.locale ?? stored.table.locale;
  const seat = seatShownTo(live, menu.personId);
  if (seat !== undefined) return menuMessage(viewMenu(live, seat.seat), { note, locale, look, dieSign });
  const reply = tellDismissed(live, menu.personId);
  return reply.kind === 'ask' ? askMessage(viewAsk(reply), locale, gameOf) : noticeMessage(reply.phrase, locale);
}
