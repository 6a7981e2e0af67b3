import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Store } from './interface.js';
import { openStore } from './store.js';

const DAY = 24 * 60 * 60_000;

let store: Store;
beforeEach(() => {
  store = openStore(':memory:');
});
afterEach(() => store.close());

test('starts are known in their order, for a day', async () => {
  for (const at of [1000, 2000, 2000]) await store.noteSession(at);
  expect(await store.sessionsSince(0)).toEqual([1000, 2000, 2000]);
  expect(await store.sessionsSince(1000)).toEqual([2000, 2000]);
  await store.noteSession(1000 + DAY);
  expect(await store.sessionsSince(0)).toEqual([2000, 2000, 1000 + DAY]);
});

test('a start that a wrong clock has put into the future is forgotten', async () => {
  await store.noteSession(5 * DAY);
  await store.noteSession(1000);
  expect(await store.sessionsSince(0)).toEqual([1000]);
});
