import { test } from 'vitest';
import { type House, type HouseOptions, openHouse, type ProcessHouse } from './house.js';
import { openHouseInProcess } from './in-process.js';

/** A test with a house of its own: while one waits, others can go on. */
export const housed = test.extend<{ readonly house: House; readonly options: HouseOptions }>({
  /** How the house is built; a file of tests may have its own. */
  options: {},
  house: async ({ options }, use) => lendHouse(await openHouseInProcess(options), use),
});

/** The same with a bot that is a process of its own, and can be killed. */
export const housedApart = test.extend<{ readonly house: ProcessHouse }>({
  // biome-ignore lint/correctness/noEmptyPattern: what a fixture needs is read from its pattern.
  house: async ({}, use) => lendHouse(await openHouse(), use),
});

async function lendHouse<H extends House>(house: H, use: (house: H) => Promise<void>): Promise<void> {
  try {
    await use(house);
  } finally {
    await house.close();
  }
}
