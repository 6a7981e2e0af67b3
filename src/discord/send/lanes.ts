import { pauseAfter } from '../../lib/backoff.js';
import type { Post } from '../../store/rows.js';
import { createHeld } from './held.js';
import { createPace } from './pace.js';
import { SEND_BACKOFF, type SenderParts } from './parts.js';
import { type Sent, sendPost, tableOf } from './post.js';
import {
  hadTurn,
  isLobby,
  newTurns,
  nextTurn,
  SHARE_TIME,
  type Turns,
  timeOf,
  type Way,
  wasPosted,
  wayOf,
} from './turns.js';

/** At most one edit in a channel in this time. */
const EDIT_EVERY = 1000;

/** One channel's posts: they are sent one after the other. */
interface Lane {
  /** By id: what was last known to be unsent. */
  readonly waiting: Map<number, Post>;
  /** Posts whose message may show something older than what was sent last. */
  readonly stale: Set<number>;
  readonly turns: Turns;
  /** When the last new message was posted. */
  postedAt: number;
  /** In a row: of all, and of each way and each post that had to wait on its own. */
  failures: number;
  readonly refusals: Map<Way | number, number>;
  running: Promise<void> | null;
  /** Ends the waiting for the next turn. */
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

/** `tried` is told after each attempt to send something, however it went. */
export function createLanes(parts: SenderParts, tried: () => void): Lanes {
  const { store, log, places } = parts;
  const lanes = new Map<string, Lane>();
  const held = createHeld();
  const pace = createPace();
  /** Tables whose lobby is being edited, and those of them where a press came meanwhile. */
  const editing = new Set<string>();
  const crossed = new Set<string>();
  let stopping = false;

  function laneOf(channel: string): Lane {
    const known = lanes.get(channel);
    if (known !== undefined) return known;
    /** By table: it stays the same. */
    const owners = new Map<string, string>();
    const ownerOf = (table: string): string => {
      // Where nobody is known to have opened it, it is on its own.
      const owner = owners.get(table) ?? (store.read({ table })?.table.openerId || table);
      owners.set(table, owner);
      return owner;
    };
    const lane: Lane = {
      waiting: new Map(),
      stale: new Set(),
      turns: newTurns({
        ownerOf: ({ tableId }) => ownerOf(tableId),
        isShared: (owner) => store.openIn(channel).some((table) => ownerOf(table) !== owner),
      }),
      postedAt: Number.NEGATIVE_INFINITY,
      failures: 0,
      refusals: new Map(),
      running: null,
      wake: null,
    };
    lanes.set(channel, lane);
    return lane;
  }

  function add(post: Post): void {
    const lane = laneOf(post.channelId);
    lane.waiting.set(post.id, post);
    lane.wake?.();
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
    for (let isGranted = false; !stopping; ) {
      const left = parts.pauseLeft();
      if (left > 0) {
        await pauseFirmly(lane, left);
        continue;
      }
      const now = performance.now();
      const turn = nextTurn([...lane.waiting.values()].filter(isFree), lane.turns, now);
      if (turn === null) return;
      if (typeof turn === 'number') await pause(lane, turn - now);
      else if (!isGranted) await pace.turn(() => hasNew(lane));
      else if ((await send(lane, turn)) === 'later') await pauseFirmly(lane, pauseAfter(lane.failures++, SEND_BACKOFF));
      else lane.failures = 0;
      // While it waited something more urgent may have come.
      isGranted = typeof turn !== 'number' && !isGranted;
    }
  }

  /** Whether people wait for a message of which they know nothing yet. */
  function hasNew({ waiting, turns }: Lane): boolean {
    const now = performance.now();
    return [...waiting.values()].some(
      (post) => wayOf(post) === 'new' && !isLobby(post) && timeOf(post, turns, now) <= now,
    );
  }

  function isFree({ kind, messageId, tableId, channelId }: Post): boolean {
    if (!places.isOpen(channelId)) return false;
    return kind !== 'lobby' || messageId === null || !held.has(tableId);
  }

  async function send(lane: Lane, known: Post): Promise<Sent> {
    const stored = tableOf(store, known);
    const post = stored?.posts.find((each) => each.id === known.id);
    if (stored === null || post === undefined || isDone(lane, post)) {
      forget(lane, known.id);
      return 'sent';
    }
    if (known.messageId === null && post.messageId !== null) {
      // It has become an edit, which has to wait for its turn.
      lane.waiting.set(post.id, post);
      return 'sent';
    }
    hadTurn(lane.turns, post, lane.waiting.values());
    if (post.messageId !== null) lane.turns.from.edit = performance.now() + EDIT_EVERY;
    const repeated = lane.stale.delete(post.id);
    if (post.kind === 'lobby' && post.messageId !== null) editing.add(post.tableId);
    const sent = await sendPost(parts, stored, post).finally(() => editing.delete(post.tableId));
    if (repeated && sent !== 'sent') lane.stale.add(post.id);
    if (sent === 'sent') {
      lane.refusals.delete(wayOf(post));
      if (wayOf(post) === 'new') noteNew(lane, post);
    }
    if (typeof sent === 'object') rest(lane, post, sent);
    refresh(lane, post);
    tried();
    return sent;
  }

  function noteNew(lane: Lane, post: Post): void {
    lane.postedAt = performance.now();
    wasPosted(lane.turns, post, lane.postedAt);
  }

  /** Holds back what was told to wait, and nothing else. */
  function rest({ turns, refusals }: Lane, post: Post, { only, ms }: Exclude<Sent, string>): void {
    const what = only === 'post' ? post.id : wayOf(post);
    const times = refusals.get(what) ?? 0;
    refusals.set(what, times + 1);
    const until = performance.now() + Math.max(ms, pauseAfter(times, SEND_BACKOFF));
    if (typeof what === 'number') turns.resting.set(what, until);
    else turns.from[what] = Math.max(turns.from[what], until);
  }

  function refresh(lane: Lane, { id, tableId }: Post): void {
    const post = store.read({ table: tableId })?.posts.find((each) => each.id === id);
    if (post === undefined || isDone(lane, post)) forget(lane, id);
    else lane.waiting.set(id, post);
  }

  function forget(lane: Lane, id: number): void {
    lane.waiting.delete(id);
    lane.turns.resting.delete(id);
    lane.refusals.delete(id);
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
      for (const post of store.unsentPosts()) if (places.isOpen(post.channelId)) add(post);
      for (const [channel, lane] of lanes) {
        start(channel, lane);
        const { from } = lane.turns;
        const free = Math.max(from.new, from.edit, lane.postedAt + SHARE_TIME);
        if (lane.running === null && performance.now() > free) lanes.delete(channel);
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
      pace.stop();
      for (const lane of lanes.values()) lane.wake?.();
    },
  };
}
