import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

interface CliEnd {
  readonly out: string;
  readonly err: string;
  readonly status: number | null;
}

/** The command as it was built, which is up in half the time. */
const BUILT = (name: string): readonly string[] => [`dist/bin/${name}.js`];
/** As npm starts it. */
export const AS_WRITTEN = (name: string): readonly string[] => ['--import', 'tsx', `src/cli/${name}.ts`];

/** Starts a command as a process of its own. */
export function startCli(
  name: string,
  args: readonly string[],
  { env = {}, way = BUILT } = {},
): ChildProcessWithoutNullStreams {
  return spawn(process.execPath, [...way(name), ...args], { cwd: root, env: { ...process.env, ...env } });
}

/** Runs it to its end with that as its standard input: what it says, and its exit status. */
export function runCli(
  name: string,
  args: readonly string[],
  input: string | Uint8Array = '',
  env = {},
): Promise<CliEnd> {
  const child = startCli(name, args, { env });
  let out = '';
  let err = '';
  child.stdout.setEncoding('utf8').on('data', (text) => (out += text));
  child.stderr.setEncoding('utf8').on('data', (text) => (err += text));
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  return new Promise((done) => child.on('close', (status) => done({ out, err, status })));
}
