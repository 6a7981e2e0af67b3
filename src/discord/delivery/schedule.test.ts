import { describe, expect, test } from 'vitest';
import { unsentBoard as board } from '../../../test/support/unsent-post.js';
import type { UnsentPost } from '../../store/rows.js';
import { createSchedule, nextTurn, notePosted, noteTurn, type Schedule, SHARE_TIME, wayOf } from './schedule.js';

function schedule(change: Partial<Schedule> = {}): Schedule {
  return {
    ...createSchedule({
      isShared: () => true,
      isCarried: ({ token }) => token !== null,
      isRemovalFailing: () => false,
    }),
    ...change,
  };
}

/** Nothing has to wait. */
const FREE = { new: 0, edit: 0, carried: 0, removal: 0 };

const account = (id: number): UnsentPost => board(id, { until: 4 });
const unposted = (id: number, change: Partial<UnsentPost> = {}): UnsentPost =>
  board(id, { messageId: null, ...change });

/** The ids in the order of their turns, where each post is wanted again at once. */
function order(posts: readonly UnsentPost[], count: number): readonly number[] {
  const now = schedule();
  return Array.from({ length: count }, () => {
    const turn = nextTurn(posts, now, 0) as UnsentPost;
    noteTurn(now, turn, posts);
    return turn.id;
  });
}

describe('in a channel', () => {
  test('new messages come first, in their order', () => {
    expect(nextTurn([account(1), board(2), unposted(4), unposted(3)], schedule(), 0)).toMatchObject({ id: 3 });
  });

  test('none overtakes an older one of its table that has to wait, as those of other tables do', () => {
    const waits = schedule({ resting: new Map([['new 3', { until: 500 }]]) });
    const [older, newer, other] = [unposted(3), unposted(4), unposted(5, { tableId: 'other', openerId: 'Cid' })];
    expect(nextTurn([older, newer, other], waits, 100)).toMatchObject({ id: 5 });
    expect(nextTurn([older, newer], waits, 100)).toBe(500);
    expect(nextTurn([older, newer], waits, 500)).toMatchObject({ id: 3 });
  });

  test('boards that ask somebody are edited before accounts of what is over', () => {
    expect(nextTurn([account(1), account(2), board(3)], schedule(), 0)).toMatchObject({ id: 3 });
  });

  test('boards of several tables take turns, and accounts get every fourth one', () => {
    expect(order([account(1), board(2), board(3)], 8)).toEqual([2, 3, 2, 1, 3, 2, 3, 1]);
  });

  test('however many accounts there are, each board gets its turn, and each of them', () => {
    const accounts = [5, 6, 7, 8, 9].map(account);
    const turned = order([board(2), board(3), ...accounts], 20);
    expect(turned.filter((id) => id >= 5)).toEqual([5, 6, 7, 8, 9]);
    expect(turned.filter((id) => id < 5)).toEqual([2, 3, 2, 3, 2, 3, 2, 3, 2, 3, 2, 3, 2, 3, 2]);
  });

  test('results and closed boards are accounts', () => {
    const result = board(1, { kind: 'result' });
    const closed = board(2, { until: 3 });
    expect(nextTurn([result, closed, board(3, { kind: 'lobby' })], schedule(), 0)).toMatchObject({ id: 3 });
  });

  test('a limit on edits holds up no new message, and the other way round', () => {
    const edits = schedule({ from: { ...FREE, edit: 900, carried: 900 } });
    expect(nextTurn([board(1), unposted(2)], edits, 100)).toMatchObject({ id: 2 });
    const creates = schedule({ from: { ...FREE, new: 900 } });
    expect(nextTurn([board(1), unposted(2)], creates, 100)).toMatchObject({ id: 1 });
  });

  test('nor does a limit on the bot’s edits hold up a board that a token carries, nor the other way round', () => {
    const carried = board(1, { token: 'of Ann', tokenUntil: 900_000 });
    const edits = schedule({ from: { ...FREE, edit: 900 } });
    expect(nextTurn([board(2), carried], edits, 100)).toMatchObject({ id: 1 });
    const byToken = schedule({ from: { ...FREE, carried: 900 } });
    expect(nextTurn([carried, board(2)], byToken, 100)).toMatchObject({ id: 2 });
  });

  test('an older message goes after new ones and before edits; where that fails, after the edit of its post', () => {
    const left = board(2, { old: ['1'] });
    expect(nextTurn([board(1), left, unposted(3)], schedule(), 0)).toMatchObject({ id: 3 });
    expect(nextTurn([board(1), left], schedule(), 0)).toMatchObject({ id: 2 });
    const failing = schedule({ isRemovalFailing: () => true, from: { ...FREE, removal: 900 } });
    expect(wayOf(left, failing)).toBe('edit');
    expect(nextTurn([left], failing, 100)).toMatchObject({ id: 2 });
    expect(nextTurn([{ ...left, sent: left.wanted }], failing, 100)).toBe(900);
  });

  test('older messages of several people’s posts take turns', () => {
    const left = ['Ann', 'Ben'].map((openerId, at) => board(at + 1, { openerId, sent: 2, old: ['9'] }));
    expect(order(left, 4)).toEqual([1, 2, 1, 2]);
  });

  test('a message that has to rest holds up no other', () => {
    expect(
      nextTurn([board(1), account(2)], schedule({ resting: new Map([['edit 1', { until: 900 }]]) }), 100),
    ).toMatchObject({
      id: 2,
    });
  });

  test('where all has to wait the time of the first is told', () => {
    const now = schedule({
      from: { ...FREE, new: 700, edit: 300, carried: 300 },
      resting: new Map([['edit 1', { until: 500 }]]),
    });
    expect(nextTurn([board(1), unposted(2)], now, 100)).toBe(500);
    expect(nextTurn([], now, 100)).toBeNull();
  });

  test('a lobby waits for new boards and results, but not for ever', () => {
    const posts = [unposted(1, { kind: 'lobby' }), unposted(2), unposted(3, { kind: 'result' })];
    expect(order(posts, 6)).toEqual([2, 2, 2, 2, 1, 2]);
  });
});

describe('where several people have tables', () => {
  const ofAnn = [1, 2, 3, 4, 5, 6].map((id) => unposted(id, { tableId: 'Ann' }));
  const ofBen = (id: number): UnsentPost => unposted(id, { tableId: 'Ben' });

  test('the new board of one is next but one, however many another one has', () => {
    const now = schedule({ isShared: () => false });
    noteTurn(now, ofAnn[0]!, ofAnn);
    expect(nextTurn([...ofAnn, ofBen(9)], now, 0)).toMatchObject({ id: 9 });
    expect(order([...ofAnn, ofBen(9)], 6)).toEqual([1, 9, 1, 9, 1, 9]);
  });

  test('so is the edit of one', () => {
    const edits = ofAnn.map((post) => ({ ...post, messageId: `${post.id}` }));
    expect(order([...edits, { ...ofBen(9), messageId: '9' }], 6)).toEqual([1, 9, 2, 9, 3, 9]);
  });

  test('nobody’s own boards and lobbies are more than three new messages in five seconds', () => {
    const now = schedule();
    for (const [n, post] of ofAnn.slice(0, 3).entries()) notePosted(now, post, 100 * n);
    const lobby = unposted(8, { tableId: 'Ann', kind: 'lobby' });
    expect(nextTurn([ofAnn[3]!, lobby], now, 1_000)).toBe(SHARE_TIME);
    expect(nextTurn([ofAnn[3]!, ofBen(9)], now, 1_000)).toMatchObject({ id: 9 });
    expect(nextTurn([ofAnn[3]!, lobby], now, SHARE_TIME)).toMatchObject({ id: 4 });
  });

  test('but where nobody else has any, they come as fast as they can', () => {
    const now = schedule({ isShared: () => false });
    for (const post of ofAnn.slice(0, 3)) notePosted(now, post, 0);
    expect(nextTurn([ofAnn[3]!], now, 0)).toMatchObject({ id: 4 });
  });
});
