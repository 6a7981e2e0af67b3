import { expect } from 'vitest';
import type { House } from './house.js';
import { WAITING } from './patience.js';

/** What the bot of `untilDiceAreKnown` has to log. */
export const TELLS_OF_DICE = { LOG_LEVEL: 'info' };

/** Until the bot knows its dice's emojis dice have squares of their colours, and what was shown stays so: whoever compares looks at neither. */
export async function untilDiceAreKnown(house: Pick<House, 'output'>): Promise<void> {
  await expect.poll(() => house.output(), WAITING).toContain('dice are up to date');
}
