import { expect, test } from 'vitest';
import { relativeTime, shownTime } from './times.js';

test.each([
  [42_000, 'en-US', 'in 42 seconds'],
  [42_000, 'de', 'in 42 Sekunden'],
  [-1_000, 'en-US', '1 second ago'],
  [0, 'en-US', 'in 0 seconds'],
  [119_000, 'en-US', 'in 1 minute'],
  [2 * 3_600_000, 'fr', 'dans 2 heures'],
  [-3 * 86_400_000, 'it', '3 giorni fa'],
])('%i ms from now reads in %s as "%s"', (from, locale, shown) => {
  expect(relativeTime(1_000_000 + from, 1_000_000, locale)).toBe(shown);
});

test('an unknown style is shown with date and time', () => {
  expect(shownTime(0, 'x', 0, 'en-GB')).toBe(shownTime(0, 'f', 0, 'en-GB'));
});
