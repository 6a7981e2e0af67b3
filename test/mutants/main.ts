import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { ROOT } from '../../play/root.js';
import { MUTANTS, type Mutant } from './mutants.js';

/** Applies each mutant, or those that are named by an argument, in a copy of what git knows, and tells whether its test fails. */

const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: ROOT });
const copy = mkdtempSync(join(tmpdir(), 'mutants-'));
process.on('exit', () => rmSync(copy, { recursive: true, force: true }));
let running: ChildProcess | null = null;
/** Told to end, it ends what is running, and goes on with nothing. */
let told = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    told = true;
    running?.kill(signal);
  });
}
for (const file of files.toString().split('\0').filter(Boolean)) cpSync(join(ROOT, file), join(copy, file));
symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));

interface Report {
  readonly numFailedTests: number;
  readonly success: boolean;
  readonly testResults: readonly { readonly name: string; readonly status: string }[];
}

async function run(tests: readonly string[]): Promise<Report | null> {
  const report = join(copy, 'report.json');
  rmSync(report, { force: true });
  const args = ['run', '--project', 'together', '--reporter', 'json', '--outputFile', report, ...tests];
  // What a test that is ended leaves behind goes with the copy.
  const env = { ...process.env, TMPDIR: copy };
  running = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', ...args], { cwd: copy, env, stdio: 'ignore' });
  await once(running, 'exit');
  return existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : null;
}

async function tryMutant({ file, before, after, test }: Mutant): Promise<'killed' | 'SURVIVED' | 'BROKEN'> {
  const path = join(copy, file);
  const text = readFileSync(path, 'utf8');
  writeFileSync(
    path,
    text.replace(before, () => after),
  );
  try {
    const report = await run([test]);
    if (report?.success) return 'SURVIVED';
    // A test that can not even be loaded tells nothing.
    return report !== null && report.numFailedTests > 0 ? 'killed' : 'BROKEN';
  } finally {
    writeFileSync(path, text);
  }
}

const [wanted = ''] = process.argv.slice(2);
const mutants = MUTANTS.filter(({ what, file, test }) => [what, file, test].some((text) => text.includes(wanted)));
const results = (await run([...new Set(mutants.map(({ test }) => test))]))?.testResults ?? [];
const sound = new Set(results.flatMap(({ name, status }) => (status === 'passed' ? [relative(copy, name)] : [])));
let killed = 0;
for (const mutant of mutants) {
  const verdict = sound.has(mutant.test) ? await tryMutant(mutant) : 'THE TEST FAILS BY ITSELF';
  if (told) break;
  if (verdict === 'killed') killed += 1;
  process.stdout.write(`${verdict}: ${mutant.what} (${mutant.test})\n`);
}
process.stdout.write(`${killed} of ${mutants.length} killed\n`);
process.exitCode = killed === mutants.length && killed > 0 ? 0 : 1;
