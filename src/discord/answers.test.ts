import { DiscordAPIError, HTTPError } from 'discord.js';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Answers, createAnswers } from './answers.js';

const SECOND = 1_000;

let at: number;
let timers: { readonly due: number; readonly job: () => void }[];
let answers: Answers;

beforeEach(() => {
  at = 0;
  timers = [];
  answers = createAnswers({
    monotonic: () => at,
    after(ms, job) {
      const timer = { due: at + ms, job };
      timers.push(timer);
      return () => void timers.splice(timers.indexOf(timer), 1);
    },
  });
});

function pass(seconds: number): void {
  at += seconds * SECOND;
  for (const { due, job } of timers) if (due <= at) job();
}

const outage = new HTTPError(503, 'Service Unavailable', 'POST', '', {});

function refusal(status: number, code: number): DiscordAPIError {
  return new DiscordAPIError({ code, message: '' }, code, status, 'POST', '', {});
}

async function fails(person: string, error: Error = outage, what: 'answer' | 'deferral' = 'answer'): Promise<void> {
  await answers.watch(person, what, Promise.reject(error)).catch(() => undefined);
}

function arrives(person: string, what: 'answer' | 'deferral' = 'answer'): Promise<void> {
  return answers.watch(person, what, Promise.resolve());
}

/** An answer is on its way until the returned function says that it fails. */
function underWay(person: string): () => Promise<void> {
  let reject = (_: Error): void => undefined;
  const sending = new Promise<void>((_, refuse) => {
    reject = refuse;
  });
  const done = answers.watch(person, 'answer', sending).catch(() => undefined);
  return () => {
    reject(outage);
    return done;
  };
}

describe('nobody is answered', () => {
  test.each([
    outage,
    refusal(429, 0),
    Object.assign(new Error(), { code: 'ECONNREFUSED' }),
    Object.assign(new Error(), { name: 'AbortError' }),
  ])('from the first answer on that fails by %s, until one arrives', async (error) => {
    await fails('Ann', error);
    pass(40);
    await fails('Ben', error);
    pass(40);
    expect(answers.failingSince()).toBe(0);
    await arrives('Ben');
    expect(answers.failingSince()).toBeNull();
  });

  test('as long as somebody tries within a minute', async () => {
    for (let minute = 0; minute < 10; minute++) {
      await fails('Ann');
      pass(60);
    }
    expect(answers.failingSince()).toBe(0);
    pass(1);
    expect(answers.failingSince()).toBeNull();
  });

  test('where an answer is under way for more than three seconds, since it was sent', () => {
    pass(5);
    underWay('Ann');
    pass(2);
    expect(answers.failingSince()).toBeNull();
    pass(1);
    expect(answers.failingSince()).toBe(5 * SECOND);
  });

  test('where the press is deferred, and what should follow fails', async () => {
    await fails('Ann');
    pass(1);
    await arrives('Ann', 'deferral');
    expect(answers.failingSince()).toBe(0);
    await arrives('Ann');
    pass(1);
    await fails('Ann', outage, 'deferral');
    expect(answers.failingSince()).toBe(2 * SECOND);
  });
});

describe('that others are not answered', () => {
  test.each([
    [404, 10062],
    [400, 40060],
    [404, 10008],
    [401, 50027],
    [403, 50013],
    [400, 50035],
  ])('is not told by a refusal %i %i, which people can bring about', async (status, code) => {
    await fails('Ann', refusal(status, code));
    expect(answers.failingSince()).toBeNull();
  });

  test('is not told by an answer that was sent before another one arrived', async () => {
    const fail = underWay('Ann');
    pass(1);
    await arrives('Ben');
    await fail();
    expect(answers.failingSince()).toBeNull();
  });

  test('is not told by the one person to whom answers fail while they reach others, until one reaches them', async () => {
    await fails('Eve');
    await arrives('Ann');
    pass(1);
    await fails('Eve');
    expect(answers.failingSince()).toBeNull();
    await fails('Ann');
    expect(answers.failingSince()).toBe(1 * SECOND);
    await arrives('Eve');
    pass(1);
    await fails('Eve');
    expect(answers.failingSince()).toBe(2 * SECOND);
  });

  test('is told by each of several to whom they fail', async () => {
    for (const person of ['Ann', 'Ben']) await fails(person);
    await arrives('Cid');
    pass(1);
    await fails('Ann');
    expect(answers.failingSince()).toBe(1 * SECOND);
  });
});
