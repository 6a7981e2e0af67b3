import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../play/root.js';

const FOLDERS = ['src', 'commands', 'playground', 'bench', 'soak', 'test'];
const filesThere = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => join(folder, file)),
);

/** Every test file of every project of vitest. */
const listed: readonly { readonly file: string; readonly projectName: string }[] = JSON.parse(
  execFileSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'list', '--filesOnly', '--json'], {
    cwd: ROOT,
    encoding: 'utf8',
    // The gate leaves out what it runs in full.
    env: { ...process.env, SCALED: undefined },
  }),
);

/** Every test file that vitest runs in that script of package.json. */
function filesOf(script: string): readonly string[] {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const projects = [...scripts[script].matchAll(/--project (\S+)/g)].map(([, name]) => name);
  expect(projects).not.toEqual([]);
  return listed
    .filter(({ projectName }) => projects.includes(projectName))
    .map(({ file }) => file.slice(ROOT.length).replace(/^\//, ''));
}

test('every test file runs in npm test, in npm run test:long or in the browser, and only a scaled one in two of them', () => {
  const [brief, long] = [filesOf('test'), filesOf('test:long')];
  const inBrowser = filesThere.filter((file) => file.startsWith('test/browser/'));
  const runsOf = (file: string): number => [brief, long, inBrowser].flat().filter((each) => each === file).length;
  const wrong = filesThere.filter((file) => runsOf(file) !== (file.endsWith('.scaled.test.ts') ? 2 : 1));
  expect(wrong).toEqual([]);
  expect(filesThere.filter((file) => brief.includes(file) && long.includes(file)).length).toBeGreaterThan(0);
});

test('what is done more often in npm run test:long is in a scaled test', () => {
  const scaling = filesThere.filter((file) =>
    /from '.*support\/scale\.js'/.test(readFileSync(join(ROOT, file), 'utf8')),
  );
  expect(scaling.filter((file) => !file.endsWith('.scaled.test.ts'))).toEqual([]);
});
