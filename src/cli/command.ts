import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';

/** What the commands share: how they end, and how they read. */

export const STATUS = { usage: 1, illegal: 2 } as const;

/** Why a command ends early: one line for standard error, and the exit status. */
export class Stop extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** Runs a command with its arguments; a `Stop` ends it with its message and status, and so does a reader that has gone. */
export async function command(run: (args: readonly string[]) => Promise<void>): Promise<void> {
  // A copy of the database is nobody else's either.
  process.umask(0o077);
  process.stdout.on('error', (error) => {
    process.stderr.write(`cannot write: ${error.message}\n`);
    // Whoever feeds the command may go on for ever.
    process.exit(STATUS.usage);
  });
  try {
    await run(process.argv.slice(2));
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = error.status;
  }
}

/** How a command is called: by npm where it is run from the sources, else as the file that it is. */
export function usageOf(name: string, args: string): string {
  const [, file = ''] = process.argv;
  return `usage: ${file.endsWith('.ts') ? `npm run --silent ${name} --` : `node ${relative('', file)}`} ${args}`;
}

/** The one argument of a command that takes just one. */
export function onlyArgument(given: readonly string[], name: string, args: string): string {
  const [argument, ...rest] = given;
  const option = argument?.startsWith('-') && argument !== '-';
  if (!argument || option || rest.length > 0) throw new Stop(STATUS.usage, usageOf(name, args));
  return argument;
}

/** All of a file, or of standard input for `-`. */
export async function bytesOf(file: string): Promise<Uint8Array> {
  try {
    if (file !== '-') return await readFile(file);
    const chunks: Buffer[] = [];
    for await (const chunk of process.stdin) chunks.push(chunk);
    return Buffer.concat(chunks);
  } catch (error) {
    throw new Stop(STATUS.usage, `cannot read ${file}: ${error instanceof Error ? error.message : error}`);
  }
}
