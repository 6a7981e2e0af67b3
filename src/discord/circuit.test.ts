import { beforeEach, describe, expect, test } from 'vitest';
import { memoryLog } from '../../test/support/discord-harness.js';
import { type Circuit, createCircuit, isInvalid } from './circuit.js';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

let now: number;
let log: ReturnType<typeof memoryLog>;
let circuit: Circuit;
beforeEach(() => {
  now = 0;
  log = memoryLog();
  circuit = createCircuit({ monotonic: () => now }, log);
});

function refuse(times: number): void {
  for (let n = 0; n < times; n++) circuit.note({ status: 403, scope: null, by: 'bot' });
}

test.each([
  [401, null, true],
  [403, null, true],
  [429, 'user', true],
  [429, 'global', true],
  [429, null, true],
  [429, 'shared', false],
  [404, null, false],
  [200, null, false],
  [502, null, false],
])('%i with scope %s counts against the bot: %s', (status, scope, counts) => {
  expect(isInvalid({ status, scope, by: 'bot' })).toBe(counts);
});

describe('refusals', () => {
  test('below a thousand in ten minutes hold nothing up, and are told of once from five hundred on', () => {
    refuse(999);
    expect(circuit.pauseLeft()).toBe(0);
    expect(log.written.map(({ message }) => message)).toEqual(['many requests are refused']);
  });

  test('that are spread over hours hold nothing up', () => {
    for (let n = 0; n < 5_000; n++) {
      refuse(1);
      now += SECOND;
    }
    expect(circuit.pauseLeft()).toBe(0);
  });

  test('from a thousand on bring pauses that grow', () => {
    refuse(1_000);
    const pauses = Array.from({ length: 8 }, () => {
      const left = circuit.pauseLeft();
      now += left;
      expect(circuit.pauseLeft()).toBe(0);
      refuse(400);
      return left / SECOND;
    });
    expect(pauses).toEqual([5, 10, 20, 40, 80, 160, 300, 300]);
    expect(log.written.filter(({ message }) => message.includes('pause')).length).toBe(8);
  });

  test('within a pause do not make it longer', () => {
    refuse(1_100);
    expect(circuit.pauseLeft()).toBe(5 * SECOND);
  });

  test('from five thousand on let nothing out, until they are ten minutes old', () => {
    refuse(5_000);
    for (let n = 0; n < 58; n++) {
      expect(circuit.pauseLeft()).toBeGreaterThan(0);
      now += 10 * SECOND;
    }
    now += 30 * SECOND;
    expect(circuit.pauseLeft()).toBe(0);
  });

  test('are forgotten after ten minutes: the next pause is a short one again', () => {
    refuse(1_000);
    now += 5 * SECOND;
    refuse(1);
    now += 11 * MINUTE;
    refuse(1_000);
    expect(circuit.pauseLeft()).toBe(5 * SECOND);
  });
});
