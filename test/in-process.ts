import { randomInt } from 'node:crypto';
import { uptime } from 'node:os';
import { envOf } from '../play/bot.js';
import { createBot, type DiscordBot } from '../src/bot.js';
import { readEnv } from '../src/env.js';
import { systemClock } from '../src/lib/clock.js';
import { createLog } from '../src/log.js';
import { newSecret } from '../src/seal/seal.js';
import { layGround } from './ground.js';
import type { House, HouseOptions } from './house.js';

const SECOND = 1000;
const RANDOM_STEPS = 2 ** 32;

export interface InProcessOptions extends HouseOptions {
  /** What dice fall by, in [0, 1); left out: what is sealed. */
  readonly random?: () => number;
}

const byChance = (): number => randomInt(RANDOM_STEPS) / RANDOM_STEPS;

/** A house whose bot runs in the process of the test, for all that needs no process of its own. It is not up yet. */
export async function buildHouseInProcess({ env = {}, random, ...options }: InProcessOptions = {}): Promise<House> {
  const ground = await layGround(options);
  const { discord, database } = ground;
  const written: string[] = [];
  let bot: DiscordBot | null = null;
  const house: House = {
    ...ground,
    output: () => written.join(''),
    async start() {
      const variables = readEnv(envOf({ discord, database, env }));
      bot = await createBot(variables, {
        log: createLog(variables.LOG_LEVEL, { write: (line) => written.push(line) }),
        clock: systemClock,
        lasting: () => uptime() * SECOND,
        random: random ?? byChance,
        newSecret: random === undefined ? newSecret : () => null,
        fail: (error) => written.push(`${error}\n`),
      });
      await bot.start();
      await discord.until(() => discord.commands.length > 0, { what: 'the commands of the bot' });
      ground.cameUp();
    },
    async stop() {
      ground.wentDown();
      await bot?.stop();
      await bot?.close();
      bot = null;
    },
    async close() {
      await house.stop();
      await ground.close();
    },
  };
  return house;
}

/** The same with the bot up. */
export async function openHouseInProcess(options: InProcessOptions = {}): Promise<House> {
  const house = await buildHouseInProcess(options);
  // A guild has to be there before the bot looks around.
  house.discord.addGuild('Game night');
  await house.start();
  return house;
}
