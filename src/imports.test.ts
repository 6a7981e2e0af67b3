import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/** Who may import what. A path stands for the file or folder, `own` for the importing file's own part. */
interface Part {
  /** Matches the files of this part; a group in it is the game. The first part that matches counts. */
  readonly files: RegExp;
  readonly own: string;
  readonly may: readonly string[];
  readonly packages: readonly string[];
}

/** The store with what it can be asked, without its rows. */
const ASKED_OF_STORE = ['src/store/interface.ts', 'src/store/person-data.ts'];
const PARTS: readonly Part[] = [
  {
    files: /^src\/games\/([a-z0-9-]+)\//,
    own: 'src/games/$1/',
    may: ['src/games/game.ts', 'src/games/assemble.ts'],
    packages: [],
  },
  { files: /^src\/games\//, own: 'src/games/', may: [], packages: [] },
  {
    files: /^src\/table\//,
    own: 'src/table/',
    may: ['src/games/', 'src/rating/', 'src/seal/', 'src/settings/', 'src/store/', 'src/text/'],
    packages: ['node:'],
  },
  { files: /^src\/settings\//, own: 'src/settings/', may: [], packages: [] },
  { files: /^src\/lib\//, own: 'src/lib/', may: [], packages: [] },
  {
    files: /^src\/seal\//,
    own: 'src/seal/',
    may: ['src/games/game.ts', 'src/games/record.ts'],
    packages: ['node:'],
  },
  { files: /^src\/rating\//, own: 'src/rating/', may: [], packages: ['openskill', 'node:'] },
  {
    files: /^src\/store\//,
    own: 'src/store/',
    may: ['src/lib/', 'src/rating/', 'src/settings/'],
    packages: ['drizzle-orm', 'better-sqlite3', 'lru-cache', 'node:'],
  },
  { files: /^src\/text\//, own: 'src/text/', may: ['src/games/'], packages: ['intl-messageformat', 'lru-cache'] },
  {
    files: /^src\/draw\//,
    own: 'src/draw/',
    may: ['src/games/game.ts', 'src/lib/'],
    packages: ['@napi-rs/canvas', 'node:'],
  },
  {
    // What people read is made of views, never of what is stored.
    files: /^src\/discord\/message\//,
    own: 'src/discord/message/',
    may: [
      'src/discord/ids.ts',
      'src/draw/palette.ts',
      'src/table/types.ts',
      'src/table/view/',
      'src/games/',
      'src/lib/',
      'src/settings/',
      'src/text/',
    ],
    packages: ['discord.js', 'discord-api-types'],
  },
  {
    // What was stored is known where it is sent, and where it may go.
    files: /^src\/discord\/[^/]+$/,
    own: 'src/discord/',
    may: ['commands/', 'src/table/', 'src/games/', 'src/settings/', ...ASKED_OF_STORE, 'src/text/', 'src/lib/'],
    packages: ['discord.js', 'discord-api-types', 'lru-cache', 'node:'],
  },
  {
    files: /^src\/discord\//,
    own: 'src/discord/',
    may: ['commands/', 'src/table/', 'src/games/', 'src/settings/', 'src/store/', 'src/text/', 'src/draw/', 'src/lib/'],
    packages: ['discord.js', 'discord-api-types', 'lru-cache', 'node:'],
  },
  {
    files: /^commands\//,
    own: 'commands/',
    may: ['src/discord/', 'src/table/', 'src/games/', 'src/settings/', 'src/text/'],
    packages: ['discord.js', 'discord-api-types'],
  },
  {
    files: /^src\/cli\//,
    own: 'src/cli/',
    may: ['src/games/', 'src/seal/', 'src/table/', 'src/store/', 'src/draw/'],
    packages: ['dotenv', 'node:'],
  },
  {
    files: /^src\/[^/]+\.ts$/,
    own: 'src/',
    may: ['commands/'],
    packages: ['dotenv', 'envalid', 'pino', 'prom-client', 'node:'],
  },
];

/** A test may set up what it tests with any part of the bot; so may what a game brings for tests. */
const TEST_FILE = /(\.test|^src\/games\/[a-z0-9-]+\/(position|fixtures))\.ts$/;
const TEST_PACKAGES = ['vitest', 'fast-check', 'bidi-js', 'node:', 'intl-messageformat', 'drizzle-kit'];
const TEST_FILES = ['src/', 'commands/', 'test/support/'];

const root = fileURLToPath(new URL('..', import.meta.url));

function sourcesIn(folder: string): readonly string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => file.endsWith('.ts'));
}

function textOf(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

const IMPORT = /(?<![-\w.'"])(?:from|import)\s*\(?\s*['"]([^'"\n]+)['"]/g;

/** Everything a file imports: packages by name, our own files by their path from the root. */
function importsOf(file: string): readonly string[] {
  return [...textOf(file).matchAll(IMPORT)].map(([, target = '']) => {
    if (!target.startsWith('.')) return target;
    return relative(root, join(root, dirname(file), target)).replace(/\.js$/, '.ts');
  });
}

function isOurs(target: string): boolean {
  return /^(src|commands|playground|play|bench|soak|test)\//.test(target);
}

function allowed(file: string, target: string): boolean {
  const part = PARTS.find((each) => each.files.test(file));
  if (part === undefined) return false;
  const tests = TEST_FILE.test(file);
  if (isOurs(target)) {
    const own = part.own.replace('$1', part.files.exec(file)?.[1] ?? '');
    return [own, ...part.may, ...(tests ? TEST_FILES : [])].some((start) => target.startsWith(start));
  }
  const packages = [...part.packages, ...(tests ? TEST_PACKAGES : [])];
  return packages.some((name) => target === name || target.startsWith(name.endsWith(':') ? name : `${name}/`));
}

const sources = [...sourcesIn('src'), ...sourcesIn('commands')];
const games = readdirSync(join(root, 'src/games'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

test('every folder imports only what the plan of the house allows', () => {
  const wrong = sources.flatMap((file) =>
    importsOf(file)
      .filter((target) => !allowed(file, target))
      .map((target) => `${file} must not import ${target}`),
  );
  expect(wrong).toEqual([]);
});

test('the games import no clock, no randomness and nothing of the platform', () => {
  const pure = sources.filter((file) => file.startsWith('src/games/') && !TEST_FILE.test(file));
  const impure = /\b(Math\.random|Date\b|performance\.|process\.|setTimeout|setInterval|globalThis|crypto\.)/;
  expect(pure.filter((file) => impure.test(textOf(file)))).toEqual([]);
});

test('no file outside its folder names a game, but for the registry and for tests', () => {
  const naming = new RegExp(`\\b(${games.join('|')})\\b`, 'i');
  const outside = sources.filter(
    (file) =>
      !file.endsWith('.test.ts') &&
      file !== 'src/games/registry.ts' &&
      !games.some((id) => file.startsWith(`src/games/${id}/`)),
  );
  expect(outside.filter((file) => naming.test(textOf(file)))).toEqual([]);
});

test('every game has its line in the registry', () => {
  const playable = games.filter((id) => existsSync(join(root, `src/games/${id}/game.ts`)));
  const registered = importsOf('src/games/registry.ts');
  expect(playable.filter((id) => !registered.includes(`src/games/${id}/game.ts`))).toEqual([]);
});

const product = sourcesIn('playground').filter((file) => !/\/(dist|node_modules)\//.test(file));

test('the bot knows nothing of the stand-in, and everybody else only what the package gives', () => {
  const users = ['play', 'test', 'soak', 'bench'].flatMap(sourcesIn);
  const crossing = [...sources, ...users].flatMap((file) =>
    importsOf(file)
      .filter(
        (target) => target.startsWith('playground/') || (sources.includes(file) && /^local-discord\b/.test(target)),
      )
      .map((target) => `${file} must not import ${target}`),
  );
  expect(crossing).toEqual([]);
});

test('the stand-in imports nothing but itself and the packages of its own manifest', () => {
  const { name, dependencies, devDependencies } = JSON.parse(textOf('playground/package.json'));
  const needed = ['node:', name, ...Object.keys(dependencies)];
  const wrong = product.flatMap((file) => {
    const isInProduct = !/(\.test|\.config|test-client|check\/cases\/.*)\.ts$/.test(file);
    const known = isInProduct ? [...needed, 'discord.js'] : [...needed, ...Object.keys(devDependencies)];
    return importsOf(file)
      .filter((target) => !target.startsWith('playground/'))
      .filter(
        (target) => !known.some((one) => target === one || target.startsWith(one.endsWith(':') ? one : `${one}/`)),
      )
      .map((target) => `${file} must not import ${target}`);
  });
  expect(wrong).toEqual([]);
});

test('the stand-in names neither this bot nor its games', () => {
  const naming = new RegExp(`\\b(${games.join('|')}|dice[- ]table)\\b`, 'i');
  expect(product.filter((file) => naming.test(textOf(file)))).toEqual([]);
  for (const file of ['README.md', 'discord/README.md', 'discord/check/README.md', 'web/README.md', 'package.json']) {
    expect(textOf(`playground/${file}`), file).not.toMatch(naming);
  }
});
