import { expect, test } from 'vitest';
import { type Id, makeId, parseId } from './ids.js';

/** How each kind stands in messages that were posted years ago. */
const WRITTEN: { readonly [K in Id['kind']]: readonly (readonly [string, Extract<Id, { readonly kind: K }>])[] } = {
  join: [['join:t1', { kind: 'join', table: 't1' }]],
  leave: [['leave:t1', { kind: 'leave', table: 't1' }]],
  bot: [
    ['bot:t1', { kind: 'bot', table: 't1', level: 'hard' }],
    ['bot:t1:easy', { kind: 'bot', table: 't1', level: 'easy' }],
  ],
  seating: [['seating:t1:2', { kind: 'seating', table: 't1', seats: 2 }]],
  unbot: [['unbot:t1', { kind: 'unbot', table: 't1' }]],
  begin: [['begin:t1', { kind: 'begin', table: 't1' }]],
  alone: [['alone:t1', { kind: 'alone', table: 't1' }]],
  cancel: [['cancel:t1', { kind: 'cancel', table: 't1' }]],
  close: [['close:t1', { kind: 'close', table: 't1' }]],
  again: [['again:t1', { kind: 'again', table: 't1' }]],
  oust: [['oust:t1:42', { kind: 'oust', table: 't1', person: '42' }]],
  sheet: [['sheet:m1', { kind: 'sheet', match: 'm1' }]],
  quit: [
    ['quit:m1', { kind: 'quit', match: 'm1', asked: null }],
    ['quit:m1:last', { kind: 'quit', match: 'm1', asked: 'last' }],
  ],
  back: [['back:m1', { kind: 'back', match: 'm1' }]],
  next: [['next:m1', { kind: 'next', match: 'm1' }]],
  end: [
    ['end:m1', { kind: 'end', match: 'm1', asked: null }],
    ['end:m1:alone', { kind: 'end', match: 'm1', asked: 'alone' }],
    ['end:m1:moderator', { kind: 'end', match: 'm1', asked: 'moderator' }],
  ],
  stay: [['stay:m1', { kind: 'stay', match: 'm1' }]],
  kick: [
    ['kick:m1:3', { kind: 'kick', match: 'm1', seat: 3, person: null, asked: null }],
    ['kick:m1:3:42:away', { kind: 'kick', match: 'm1', seat: 3, person: '42', asked: 'away' }],
    ['kick:m1:3:42', { kind: 'kick', match: 'm1', seat: 3, person: '42', asked: null }],
    ['kick:m1:3:42:alone', { kind: 'kick', match: 'm1', seat: 3, person: '42', asked: 'alone' }],
  ],
  take: [['take:m1:0', { kind: 'take', match: 'm1', seat: 0 }]],
  pardon: [['pardon:m1:42', { kind: 'pardon', match: 'm1', person: '42' }]],
  play: [['play:m1:12:w-r7', { kind: 'play', match: 'm1', step: 12, move: 'w-r7' }]],
  tap: [
    ['tap:m1:12:r7,w', { kind: 'tap', match: 'm1', step: 12, what: 'r7,w' }],
    ['tap:m1:12:', { kind: 'tap', match: 'm1', step: 12, what: '' }],
  ],
  throws: [['throws:m1:2', { kind: 'throws', match: 'm1', page: 2 }]],
  ending: [['ending:t1', { kind: 'ending', table: 't1' }]],
  kicking: [
    ['kicking:t1', { kind: 'kicking', table: 't1', person: null, asked: null }],
    ['kicking:t1:42', { kind: 'kicking', table: 't1', person: '42', asked: null }],
    ['kicking:t1:42:pardon', { kind: 'kicking', table: 't1', person: '42', asked: 'pardon' }],
  ],
  which: [
    ['which:kick:g1:2', { kind: 'which', of: 'kick', game: 'g1', page: 2, person: null }],
    ['which:kick:g1:2:42', { kind: 'which', of: 'kick', game: 'g1', page: 2, person: '42' }],
  ],
  choose: [['choose:start', { kind: 'choose', what: 'start' }]],
  start: [['start:g1', { kind: 'start', game: 'g1' }]],
  games: [['games:1', { kind: 'games', page: 1 }]],
  top: [['top:g1:here:wins:0', { kind: 'top', game: 'g1', scope: 'here', by: 'wins', page: 0 }]],
  leaders: [['leaders:by:g1:here:wins', { kind: 'leaders', part: 'by', game: 'g1', scope: 'here', by: 'wins' }]],
  show: [['show:g1:all:best:2', { kind: 'show', game: 'g1', scope: 'all', by: 'best', page: 2 }]],
  stats: [['stats:42', { kind: 'stats', person: '42' }]],
  dice: [['dice:g1:42', { kind: 'dice', game: 'g1', person: '42' }]],
  help: [
    ['help:start', { kind: 'help', what: 'start' }],
    ['help:dice', { kind: 'help', what: 'dice' }],
  ],
  rules: [['rules:g1:4', { kind: 'rules', game: 'g1', page: 4 }]],
  howto: [['howto:g1', { kind: 'howto', game: 'g1' }]],
  contents: [['contents:g1', { kind: 'contents', game: 'g1' }]],
  pick: [
    ['pick:m1:12', { kind: 'pick', match: 'm1', step: 12, part: '' }],
    ['pick:m1:12:r.0', { kind: 'pick', match: 'm1', step: 12, part: 'r.0' }],
  ],
  multiselect: [
    ['multiselect:m1:12:again-:keep', { kind: 'multiselect', match: 'm1', step: 12, stem: 'again-', none: 'keep' }],
  ],
  set: [['set:server-pace', { kind: 'set', what: 'server-pace' }]],
  privacy: [['privacy:data', { kind: 'privacy', what: 'data' }]],
  erase: [['erase:42', { kind: 'erase', person: '42' }]],
  lucky: [['lucky:t1', { kind: 'lucky', table: 't1' }]],
  luck: [['luck:t1', { kind: 'luck', table: 't1' }]],
  verify: [['verify:m1', { kind: 'verify', match: 'm1' }]],
};

test.each(Object.values(WRITTEN).flat())('a custom id is written %s for good', (text, id) => {
  expect(makeId(id)).toBe(text);
  expect(parseId(text)).toEqual(id);
});
