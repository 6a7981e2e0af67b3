import { expect, test } from 'vitest';
import { endOften } from '../soak/ends.js';
import { luckOf } from '../soak/luck.js';
import { anyOf } from './luck.js';
import { toScale } from './support/scale.js';

/** `npm run ends` does it a thousand times. */
const TIMES = toScale({ full: 5, brief: 3 });

test('told to end in the midst of play, whatever else goes wrong, the bot is gone soon with its database closed', async () => {
  const seed = String(anyOf(0, 1e9));
  expect({ seed, ...(await endOften(TIMES, luckOf(seed))) }).toMatchObject({ seed, ends: TIMES, wrong: [] });
});
