import { type APIMessage, RateLimitError, Routes } from 'discord.js';
import { pauseAfter } from '../../lib/backoff.js';
import type { OpenMenu, SheetStyle } from '../../store/rows.js';
import { isPlayable, loadMatch } from '../../table/match.js';
import { seatShownTo, tellDismissed } from '../../table/not-seated.js';
import { faultOf, refusalCode } from '../fault.js';
import { askMessage } from '../message/ask.js';
import { menuMessage } from '../message/menu.js';
import { noticeMessage } from '../message/notice.js';
import type { AttachmentCache } from './attachment-cache.js';
import { type DeliveryDeps, SEND_BACKOFF } from './deps.js';
import { requestChange } from './files.js';
import { createLocks } from './locks.js';
import { isDrawn } from './pictures.js';

/** At most one edit of a menu in this time. */
const EDIT_EVERY = 1000;
/** So many milliseconds an edit waits for its picture. */
const PATIENCE = 2000;

/** Whose menu of which match, and in which language. */
export type MenuOf = Pick<OpenMenu, 'matchId' | 'personId' | 'locale'>;

export interface Menus {
  /** Refreshes the open menus that show something old. */
  pump(): void;
  /**
   * While a press is being answered its token can't be used for anything else, and nothing else may edit its menu: nor the
   * message that was pressed, which may have gone on to the next match of a series meanwhile.
   */
  hold(press: MenuPress): void;
  release(press: MenuPress): void;
  /** An edit of that menu, or of the pressed message, was under way when it was held. */
  isCrossed(press: Pick<MenuPress, 'menu' | 'message'>): boolean;
  /** This menu has to be edited again, whatever was sent. */
  repeat(token: string, of: MenuOf): void;
  running(): readonly Promise<void>[];
  stop(): void;
}

/** A press that is being answered, by its token, on that menu and message. */
export interface MenuPress {
  readonly token: string;
  readonly menu: MenuOf | null;
  readonly message: string | null;
}

export function createMenus(deps: DeliveryDeps, attachmentCache: AttachmentCache): Menus {
  const { store, hooks, gameOf, clock, log, self, pictures, attachPermission } = deps;
  /** Tokens, menus, and messages. */
  const locks = createLocks();
  /** The edits that are under way, by menu, each of a message. */
  const inHand = new Map<string, { readonly done: Promise<void>; readonly message: string }>();
  /** Menus and messages that were being edited when a press on them came: nobody knows whether that edit or the answer came last. */
  const crossed = new Set<string>();
  const repeats = new Map<string, OpenMenu>();
  /** Menus on which a press came while they were being edited, until that edit is done. */
  const doubtful = new Set<string>();
  /** By menu: when it may be edited next, and how often in a row that failed. */
  const turns = new Map<string, { at: number; failures: number }>();
  let stopping = false;
  let soon: Promise<void> | null = null;
  let timer: { readonly done: Promise<void>; readonly end: () => void; readonly at: number } | null = null;

  function pump(): void {
    if (stopping) return;
    const time = clock.monotonic();
    const left = deps.pauseLeft();
    if (left > 0) {
      pumpAt(time + left);
      return;
    }
    for (const [key, turn] of turns) if (turn.at < time && turn.failures === 0) turns.delete(key);
    let soonest = Number.POSITIVE_INFINITY;
    const look = (key: string, menu: OpenMenu): void => {
      const turn = turns.get(key)?.at ?? 0;
      if (isHeld(menu) || inHand.has(key) || isInHand(attachmentCache.messageOf(menu.token))) return;
      if (turn > time) soonest = Math.min(soonest, turn);
      else start(key, menu);
    };
    for (const [key, menu] of repeats) look(key, menu);
    for (const menu of store.unsentMenus(clock.now())) look(keyOf(menu), menu);
    if (soonest < Number.POSITIVE_INFINITY) pumpAt(soonest);
  }

  const isHeld = (menu: OpenMenu): boolean =>
    [menu.token, keyOf(menu), attachmentCache.messageOf(menu.token)].some(locks.has);

  /** In a series one message can be the menu of two matches. */
  const isInHand = (message: string): boolean => [...inHand.values()].some((edit) => edit.message === message);

  /** Many menus that are done at once ask the store once. */
  function pumpSoon(): void {
    soon ??= new Promise((resolve) => {
      setImmediate(() => {
        soon = null;
        pump();
        resolve();
      });
    });
  }

  function start(key: string, menu: OpenMenu): void {
    repeats.delete(key);
    const failures = turns.get(key)?.failures ?? 0;
    turns.set(key, { at: clock.monotonic() + EDIT_EVERY, failures });
    const done = refresh(menu)
      .then((sent) => {
        if (sent === 'sent') turns.set(key, { at: turns.get(key)?.at ?? 0, failures: 0 });
        else if (sent === 'held') turns.delete(key);
        else {
          turns.set(key, {
            at: clock.monotonic() + Math.max(sent, pauseAfter(failures, SEND_BACKOFF)),
            failures: failures + 1,
          });
        }
        // The store knows nothing of it.
        if (sent !== 'sent' && isRepeat(menu) && !repeats.has(key)) repeats.set(key, menu);
      })
      .catch((error: unknown) => log.error({ match: menu.matchId, err: error }, 'a menu could not be noted'))
      .finally(() => {
        inHand.delete(key);
        doubtful.delete(key);
        pumpSoon();
      });
    inHand.set(key, { done, message: attachmentCache.messageOf(menu.token) });
  }

  /** `number`: it has to be tried again, in so many milliseconds at the earliest. */
  async function refresh(menu: OpenMenu): Promise<'sent' | 'held' | number> {
    let known: readonly string[] | null = null;
    try {
      const outgoing = await dress(menu);
      if (outgoing === 'late') return 0;
      // Whoever has pressed on it while it was drawn is answered first.
      if (isHeld(menu)) return 'held';
      if (outgoing === null) {
        await store.dropMenu(menu);
        return 'sent';
      }
      const { body, drawn } = outgoing;
      const route = Routes.webhookMessage(self().applicationId, menu.token, '@original');
      known = attachmentCache.get(menu.token) ?? null;
      const changed = requestChange(body, drawn, known);
      const made = (await hooks.patch(route, { auth: false, ...changed })) as APIMessage;
      const origin = made.interaction_metadata?.id ?? made.id;
      attachmentCache.link(menu.token, origin);
      if (doubtful.has(keyOf(menu))) attachmentCache.delete(origin);
      else attachmentCache.set(origin, drawn?.name ?? null);
      await store.sentMenu(menu, menu.wanted);
      return 'sent';
    } catch (error) {
      return handleRefusal(menu, error, known);
    }
  }

  /** `known`: the files that the menu was thought to have. */
  async function handleRefusal(
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
  async function dress(menu: OpenMenu) {
    const { look } = store.personSettings(menu.personId);
    const body = render(menu, look ?? 'picture');
    if (body?.picture == null) return body && { body, drawn: null };
    const drawing = await pictures.draw(body.picture, 'person', PATIENCE);
    if (isDrawn(drawing)) return { body, drawn: drawing };
    if (drawing === 'late') return drawing;
    const plain = render(menu, 'text');
    return plain && { body: plain, drawn: null };
  }

  function render(menu: OpenMenu, look: SheetStyle) {
    const stored = store.read({ match: menu.matchId });
    if (stored?.match == null) return null;
    const live = loadMatch(stored, gameOf);
    if (!isPlayable(live)) return null;
    const locale = menu.locale ?? stored.table.locale;
    const seat = seatShownTo(live, menu.personId);
    const style = attachPermission.styleIn(stored.table.channelId) === 'text' ? 'text' : look;
    if (seat !== undefined) return menuMessage(live, seat.seat, { locale, look: style });
    const told = tellDismissed(live, menu.personId);
    return told.kind === 'ask' ? askMessage(told, locale, gameOf) : noticeMessage(told.phrase, locale);
  }

  function pumpAt(at: number): void {
    if (timer !== null && timer.at <= at) return;
    timer?.end();
    let end = (): void => undefined;
    const done = new Promise<void>((resolve) => {
      const handle = setTimeout(() => end(), at - clock.monotonic());
      end = () => {
        clearTimeout(handle);
        timer = null;
        resolve();
      };
    });
    timer = { done, end: () => end(), at };
    void done.then(pump);
  }

  function repeat(token: string, of: MenuOf): void {
    repeats.set(keyOf(of), { ...of, token, until: 0, wanted: REPEATED, sent: 0 });
  }

  return {
    pump,
    hold({ token, menu, message }) {
      locks.hold(token);
      if (message !== null) locks.hold(message);
      if (menu !== null) locks.hold(keyOf(menu));
      for (const [key, edit] of inHand) {
        const isMenu = menu !== null && key === keyOf(menu);
        if (!isMenu && edit.message !== message) continue;
        for (const pressed of keysOf({ menu, message })) crossed.add(pressed);
        doubtful.add(key);
      }
    },
    release({ token, menu, message }) {
      locks.release(token);
      if (message !== null) {
        locks.release(message);
        crossed.delete(message);
      }
      if (menu === null) return;
      locks.release(keyOf(menu));
      if (crossed.delete(keyOf(menu))) repeat(token, menu);
    },
    isCrossed: (press) => keysOf(press).some((key) => crossed.has(key)),
    repeat,
    running: () => [...[...inHand.values()].map(({ done }) => done), ...[soon ?? [], timer?.done ?? []].flat()],
    stop() {
      stopping = true;
      timer?.end();
    },
  };
}

/** In place of a version: a repeat tells nothing new. */
const REPEATED = 0;

function isRepeat({ wanted }: OpenMenu): boolean {
  return wanted === REPEATED;
}

/** A list or a question stands on a message without being the menu of a match. */
function keysOf({ menu, message }: Pick<MenuPress, 'menu' | 'message'>): readonly string[] {
  return [...(menu === null ? [] : [keyOf(menu)]), ...(message === null ? [] : [message])];
}

function keyOf({ matchId, personId }: Pick<MenuOf, 'matchId' | 'personId'>): string {
  return `${matchId} ${personId}`;
}
