import { pauseAfter } from '../../lib/backoff.js';
import type { Post } from '../../store/rows.js';
import { type DeliveryDeps, SEND_BACKOFF } from './deps.js';
import { createLocks } from './locks.js';
import { type Sent, sendPost, tableOf } from './post.js';
import { createRateLimit } from './rate-limit.js';
import {
  createSchedule,
  isLobby,
  nextTurn,
  notePosted,
  noteTurn,
  type Schedule,
  SHARE_TIME,
  timeOf,
  type Way,
  wayOf,
} from './schedule.js';

/** At most one edit in a channel in this time. */
const EDIT_EVERY = 1000;

/** One channel's posts: they are sent one after the other. */
interface ChannelQueue {
  /** By id: what was last known to be unsent. */
  readonly waiting: Map<number, Post>;
  /** Posts whose message may show something older than what was sent last. */
  readonly stale: Set<number>;
  readonly schedule: Schedule;
  /** When the last new message was posted. */
  postedAt: number;
  /** In a row: of all, and of each way and each post that had to wait on its own. */
  failures: number;
  readonly refusals: Map<Way | number, number>;
  running: Promise<void> | null;
  /** Ends the waiting for the next turn. */
  wake: (() => void) | null;
}

export interface ChannelQueues {
  /** Sends what is unsent; each channel on its own. */
  pump(): void;
  /** This post has to be edited again, whatever was sent. */
  repeat(post: Post): void;
  /** While a press on that table's lobby is being answered, which edits its message, nothing else may edit it. */
  hold(table: string): void;
  release(table: string): void;
  /** An edit was under way when the lobby was held: nobody knows whether it or the answer came last. */
  isCrossed(table: string): boolean;
  running(): readonly Promise<void>[];
  stop(): void;
}

/** `tried` is told after each attempt to send something, however it went. */
export function createChannelQueues(deps: DeliveryDeps, tried: () => void): ChannelQueues {
  const { store, log, channels, clock } = deps;
  const queues = new Map<string, ChannelQueue>();
  const locks = createLocks();
  const rateLimit = createRateLimit(clock);
  /** Tables whose lobby is being edited, and those of them where a press came meanwhile. */
  const editing = new Set<string>();
  const crossed = new Set<string>();
  let stopping = false;

  function queueOf(channel: string): ChannelQueue {
    const known = queues.get(channel);
    if (known !== undefined) return known;
    /** By table: it stays the same. */
    const owners = new Map<string, string>();
    const ownerOf = (table: string): string => {
      // Where nobody is known to have opened it, it is on its own.
      const owner = owners.get(table) ?? (store.read({ table })?.table.openerId || table);
      owners.set(table, owner);
      return owner;
    };
    const queue: ChannelQueue = {
      waiting: new Map(),
      stale: new Set(),
      schedule: createSchedule({
        ownerOf: ({ tableId }) => ownerOf(tableId),
        isShared: (owner) => store.openIn(channel).some((table) => ownerOf(table) !== owner),
      }),
      postedAt: Number.NEGATIVE_INFINITY,
      failures: 0,
      refusals: new Map(),
      running: null,
      wake: null,
    };
    queues.set(channel, queue);
    return queue;
  }

  function add(post: Post): void {
    const queue = queueOf(post.channelId);
    queue.waiting.set(post.id, post);
    queue.wake?.();
  }

  function start(channel: string, queue: ChannelQueue): void {
    if (stopping || queue.running !== null || queue.waiting.size === 0) return;
    queue.running = run(queue)
      .catch((error: unknown) => {
        log.error({ channel, err: error }, 'the posts of a channel stopped');
        // What is unsent is found again by the next pump.
        queue.waiting.clear();
      })
      .finally(() => {
        queue.running = null;
      });
  }

  async function run(queue: ChannelQueue): Promise<void> {
    for (let isGranted = false; !stopping; ) {
      const left = deps.pauseLeft();
      if (left > 0) {
        await pauseFirmly(queue, left);
        continue;
      }
      const now = clock.monotonic();
      const turn = nextTurn([...queue.waiting.values()].filter(isFree), queue.schedule, now);
      if (turn === null) return;
      if (typeof turn === 'number') await pause(queue, turn - now);
      else if (!isGranted) await rateLimit.acquire(() => hasNew(queue));
      else if ((await send(queue, turn)) === 'later')
        await pauseFirmly(queue, pauseAfter(queue.failures++, SEND_BACKOFF));
      else queue.failures = 0;
      // While it waited something more urgent may have come.
      isGranted = typeof turn !== 'number' && !isGranted;
    }
  }

  /** Whether people wait for a message of which they know nothing yet. */
  function hasNew({ waiting, schedule }: ChannelQueue): boolean {
    const now = clock.monotonic();
    return [...waiting.values()].some(
      (post) => wayOf(post) === 'new' && !isLobby(post) && timeOf(post, schedule, now) <= now,
    );
  }

  function isFree({ kind, messageId, tableId, channelId }: Post): boolean {
    if (!channels.isOpen(channelId)) return false;
    return kind !== 'lobby' || messageId === null || !locks.has(tableId);
  }

  async function send(queue: ChannelQueue, known: Post): Promise<Sent> {
    const stored = tableOf(store, known);
    const post = stored?.posts.find((each) => each.id === known.id);
    if (stored === null || post === undefined || isDone(queue, post)) {
      forget(queue, known.id);
      return 'sent';
    }
    if (known.messageId === null && post.messageId !== null) {
      // It has become an edit, which has to wait for its turn.
      queue.waiting.set(post.id, post);
      return 'sent';
    }
    noteTurn(queue.schedule, post, queue.waiting.values());
    if (post.messageId !== null) queue.schedule.from.edit = clock.monotonic() + EDIT_EVERY;
    const repeated = queue.stale.delete(post.id);
    if (post.kind === 'lobby' && post.messageId !== null) editing.add(post.tableId);
    const sent = await sendPost(deps, stored, post).finally(() => editing.delete(post.tableId));
    if (repeated && sent !== 'sent') queue.stale.add(post.id);
    if (sent === 'sent') {
      queue.refusals.delete(wayOf(post));
      if (wayOf(post) === 'new') noteNew(queue, post);
    }
    if (typeof sent === 'object') rest(queue, post, sent);
    refresh(queue, post);
    tried();
    return sent;
  }

  function noteNew(queue: ChannelQueue, post: Post): void {
    queue.postedAt = clock.monotonic();
    notePosted(queue.schedule, post, queue.postedAt);
  }

  /** Holds back what was told to wait, and nothing else. */
  function rest({ schedule, refusals }: ChannelQueue, post: Post, { only, ms }: Exclude<Sent, string>): void {
    const what = only === 'post' ? post.id : wayOf(post);
    const times = refusals.get(what) ?? 0;
    refusals.set(what, times + 1);
    const until = clock.monotonic() + Math.max(ms, pauseAfter(times, SEND_BACKOFF));
    if (typeof what === 'number') schedule.resting.set(what, until);
    else schedule.from[what] = Math.max(schedule.from[what], until);
  }

  function refresh(queue: ChannelQueue, { id, tableId }: Post): void {
    const post = store.read({ table: tableId })?.posts.find((each) => each.id === id);
    if (post === undefined || isDone(queue, post)) forget(queue, id);
    else queue.waiting.set(id, post);
  }

  function forget(queue: ChannelQueue, id: number): void {
    queue.waiting.delete(id);
    queue.schedule.resting.delete(id);
    queue.refusals.delete(id);
  }

  function isDone(queue: ChannelQueue, post: Post): boolean {
    return post.sent >= post.wanted && !queue.stale.has(post.id);
  }

  function pause(queue: ChannelQueue, time: number): Promise<void> {
    return new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        queue.wake = null;
        resolve();
      };
      const timer = setTimeout(done, time);
      queue.wake = done;
    });
  }

  /** A pause that a new post does not end. */
  async function pauseFirmly(queue: ChannelQueue, time: number): Promise<void> {
    const end = clock.monotonic() + time;
    while (!stopping && clock.monotonic() < end) await pause(queue, end - clock.monotonic());
  }

  return {
    pump() {
      for (const post of store.unsentPosts()) if (channels.isOpen(post.channelId)) add(post);
      for (const [channel, queue] of queues) {
        start(channel, queue);
        const { from } = queue.schedule;
        const free = Math.max(from.new, from.edit, queue.postedAt + SHARE_TIME);
        if (queue.running === null && clock.monotonic() > free) queues.delete(channel);
      }
    },
    repeat(post) {
      const queue = queueOf(post.channelId);
      queue.stale.add(post.id);
      add(post);
      start(post.channelId, queue);
    },
    hold(table) {
      locks.hold(table);
      if (editing.has(table)) crossed.add(table);
    },
    release(table) {
      locks.release(table);
      if (!locks.has(table)) crossed.delete(table);
    },
    isCrossed: (table) => crossed.has(table),
    running: () => [...queues.values()].flatMap((queue) => queue.running ?? []),
    stop() {
      stopping = true;
      rateLimit.stop();
      for (const queue of queues.values()) queue.wake?.();
    },
  };
}
