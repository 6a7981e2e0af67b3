import { expect, test } from 'vitest';
import { createFirstTime } from './router.js';

test('an id comes for the first time once', () => {
  const isFirst = createFirstTime(10);
  expect(['a', 'b', 'a', 'b', 'c'].map(isFirst)).toEqual([true, true, false, false, true]);
});

test('only the newest are remembered', () => {
  const isFirst = createFirstTime(2);
  expect(['a', 'b', 'c', 'c', 'b', 'a'].map(isFirst)).toEqual([true, true, true, false, false, true]);
});
