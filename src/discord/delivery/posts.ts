import type { UnsentPost } from '../../store/rows.js';
import type { Stored } from '../../store/types.js';
import { ChannelState } from './channel-state.js';
import type { DeliveryDeps } from './deps.js';
import { settledAfter } from './find-by-mark.js';
import { lobbyKey, unpostedLobbyKey } from './message-states.js';
import { leavesOld, takeOldAway } from './old-messages.js';
import { type DoubtfulPosts, sendPost, tableOf, type Underway } from './post.js';
import type { RateLimit } from './rate-limit.js';
import { isLobby, ownerOf } from './schedule.js';
import type { SendResult, Work } from './work.js';

/** Who is told of what has become of an attempt. */
interface Told {
  /** After each. */
  tried(): Promise<void>;
  /** There may be more to send because of it: the menus that belong beneath a new board. */
  wake(): void;
}

/** The posts of channels as the work of a queue: in each channel one at a time. */
export function createPosts(
  deps: DeliveryDeps,
  rateLimit: RateLimit,
  underway: Underway,
  { tried, wake }: Told,
): Work<UnsentPost> {
  const { store, log, channels, clock } = deps;
  const inChannels = new Map<string, ChannelState>();
  let isFirst = true;

  function stateOf({ channelId }: UnsentPost): ChannelState {
    const state = inChannels.get(channelId) ?? new ChannelState(clock);
    inChannels.set(channelId, state);
    return state;
  }

  return {
    pace: 0,
    async unsent() {
      const reads = [...inChannels].map(([channel, state]) => readOwners(store, channel, state));
      const [unsent] = await Promise.all([store.unsentPosts(), ...reads]);
      if (isFirst) noteUnheard(underway.doubtful, unsent, clock);
      isFirst = false;
      return unsent.filter(({ channelId }) => channels.isOpen(channelId));
    },
    idOf: ({ id }) => String(id),
    streamOf: ({ channelId }) => channelId,
    keysOf: (post) => (isLobby(post) ? [keyOf(post)] : []),
    isBlocked: ({ channelId }) => !channels.isOpen(channelId),
    next: (posts, now) => stateOf(posts[0]!).next(posts, now)!,
    pauseLeft: deps.pauseLeft,
    async acquire(waiting) {
      const posts = [...waiting()];
      const next = posts[0] === undefined ? null : stateOf(posts[0]).next(posts, clock.monotonic());
      if (next !== null && typeof next !== 'number' && stateOf(next).isFree(next)) return;
      await rateLimit.acquire(() => [...waiting()].some((post) => stateOf(post).isAwaited(post)));
    },
    async refresh({ id, tableId }, isRepeat) {
      const stored = await store.read({ table: tableId });
      const post = stored?.posts.find((each) => each.id === id);
      if (stored === null || post === undefined || !(isRepeat || post.sent < post.wanted || leavesOld(post)))
        return null;
      return { ...post, openerId: stored.table.openerId };
    },
    async send(post, _, waiting) {
      const sent = await takeTurn(deps, { ...underway, state: stateOf(post), wake }, post, waiting).finally(tried);
      if (post.kind === 'board' && post.messageId === null) wake();
      return sent;
    },
    failed: (channel, error) => log.error({ channel, err: error }, 'the posts of a channel stopped'),
    mayForget(channel, now) {
      const isPast = inChannels.get(channel)?.isPast(now) ?? true;
      if (isPast) inChannels.delete(channel);
      return isPast;
    },
  };
}

function keyOf({ messageId, tableId }: UnsentPost): string {
  return messageId === null ? unpostedLobbyKey(tableId) : lobbyKey(tableId);
}

/** What was still to be made or edited when the bot before this one ended may have been done unheard. */
function noteUnheard(doubtful: DoubtfulPosts, unsent: readonly UnsentPost[], clock: DeliveryDeps['clock']): void {
  for (const { id, triedAt, sent, wanted } of unsent)
    if (triedAt !== null && sent < wanted) doubtful.set(id, settledAfter(triedAt, clock));
}

/** What is known of a channel, of its posts, and of what is on its way to messages; and who is told of what comes later. */
interface ChannelTurn extends Underway, Pick<Told, 'wake'> {
  readonly state: ChannelState;
}

/** Sends a post, or takes an older message of it away, as it is its turn. */
async function takeTurn(
  deps: DeliveryDeps,
  { state, wake, ...underway }: ChannelTurn,
  post: UnsentPost,
  waiting: Iterable<UnsentPost>,
): Promise<SendResult> {
  const stored = await tableOf(deps.store, post);
  if (stored === null) return 'sent';
  const way = state.beginTurn(post, waiting);
  const turn = {
    ...underway,
    patience: state.takePatience(post),
    dressed: state.dressedOf(post),
    words: 'told' as const,
  };
  const sent = await (way === 'removal' ? takeOldAway(deps, post) : sendPost(deps, turn, stored, post));
  if (sent === 'later') return 0;
  if (sent === 'sent') {
    state.noteTaken(post);
    if (isOver(stored)) await deps.channels.finish(post.channelId);
    await readOwners(deps.store, post.channelId, state);
    return 'sent';
  }
  state.holdBack(post, sent);
  if ('done' in sent) {
    void sent.done
      .catch(() => null)
      .then((dressed) => {
        state.release(post, dressed);
        wake();
      });
  }
  return 'skipped';
}

/** Looks who has open tables in a channel, where that matters. */
async function readOwners(store: DeliveryDeps['store'], channel: string, state: ChannelState): Promise<void> {
  if (!state.isCrowded) return;
  const open = await store.openIn(channel);
  state.noteOwners(open.map(({ table: { id, openerId } }) => ownerOf({ tableId: id, openerId })));
}

/** Whether nothing goes on at that table any more. */
function isOver({ table: { status } }: Stored): boolean {
  return status !== 'lobby' && status !== 'playing' && status !== 'parked';
}
