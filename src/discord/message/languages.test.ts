import { describe, expect, test } from 'vitest';
import { LOCALES } from '../../games/game.js';
import { phrasesOf } from '../../text/phrases.js';
import { screensIn, wordsOn } from './screens.js';
import { faultsOf } from './trial.js';

/** As long as names get, and each sign needs a backslash. */
const NAME = '*@_'.repeat(11).slice(0, 32);

describe.each(LOCALES)('every screen in %s, with full tables and the longest names', (locale) => {
  const screens = screensIn(locale, NAME);

  test('keeps the limits of the platform', () => {
    expect(screens.length).toBeGreaterThan(300);
    expect(new Set(screens.flatMap(faultsOf))).toEqual(new Set());
  });

  test('shows no key of a phrase as it is', () => {
    const keys = new Set(phrasesOf(locale).keys());
    const found = screens.flatMap(wordsOn).flatMap((text) => text.match(/[a-z]+(?:\.[a-zA-Z0-9]+)+/g) ?? []);
    expect(found.filter((word) => keys.has(word))).toEqual([]);
  });
});
