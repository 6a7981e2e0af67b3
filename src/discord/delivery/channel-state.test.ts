import { describe, expect, test } from 'vitest';
import { unsentBoard } from '../../../test/support/unsent-post.js';
import type { UnsentPost } from '../../store/rows.js';
import { ChannelState } from './channel-state.js';
import type { PostDelay } from './post.js';

/** A board of Ann's that is always to be edited. */
const board = (id: number, change: Partial<UnsentPost> = {}): UnsentPost =>
  unsentBoard(id, { tableId: `t${id}`, openerId: 'Ann', matchId: `m${id}`, ...change });
const carried = (id: number, tokenUntil = 900_000): UnsentPost => board(id, { token: `of ${id}`, tokenUntil });

const late = (ms: number): PostDelay => ({ ms, done: Promise.resolve(null) });

/** The ids in the order of their turns in a channel where each edit takes so long, one after the other; and when each began. */
function edits(posts: readonly UnsentPost[], count: number, took: number): readonly [number, number][] {
  let now = 0;
  const clock = { now: () => now, monotonic: () => now, after: () => () => undefined };
  const channel = new ChannelState(clock);
  return Array.from({ length: count }, () => {
    let turn = channel.next(posts, now);
    if (typeof turn === 'number') {
      now = turn;
      turn = channel.next(posts, now);
    }
    const post = turn as UnsentPost;
    const begun = now;
    channel.beginTurn(post, posts);
    now += took;
    channel.noteTaken(post);
    return [post.id, begun];
  });
}
const turnsOf = (...[posts, count, took]: Parameters<typeof edits>) => edits(posts, count, took).map(([id]) => id);

describe('edits in a channel', () => {
  test('are one a second by the bot and one a second by tokens', () => {
    expect(edits([board(1), carried(2)], 4, 100)).toEqual([
      [2, 0],
      [1, 100],
      [2, 1_000],
      [1, 1_100],
    ]);
  });

  test('by a token that has run out are the bot’s', () => {
    expect(edits([board(1), carried(2, 0)], 3, 100).map(([_, begun]) => begun)).toEqual([0, 1_000, 2_000]);
  });

  test('of either way are not held up by slow ones of the other', () => {
    expect(new Set(turnsOf([board(1), carried(2), carried(3)], 4, 1_500))).toEqual(new Set([1, 2, 3]));
    expect(new Set(turnsOf([board(1), board(2), carried(3)], 4, 1_500))).toEqual(new Set([1, 2, 3]));
  });

  test('reach every board, however those of the other way come in between', () => {
    for (const took of [100, 600, 1_500]) {
      expect(new Set(turnsOf([board(1), board(2), carried(3)], 12, took))).toEqual(new Set([1, 2, 3]));
      expect(new Set(turnsOf([carried(1), carried(2), board(3)], 12, took))).toEqual(new Set([1, 2, 3]));
    }
  });

  test('wait for no picture that is late but their own, which is next once it is there', () => {
    let now = 0;
    const channel = new ChannelState({ now: () => now, monotonic: () => now, after: () => () => undefined });
    const others = [board(2, { openerId: 'Ben' }), board(3, { openerId: 'Cid' })];
    const posts = [board(1), ...others];
    for (const _ of Array.from({ length: 6 })) {
      expect(channel.next(posts, now)).toMatchObject({ id: 1 });
      channel.beginTurn(posts[0]!, posts);
      channel.holdBack(posts[0]!, late(250));
      expect(channel.next(others, now)).toMatchObject({ openerId: expect.any(String) });
      expect(channel.next(posts.slice(0, 1), now)).toBe(now + 250);
      now += 250;
    }
  });
});

describe('a new board', () => {
  test('waits two seconds for its picture in all, while others have their turn, and is next once that is there', () => {
    let now = 0;
    const channel = new ChannelState({ now: () => now, monotonic: () => now, after: () => () => undefined });
    const posts = [1, 2].map((id) => board(id, { messageId: null, openerId: `${id}` }));
    const [first, second] = posts as [UnsentPost, UnsentPost];
    expect([channel.next(posts, now), channel.takePatience(first)]).toEqual([first, 2_000]);
    channel.beginTurn(first, posts);
    channel.holdBack(first, late(1_900));
    expect(channel.next(posts, now)).toBe(second);
    expect(channel.next([first], now)).toBe(1_900);
    now = 700;
    channel.release(first, null);
    expect([channel.next(posts, now), channel.takePatience(first)]).toEqual([first, 1_200]);
    channel.beginTurn(first, posts);
    channel.noteTaken(first);
    expect(channel.takePatience(first)).toBe(2_000);
  });

  test('whose two seconds were over before its turn came waits as long as any turn', () => {
    let now = 0;
    const channel = new ChannelState({ now: () => now, monotonic: () => now, after: () => () => undefined });
    const post = board(1, { messageId: null });
    channel.takePatience(post);
    channel.beginTurn(post, [post]);
    channel.holdBack(post, late(1_850));
    now = 3_000;
    expect(channel.takePatience(post)).toBe(150);
  });

  test('in place of one whose edit waits for its picture does not wait for that, nor do newer ones', () => {
    const channel = new ChannelState({ now: () => 0, monotonic: () => 0, after: () => () => undefined });
    const edited = board(1);
    channel.beginTurn(edited, [edited]);
    channel.holdBack(edited, late(59_850));
    const anew = { ...edited, messageId: null };
    const newer = board(2, { tableId: edited.tableId, messageId: null });
    expect(channel.next([anew], 0)).toBe(anew);
    expect(channel.next([newer, anew], 0)).toBe(anew);
    channel.holdBack(anew, late(1_850));
    channel.release(edited, null);
    expect(channel.next([newer, anew], 0)).toBe(1_850);
  });
});

describe('an older message that can’t be taken away', () => {
  test('rests, and neither others nor the edit of its own post wait for that', () => {
    const channel = new ChannelState({ now: () => 0, monotonic: () => 0, after: () => () => undefined });
    const stuck = board(1, { sent: 2, old: ['9'] });
    const other = board(2, { sent: 2, old: ['8'], openerId: 'Ben' });
    for (const rest of [500, 1_000]) {
      expect(channel.beginTurn(stuck, [stuck, other])).toBe('removal');
      channel.holdBack(stuck, { only: 'post', ms: 0 });
      expect([channel.next([stuck], 0), channel.next([stuck, other], 0)]).toEqual([rest, other]);
    }
    const changed = { ...stuck, sent: 1 };
    expect(channel.beginTurn(changed, [changed])).toBe('edit');
    channel.noteTaken(changed);
    expect(channel.next([stuck], 0)).toBe(1_000);
  });
});
