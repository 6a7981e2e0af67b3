import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { startStopwatch } from 'local-discord';
import { sitAtMany } from '../test/busy.js';
import { buildHouse, type ProcessHouse } from '../test/house.js';
import { playRandomly } from '../test/playing.js';
import type { Luck } from './luck.js';

/** What goes wrong in the moment in which the bot is told to end. */
const TROUBLES = ['nothing', 'no reader', 'no platform', 'told twice', 'held up'] as const;

const TABLES = 6;
/** So many presses are between one end and the next. */
const PRESSES = 12;
/** In milliseconds: a supervisor kills after this. */
const LONGEST = 5_000;
const HELD_UP = 2_000;
const LOOK_EVERY = 20;
/** After so many ends the matches are new ones, long before the old ones are over. */
const ENDS_A_HOUSE = 12;

export interface Ends {
  readonly ends: number;
  /** How long the slowest took, in milliseconds. */
  readonly slowest: number;
  /** A sentence about each end that was none. */
  readonly wrong: readonly string[];
}

/** Starts the bot again and again and has it end in the midst of play, while something else goes wrong. */
export async function endOften(times: number, luck: Luck): Promise<Ends> {
  const wrong: string[] = [];
  let slowest = 0;
  for (let done = 0; done < times; done += ENDS_A_HOUSE) {
    const house = await busyHouse();
    try {
      for (let n = done; n < Math.min(times, done + ENDS_A_HOUSE); n += 1) {
        const trouble = luck.pick(TROUBLES);
        const { took, why } = await end(house, trouble);
        slowest = Math.max(slowest, took);
        if (why !== null) wrong.push(`end ${n} (${trouble}): ${why}`);
      }
    } finally {
      await house.close();
    }
  }
  return { ends: times, slowest, wrong };
}

async function busyHouse(): Promise<ProcessHouse> {
  const house = await buildHouse();
  for (const table of await sitAtMany(house, TABLES)) {
    // They play until the house is closed under them.
    playRandomly(house, table).catch(() => undefined);
  }
  return house;
}

interface Ended {
  readonly took: number;
  /** Null where all was well. */
  readonly why: string | null;
}

async function end(house: ProcessHouse, trouble: (typeof TROUBLES)[number]): Promise<Ended> {
  const { discord } = house;
  const before = discord.acks.length;
  await house.start();
  await discord.until(() => discord.acks.length > before + PRESSES, { what: 'presses' });
  const { bot } = house;
  const fault =
    trouble === 'no platform' ? discord.fault({ when: 'before', delayMs: 60_000, times: 10_000 }) : undefined;
  if (trouble === 'no reader') for (const stream of [bot.process.stdout, bot.process.stderr]) stream?.destroy();
  if (trouble === 'held up') bot.process.kill('SIGSTOP');
  bot.process.kill('SIGTERM');
  if (trouble === 'told twice') bot.process.kill('SIGTERM');
  if (trouble === 'held up') {
    await sleep(HELD_UP);
    bot.process.kill('SIGCONT');
  }
  const passed = startStopwatch();
  while (bot.process.exitCode === null && bot.process.signalCode === null && passed() < LONGEST)
    await sleep(LOOK_EVERY);
  const took = passed();
  const { exitCode, signalCode } = bot.process;
  const isGone = exitCode !== null || signalCode !== null;
  await (isGone ? house.stop() : house.kill());
  fault?.lift();
  if (!isGone) return { took, why: `it was there after ${Math.round(took)} ms` };
  if (exitCode !== 0) return { took, why: `it ended with ${exitCode ?? signalCode}: ${bot.output().slice(-500)}` };
  return { took, why: existsSync(`${house.database}-wal`) ? 'its database was not closed' : null };
}
