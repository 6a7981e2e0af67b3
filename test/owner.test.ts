import { setTimeout as sleep } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { startStopwatch } from 'local-discord';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { envOf, spawnBot, startBot } from '../play/bot.js';
import { expectAnsweredOnce } from './checks.js';
import { openHouse, type ProcessHouse } from './house.js';
import { WAITING } from './patience.js';
import { answerFrom, sitDown } from './sitting.js';

/** A bot that was held up is followed after five seconds; one that was killed is followed sooner. */
const LEASE = 5_000;

let house: ProcessHouse;
beforeEach(async () => {
  house = await openHouse();
});
afterEach(() => house.close());

/** Stops its process at a moment when it is not writing, which would keep everybody else from it. */
async function holdUp({ bot, database }: ProcessHouse): Promise<void> {
  const sqlite = new Database(database, { timeout: 0 });
  const isFree = (): boolean => {
    try {
      sqlite.exec('BEGIN IMMEDIATE; ROLLBACK');
      return true;
    } catch {
      return false;
    }
  };
  do {
    bot.process.kill('SIGCONT');
    await sleep(50);
    bot.process.kill('SIGSTOP');
    await sleep(50);
  } while (!isFree());
  sqlite.close();
}

test('a second bot on the same database ends with a sentence, without a word to Discord', async () => {
  const { discord, database } = house;
  const sitting = await sitDown(house, ['Ada', 'Ben']);
  // A picture may still follow, and the menus beneath the board.
  await vi.waitFor(async () => {
    const { posts, menus } = await sitting.stored();
    expect([...posts, ...menus].filter(({ sent, wanted }) => sent < wanted)).toEqual([]);
  }, WAITING);
  const [sessions, requests] = [discord.gateway.sessions.length, discord.log.length];
  const second = spawnBot(envOf({ discord, database }));
  expect(await second.exited).toEqual({ code: 1, signal: null });
  expect(second.output()).toBe(`${database} is in use by a bot that is running; stop that one first.\n`);
  expect([discord.gateway.sessions.length, discord.log.length]).toEqual([sessions, requests]);

  const ada = sitting.people[0]!;
  expect((await answerFrom(ada, await sitting.menu(ada))).ack).toBe('update');
  expectAnsweredOnce(house);
  expect(house.output()).toBe('');
});

test('after a bot was killed the next one does not wait until its hold has run out', async () => {
  await house.stop();
  const start = async (): Promise<number> => {
    const passed = startStopwatch();
    await house.start();
    return passed();
  };
  // Nobody holds it then.
  const usual = await start();
  await house.kill();
  expect(await start()).toBeLessThan(usual + 0.8 * LEASE);
});

test('a bot that was held up while another took over stops, and does nothing more', async () => {
  const { discord, database } = house;
  const sitting = await sitDown(house, ['Ada', 'Ben']);
  const [ada, ben] = [sitting.people[0]!, sitting.people[1]!];
  const first = house.bot;
  // What is on its way when it is held up would arrive in the end.
  await house.rest();
  await holdUp(house);
  const second = await startBot({ discord, database });
  try {
    // While the first is still held up, and has not heard of it.
    expect((await answerFrom(ada, await sitting.menu(ada))).ack).toBe('update');
    await vi.waitFor(
      async () => expect((await sitting.stored()).posts.filter(({ sent, wanted }) => sent < wanted)).toEqual([]),
      WAITING,
    );
    // The picture of a menu may still follow.
    await house.rest();
    const lines = await sitting.lines();
    const requests = discord.log.length;
    first.process.kill('SIGCONT');
    expect(await first.exited).toEqual({ code: 1, signal: null });
    expect(first.output()).toBe(
      `${database} was taken over by another bot while this one was held up; this one stops.\n`,
    );
    expect(await sitting.lines()).toEqual(lines);
    expect(discord.log.slice(requests).map(({ method, route }) => `${method} ${route}`)).toEqual([]);

    expect((await answerFrom(ben, await sitting.menu(ben))).ack).toBe('update');
    expectAnsweredOnce(house);
    expect(second.output()).toBe('');
  } finally {
    await second.kill();
  }
});
