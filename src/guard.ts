import { spawn } from 'node:child_process';

/** Within so many milliseconds a process that wants to end is gone: a supervisor kills after five seconds or more. */
const LONGEST_END = 4_800;

/** It ends with the process that it watches, whose end closes its input; so it never meets another one of that number. */
const WATCH = `
process.stdin.on('error', () => undefined).on('close', () => process.exit()).resume();
setTimeout(() => { process.kill(Number(process.argv[1]), 'SIGKILL'); process.exit(); },
  Math.max(0, Number(process.argv[2]) - performance.now()));`;

/**
 * Sees to it that this process is gone soon, whatever holds up its end: an exit waits for the work of other threads, and
 * for whoever reads the log. Only another process can end it then.
 */
export function guardEnd(longest = LONGEST_END): void {
  try {
    const watch = spawn(process.execPath, ['-e', WATCH, '--', `${process.pid}`, `${longest}`], {
      // A Ctrl-C is for the bot alone.
      detached: true,
      env: {},
      stdio: ['pipe', 'ignore', 'ignore'],
    });
    watch.on('error', () => undefined);
    // Where there are no more files to be had there is none.
    watch.stdin?.on('error', () => undefined);
    watch.unref();
  } catch {
    // Where no process can be started the end has to do without.
  }
}
