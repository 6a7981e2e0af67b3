import { expect, test } from 'vitest';
import { lazily } from './lazily.js';

test('what is made lazily is made when it is first asked for, and only once', () => {
  let made = 0;
  const get = lazily(() => ({ number: ++made }));
  expect(made).toBe(0);
  expect([get(), get()]).toEqual([{ number: 1 }, { number: 1 }]);
});

test('what could not be made is tried anew', () => {
  let tries = 0;
  const get = lazily(() => {
    if (++tries === 1) throw new Error('not yet');
    return { tries };
  });
  expect(get).toThrow('not yet');
  expect(get()).toEqual({ tries: 2 });
});
