import { setImmediate as turn } from 'node:timers/promises';
import { withTimeLimit } from '../../lib/time-limit.js';
import { type Arrival, createArrivals } from './arrivals.js';
import { createAttachmentCache } from './attachment-cache.js';
import type { DeliveryDeps } from './deps.js';
import type { PictureChange } from './files.js';
import { createMenus, type MenuOf, menuKey, repeatOf } from './menus.js';
import { MessageStates } from './message-states.js';
import { noteSent } from './post.js';
import { createPosts, lobbyKey } from './posts.js';
import { DeliveryQueue } from './queue.js';
import { createRateLimit } from './rate-limit.js';

/** A press that is being answered, and the message that its answer may change. */
export interface PendingPress {
  readonly token: string;
  readonly menu: MenuOf | null;
  /** The private message that was pressed, by the interaction that made it. */
  readonly message: string | null;
  /** This interaction, which may make such a message. */
  readonly id: string;
  /** The table whose lobby it is. */
  readonly lobby: string | null;
}

/** Sends and edits what the store says has to be in channels and in open menus. */
export interface Sender {
  /** Something may have become unsent. */
  wake(): void;
  /** While a press is being answered nothing else may use its token, or edit the message that it stands on. */
  hold(press: PendingPress): void;
  release(press: PendingPress): void;
  /** A press was answered with this version of a table's lobby, in that message. */
  noteLobbyShown(table: string, version: number, messageId: string): Promise<void>;
  /** What is on the pressed message, where a press tells that these files are; null: nobody can be sure. */
  filesOn(press: PendingPress, files: readonly string[]): readonly string[] | null;
  /** A press was answered with this picture; `late`: whose menu it is, if its picture is still to come. */
  noteAnswer(press: PendingPress, picture: PictureChange, late: MenuOf | null): void;
  /** The answer to a press was lost: it may have reached the message all the same. */
  noteLostAnswer(press: PendingPress): void;
  /** What has become of a table's lobby: known within so many milliseconds, or still pending. */
  arrival(table: string, patience: number): Promise<Arrival>;
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

export function createSender(deps: DeliveryDeps): Sender {
  const { store, clock } = deps;
  const arrivals = createArrivals(deps);
  const attachmentCache = createAttachmentCache();
  const states = new MessageStates();
  const rateLimit = createRateLimit(clock);
  const posts = new DeliveryQueue(createPosts(deps, rateLimit, arrivals.check), states, clock);
  const menus = new DeliveryQueue(createMenus(deps, attachmentCache, states), states, clock);
  let isWoken = false;
  let isStopped = false;
  /** Not before this is the store asked again. */
  let next = 0;

  function pump(): void {
    isWoken = false;
    if (isStopped) return;
    const begun = clock.monotonic();
    posts.pump();
    menus.pump();
    arrivals.check();
    const ended = clock.monotonic();
    next = ended + Math.min(LONGEST_REST, (SHARE - 1) * (ended - begun));
  }

  /** Whether nothing else may have reached the message since it was pressed. */
  function isSure({ message, menu }: Pick<PendingPress, 'message' | 'menu'>): boolean {
    const isMessageSure = message === null || states.doubtOf([message]) === null;
    return isMessageSure && (menu === null || states.doubtOf([menuKey(menu)]) !== 'edit');
  }

  return {
    wake() {
      if (isWoken) return;
      isWoken = true;
      // A moment later, so that answers to presses go out first, and many presses at once ask the store once.
      clock.after(Math.max(MOMENT, next - clock.monotonic()), pump);
    },
    hold(press) {
      states.lock(keysOf(press));
      attachmentCache.link(press.token, press.message ?? press.id);
    },
    release(press) {
      const { token, menu } = press;
      const isDoubtful = states.doubtOf(messageKeys(press)) === 'edit';
      states.unlock(keysOf(press));
      if (menu !== null && isDoubtful) menus.repeat(repeatOf(token, menu));
    },
    async noteLobbyShown(table, version, messageId) {
      const stored = store.read({ table });
      const post = stored?.posts.find((each) => each.kind === 'lobby');
      if (stored === null || post === undefined || post.messageId !== messageId) return;
      // Two answers, or an edit and an answer, may have overtaken each other on their way.
      if (post.wanted > version || states.doubtOf([lobbyKey(table)]) === 'edit') posts.repeat(post);
      else await noteSent(deps, stored, post, version, { messageId, picture: null });
    },
    filesOn(press, files) {
      const { message } = press;
      if (message === null) return files;
      // What a press tells may be older than the message.
      return isSure(press) ? (attachmentCache.get(message) ?? null) : null;
    },
    noteAnswer(press, picture, late) {
      const { id, token, message } = press;
      if (message !== null && !isSure(press)) attachmentCache.delete(message);
      else if (picture !== 'kept') attachmentCache.set(message ?? id, picture?.name ?? null);
      if (late !== null) menus.repeat(repeatOf(token, late));
    },
    noteLostAnswer: ({ id, message }) => attachmentCache.delete(message ?? id),
    arrival: arrivals.of,
    async idle() {
      do {
        await turn();
        await Promise.all([posts.idle(), menus.idle()]);
      } while (isWoken || !posts.isIdle() || !menus.isIdle());
    },
    async stop() {
      isStopped = true;
      rateLimit.stop();
      posts.stop();
      menus.stop();
      arrivals.stop();
      await withTimeLimit(Promise.all([posts.idle(), menus.idle()]), STOP_PATIENCE, 'late');
    },
  };
}

/** What a press stands on: a list or a question is on a message without being the menu of a match. */
function messageKeys({ menu, message }: PendingPress): readonly string[] {
  return [...(menu === null ? [] : [menuKey(menu)]), ...(message === null ? [] : [message])];
}

/** Its token, too, can't be used for anything else until it is answered. */
function keysOf(press: PendingPress): readonly string[] {
  const { token, lobby } = press;
  return [token, ...messageKeys(press), ...(lobby === null ? [] : [lobbyKey(lobby)])];
}
