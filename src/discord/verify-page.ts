import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { lazily } from '../lib/lazily.js';
import type { Attached } from './delivery/files.js';

/** From this folder and `dist/bin`, and from the same folder in `dist`. */
const PLACES = ['../../docs/verify.html', '../../../docs/verify.html'];

/** The page by which anybody checks dice without this program; null: it was not installed with it. */
export const verifyPage = lazily(async (): Promise<Attached | null> => {
  const path = PLACES.map((place) => fileURLToPath(new URL(place, import.meta.url))).find((each) => existsSync(each));
  if (path === undefined) return null;
  return { name: 'verify.html', data: await readFile(path), contentType: 'text/html; charset=utf-8' };
});
