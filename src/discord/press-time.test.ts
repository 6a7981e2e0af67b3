import { expect, test } from 'vitest';
import { createPressTimes } from './press-time.js';

const SECOND = 1_000;

function times() {
  const clock = { at: 0 };
  return { clock, timeOf: createPressTimes({ monotonic: () => clock.at }) };
}

test('a press can be answered for three seconds, once the platform was seen to give up after that', () => {
  const { clock, timeOf } = times();
  const [first, second, fresh] = [timeOf(), timeOf(), timeOf()];
  clock.at = 3 * SECOND + 1;
  expect([first.isOver(), first.begin()]).toEqual([false, true]);
  first.refused();
  expect([first.isOver(), second.isOver(), second.begin()]).toEqual([true, true, false]);
  expect(timeOf().begin()).toBe(true);
  // A minute later it may wait for longer.
  clock.at += 60 * SECOND;
  expect([fresh.isOver(), fresh.begin()]).toEqual([false, true]);
});

test('a press that is refused sooner is over, and tells nothing of others', () => {
  const { clock, timeOf } = times();
  const [first, second] = [timeOf(), timeOf()];
  clock.at = 3 * SECOND;
  first.refused();
  clock.at = 30 * SECOND;
  expect([first.isOver(), second.isOver()]).toEqual([true, false]);
});

test('a press whose answer was begun in time is not over, however long that takes', () => {
  const { clock, timeOf } = times();
  const [first, second] = [timeOf(), timeOf()];
  expect(second.begin()).toBe(true);
  clock.at = 4 * SECOND;
  first.refused();
  clock.at = 20 * SECOND;
  expect(second.isOver()).toBe(false);
});
