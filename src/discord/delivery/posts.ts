import type { Post } from '../../store/rows.js';
import { ChannelState } from './channel-state.js';
import type { DeliveryDeps } from './deps.js';
import { sendPost, tableOf } from './post.js';
import type { RateLimit } from './rate-limit.js';
import { createSchedule, isLobby, type Schedule } from './schedule.js';
import type { Outcome, Work } from './work.js';

/** The posts of channels as the work of a queue: in each channel one at a time. `tried` is told after each attempt. */
export function createPosts(deps: DeliveryDeps, rateLimit: RateLimit, tried: () => void): Work<Post> {
  const { store, log, channels, clock } = deps;
  const states = new Map<string, ChannelState>();

  function stateOf({ channelId }: Post): ChannelState {
    const state = states.get(channelId) ?? new ChannelState(scheduleOf(store, channelId), clock);
    states.set(channelId, state);
    return state;
  }

  return {
    pace: 0,
    unsent: () => store.unsentPosts().filter(({ channelId }) => channels.isOpen(channelId)),
    idOf: ({ id }) => String(id),
    streamOf: ({ channelId }) => channelId,
    keysOf: (post) => (isLobby(post) && post.messageId !== null ? [lobbyKey(post.tableId)] : []),
    isBlocked: ({ channelId }) => !channels.isOpen(channelId),
    next: (posts, now) => stateOf(posts[0]!).next(posts, now)!,
    pauseLeft: deps.pauseLeft,
    acquire: (waiting) => rateLimit.acquire(() => [...waiting()].some((post) => stateOf(post).isAwaited(post))),
    refresh({ id, tableId }, isRepeat) {
      const post = store.read({ table: tableId })?.posts.find((each) => each.id === id);
      return post !== undefined && (isRepeat || post.sent < post.wanted) ? post : null;
    },
    send: (post, _, waiting) => takeTurn(deps, stateOf(post), post, waiting).finally(tried),
    failed: (channel, error) => log.error({ channel, err: error }, 'the posts of a channel stopped'),
    mayForget(channel, now) {
      const isPast = states.get(channel)?.isPast(now) ?? true;
      if (isPast) states.delete(channel);
      return isPast;
    },
  };
}

/** Sends a post, whose turn it is. */
async function takeTurn(
  deps: DeliveryDeps,
  state: ChannelState,
  post: Post,
  waiting: Iterable<Post>,
): Promise<Outcome> {
  const stored = tableOf(deps.store, post);
  if (stored === null) return 'sent';
  state.beginTurn(post, waiting);
  const sent = await sendPost(deps, stored, post);
  if (sent === 'later') return 0;
  if (sent === 'sent') {
    state.noteTaken(post);
    return 'sent';
  }
  state.holdBack(post, sent);
  return 'skipped';
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
