import { expect, test } from 'vitest';
import { exampleState } from '../../example.js';
import type { CellView } from '../../game.js';
import { qwixx } from '../game.js';
import { playLines } from '../position.js';
import type { State } from '../rules.js';
import { PAGES } from './pages.js';

function shown(name: string): State {
  const page = PAGES.find(({ title }) => title.key === `qwixx.rules.${name}.title`)!;
  return exampleState(qwixx, page.example!) as State;
}

function row(state: State, letter: string): readonly CellView[] {
  return qwixx.view(state, 0).sheets[0]!.rows.find((each) => each.letter === letter)!.cells;
}

test('a turn: blue 9 is crossed, and the 6 or the 3 may be added to any coloured die', () => {
  const state = shown('turn');
  expect(row(state, 'B').find(({ text }) => text === '9')?.mark).toBe('entered');
  expect(qwixx.legalMoves(state, 0)).toEqual(
    ['r8', 'r5', 'y10', 'y7', 'g11', 'g8', 'b7', 'b4'].map((cross) => `c-${cross}`).concat('c-pass'),
  );
});

test('from left to right: crossing red 7 after red 3 gives up 4, 5 and 6', () => {
  const state = playLines(shown('cross'), '0 w-r7', '1 w-pass');
  const skipped = row(state, 'R').filter(({ mark }) => mark === 'skipped');
  expect(skipped.map(({ text }) => text)).toEqual(['2', '4', '5', '6']);
});

test('closing a row: five crosses, red 12 and the lock make seven, 28 points', () => {
  const before = shown('lock');
  expect(row(before, 'R').filter(({ mark }) => mark === 'entered').length).toBe(5);
  expect(qwixx.legalMoves(before, 0)).not.toContain('w-y12');
  const after = playLines(before, '0 w-r12', '1 w-pass');
  expect(row(after, 'R').filter(({ mark }) => mark === 'entered').length).toBe(7);
  expect(qwixx.scores(after)[0]!.parts[0]!.points).toBe(28);
});

test('misthrows: two green crosses are 3 points, one misthrow costs 5', () => {
  const { parts, penalties: misthrows } = qwixx.scores(shown('misthrow'))[0]!;
  expect(parts.map(({ points }) => points)).toEqual([0, 0, 3, 0, -5]);
  expect(misthrows).toBe(1);
});

test('the end: the red and the blue row are closed, and the match is over', () => {
  const state = shown('end');
  const { rows } = qwixx.view(state, 0).sheets[0]!;
  expect(rows.filter(({ closed }) => closed).map(({ letter }) => letter)).toEqual(['R', 'B']);
  expect(qwixx.toMove(state)).toEqual([]);
  expect(qwixx.diceDue(state)).toBeNull();
});

test('the table of points goes from one cross to twelve', () => {
  const { args } = PAGES.at(-1)!.text;
  expect(args?.points).toBe(' 1  3  6 10 15 21 28 36 45 55 66 78');
});
