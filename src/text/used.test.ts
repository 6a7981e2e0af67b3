import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { LOCALES } from '../games/game.js';
import { phrasesOf } from './phrases.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Tests and what is made for them; and the files that hold the phrases themselves. */
const APART = new RegExp(`\\.test\\.ts$|/position\\.ts$|/(?:${LOCALES.join('|')})[./]`);

function sources(): readonly string[] {
  return ['src', 'commands']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
    )
    .filter((file) => file.endsWith('.ts') && !APART.test(file))
    .map((file) => readFileSync(join(root, file), 'utf8'));
}

/** The keys that stand in the code, and the forms of those that are put together there: a hole is one part of a key. */
function named(texts: readonly string[]): { readonly keys: ReadonlySet<string>; readonly forms: readonly RegExp[] } {
  const keys = texts.flatMap((text) => [...text.matchAll(/'([\w-]+(?:\.[\w-]+)+)'/g)].map(([, key]) => key!));
  const forms = texts.flatMap((text) => [...text.matchAll(/`([a-z]+\.[^`\s]*\$\{[^`]*)`/g)].map(([, form]) => form!));
  return {
    keys: new Set(keys),
    forms: forms.map((form) => new RegExp(`^${form.replaceAll('.', '\\.').replace(/\$\{[^{}]*\}/g, '[^.]+')}$`)),
  };
}

test('no phrase is left that nothing says', () => {
  const { keys, forms } = named(sources());
  const unsaid = [...phrasesOf('en').keys()].filter((key) => !keys.has(key) && !forms.some((form) => form.test(key)));
  // How options are called is written as their names; the types know which phrases these need.
  expect(unsaid.filter((key) => !key.startsWith('option.'))).toEqual([]);
});
