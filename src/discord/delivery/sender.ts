import { withTimeLimit } from '../../lib/time-limit.js';
import { type Arrival, createArrivals } from './arrivals.js';
import { createAttachmentCache } from './attachment-cache.js';
import { createChannelQueues } from './channel-queues.js';
import type { DeliveryDeps } from './deps.js';
import type { PictureChange } from './files.js';
import { createLocks } from './locks.js';
import { createMenus, type MenuOf } from './menus.js';
import { noteSent } from './post.js';

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
  const arrivals = createArrivals(store);
  const channelQueues = createChannelQueues(deps, arrivals.check);
  const attachmentCache = createAttachmentCache();
  const menus = createMenus(deps, attachmentCache);
  /** The messages on which presses are being answered. */
  const pressed = createLocks();
  /** Those of them on which several are, so that nobody knows which answer came last. */
  const contested = new Set<string>();
  let woken = false;
  let stopped = false;
  /** Not before this is the store asked again. */
  let next = 0;

  function pump(): void {
    woken = false;
    if (stopped) return;
    const begun = clock.monotonic();
    channelQueues.pump();
    menus.pump();
    arrivals.check();
    const ended = clock.monotonic();
    next = ended + Math.min(LONGEST_REST, (SHARE - 1) * (ended - begun));
  }

  /** Nothing else may have reached the message since. */
  function isSure(message: string, menu: MenuOf | null): boolean {
    return !contested.has(message) && !menus.isCrossed({ menu, message });
  }

  const running = (): readonly Promise<void>[] => [...channelQueues.running(), ...menus.running()];

  return {
    wake() {
      if (woken) return;
      woken = true;
      // A moment later, so that answers to presses go out first, and many presses at once ask the store once.
      clock.after(Math.max(MOMENT, next - clock.monotonic()), pump);
    },
    hold(press) {
      const { id, token, message, lobby } = press;
      menus.hold(press);
      if (lobby !== null) channelQueues.hold(lobby);
      attachmentCache.link(token, message ?? id);
      if (message === null) return;
      pressed.hold(message);
      if (pressed.isShared(message)) contested.add(message);
    },
    release(press) {
      const { message, lobby } = press;
      menus.release(press);
      if (lobby !== null) channelQueues.release(lobby);
      if (message === null) return;
      pressed.release(message);
      if (!pressed.has(message)) contested.delete(message);
    },
    async noteLobbyShown(table, version, messageId) {
      const stored = store.read({ table });
      const post = stored?.posts.find((each) => each.kind === 'lobby');
      if (stored === null || post === undefined || post.messageId !== messageId) return;
      // Two answers, or an edit and an answer, may have overtaken each other on their way.
      if (post.wanted > version || channelQueues.isCrossed(table)) channelQueues.repeat(post);
      else await noteSent(deps, stored, post, version, { messageId, picture: null });
    },
    filesOn({ message, menu }, files) {
      if (message === null) return files;
      // What a press tells may be older than the message.
      return isSure(message, menu) ? (attachmentCache.get(message) ?? null) : null;
    },
    noteAnswer({ id, token, menu, message }, picture, late) {
      if (message !== null && !isSure(message, menu)) attachmentCache.delete(message);
      else if (picture !== 'kept') attachmentCache.set(message ?? id, picture?.name ?? null);
      if (late !== null) menus.repeat(token, late);
    },
    noteLostAnswer: ({ id, message }) => attachmentCache.delete(message ?? id),
    arrival: arrivals.of,
    async idle() {
      do {
        await new Promise((resolve) => setImmediate(resolve));
        await Promise.allSettled(running());
      } while (woken || running().length > 0);
    },
    async stop() {
      stopped = true;
      channelQueues.stop();
      menus.stop();
      arrivals.stop();
      await withTimeLimit(Promise.allSettled(running()), STOP_PATIENCE, 'late');
    },
  };
}
