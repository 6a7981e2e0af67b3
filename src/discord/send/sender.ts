import { createLanes } from './lanes.js';
import { createMenus, type MenuOf } from './menus.js';
import type { SenderParts } from './parts.js';

/** A press that is being answered, and the message that its answer may change. */
export interface Answering {
  readonly token: string;
  readonly menu: MenuOf | null;
  /** The table whose lobby it is. */
  readonly lobby: string | null;
}

/** Sends and edits what the store says has to be in channels and in open menus. */
export interface Sender {
  /** Something may have become unsent. */
  wake(): void;
  /** While a press is being answered nothing else may use its token, or edit the message that it stands on. */
  hold(press: Answering): void;
  release(press: Answering): void;
  /** A press was answered with this version of a table's lobby, in that message. */
  lobbyShown(table: string, version: number, messageId: string): Promise<void>;
  /** Until nothing is in hand. */
  idle(): Promise<void>;
  /** Finishes what is in hand. */
  stop(): Promise<void>;
}

/** Longer than this nobody waits at the end for what is in hand. */
const STOP_PATIENCE = 3000;

/** To ask the store takes the longer the more is unsent, and holds presses up: so it gets one part in so many of the time. */
const SHARE = 10;
const MOMENT = 2;
/** No new message is held back for longer. */
const LONGEST_REST = 250;

export function createSender(parts: SenderParts): Sender {
  const { store } = parts;
  const lanes = createLanes(parts);
  const menus = createMenus(parts);
  let woken = false;
  let stopped = false;
  /** Not before this is the store asked again. */
  let next = 0;

  function pump(): void {
    woken = false;
    if (stopped) return;
    const begun = performance.now();
    lanes.pump();
    menus.pump();
    const ended = performance.now();
    next = ended + Math.min(LONGEST_REST, (SHARE - 1) * (ended - begun));
  }

  const running = (): readonly Promise<void>[] => [...lanes.running(), ...menus.running()];

  return {
    wake() {
      if (woken) return;
      woken = true;
      // A moment later, so that answers to presses go out first, and many presses at once ask the store once.
      setTimeout(pump, Math.max(MOMENT, next - performance.now()));
    },
    hold({ token, menu, lobby }) {
      menus.hold(token, menu);
      if (lobby !== null) lanes.hold(lobby);
    },
    release({ token, menu, lobby }) {
      menus.release(token, menu);
      if (lobby !== null) lanes.release(lobby);
    },
    async lobbyShown(table, version, messageId) {
      const post = store.read({ table })?.posts.find((each) => each.kind === 'lobby');
      if (post === undefined || post.messageId !== messageId) return;
      // Two answers, or an edit and an answer, may have overtaken each other on their way.
      if (post.wanted > version || lanes.isCrossed(table)) lanes.repeat(post);
      else await store.sentPost(post.id, version, messageId);
    },
    async idle() {
      do {
        await new Promise((resolve) => setImmediate(resolve));
        await Promise.allSettled(running());
      } while (woken || running().length > 0);
    },
    async stop() {
      stopped = true;
      lanes.stop();
      menus.stop();
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, STOP_PATIENCE);
      });
      await Promise.race([Promise.allSettled(running()), late]);
      clearTimeout(timer);
    },
  };
}
