import type { Discord } from '../discord/server.js';
import { type BotCommand, type RunningBot, startCommand } from '../process.js';
import type { BotState } from './shared/wire.js';

/** Keeps the bot's process: starts it, stops it, kills it. */
export interface BotProcess {
  readonly state: BotState;
  start(): Promise<void>;
  /** As a supervisor does. */
  stop(): Promise<void>;
  /** As a crash does. */
  kill(): Promise<void>;
}

export interface BotProcessOptions {
  readonly discord: Discord;
  readonly command: BotCommand;
  readonly changed: (state: BotState, why: string) => void;
  /** Called with what the bot writes. */
  readonly wrote: (text: string) => void;
}

export function createBotProcess({ discord, command, changed, wrote }: BotProcessOptions): BotProcess {
  let bot: RunningBot | null = null;
  let state: BotState = 'offline';
  let starting: Promise<void> = Promise.resolve();

  const become = (next: BotState, why: string): void => {
    state = next;
    changed(next, why);
  };
  discord.on('change', ({ kind }) => {
    if (kind === 'session-lost' && state === 'online') become('reconnecting', 'The gateway connection is gone');
    if (kind === 'session-resumed' && state === 'reconnecting') become('online', 'The bot is back with RESUME');
    if (kind === 'session-opened' && state === 'reconnecting') become('online', 'The bot is back with a new session');
  });
  const start = async (): Promise<void> => {
    become('starting', 'The bot is starting');
    try {
      const started = await startCommand(discord, command);
      bot = started;
      for (const stream of [started.process.stdout, started.process.stderr]) {
        stream?.on('data', (chunk: Buffer) => wrote(String(chunk)));
      }
      become('online', `The bot is ready (process ${started.process.pid})`);
      void started.exited.then(({ code, signal }) => {
        if (bot !== started) return;
        bot = null;
        become('offline', `The bot ended by itself with ${signal ?? code}`);
      });
    } catch (error) {
      become('offline', `The bot did not start: ${(error as Error).message}`);
    }
  };
  const end = async (how: 'stop' | 'kill'): Promise<void> => {
    await starting;
    const ending = bot;
    if (!ending) return;
    bot = null;
    become('offline', how === 'kill' ? 'The bot was killed (SIGKILL)' : 'The bot was told to stop (SIGTERM)');
    await ending[how]();
  };

  return {
    get state() {
      return state;
    },
    start() {
      if (!bot && state === 'offline') starting = start();
      return starting;
    },
    stop: () => end('stop'),
    kill: () => end('kill'),
  };
}
