import { setTimeout as sleep } from 'node:timers/promises';
import type { Discord, Exit, RunningBot } from 'local-discord';
import type { Kept } from '../play/as-bot.js';
import { type BotOptions, envOf, spawnBot, startBot } from '../play/bot.js';
import type { BotConnection } from '../play/players.js';
import { type GroundOptions, layGround } from './ground.js';

/** A stand-in for Discord, and a bot at it on a database file of its own. */
export interface House extends BotConnection, Kept {
  readonly discord: Discord;
  readonly database: string;
  /** What all its bots wrote. */
  output(): string;
  /** Resolves when the bot has sent all that it wants to be read, or all of that in one channel, and nothing happens any more. */
  rest(channel?: { readonly id: string }): Promise<void>;
  /** Starts a bot on the same database. */
  start(): Promise<void>;
  /** Ends the bot as a supervisor does. */
  stop(): Promise<unknown>;
  close(): Promise<void>;
}

/** Its bot is the built one, a process of its own. */
export interface ProcessHouse extends House {
  readonly bot: RunningBot;
  /** Starts a bot and kills it after so many milliseconds, ready or not. */
  startInVain(ms: number): Promise<void>;
  /** As a crash does; people notice at once that nobody answers. */
  kill(): Promise<Exit>;
  stop(): Promise<Exit>;
}

export type HouseOptions = GroundOptions & Pick<BotOptions, 'env'>;

/** A house where the bot is not up yet. */
export async function buildHouse({ env = {}, ...options }: HouseOptions = {}): Promise<ProcessHouse> {
  const ground = await layGround(options);
  const { discord, database } = ground;
  const bots: RunningBot[] = [];
  const leave = (end: (bot: RunningBot) => Promise<Exit>): Promise<Exit> => {
    const exit = end(bots.at(-1)!);
    ground.wentDown();
    return exit;
  };
  return {
    ...ground,
    get bot() {
      return bots.at(-1)!;
    },
    output: () => bots.map((bot) => bot.output()).join(''),
    async start() {
      bots.push(await startBot({ discord, database, env }));
      ground.cameUp();
    },
    async startInVain(ms) {
      const bot = spawnBot(envOf({ discord, database, env }));
      bots.push(bot);
      await sleep(ms);
      await bot.kill();
    },
    kill: () => leave((bot) => bot.kill()),
    stop: () => leave((bot) => bot.stop()),
    async close() {
      await Promise.all(bots.map((bot) => bot.kill()));
      await ground.close();
    },
  };
}

/** A house with the bot up. */
export async function openHouse(options: HouseOptions = {}): Promise<ProcessHouse> {
  const house = await buildHouse(options);
  // A guild has to be there before the bot looks around.
  house.discord.addGuild('Game night');
  await house.start();
  return house;
}
