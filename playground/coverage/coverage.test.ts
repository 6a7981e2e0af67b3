import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { describeCoverage } from './coverage.js';

test('the page of what is spoken is up to date', () => {
  expect(readFileSync(new URL('../COVERAGE.md', import.meta.url), 'utf8')).toBe(describeCoverage());
});
