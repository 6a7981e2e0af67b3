import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { LOCALES } from './games/game.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const FOLDERS = ['src', 'commands', 'playground', 'play', 'test', 'soak', 'bench'];
const EXPORT = /^export (?:async )?(?:abstract )?(function\*?|const|let|class|interface|type) (\w+)/gm;

const sources = FOLDERS.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/(^|\/)(dist|node_modules)\//.test(file))
    .map((file) => `${folder}/${file}`),
);

const declared = sources.flatMap((file) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(EXPORT)].map(([, kind = '', name = '']) => ({
    file,
    kind,
    name,
  })),
);

/** Each game and each language has its own of what all of them have: there one name has one meaning. */
function homeOf(file: string): string {
  const [, kin] = /^(src\/(?:games|text))\/[a-z0-9-]+\//.exec(file) ?? [];
  return kin ?? file;
}

test('an exported name has one meaning in the whole repository', () => {
  const homes = new Map<string, Set<string>>();
  for (const { name, file } of declared) homes.set(name, (homes.get(name) ?? new Set()).add(homeOf(file)));
  const languages = new Set<string>(LOCALES);
  const twice = [...homes].filter(([name, { size }]) => size > 1 && !languages.has(name));
  expect(twice.map(([name, files]) => `${name}: ${[...files].join(', ')}`)).toEqual([]);
});

test('an exported function is called by what it does, never by a bare participle', () => {
  const participle =
    /^(?:(?!feed|seed|need|embed)[a-z]+ed|begun|given|gone|held|kept|lost|seen|shown|taken|thrown|told|written)$/;
  const wrong = declared.filter(({ kind, name }) => kind.startsWith('function') && participle.test(name));
  expect(wrong.map(({ file, name }) => `${file}: ${name}`)).toEqual([]);
});
