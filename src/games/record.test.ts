import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { randomMatch } from '../../test/support/random-match.js';
import {
  apply,
  headerLine,
  isFault,
  isOver,
  moveLine,
  parseEvent,
  parseHeader,
  parseRecord,
  replay,
  throwLine,
} from './record.js';
import { GAMES, gameOf } from './registry.js';

const EXAMPLE = ['qwixx 2 0', '* 4 1 2 5 3 6', '1 w-y5', '0 w-r5', '0 c-b10', '* 6 6 1 1 2 3'];
const game = gameOf('qwixx')!;

function parse(text: string | Uint8Array) {
  return parseRecord(typeof text === 'string' ? new TextEncoder().encode(text) : text, gameOf);
}

function withLine(index: number, line: string): string {
  return EXAMPLE.with(index, line).join('\n');
}

describe('a line', () => {
  test('is written as it is read', () => {
    expect(headerLine({ game: 'qwixx', seats: 3, first: 1 })).toBe('qwixx 3 1');
    expect(throwLine(['4', '1', '-', '5', '3', '6'])).toBe('* 4 1 - 5 3 6');
    expect(moveLine(1, 'w-y5')).toBe('1 w-y5');
    expect(parseHeader('qwixx 3 1')).toEqual({ game: 'qwixx', seats: 3, first: 1 });
    expect(parseEvent('* 4 1 - r5')).toEqual({ kind: 'throw', faces: ['4', '1', '-', 'r5'] });
    expect(parseEvent('1 again-025')).toEqual({ kind: 'move', seat: 1, move: 'again-025' });
  });

  test.each([
    '',
    'qwixx',
    'qwixx 2',
    'qwixx 2 0 0',
    'qwixx 02 0',
    'qwixx 2 00',
    'qwixx -2 0',
    'qwixx 2 x',
    '2 0 qwixx',
  ])('that is no header: %j', (line) => expect(isFault(parseHeader(line))).toBe(true));

  test.each([
    '',
    '*',
    '* ',
    '*4 1',
    '* 4  1',
    '* 4 1 ',
    '* 4 --',
    '1',
    '1 ',
    '1  w-y5',
    '01 w-y5',
    '1 W-Y5',
    '-1 w-y5',
    '1 w-y5 # no',
  ])('that is no event: %j', (line) => expect(isFault(parseEvent(line))).toBe(true));

  test('read and written again is the same, whatever it is', () => {
    const near = fc.stringMatching(/^[*0-9]{1,2}( [a-z0-9-]{1,3}){0,3} ?$/);
    fc.assert(
      fc.property(near, (line) => {
        const event = parseEvent(line);
        if (isFault(event)) return;
        expect(event.kind === 'throw' ? throwLine(event.faces) : moveLine(event.seat, event.move)).toBe(line);
      }),
    );
  });
});

describe('a whole record', () => {
  test('may lack its last line break, and have comments and blank lines anywhere', () => {
    const plain = parse(EXAMPLE.join('\n'));
    expect(isFault(plain)).toBe(false);
    expect(parse(`${EXAMPLE.join('\n')}\n`)).toEqual(plain);
    expect(parse(`# Ünïcode: capitals, 007\t \n \t\n${EXAMPLE.join('\n#\n\n')}\n\n# after\n\t`)).toEqual(plain);
  });

  test.each([
    ['a leading space', ' 1 w-y5'],
    ['a trailing space', '1 w-y5 '],
    ['two spaces', '1  w-y5'],
    ['a tab', '1\tw-y5'],
    ['a carriage return', '1 w-y5\r'],
    ['a leading zero', '01 w-y5'],
    ['a leading zero in the move', '1 w-y05'],
    ['a capital', '1 W-y5'],
    ['a comment behind it', '1 w-y5 # five'],
    ['a comment that is not in the first column', ' # five'],
    ['a blank line with another kind of space', '\u00a0'],
    ['a form feed', '\f'],
    ['a digit of another script', '١ w-y5'],
    ['a move too long', `1 ${'w'.repeat(25)}`],
  ])('is refused for %s, at its line', (_, line) => {
    expect(parse(withLine(2, line))).toMatchObject({ line: 3, fault: expect.any(String) });
  });

  test('is refused for a byte order mark, before a comment too', () => {
    expect(parse(`\ufeff${EXAMPLE.join('\n')}`)).toMatchObject({ line: 1 });
    expect(parse(`\ufeff# hello\n${EXAMPLE.join('\n')}`)).toMatchObject({ line: 1 });
  });

  test.each([
    ['a stray byte', [0xff]],
    ['half a character', [0xc3]],
    ['an overlong slash', [0xc0, 0xaf]],
    ['half a surrogate pair', [0xed, 0xa0, 0x80]],
  ])('is refused at its line for invalid UTF-8, also in a comment: %s', (_, bytes) => {
    const start = new TextEncoder().encode(`${EXAMPLE[0]}\n# `);
    expect(parse(new Uint8Array([...start, ...bytes, 10, 42]))).toEqual({ line: 2, fault: 'this is not valid UTF-8' });
    const earlier = new TextEncoder().encode(`${EXAMPLE[0]}\n0 no\n# `);
    expect(parse(new Uint8Array([...earlier, ...bytes]))).toMatchObject({
      line: 2,
      fault: expect.stringMatching(/throw/),
    });
  });

  test.each([
    ['', 1],
    ['\n', 2],
    ['# only this', 1],
    ['# only this\n', 2],
    ['# a\n\n \n', 4],
  ])('without a header is refused one past the last line break: %j', (text, line) => {
    expect(parse(text)).toEqual({ line, fault: 'the header is missing' });
  });

  test.each([
    'nogame 2 0',
    'Qwixx 2 0',
    'qwixx 0 0',
    'qwixx 1 1',
    'qwixx 6 0',
    'qwixx 2 2',
    'qwixx 99999999999999999999999 0',
    '* 4 1 2 5 3 6',
    '1 w-y5',
  ])('with %j for a header is refused', (line) => {
    expect(parse(`# x\n${line}`)).toMatchObject({ line: 2, fault: expect.any(String) });
  });
});

describe('an event', () => {
  const events = EXAMPLE.slice(1);

  test.each([
    ['* 1 1 1 1 1 1', 1, /no throw is due: seats 0, 1 must answer/],
    ['2 w-pass', 1, /seat 2 has nothing to answer/],
    ['99999999999999999999 w-pass', 1, /nothing to answer/],
    ['4294967296 w-pass', 1, /nothing to answer/],
    ['0 w-r6', 1, /seat 0 cannot answer w-r6, only w-r5 or/],
    ['0 c-b10', 1, /cannot answer c-b10/],
    ['1 c-pass', 3, /seat 1 has nothing to answer: seat 0 must answer/],
    ['0 w-pass', 4, /a throw is due/],
    ['* 1 1 1 1 1', 4, /6 faces here, not 5/],
    ['* 1 1 1 1 1 7', 4, /face 6 cannot be 7/],
    ['* 1 1 1 1 1 -', 4, /face 6 cannot be -/],
    ['* 1 1 1 1 1 01', 4, /face 6 cannot be 01/],
  ])('that the rules do not allow here is refused: %s', (line, after, reason) => {
    const lines = [...events.slice(0, after), line];
    const result = replay(game, { seats: 2, first: 0 }, lines);
    expect(result).toMatchObject({ line: after, fault: expect.stringMatching(reason) });
  });

  test('that changes a pending move counts, until the last seat has answered', () => {
    const changed = replay(game, { seats: 2, first: 0 }, ['* 4 1 2 5 3 6', '1 w-y5', '1 w-pass', '1 w-g5', '0 w-pass']);
    const direct = replay(game, { seats: 2, first: 0 }, ['* 4 1 2 5 3 6', '1 w-g5', '0 w-pass']);
    expect(changed).toEqual(direct);
    expect(replay(game, { seats: 2, first: 0 }, ['* 4 1 2 5 3 6', '1 w-y5', '0 w-r5', '1 w-g5'])).toMatchObject({
      line: 3,
    });
  });

  test.each(GAMES.map((each) => [each.id, each] as const))('after the end of a match of %s is refused', (_, each) => {
    const { end } = randomMatch(each, 1);
    expect(isOver(each, end)).toBe(true);
    expect(apply(each, end, { kind: 'throw', faces: ['1'] })).toEqual({ fault: 'the game is over' });
    expect(apply(each, end, { kind: 'move', seat: 0, move: 'pass' })).toEqual({ fault: 'the game is over' });
  });
});
