import { expect, test } from 'vitest';
import { noteBeginnings } from '../play/beginnings.js';

test('a board is shown at each throw, at one that comes again too, and not when only its sheets change', () => {
  const beginsAnew = noteBeginnings();
  const board = (id: string, text: string) => beginsAnew({ id, text });
  expect(board('1', '🎲 O4 (Ann)\nempty')).toBe(true);
  expect(board('1', '🎲 O4 (Ann)\none field')).toBe(false);
  expect(board('1', '🎲 O5 (Ben)\none field')).toBe(true);
  expect(board('1', '🎲 O4 (Ann)\ntwo fields')).toBe(true);
  expect(board('2', '🎲 O4 (Ann)\ntwo fields')).toBe(true);
});
