import { Routes } from 'discord.js';
import type { OpenMenu } from '../../store/types.js';
import { isLive, liveOf, seatOf } from '../../table/live.js';
import { faultOf, refusalCode } from '../fault.js';
import { menuMessage } from '../message/menu.js';
import { backOff, type SenderParts } from './parts.js';

/** At most one edit of a menu in this time. */
const EDIT_EVERY = 1000;

export interface Menus {
  /** Refreshes the open menus that show something old. */
  pump(): void;
  /** While a press is being answered its token can't be used for anything else. */
  hold(token: string): void;
  release(token: string): void;
  running(): readonly Promise<void>[];
  stop(): void;
}

export function createMenus(parts: SenderParts): Menus {
  const { store, rest, gameOf, now, log, self } = parts;
  /** Counted, since one press can be delivered twice. */
  const held = new Map<string, number>();
  const inHand = new Map<string, Promise<void>>();
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
    for (const menu of store.unsentMenus(now())) {
      const key = `${menu.matchId} ${menu.personId}`;
      if (held.has(menu.token) || inHand.has(key)) continue;
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
    return isLive(live) && seat !== undefined ? menuMessage(live, seat.seat) : null;
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
    hold: (token) => void held.set(token, (held.get(token) ?? 0) + 1),
    release(token) {
      const left = (held.get(token) ?? 0) - 1;
      if (left > 0) held.set(token, left);
      else held.delete(token);
    },
    running: () => [...inHand.values(), ...[soon ?? [], timer?.done ?? []].flat()],
    stop() {
      stopping = true;
      timer?.end();
    },
  };
}
