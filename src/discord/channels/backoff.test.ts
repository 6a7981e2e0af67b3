import { beforeEach, expect, test } from 'vitest';
import { type ChannelBackoff, createChannelBackoff } from './backoff.js';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

let time: number;
let backoff: ChannelBackoff;
beforeEach(() => {
  time = 1_700_000_000_000;
  backoff = createChannelBackoff({ monotonic: () => time });
});

/** Refuses whatever is tried, for so long; returns the minutes at which something was. */
function triesIn(span: number): readonly number[] {
  const from = time;
  const tries: number[] = [];
  while (time < from + span) {
    time += SECOND;
    for (const channel of backoff.takeDue()) {
      tries.push((time - from) / MINUTE);
      backoff.markRefused(channel);
    }
  }
  return tries;
}

test('a channel of which nothing is heard takes messages', () => {
  expect([backoff.isOpen('one'), backoff.has('one'), backoff.takeDue()]).toEqual([true, false, []]);
});

test('a channel that refuses is tried again after 1, 2, 4, … minutes, and once an hour in the end', () => {
  backoff.markRefused('one');
  expect(backoff.isOpen('one')).toBe(false);
  expect(triesIn(5 * 60 * MINUTE).map(Math.round)).toEqual([1, 3, 7, 15, 31, 63, 123, 183, 243]);
  expect(triesIn(DAY).length).toBe(24);
});

test('a channel that works again is forgotten', () => {
  backoff.markRefused('one');
  triesIn(MINUTE);
  backoff.markOpen('one');
  expect([backoff.isOpen('one'), backoff.has('one')]).toEqual([true, false]);
  backoff.markRefused('one');
  expect(triesIn(4 * MINUTE)).toEqual([1, 3]);
});

test('while it is being tried it takes messages, and is not tried once more', () => {
  backoff.markRefused('one');
  time += MINUTE;
  expect([backoff.takeDue(), backoff.isOpen('one'), backoff.takeDue()]).toEqual([['one'], true, []]);
});

test('what is heard of it has it tried at once, but not again and again', () => {
  backoff.markShut('one');
  backoff.retrySoon('one');
  expect(backoff.takeDue()).toEqual(['one']);
  backoff.markRefused('one');
  const from = time;
  let tries = 0;
  while (time < from + MINUTE) {
    time += 100;
    backoff.retrySoon('one');
    for (const channel of backoff.takeDue()) {
      tries++;
      backoff.markRefused(channel);
    }
  }
  expect(tries).toBe(12);
});

test('a channel in an outage is not tried until something is heard of it', () => {
  backoff.hold('one');
  expect([triesIn(DAY), backoff.isOpen('one')]).toEqual([[], false]);
  backoff.retrySoon('one');
  expect(backoff.takeDue()).toEqual(['one']);
});

test('a channel is known to refuse until it is tried again, but not where only nothing is heard of it', () => {
  expect(backoff.isShut('a')).toBe(false);
  backoff.markRefused('a');
  backoff.hold('b');
  expect([backoff.isShut('a'), backoff.isShut('b')]).toEqual([true, false]);
  time += MINUTE;
  expect(backoff.isShut('a')).toBe(false);
  expect(backoff.takeDue()).toEqual(['a']);
  expect(backoff.isShut('a')).toBe(false);
  backoff.markRefused('a');
  expect(backoff.isShut('a')).toBe(true);
  backoff.markOpen('a');
  expect(backoff.isShut('a')).toBe(false);
});
