import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { LOCALES } from './games/game.js';
import { GAMES } from './games/registry.js';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Whatever is neither ours nor written by hand. */
const LEFT_OUT = /(^|\/)(node_modules|dist|\.git|data|screenshots|failed)(\/|$)/;
const files = readdirSync(root, { withFileTypes: true })
  .filter(({ name }) => !LEFT_OUT.test(name))
  .flatMap((entry) => (entry.isDirectory() ? filesIn(entry.name) : [entry.name]));
const pages = files.filter((file) => file.endsWith('.md'));

function filesIn(folder: string): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => !LEFT_OUT.test(file));
}

function textOf(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

/** The paragraphs, rows and points of a page, examples of several lines left out. */
function blocksOf(page: string): readonly string[] {
  return textOf(page)
    .replace(/^```[\s\S]*?^```/gm, '')
    .split(/\n(?=\n|\||- |\d+\. )/);
}

/** What stands between backticks. */
function codeIn(text: string): readonly string[] {
  return [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
}

/** As GitHub makes them of headings. */
function anchorsOf(page: string): readonly string[] {
  return [...textOf(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  );
}

describe.each(pages)('%s', (page) => {
  test('leads to nothing that is not there', () => {
    const links = [...textOf(page).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
    const dead = links
      .filter((link) => !/^[a-z]+:/.test(link))
      .filter((link) => {
        const [path = '', anchor] = link.split('#');
        const target = path === '' ? page : normalize(join(dirname(page), path));
        return !existsSync(join(root, target)) || (anchor !== undefined && !anchorsOf(target).includes(anchor));
      });
    expect(dead).toEqual([]);
  });

  test('names no file, folder or script that is not there', () => {
    const { scripts } = JSON.parse(textOf('package.json'));
    const missing = blocksOf(page).flatMap((block) => {
      const named = codeIn(block);
      const folders = named.filter((code) => isPath(code) && code.endsWith('/'));
      return named.filter((code) => {
        const [, script] = /^npm (?:run (?:--silent )?)?([a-z:]+)/.exec(code) ?? [];
        if (script !== undefined) return !(script in scripts) && script !== 'ci';
        return isPath(code) && !isThere(code, ['', dirname(page), ...folders]);
      });
    });
    expect(missing).toEqual([]);
  });
});

/** Whether it is the name of a source or a page, or of a folder. */
function isPath(code: string): boolean {
  return /^[\w.-]+(\/[\w.-]+)*(\.(ts|md|sql|json|sh)|\/)$/.test(code);
}

/** Whether one of the folders has it. */
function isThere(path: string, folders: readonly string[]): boolean {
  // What is made there is kept out of the repository.
  if (
    textOf('.gitignore')
      .split('\n')
      .some((line) => line.endsWith(path))
  )
    return true;
  return folders.some((folder) => existsSync(join(root, folder, path)));
}

/** All words that stand in code, or in the name of a file. */
const inCode = new Set([
  ...files.filter((file) => /\.(ts|json|sql)$/.test(file)).flatMap((file) => textOf(file).match(/[A-Za-z_]\w*/g) ?? []),
  ...files.flatMap((file) => file.split(/[/.-]/)),
]);

/** They show commands and settings of other programs. */
const OF_OTHERS = ['README.md', 'CHANGELOG.md', 'docs/OPERATING.md', 'playground/README.md'];

describe.each(pages.filter((page) => !OF_OTHERS.includes(page)))('%s', (page) => {
  test('names nothing in code that does not stand in the code', () => {
    const strange = codeIn(blocksOf(page).join('\n')).flatMap((code) =>
      (code.replace(/<[^>]*>/g, '').match(/[A-Za-z_]\w{2,}/g) ?? []).filter((word) => !inCode.has(word)),
    );
    expect(strange).toEqual([]);
  });
});

test.each(['README.md', 'docs/RECORDS.md', 'docs/TERMS.md', 'package.json'])(
  '%s lists every game, in each of its lists',
  (file) => {
    const lacking = (text: string) =>
      GAMES.filter((game) => !text.includes(game.phrases.en[game.name.key]!) && !text.includes(`/${game.id} `));
    expect(lacking(textOf(file)).map((game) => game.id)).toEqual([]);
    const short = blocksOf(file).flatMap((block) => {
      const lacks = lacking(block).map((game) => game.id);
      return lacks.length > 0 && lacks.length < GAMES.length - 1 ? [{ lacks, block }] : [];
    });
    expect(short).toEqual([]);
  },
);

test('README.md names every language', () => {
  const names = new Intl.DisplayNames('en', { type: 'language' });
  const told = textOf('README.md');
  expect(LOCALES.map((locale) => names.of(locale)!).filter((name) => !told.includes(name))).toEqual([]);
});

test('docs/OPERATING.md names every variable of the environment, and no figure that is not there', () => {
  const figuresIn = (text: string) => [...new Set(text.match(/dice_table_\w+/g))].sort();
  const page = textOf('docs/OPERATING.md');
  const known = figuresIn(textOf('src/metrics.ts'));
  expect(figuresIn(page).filter((name) => !known.includes(name))).toEqual([]);
  const variables = textOf('src/env.ts').match(/\b[A-Z]+_[A-Z_]+(?=: (?:token|str|apiUrl|port)\()/g)!;
  expect(variables.filter((name) => !page.includes(`| \`${name}\` |`))).toEqual([]);
});
