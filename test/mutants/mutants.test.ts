import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../play/root.js';
import { MUTANTS } from './mutants.js';

test('every mutant stands for one place of the code, and for a test that there is', () => {
  const misplaced = MUTANTS.filter(
    ({ file, before }) => readFileSync(join(ROOT, file), 'utf8').split(before).length !== 2,
  );
  expect(misplaced.map(({ what }) => what)).toEqual([]);
  expect(MUTANTS.filter((mutant) => !existsSync(join(ROOT, mutant.test)))).toEqual([]);
  expect(new Set(MUTANTS.map(({ what }) => what)).size).toBe(MUTANTS.length);
});
