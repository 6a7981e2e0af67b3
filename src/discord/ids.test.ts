import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LEVELS } from '../games/game.js';
import {
  HELPS,
  type Id,
  LONGEST_ID,
  loggable,
  makeId,
  ORDERS,
  PRIVACIES,
  parseId,
  RANKING_PARTS,
  readRanking,
  SCOPES,
} from './ids.js';

const name = fc.stringMatching(/^[A-Za-z0-9_-]{1,20}$/);
const step = fc.nat({ max: 999_999_999 });
const move = fc.stringMatching(/^[a-z0-9-]{1,24}$/);
const free = fc.stringMatching(/^[A-Za-z0-9_.,-]{0,24}$/);

const ids: fc.Arbitrary<Id> = fc.oneof(
  fc.record({
    kind: fc.constantFrom(
      'join',
      'leave',
      'unbot',
      'begin',
      'alone',
      'cancel',
      'again',
      'close',
      'ending',
      'lucky',
      'luck',
    ),
    table: name,
  }),
  fc.record({ kind: fc.constant('bot'), table: name, level: fc.constantFrom(...LEVELS) }),
  fc.record({ kind: fc.constant('seating'), table: name, seats: step }),
  fc.record({ kind: fc.constantFrom('sheet', 'verify'), match: name }),
  fc.record({ kind: fc.constant('play'), match: name, step, move }),
  fc.record({ kind: fc.constant('pick'), match: name, step, part: free }),
  fc.record({ kind: fc.constant('multiselect'), match: name, step, stem: move, none: move }),
  fc.record({ kind: fc.constant('tap'), match: name, step, what: free }),
  fc.record({
    kind: fc.constant('top'),
    game: name,
    scope: fc.constantFrom(...SCOPES),
    by: fc.constantFrom(...ORDERS),
    page: step,
  }),
  fc.record({
    kind: fc.constant('show'),
    game: name,
    scope: fc.constantFrom(...SCOPES),
    by: fc.constantFrom(...ORDERS),
    page: step,
  }),
  fc.record({
    kind: fc.constant('leaders'),
    part: fc.constantFrom(...RANKING_PARTS),
    game: name,
    scope: fc.constantFrom(...SCOPES),
    by: fc.constantFrom(...ORDERS),
  }),
  fc.record({ kind: fc.constant('oust'), table: name, person: name }),
  fc.record({ kind: fc.constant('quit'), match: name, asked: fc.constantFrom('last', null) }),
  fc.record({ kind: fc.constant('end'), match: name, asked: fc.constantFrom('alone', 'moderator', null) }),
  fc.record({
    kind: fc.constant('kick'),
    match: name,
    seat: step,
    person: name,
    asked: fc.constantFrom('alone', 'away', null),
  }),
  fc.record({ kind: fc.constant('kicking'), table: name, person: name, asked: fc.constantFrom('pardon', null) }),
  fc.record({ kind: fc.constant('kicking'), table: name, person: fc.constant(null), asked: fc.constant(null) }),
  fc.record({
    kind: fc.constant('which'),
    of: fc.constantFrom('sheet', 'leave', 'kick', 'end'),
    game: name,
    page: step,
    person: fc.option(name),
  }),
  fc.record({ kind: fc.constant('throws'), match: name, page: step }),
  fc.record({ kind: fc.constant('games'), page: step }),
  fc.record({ kind: fc.constant('rules'), game: name, page: step }),
  fc.record({ kind: fc.constant('contents'), game: name }),
  fc.record({ kind: fc.constant('stats'), person: name }),
  fc.record({ kind: fc.constant('dice'), game: name, person: name }),
  fc.record({ kind: fc.constant('help'), what: fc.constantFrom(...HELPS) }),
  fc.record({ kind: fc.constant('howto'), game: name }),
  fc.record({ kind: fc.constant('privacy'), what: fc.constantFrom(...PRIVACIES) }),
  fc.record({ kind: fc.constant('erase'), person: name }),
);

test('of a button the log tells neither the answer that it gives nor whom it is about', () => {
  const secret = 'zzsecretzz';
  const pressed: readonly Id[] = [
    { kind: 'play', match: 'm', step: 3, move: secret },
    { kind: 'pick', match: 'm', step: 3, part: secret },
    { kind: 'multiselect', match: 'm', step: 3, stem: secret, none: secret },
    { kind: 'tap', match: 'm', step: 3, what: secret },
    { kind: 'pardon', match: 'm', person: secret },
    { kind: 'erase', person: secret },
    { kind: 'stats', person: secret },
    { kind: 'dice', game: 'g', person: secret },
    { kind: 'oust', table: 't', person: secret },
    { kind: 'kicking', table: 't', person: secret },
    { kind: 'kick', match: 'm', seat: 1, person: secret },
    { kind: 'which', of: 'kick', game: 'g', page: 0, person: secret },
  ];
  const logged = pressed.map((id) => loggable(id));
  expect(logged[0]).toEqual({ kind: 'play', match: 'm', step: 3 });
  expect(JSON.stringify(logged)).not.toContain(secret);
  expect(loggable(parseId(`play:m:3:${secret}:forged`))).toEqual({ kind: 'unknown' });
});

test('what is chosen of a leaderboard is its first page, and nothing where it is no such part', () => {
  const shown = { kind: 'leaders', game: 'g1', scope: 'here', by: 'wins' } as const;
  const page = { game: 'g1', scope: 'here', by: 'wins', page: 0 };
  expect(readRanking({ ...shown, part: 'game' }, 'g2')).toEqual({ ...page, game: 'g2' });
  expect(readRanking({ ...shown, part: 'scope' }, 'all')).toEqual({ ...page, scope: 'all' });
  expect(readRanking({ ...shown, part: 'by' }, 'best')).toEqual({ ...page, by: 'best' });
  for (const value of ['luck', '', undefined]) expect(readRanking({ ...shown, part: 'by' }, value)).toBeNull();
});

describe('a custom id', () => {
  test('says after reading what it said when it was made', () => {
    fc.assert(
      fc.property(ids, (id) => {
        expect(parseId(makeId(id))).toEqual(id);
      }),
    );
  });

  test('is short enough for the platform', () => {
    fc.assert(
      fc.property(ids, (id) => {
        expect(makeId(id).length).toBeLessThanOrEqual(LONGEST_ID);
      }),
    );
  });

  test('that this bot never made says nothing, and what says something is made anew just so', () => {
    const parts = fc.constantFrom(
      'join',
      'kicking',
      'which',
      'kick',
      'games',
      'play',
      'pick',
      'multiselect',
      'tap',
      'top',
      'rules',
      'sheet',
      ':',
      '1',
      '01',
      'a',
      '-',
      '',
    );
    const text = fc.oneof(
      fc.string(),
      fc.array(parts).map((all) => all.join('')),
      fc.array(parts).map((all) => all.join(':')),
    );
    fc.assert(
      fc.property(text, (raw) => {
        const id = parseId(raw);
        if (id !== null) expect(makeId(id)).toBe(raw);
      }),
    );
  });

  test.each([
    '',
    'join',
    'join:',
    'join:a:b',
    'play:m:1',
    'play:m:01:w-r7',
    'play:m:-1:w-r7',
    'play:m:1:W-R7',
    'play:m:1:w-r7:x',
    'pick:m:1:',
    'multiselect:m:1:again-',
    'multiselect:m:1:again-:keep:x',
    'pick:m',
    'tap:m:1',
    'top:qwixx:here:luck:0',
    'top:qwixx:moon:wins:0',
    'leaders:page:qwixx:here:wins',
    'show:qwixx:here:wins',
    'rules:qwixx:x',
    'contents:qwixx:1',
    'stats:',
    'dice:qwixx',
    'dice:qwixx:42:1',
    'help',
    'help:luck',
    'kicking:t:',
    'kicking:t:42:',
    'kicking:t:42:vote',
    'kicking:t::pardon',
    'kicking:t:42:pardon:x',
    'kick:m',
    'kick:m:x',
    'kick:m:1:',
    'kick:m:01:42',
    'kick:m:1:42:',
    'kick:m:1:42:vote',
    'kick:m:1::alone',
    'kick:m:1:42:alone:x',
    'quit:m:',
    'quit:m:first',
    'end:m:',
    'end:m:last',
    'end:m:alone:x',
    'which:sheet:qwixx:0:',
    'which:join:qwixx:0',
    'games:01',
    'oust:t',
    'toString:a',
    '__proto__:a',
    `join:${'a'.repeat(41)}`,
  ])('like %j is malformed', (text) => {
    expect(parseId(text)).toBeNull();
  });
});
