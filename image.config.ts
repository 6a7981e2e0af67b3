import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Makes `dist/image` of `dist/bin`: all that the bot and its commands need to run, and nothing else. */
const IMAGE = 'dist/image';

/** What is not in the bundle, and of what is in those packages only so much. Left out: all of it. */
const PACKAGES = ['better-sqlite3', '@napi-rs/canvas', '@fontsource/nunito', 'openskill'];
/** The parts of the pictures' font. */
const ALPHABETS = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'vietnamese'];
const PARTS: Readonly<Record<string, readonly string[]>> = {
  'better-sqlite3': ['lib', 'build/Release/better_sqlite3.node', 'LICENSE'],
  '@fontsource/nunito': [...ALPHABETS.map((part) => `files/nunito-${part}-800-normal.woff2`), 'LICENSE'],
};
/** Needed to install, or to compile, and never again. */
const UNUSED = /^(?:prebuild-install|@types\/.*)$/;

rmSync(IMAGE, { recursive: true, force: true });
for (const path of ['package.json', 'LICENSE', 'migrations', 'docs/verify.html', 'dist/bin']) copy(path);
const copied = new Set<string>();
for (const name of PACKAGES) copyPackage(name);

function copyPackage(name: string): void {
  const folder = join('node_modules', name);
  // One for another platform is not installed.
  if (copied.has(name) || UNUSED.test(name) || !existsSync(folder)) return;
  copied.add(name);
  const parts = PARTS[name] ?? readdirSync(folder);
  for (const part of ['package.json', ...parts]) copy(join(folder, part));
  const { dependencies = {}, optionalDependencies = {} } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  ) as Readonly<Record<string, Readonly<Record<string, string>> | undefined>>;
  for (const needed of Object.keys({ ...dependencies, ...optionalDependencies })) copyPackage(needed);
}

function copy(path: string): void {
  const to = join(IMAGE, path);
  mkdirSync(dirname(to), { recursive: true });
  cpSync(path, to, { recursive: true, dereference: true });
}
