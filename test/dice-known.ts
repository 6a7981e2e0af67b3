import { expect, vi } from 'vitest';
import { SQUARES } from '../src/text/dice.js';
import type { House } from './house.js';
import { WAITING } from './patience.js';

/** What the bot of `untilDiceAreKnown` has to log. */
export const TELLS_OF_DICE = { LOG_LEVEL: 'info' };

/** Until the bot knows its dice's emojis dice have squares of their colours, and what was shown stays so: whoever compares looks at neither. */
export async function untilDiceAreKnown(house: Pick<House, 'output'>): Promise<void> {
  await vi.waitFor(() => expect(house.output()).toContain('dice are up to date'), WAITING);
}

const SQUARE_BEFORE = new RegExp(`[${Object.values(SQUARES).join('')}]\u202f`, 'gu');

/** A text whose dice are told in letters alone, whether the bot knew their emojis by then or not. */
export function lettersOfDice(text: string): string {
  return text.replace(SQUARE_BEFORE, '');
}
