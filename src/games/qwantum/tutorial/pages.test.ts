import { expect, test } from 'vitest';
import { exampleState } from '../../example.js';
import type { CellView } from '../../game.js';
import { qwantum } from '../game.js';
import type { State } from '../rules.js';
import { PAGES } from './pages.js';

function shown(name: string): State {
  const page = PAGES.find(({ title }) => title.key === `qwantum.rules.${name}.title`)!;
  return exampleState(qwantum, page.example!) as State;
}

function numbers(state: State, letter: string): readonly string[] {
  const { cells } = qwantum.view(state, 0).sheets[0]!.rows.find((each) => each.letter === letter)!;
  return cells.flatMap(({ text }: CellView) => (text === '' ? [] : [text]));
}

function sums(state: State) {
  return Object.fromEntries(qwantum.view(state, 0).sums.map(({ colour, value }) => [colour, value]));
}

test('an empty sheet: the line stands after the fourth field, and there are five boxes', () => {
  const { rows, penalties: misthrows } = qwantum.view(shown('sheet'), 0).sheets[0]!;
  expect(rows.map(({ line }) => line)).toEqual([4, 4, 4, 4]);
  expect(misthrows!.costs.length).toBe(5);
});

test('what the dice are worth: red 9, blue 15, yellow 8, and the white 3 for purple', () => {
  expect(sums(shown('dice'))).toEqual({ purple: 3, blue: 15, red: 9, yellow: 8 });
});

test('the sides of the dice: of each all that it can show, as they are thrown', () => {
  const { dice } = PAGES.find(({ title }) => title.key === 'qwantum.rules.dice.title')!.example!;
  const faces = dice!.map((sides) =>
    sides.map(({ colour, value }) => `${colour === 'white' ? '' : colour.charAt(0)}${value}`),
  );
  expect(faces).toEqual(qwantum.diceDue(qwantum.start(2, 0))!.map((due) => due.faces));
});

test('a turn: yellow 8 is entered, and everyone may enter one of the other three', () => {
  const state = shown('turn');
  expect(numbers(state, 'Y')).toEqual(['8']);
  for (const seat of [0, 1]) expect(qwantum.legalMoves(state, seat)).toEqual(['c-p', 'c-b', 'c-r', 'c-pass']);
});

test('up to the line: after red 9 and yellow 8 there is no room for red 7, but for yellow 12', () => {
  const state = shown('rows');
  expect([numbers(state, 'R'), numbers(state, 'Y')]).toEqual([['9'], ['8']]);
  expect(sums(state)).toMatchObject({ red: 7, yellow: 12 });
  const moves = qwantum.legalMoves(state, 0);
  expect([moves.includes('c-r'), moves.includes('c-y')]).toEqual([false, true]);
});

test('columns: 4, 3, 5 and 4 bring 4', () => {
  const state = shown('columns');
  expect(['P', 'B', 'R', 'Y'].map((letter) => numbers(state, letter)[0])).toEqual(['4', '3', '5', '4']);
  expect(qwantum.view(state, 0).sheets[0]!.columns[0]).toBe(4);
});

test('the end: five misthrows of the other, three full columns and one misthrow', () => {
  const state = shown('end');
  expect(qwantum.diceDue(state)).toBeNull();
  expect(qwantum.scores(state).map(({ penalties: misthrows }) => misthrows)).toEqual([1, 5]);
  expect(qwantum.view(state, 0).sheets[0]!.columns.filter((points) => points !== 'open').length).toBe(3);
});
