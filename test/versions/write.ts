import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dumpOf, pathOf } from './dump.js';

/** Writes the file of every version that has none yet. One that is there stays as it was. */
const { entries } = JSON.parse(
  readFileSync(new URL('../../migrations/meta/_journal.json', import.meta.url), 'utf8'),
) as { readonly entries: readonly { readonly tag: string }[] };

for (const [number, { tag }] of entries.entries()) {
  if (existsSync(pathOf(tag))) continue;
  writeFileSync(pathOf(tag), dumpOf(number));
  console.log(pathOf(tag));
}
