import { type ChildProcess, spawn } from 'node:child_process';
import type { Discord } from './discord/server.js';
import { watchProcess } from './timer-drift.js';

/** How a bot is started: by which command, where, and with what environment. */
export interface BotCommand {
  readonly command: string;
  readonly args: readonly string[];
  readonly env: Readonly<NodeJS.ProcessEnv>;
  /** Its working directory; that of this process, unless said otherwise. */
  readonly cwd?: string;
}

export interface Exit {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

/** A bot as a process of its own, as it runs in earnest; it knows the stand-in by its address alone. */
export interface RunningBot {
  readonly process: ChildProcess;
  readonly exited: Promise<Exit>;
  /** Everything it has written so far. */
  output(): string;
  /** As a crash does. */
  kill(): Promise<Exit>;
  /** As a supervisor does. */
  stop(): Promise<Exit>;
}

/** No bot outlives the process that started it, unless that one is killed itself. */
const living = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of living) child.kill('SIGKILL');
});

/** Starts a bot, without waiting for it to be ready. */
export function spawnCommand({ command, args, env, cwd }: BotCommand): RunningBot {
  const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const written: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => written.push(String(chunk)));
  // `close` comes after the last output, `exit` may come before it.
  const exited = new Promise<Exit>((resolve) => {
    child.once('error', (error) => written.push(`${error.message}\n`));
    child.once('close', (code, signal) => {
      living.delete(child);
      resolve({ code, signal });
    });
  });
  living.add(child);
  watchProcess(child);
  const end = (signal: NodeJS.Signals): Promise<Exit> => {
    child.kill(signal);
    return exited;
  };
  return {
    process: child,
    exited,
    output: () => written.join(''),
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}

/** Starts a bot and waits until it is at the gateway with its commands put. */
export async function startCommand(discord: Discord, command: BotCommand): Promise<RunningBot> {
  const before = discord.gateway.sessions.at(-1)?.id;
  const bot = spawnCommand(command);
  const ended = bot.exited.then(({ code, signal }) => {
    throw new Error(`The bot ended with ${signal ?? code} before it was ready:\n${bot.output()}`);
  });
  const ready = discord.until(
    () => {
      const newest = discord.gateway.sessions.at(-1);
      return newest !== undefined && newest.id !== before && discord.commands.length > 0;
    },
    { what: 'the bot to come up' },
  );
  await Promise.race([ready, ended]);
  return bot;
}
