import type { UnsentPost } from '../../src/store/rows.js';

/** A current board that has a message and is to be edited. */
export function unsentBoard(id: number, change: Partial<UnsentPost> = {}): UnsentPost {
  return {
    id,
    tableId: 't',
    openerId: '',
    kind: 'board',
    matchId: 'm',
    from: 0,
    until: null,
    mentions: [],
    channelId: 'c',
    messageId: `${id}`,
    nonce: 'n',
    wanted: 2,
    sent: 1,
    triedAt: 1,
    picture: null,
    old: [],
    token: null,
    tokenUntil: null,
    ...change,
  };
}
