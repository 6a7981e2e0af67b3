import { test } from 'vitest';
import { type House, openHouse } from './house.js';

/** A test with a house of its own: while one waits, others can go on. */
export const housed = test.extend<{ readonly house: House }>({
  // biome-ignore lint/correctness/noEmptyPattern: what a fixture needs is read from its pattern.
  house: async ({}, use) => {
    const house = await openHouse();
    try {
      await use(house);
    } finally {
      await house.close();
    }
  },
});
