import { pauseAfter } from '../../lib/backoff.js';
import type { Post } from '../../store/rows.js';
import { type DeliveryDeps, SEND_BACKOFF } from './deps.js';
import { type Sent, sendPost, tableOf } from './post.js';
import type { RateLimit } from './rate-limit.js';
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
import type { Outcome, Work } from './work.js';

/** At most one edit in a channel in this time. */
const EDIT_EVERY = 1000;

/** What is known of one channel. */
interface ChannelState {
  readonly schedule: Schedule;
  /** When the last new message was posted. */
  postedAt: number;
  /** In a row: of each way and each post that had to wait on its own. */
  readonly refusals: Map<Way | number, number>;
}

/** The posts of channels as the work of a queue: in each channel one at a time. `tried` is told after each attempt. */
export function createPosts(deps: DeliveryDeps, rateLimit: RateLimit, tried: () => void): Work<Post> {
  const { store, log, channels, clock } = deps;
  const states = new Map<string, ChannelState>();

  function stateOf(channel: string): ChannelState {
    const known = states.get(channel);
    if (known !== undefined) return known;
    const made = {
      schedule: scheduleOf(store, channel),
      postedAt: Number.NEGATIVE_INFINITY,
      refusals: new Map(),
    };
    states.set(channel, made);
    return made;
  }

  /** Whether people wait for a message of which they know nothing yet. */
  function isAwaited(post: Post): boolean {
    if (wayOf(post) !== 'new' || isLobby(post)) return false;
    const now = clock.monotonic();
    return timeOf(post, stateOf(post.channelId).schedule, now) <= now;
  }

  function forgetRefusals({ schedule, refusals }: ChannelState, post: Post): void {
    refusals.delete(wayOf(post));
    refusals.delete(post.id);
    schedule.resting.delete(post.id);
  }

  /** Holds back what was told to wait, and nothing else. */
  function rest({ schedule, refusals }: ChannelState, post: Post, { only, ms }: Exclude<Sent, string>): void {
    const what = only === 'post' ? post.id : wayOf(post);
    const times = refusals.get(what) ?? 0;
    refusals.set(what, times + 1);
    const until = clock.monotonic() + Math.max(ms, pauseAfter(times, SEND_BACKOFF));
    if (typeof what === 'number') schedule.resting.set(what, until);
    else schedule.from[what] = Math.max(schedule.from[what], until);
  }

  async function send(post: Post, waiting: Iterable<Post>): Promise<Outcome> {
    const stored = tableOf(store, post);
    if (stored === null) return 'sent';
    const state = stateOf(post.channelId);
    noteTurn(state.schedule, post, waiting);
    if (post.messageId !== null) state.schedule.from.edit = clock.monotonic() + EDIT_EVERY;
    const sent = await sendPost(deps, stored, post);
    if (sent === 'later') return 0;
    if (sent !== 'sent') {
      rest(state, post, sent);
      return 'skipped';
    }
    forgetRefusals(state, post);
    if (wayOf(post) === 'new') {
      state.postedAt = clock.monotonic();
      notePosted(state.schedule, post, state.postedAt);
    }
    return 'sent';
  }

  return {
    pace: 0,
    unsent: () => store.unsentPosts().filter(({ channelId }) => channels.isOpen(channelId)),
    idOf: ({ id }) => String(id),
    streamOf: ({ channelId }) => channelId,
    keysOf: (post) => (isLobby(post) && post.messageId !== null ? [lobbyKey(post.tableId)] : []),
    isBlocked: ({ channelId }) => !channels.isOpen(channelId),
    next: (posts, now) => nextTurn(posts, stateOf(posts[0]!.channelId).schedule, now)!,
    pauseLeft: deps.pauseLeft,
    acquire: (waiting) => rateLimit.acquire(() => [...waiting()].some(isAwaited)),
    refresh({ id, tableId }, isRepeat) {
      const post = store.read({ table: tableId })?.posts.find((each) => each.id === id);
      return post !== undefined && (isRepeat || post.sent < post.wanted) ? post : null;
    },
    send: (post, _, waiting) => send(post, waiting).finally(tried),
    failed: (channel, error) => log.error({ channel, err: error }, 'the posts of a channel stopped'),
    mayForget(channel, now) {
      const state = states.get(channel);
      if (state === undefined) return true;
      const { from } = state.schedule;
      if (now <= Math.max(from.new, from.edit, state.postedAt + SHARE_TIME)) return false;
      return states.delete(channel);
    },
  };
}

/** The key of a table's lobby among messages. */
export function lobbyKey(table: string): string {
  return `lobby ${table}`;
}

function scheduleOf(store: DeliveryDeps['store'], channel: string): Schedule {
  /** By table: it stays the same. */
  const owners = new Map<string, string>();
  const ownerOf = (table: string): string => {
    // Where nobody is known to have opened it, it is on its own.
    const owner = owners.get(table) ?? (store.read({ table })?.table.openerId || table);
    owners.set(table, owner);
    return owner;
  };
  return createSchedule({
    ownerOf: ({ tableId }) => ownerOf(tableId),
    isShared: (owner) => store.openIn(channel).some((table) => ownerOf(table) !== owner),
  });
}
