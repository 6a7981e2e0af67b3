import { beforeEach, describe, expect, test } from 'vitest';
import { GameTime } from './time.js';

let at: number;
let asleep: number;
let hearing: boolean;
let saving: boolean;
let failingSince: number | null;
let done: string[];
let tells: (string | null)[];
let meanwhile: () => void;
let time: GameTime;

beforeEach(() => {
  [at, asleep, hearing, saving, failingSince] = [0, 0, true, true, null];
  [done, tells, meanwhile] = [[], [], () => undefined];
  time = new GameTime({
    now: () => at,
    steady: () => at,
    lasting: () => at + asleep,
    hears: async () => {
      meanwhile();
      return hearing;
    },
    failingSince: () => failingSince,
    isDue: async () => true,
    pass: async () => void done.push(time.decides() ? 'pass' : 'nothing'),
    grace: async (stood) => {
      if (!saving) throw new Error('the disk is full');
      done.push(`grace ${stood / 1000}`);
    },
    onChange: (why) => void tells.push(why),
  });
});

/** So many seconds go by. */
async function pass(seconds: number): Promise<readonly string[]> {
  const before = done.length;
  for (let n = 0; n < seconds; n++) {
    at += 1_000;
    time.look();
    await time.tick().catch(() => undefined);
  }
  return done.slice(before);
}

test('before anything is decided everybody has time anew', async () => {
  expect(time.runs()).toBe(false);
  expect(await pass(4)).toEqual(['grace 1', 'pass']);
  expect(time.runs()).toBe(true);
});

describe('nothing is decided, and afterwards everybody has time anew,', () => {
  beforeEach(() => pass(6));

  test('while people are not heard', async () => {
    hearing = false;
    expect(await pass(60)).toEqual([]);
    hearing = true;
    expect(await pass(2)).toEqual([expect.stringMatching(/^grace 6\d$/)]);
    expect(await pass(2)).toEqual(['pass']);
  });

  test('when the connection was lost while nothing was due, counted from when it was known to work', async () => {
    time.heard();
    await pass(10);
    time.stand('deaf');
    expect(time.runs()).toBe(false);
    expect(await pass(1)).toEqual(['grace 11']);
  });

  test('when something could not be saved, until something can', async () => {
    time.stand('unsaved');
    saving = false;
    expect(await pass(30)).toEqual([]);
    saving = true;
    expect((await pass(3))[0]).toMatch(/^grace 3\d$/);
  });

  test('while nobody is answered, counted from the first answer that failed', async () => {
    failingSince = at;
    expect(await pass(30)).toEqual([]);
    expect(tells.at(-1)).toBe('unanswered');
    failingSince = null;
    expect(await pass(1)).toEqual(['grace 31']);
    expect(await pass(2)).toEqual(['pass']);
  });

  test('when the process was stopped, counted from when it did something last', async () => {
    at += 80_000;
    expect(time.decides()).toBe(false);
    expect(await pass(1)).toEqual(['grace 81']);
  });

  test('when the machine was asleep, for as long as it ran: what the time of day has gone on by is corrected', async () => {
    asleep += 80_000;
    expect(time.decides()).toBe(false);
    expect(await pass(1)).toEqual(['grace 1']);
  });

  test('when the time of day was wrong, by which all that is due is moved', async () => {
    time.corrected(-7_200_000);
    expect(await pass(1)).toEqual(['grace -7199']);
  });

  test('when something could not be saved again and again, counted from the first time', async () => {
    saving = false;
    time.stand('unsaved');
    await pass(30);
    time.stand('unsaved');
    saving = true;
    expect((await pass(3))[0]).toMatch(/^grace 3\d$/);
  });

  test('when it stands once more while that is being written, which then does not count twice', async () => {
    time.stand('unsaved');
    meanwhile = () => {
      time.stand('unsaved');
      meanwhile = () => undefined;
    };
    const given = await pass(6);
    expect(given.filter((one) => one.startsWith('grace'))).not.toEqual([]);
    expect(given.at(-1)).toBe('pass');
  });

  test('when what was due waited for long before it was decided', async () => {
    await pass(2);
    expect(time.decides()).toBe(true);
    for (let n = 0; n < 6; n++) {
      at += 1_000;
      time.look();
    }
    expect(time.decides()).toBe(false);
  });
});

test('a small correction of the time of day stops nothing', async () => {
  await pass(2);
  time.corrected(-3_000);
  time.corrected(3_000);
  expect(time.runs()).toBe(true);
});

test('an answer that fails puts off what is due, and while others arrive soon after it nobody gets time by it', async () => {
  await pass(6);
  tells = [];
  for (let n = 0; n < 20; n++) {
    failingSince = at;
    expect(time.decides()).toBe(false);
    expect(await pass(5)).toEqual([]);
    failingSince = null;
    expect((await pass(3))[0]).toBe('pass');
  }
  expect(tells).toEqual([]);
});

test('that time stands is told once, and once that it goes on', async () => {
  await pass(4);
  tells = [];
  hearing = false;
  time.stand('deaf');
  await pass(30);
  time.stand('unsaved');
  hearing = true;
  await pass(6);
  expect(tells).toEqual(['deaf', null]);
});
