import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';

/** Like `expect(…).toEqual(…)`, but quick where both are the same: the suite compares millions of times. */
export function same(actual: unknown, wanted: unknown): void {
  if (!isDeepStrictEqual(actual, wanted)) expect(actual).toEqual(wanted);
}
