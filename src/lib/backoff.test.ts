import { expect, test } from 'vitest';
import { pauseAfter } from './backoff.js';

test('each pause takes twice as long as the one before, up to the longest', () => {
  const pauses = [0, 1, 2, 3, 4, 2000].map((times) => pauseAfter(times, { first: 5, longest: 60 }));
  expect(pauses).toEqual([5, 10, 20, 40, 60, 60]);
});
