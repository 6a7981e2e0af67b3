import { Routes } from 'discord.js';
import type { OpenMenu } from '../../store/types.js';
import { isLive, liveOf, seatOf } from '../../table/live.js';
import { faultOf, refusalCode } from '../fault.js';
import { menuMessage } from '../message/menu.js';
import { createHeld } from './held.js';
import { backOff, type SenderParts } from './parts.js';

/** At most one edit of a menu in this time. */
const EDIT_EVERY = 1000;

/** Whose menu of which match, and in which language. */
export type MenuOf = Pick<OpenMenu, 'matchId' | 'personId' | 'locale'>;

export interface Menus {
  /** Refreshes the open menus that show something old. */
  pump(): void;
  /** While a press is being answered its token can't be used for anything else, and nothing else may edit its menu. */
  hold(token: string, of: MenuOf | null): void;
  release(token: string, of: MenuOf | null): void;
  running(): readonly Promise<void>[];
  stop(): void;
}

export function createMenus(parts: SenderParts): Menus {
  const { store, rest, gameOf, now, log, self } = parts;
  /** Tokens and menus. */
  const held = createHeld();
  const inHand = new Map<string, Promise<void>>();
  /** Menus that were being edited when a press on them came: nobody knows whether that edit or the answer came last. */
  const crossed = new Set<string>();
  const repeats = new Map<string, OpenMenu>();
  /** By menu: when it may be edited next, and how often in a row that failed. */
  const turns = new Map<string, { at: number; failures: number }>();
  let stopping = false;
  let soon: Promise<void> | null = null;
  let timer: { readonly done: Promise<void>; readonly end: () => void; readonly at: number } | null = null;

  function pump(): void {
    if (stopping) return;
    const time = performance.now();
    for (const [key, turn] of turns) if (turn.at < time && turn.failures === 0) turns.delete(key);
    let soonest = Number.POSITIVE_INFINITY;
    for (const menu of [...repeats.values(), ...store.unsentMenus(now())]) {
      const key = keyOf(menu);
      if (held.has(menu.token) || held.has(key) || inHand.has(key)) continue;
      const turn = turns.get(key)?.at ?? 0;
      if (turn > time) soonest = Math.min(soonest, turn);
      else start(key, menu);
    }
    if (soonest < Number.POSITIVE_INFINITY) pumpAt(soonest);
  }

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
    turns.set(key, { at: performance.now() + EDIT_EVERY, failures });
    const done = refresh(menu)
      .then((sent) => {
        if (sent === 'sent') turns.set(key, { at: turns.get(key)?.at ?? 0, failures: 0 });
        else turns.set(key, { at: performance.now() + backOff(failures), failures: failures + 1 });
      })
      .catch((error: unknown) => log.error({ match: menu.matchId, err: error }, 'a menu could not be noted'))
      .finally(() => {
        inHand.delete(key);
        pumpSoon();
      });
    inHand.set(key, done);
  }

  async function refresh(menu: OpenMenu): Promise<'sent' | 'later'> {
    try {
      const body = render(menu);
      if (body === null) {
        await store.dropMenu(menu);
        return 'sent';
      }
      const route = Routes.webhookMessage(self().applicationId, menu.token, '@original');
      await rest.patch(route, { auth: false, body });
      await store.sentMenu(menu, menu.wanted);
      return 'sent';
    } catch (error) {
      return refused(menu, error);
    }
  }

  async function refused(menu: OpenMenu, error: unknown): Promise<'sent' | 'later'> {
    const fault = faultOf(error);
    const facts = { match: menu.matchId, code: refusalCode(error) };
    if (fault === 'later') {
      log.warn({ ...facts, err: error }, 'a menu could not be refreshed yet');
      return 'later';
    }
    if (fault === 'bug') log.error({ ...facts, err: error }, 'a menu is wrong in itself');
    else log.debug(facts, 'a menu can not be reached any more');
    await store.dropMenu(menu);
    return 'sent';
  }

  function render(menu: OpenMenu) {
    const stored = store.read({ match: menu.matchId });
    if (stored?.match == null) return null;
    const live = liveOf(stored, gameOf);
    const seat = seatOf(stored.seats, menu.personId);
    return isLive(live) && seat !== undefined
      ? menuMessage(live, seat.seat, { locale: menu.locale ?? stored.table.locale })
      : null;
  }

  function pumpAt(at: number): void {
    if (timer !== null && timer.at <= at) return;
    timer?.end();
    let end = (): void => undefined;
    const done = new Promise<void>((resolve) => {
      const handle = setTimeout(() => end(), at - performance.now());
      end = () => {
        clearTimeout(handle);
        timer = null;
        resolve();
      };
    });
    timer = { done, end: () => end(), at };
    void done.then(pump);
  }

  return {
    pump,
    hold(token, of) {
      held.hold(token);
      if (of === null) return;
      held.hold(keyOf(of));
      if (inHand.has(keyOf(of))) crossed.add(keyOf(of));
    },
    release(token, of) {
      held.release(token);
      if (of === null) return;
      held.release(keyOf(of));
      if (crossed.delete(keyOf(of))) repeats.set(keyOf(of), { ...of, token, until: 0, wanted: 0, sent: 0 });
    },
    running: () => [...inHand.values(), ...[soon ?? [], timer?.done ?? []].flat()],
    stop() {
      stopping = true;
      timer?.end();
    },
  };
}

function keyOf({ matchId, personId }: Pick<MenuOf, 'matchId' | 'personId'>): string {
  return `${matchId} ${personId}`;
}
