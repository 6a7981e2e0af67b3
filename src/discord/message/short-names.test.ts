import { expect, test } from 'vitest';
import { freshMatch, postRow, withThrow } from '../../../test/support/message-fixtures.js';
import { showBoard, showMenu } from '../../../test/support/shown.js';
import { GAMES, gameOf } from '../../games/registry.js';
import type { SheetStyle } from '../../settings/settings.js';
import { toActiveMatch } from '../../table/match.js';

const QWIXX = gameOf('qwixx')!;
const FACES = ['4', '1', '2', '5', '3', '6'];

/** The text of the board on which these were asked, with its times and what makes names safe taken out. `deputies` play for some of them. */
function boardOf(
  names: readonly string[],
  look: SheetStyle = 'picture',
  deputies: readonly (string | undefined)[] = [],
): string {
  const { game, state, stored } = withThrow(freshMatch(QWIXX, names), FACES);
  const seats = stored.seats.map((row) => {
    const name = deputies[row.seat];
    return name === undefined ? row : { ...row, gone: 'left' as const, deputyId: `2${row.personId}`, deputyName: name };
  });
  const { content } = showBoard(toActiveMatch({ ...stored, seats }, game, state), postRow('board', {}), look);
  return content.replaceAll('\\', '').replace(/ ⏳.*/, '');
}

test('names are told as they are where that takes no further line', () => {
  expect(boardOf(['Ann', 'Bartholomew'])).toMatch(/\*\*Ann and Bartholomew: /);
  const long = `Benedict ${'n'.repeat(23)}`;
  const menu = showMenu(withThrow(freshMatch(GAMES[0]!, ['Ann', long]), FACES), 0, { look: 'picture' });
  expect(menu.content).not.toContain('…');
});

test('above a picture, which is high, long names are told shorter, and between sheets as text they are not', () => {
  const names = ['Ann', 'Bert', 'Cleo'].map((name) => `${name} ${'W'.repeat(32 - name.length - 1)}`);
  expect(boardOf(names.slice(0, 2))).toMatch(/\(Ann W+…\)\n\*\*Ann W+… and Bert W*…: /);
  expect(boardOf(names.slice(0, 2), 'text')).toContain(`**${names[0]} and ${names[1]}: `);
});

test('those whose names begin alike are told apart by the numbers of their seats', () => {
  const names = [1, 2].map((n) => `${'W'.repeat(31)}${n}`);
  const text = boardOf(names);
  expect(text).toMatch(/\*\*(W+)… \(1\) and \1… \(2\): /);
});

const ALEXANDERS = ['Alexander K', 'Alexander M'];

test.each([
  ['who sat down', ALEXANDERS, []],
  ['who sat down and of who plays for somebody', [ALEXANDERS[0]!, 'Bert'], [undefined, ALEXANDERS[1]]],
  ['who plays for somebody', ['Ann', 'Bert'], ALEXANDERS],
])('more is told of the names of %s where they are told apart by that', (_, names, deputies) => {
  const text = boardOf(names, 'picture', deputies);
  for (const name of ALEXANDERS) expect(text).toContain(name);
});

test('whoever plays for somebody whose name begins alike is told apart by a number too', () => {
  const [one, other] = [1, 2].map((n) => `${'W'.repeat(31)}${n}`);
  const text = boardOf([one!, 'Bert'], 'picture', [undefined, other]);
  expect(text).toMatch(/W… \(1\)/);
  expect(text).toMatch(/W… \(2\)/);
});

test('the picture and its words have the names as they are', () => {
  const names = ['Ann', 'Bert'].map((name) => `${name} ${'W'.repeat(27)}`);
  const { picture } = showBoard(withThrow(freshMatch(QWIXX, names), FACES), postRow('board', {}), 'picture');
  expect(picture).toMatchObject({ players: names.map((name) => ({ name })) });
  for (const name of names) expect(picture?.alt).toContain(name);
});
