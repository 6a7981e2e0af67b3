import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { pixelsOf, worstSquare } from './pixels.js';

/** How far the mean of a square may differ, of 255. */
export const TOLERANCE = 6;

const FAILED = join(import.meta.dirname, '../../src/draw/failed');

/**
 * Fails where a picture does not look as it did, and saves both in `failed`. To accept a new look, move it from there to the
 * place of its golden after looking at it.
 */
export async function expectGolden(picture: Buffer, golden: string, name: string): Promise<void> {
  const known = existsSync(golden) ? readFileSync(golden) : null;
  const differs =
    known === null ? Number.POSITIVE_INFINITY : worstSquare(await pixelsOf(picture), await pixelsOf(known));
  const [now, before] = [join(FAILED, `${name}.png`), join(FAILED, `${name}.before.png`)];
  for (const file of [now, before]) rmSync(file, { force: true });
  if (differs > TOLERANCE) {
    mkdirSync(FAILED, { recursive: true });
    writeFileSync(now, picture);
    if (known !== null) writeFileSync(before, known);
  }
  expect(differs, `see ${now}`).toBeLessThanOrEqual(TOLERANCE);
}
