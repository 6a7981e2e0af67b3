import { expect, test } from 'vitest';
import { exampleState } from '../../example.js';
import type { CellView } from '../../game.js';
import { qwinto } from '../game.js';
import type { State } from '../rules.js';
import { PAGES } from './pages.js';

function shown(name: string): State {
  const page = PAGES.find(({ title }) => title.key === `qwinto.rules.${name}.title`)!;
  return exampleState(qwinto, page.example!) as State;
}

function row(state: State, letter: string): readonly CellView[] {
  const { cells } = qwinto.view(state, 0).sheets[0]!.rows.find((each) => each.letter === letter)!;
  return cells.filter(({ mark }) => mark !== 'gap');
}

/** The numbers of a row by field, 0 for an empty one. */
function numbers(state: State, letter: string): readonly number[] {
  return row(state, letter).map(({ text }) => Number(text));
}

function fields(letter: string): readonly string[] {
  return Array.from({ length: 9 }, (_, n) => `${letter}${n + 1}`);
}

test('an empty sheet: three rows with a gap each, and five bonus fields', () => {
  const { rows } = qwinto.view(shown('sheet'), 0).sheets[0]!;
  const cells = rows.flatMap((each) => each.cells);
  expect(cells.filter(({ shape }) => shape === 'pentagon').length).toBe(5);
  for (const letter of ['O', 'Y', 'P']) expect(row(shown('sheet'), letter).length).toBe(9);
});

test('a turn: the second throw stands, and 10 may go into any orange or yellow field', () => {
  expect(qwinto.legalMoves(shown('turn'), 0)).toEqual([...fields('o'), ...fields('y'), 'pass']);
});

test('where a number may stand: 7 between 5 and 9, not in the column of the yellow 7', () => {
  const state = shown('rows');
  expect(numbers(state, 'O')).toEqual([0, 5, 0, 0, 0, 9, 0, 0, 0]);
  expect(numbers(state, 'Y')[3]).toBe(7);
  const orange = qwinto.legalMoves(state, 0).filter((move) => move.startsWith('o'));
  expect(orange).toEqual(['o4', 'o5']);
});

test('bonus columns: 3, 4 and 11 fill one, whose purple field brings 11', () => {
  const state = shown('bonus');
  expect(numbers(state, 'O')[0]).toBe(3);
  expect(numbers(state, 'Y')[1]).toBe(4);
  expect(row(state, 'P')[2]).toMatchObject({ text: '11', shape: 'pentagon' });
  expect(qwinto.scores(state)[0]!.parts.map(({ points }) => points)).toEqual([1, 1, 1, 11, 0]);
});

test('failed attempts: one number, and a failed attempt at 5 points', () => {
  expect(qwinto.scores(shown('failed'))[0]!.parts.map(({ points }) => points)).toEqual([1, 0, 0, 0, -5]);
});

test('the end: four failed attempts of the other, a full yellow row, two bonus columns', () => {
  const state = shown('end');
  expect(qwinto.toMove(state)).toEqual([]);
  expect(qwinto.scores(state)[1]!.penalties).toBe(4);
  expect(numbers(state, 'Y')).not.toContain(0);
  expect(qwinto.scores(state)[0]!.parts[1]!.points).toBe(numbers(state, 'Y').at(-1));
  expect(qwinto.view(state, 0).sheets[0]!.columns.filter((points) => points !== 'open' && points !== null).length).toBe(
    2,
  );
});
