import type { Post } from '../../store/types.js';
import { createHeld } from './held.js';
import { backOff, type SenderParts } from './parts.js';
import { type Sent, sendPost } from './post.js';

/** At most one edit in a channel in this time. */
const EDIT_EVERY = 1000;

/** One channel's posts: they are sent one after the other. */
interface Lane {
  /** By id: what was last known to be unsent. */
  readonly waiting: Map<number, Post>;
  /** Posts whose message may show something older than what was sent last. */
  readonly stale: Set<number>;
  lastEdit: number;
  /** The post that was edited last: the next one gets its turn first. */
  lastEdited: number;
  failures: number;
  running: Promise<void> | null;
  /** Ends the waiting for the next edit. */
  wake: (() => void) | null;
}

export interface Lanes {
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

export function createLanes(parts: SenderParts): Lanes {
  const { store, log } = parts;
  const lanes = new Map<string, Lane>();
  const held = createHeld();
  /** Tables whose lobby is being edited, and those of them where a press came meanwhile. */
  const editing = new Set<string>();
  const crossed = new Set<string>();
  let stopping = false;

  function laneOf(channel: string): Lane {
    const known = lanes.get(channel);
    if (known !== undefined) return known;
    const lane: Lane = {
      waiting: new Map(),
      stale: new Set(),
      lastEdit: Number.NEGATIVE_INFINITY,
      lastEdited: 0,
      failures: 0,
      running: null,
      wake: null,
    };
    lanes.set(channel, lane);
    return lane;
  }

  function add(post: Post): void {
    const lane = laneOf(post.channelId);
    lane.waiting.set(post.id, post);
    if (post.messageId === null) lane.wake?.();
  }

  function start(channel: string, lane: Lane): void {
    if (stopping || lane.running !== null || lane.waiting.size === 0) return;
    lane.running = run(lane)
      .catch((error: unknown) => {
        log.error({ channel, err: error }, 'the posts of a channel stopped');
        // What is unsent is found again by the next pump.
        lane.waiting.clear();
      })
      .finally(() => {
        lane.running = null;
      });
  }

  async function run(lane: Lane): Promise<void> {
    for (let post = next(lane); post !== null && !stopping; post = next(lane)) {
      if (post.messageId !== null) {
        const rest = lane.lastEdit + EDIT_EVERY - performance.now();
        if (rest > 0) {
          await pause(lane, rest);
          continue;
        }
      }
      const sent = await send(lane, post);
      if (sent === 'sent') lane.failures = 0;
      // A limit on edits says nothing about new messages.
      else if (sent === 'limited') await pause(lane, backOff(lane.failures++));
      else await pauseFirmly(lane, backOff(lane.failures++));
    }
  }

  /** New messages first, in their order; then the edits in turn. */
  function next({ waiting, lastEdited }: Lane): Post | null {
    const posts = [...waiting.values()].filter(isFree).sort((one, other) => one.id - other.id);
    const create = posts.find((post) => post.messageId === null);
    return create ?? posts.find((post) => post.id > lastEdited) ?? posts[0] ?? null;
  }

  function isFree({ kind, messageId, tableId }: Post): boolean {
    return kind !== 'lobby' || messageId === null || !held.has(tableId);
  }

  async function send(lane: Lane, known: Post): Promise<Sent> {
    const stored = store.read({ table: known.tableId });
    const post = stored?.posts.find((each) => each.id === known.id);
    if (stored === null || post === undefined || isDone(lane, post)) {
      lane.waiting.delete(known.id);
      return 'sent';
    }
    if (known.messageId === null && post.messageId !== null) {
      // It has become an edit, which has to wait for its turn.
      lane.waiting.set(post.id, post);
      return 'sent';
    }
    if (post.messageId !== null) {
      lane.lastEdit = performance.now();
      lane.lastEdited = post.id;
    }
    const repeated = lane.stale.delete(post.id);
    if (post.kind === 'lobby' && post.messageId !== null) editing.add(post.tableId);
    const sent = await sendPost(parts, stored, post).finally(() => editing.delete(post.tableId));
    if (repeated && sent !== 'sent') lane.stale.add(post.id);
    refresh(lane, post);
    return sent;
  }

  function refresh(lane: Lane, { id, tableId }: Post): void {
    const post = store.read({ table: tableId })?.posts.find((each) => each.id === id);
    if (post === undefined || isDone(lane, post)) lane.waiting.delete(id);
    else lane.waiting.set(id, post);
  }

  function isDone(lane: Lane, post: Post): boolean {
    return post.sent >= post.wanted && !lane.stale.has(post.id);
  }

  function pause(lane: Lane, time: number): Promise<void> {
    return new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        lane.wake = null;
        resolve();
      };
      const timer = setTimeout(done, time);
      lane.wake = done;
    });
  }

  /** A pause that a new post does not end. */
  async function pauseFirmly(lane: Lane, time: number): Promise<void> {
    const end = performance.now() + time;
    while (!stopping && performance.now() < end) await pause(lane, end - performance.now());
  }

  return {
    pump() {
      for (const post of store.unsentPosts()) add(post);
      for (const [channel, lane] of lanes) {
        start(channel, lane);
        if (lane.running === null && performance.now() - lane.lastEdit > EDIT_EVERY) lanes.delete(channel);
      }
    },
    repeat(post) {
      const lane = laneOf(post.channelId);
      lane.stale.add(post.id);
      add(post);
      start(post.channelId, lane);
    },
    hold(table) {
      held.hold(table);
      if (editing.has(table)) crossed.add(table);
    },
    release(table) {
      held.release(table);
      if (!held.has(table)) crossed.delete(table);
    },
    isCrossed: (table) => crossed.has(table),
    running: () => [...lanes.values()].flatMap((lane) => lane.running ?? []),
    stop() {
      stopping = true;
      for (const lane of lanes.values()) lane.wake?.();
    },
  };
}
