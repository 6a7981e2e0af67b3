import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Id, LONGEST_ID, loggable, makeId, ORDERS, PRIVACIES, parseId, SCOPES } from './ids.js';

const name = fc.stringMatching(/^[A-Za-z0-9_-]{1,20}$/);
const step = fc.nat({ max: 999_999_999 });
const free = fc.stringMatching(/^[A-Za-z0-9_.,-]{0,24}$/);

const ids: fc.Arbitrary<Id> = fc.oneof(
  fc.record({
    kind: fc.constantFrom('join', 'leave', 'bot', 'unbot', 'begin', 'cancel', 'again', 'close', 'ending'),
    table: name,
  }),
  fc.record({ kind: fc.constant('sheet'), match: name }),
  fc.record({ kind: fc.constant('play'), match: name, step, word: fc.stringMatching(/^[a-z0-9-]{1,24}$/) }),
  fc.record({ kind: fc.constant('pick'), match: name, step, part: free }),
  fc.record({ kind: fc.constant('tap'), match: name, step, what: free }),
  fc.record({
    kind: fc.constant('top'),
    game: name,
    scope: fc.constantFrom(...SCOPES),
    by: fc.constantFrom(...ORDERS),
    page: step,
  }),
  fc.record({ kind: fc.constant('oust'), table: name, person: name }),
  fc.record({ kind: fc.constant('kicking'), table: name, person: fc.option(name) }),
  fc.record({
    kind: fc.constant('which'),
    of: fc.constantFrom('sheet', 'leave', 'kick', 'end'),
    game: name,
    page: step,
    person: fc.option(name),
  }),
  fc.record({ kind: fc.constant('games'), page: step }),
  fc.record({ kind: fc.constant('rules'), game: name, page: step }),
  fc.record({ kind: fc.constant('contents'), game: name }),
  fc.record({ kind: fc.constant('privacy'), what: fc.constantFrom(...PRIVACIES) }),
  fc.record({ kind: fc.constant('erase'), person: name }),
);

test('of a button the log tells neither the answer that it gives nor whom it is about', () => {
  const secret = 'zzsecretzz';
  const pressed: readonly Id[] = [
    { kind: 'play', match: 'm', step: 3, word: secret },
    { kind: 'pick', match: 'm', step: 3, part: secret },
    { kind: 'tap', match: 'm', step: 3, what: secret },
    { kind: 'pardon', match: 'm', person: secret },
    { kind: 'erase', person: secret },
    { kind: 'oust', table: 't', person: secret },
    { kind: 'kicking', table: 't', person: secret },
    { kind: 'which', of: 'kick', game: 'g', page: 0, person: secret },
  ];
  const told = pressed.map((id) => loggable(id));
  expect(told[0]).toEqual({ kind: 'play', match: 'm', step: 3 });
  expect(JSON.stringify(told)).not.toContain(secret);
  expect(loggable(parseId(`play:m:3:${secret}:forged`))).toEqual({ kind: 'unknown' });
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
    'pick:m',
    'tap:m:1',
    'top:qwixx:here:luck:0',
    'top:qwixx:moon:wins:0',
    'rules:qwixx:x',
    'contents:qwixx:1',
    'kicking:t:',
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
