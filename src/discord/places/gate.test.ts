import { beforeEach, expect, test } from 'vitest';
import { createGate, type Gate } from './gate.js';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

let time: number;
let gate: Gate;
beforeEach(() => {
  time = 1_700_000_000_000;
  gate = createGate(() => time);
});

/** Refuses whatever is tried, for so long; returns the minutes at which something was. */
function triesIn(span: number): readonly number[] {
  const from = time;
  const tries: number[] = [];
  while (time < from + span) {
    time += SECOND;
    for (const channel of gate.due()) {
      tries.push((time - from) / MINUTE);
      gate.refused(channel);
    }
  }
  return tries;
}

test('a channel of which nothing is heard takes messages', () => {
  expect([gate.isOpen('one'), gate.has('one'), gate.due()]).toEqual([true, false, []]);
});

test('a channel that refuses is tried again after 1, 2, 4, … minutes, and once an hour in the end', () => {
  gate.refused('one');
  expect(gate.isOpen('one')).toBe(false);
  expect(triesIn(5 * 60 * MINUTE).map(Math.round)).toEqual([1, 3, 7, 15, 31, 63, 123, 183, 243]);
  expect(triesIn(DAY).length).toBe(24);
});

test('a channel that works again is forgotten', () => {
  gate.refused('one');
  triesIn(MINUTE);
  gate.open('one');
  expect([gate.isOpen('one'), gate.has('one')]).toEqual([true, false]);
  gate.refused('one');
  expect(triesIn(4 * MINUTE)).toEqual([1, 3]);
});

test('while it is being tried it takes messages, and is not tried once more', () => {
  gate.refused('one');
  time += MINUTE;
  expect([gate.due(), gate.isOpen('one'), gate.due()]).toEqual([['one'], true, []]);
});

test('what is heard of it has it tried at once, but not again and again', () => {
  gate.shut('one');
  gate.soon('one');
  expect(gate.due()).toEqual(['one']);
  gate.refused('one');
  const from = time;
  let tries = 0;
  while (time < from + MINUTE) {
    time += 100;
    gate.soon('one');
    for (const channel of gate.due()) {
      tries++;
      gate.refused(channel);
    }
  }
  expect(tries).toBe(12);
});

test('a channel in an outage is not tried until something is heard of it', () => {
  gate.hold('one');
  expect([triesIn(DAY), gate.isOpen('one')]).toEqual([[], false]);
  gate.soon('one');
  expect(gate.due()).toEqual(['one']);
});

test('a channel is known to refuse until it is tried again, but not where only nothing is heard of it', () => {
  expect(gate.isShut('a')).toBe(false);
  gate.refused('a');
  gate.hold('b');
  expect([gate.isShut('a'), gate.isShut('b')]).toEqual([true, false]);
  time += MINUTE;
  expect(gate.isShut('a')).toBe(false);
  expect(gate.due()).toEqual(['a']);
  expect(gate.isShut('a')).toBe(false);
  gate.refused('a');
  expect(gate.isShut('a')).toBe(true);
  gate.open('a');
  expect(gate.isShut('a')).toBe(false);
});
