import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import Database from 'better-sqlite3';
import { startStopwatch } from 'local-discord';
import { afterEach, expect, test, vi } from 'vitest';
import { envOf, spawnBot } from '../play/bot.js';
import { ROOT } from '../play/root.js';
import { sitAtMany } from './busy.js';
import { expectClean } from './checks.js';
import { buildHouse, type ProcessHouse } from './house.js';
import { WAITING } from './patience.js';
import { playRandomly } from './playing.js';
import { toScale } from './support/scale.js';
import { keepWritten } from './written.js';

const TABLES = 8;
const PRESSES = 60;
/** A supervisor kills after five seconds. */
const LONGEST = 5_000;

let house: ProcessHouse;
afterEach(() => house.close());

/** Eight tables of two, in the middle of their presses. */
async function busyHouse(): Promise<void> {
  house = await buildHouse();
  const { discord } = house;
  const tables = await sitAtMany(house, TABLES);
  for (const { channel } of tables.filter((_, n) => n % 2 === 1)) keepWritten(discord, channel);
  await house.start();
  for (const table of tables) {
    // They play until the house is closed under them.
    playRandomly(house, table).catch(() => undefined);
  }
  await discord.until(() => discord.acks.length > PRESSES, { what: 'presses' });
}

/** What was pressed and counts is exactly what was answered; the database is closed. */
function expectFinished(): void {
  expect(existsSync(`${house.database}-wal`)).toBe(false);
  const sqlite = new Database(house.database, { readonly: true });
  const handled = new Set(sqlite.prepare('select id from handled').pluck().all());
  sqlite.close();
  const unanswered = house.discord.acks.filter(({ accepted }) => accepted === 0);
  expect(unanswered.filter(({ interactionId }) => handled.has(interactionId))).toEqual([]);
}

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s in the middle of busy matches: what is in hand is finished, and later the matches go on',
  async (signal) => {
    await busyHouse();
    const passed = startStopwatch();
    house.bot.process.kill(signal);
    expect(await house.bot.exited).toEqual({ code: 0, signal: null });
    expect(passed()).toBeLessThan(LONGEST);
    expectFinished();
    await house.stop();

    const before = house.discord.acks.filter(({ accepted }) => accepted === 1).length;
    await house.start();
    await house.discord.until(
      () => house.discord.acks.filter(({ accepted }) => accepted === 1).length > before + PRESSES,
      { what: 'more presses' },
    );
    expectClean(house);
  },
);

test('being told twice to stop makes no difference', async () => {
  await busyHouse();
  house.bot.process.kill('SIGTERM');
  house.bot.process.kill('SIGINT');
  setTimeout(() => house.bot.process.kill('SIGTERM'), 5);
  expect(await house.bot.exited).toEqual({ code: 0, signal: null });
  expectFinished();
  expect(house.output()).toBe('');
});

test('a platform that does not answer any more holds nobody up', async () => {
  await busyHouse();
  house.discord.fault({ when: 'before', delayMs: 60_000, times: 1_000 });
  await new Promise((resolve) => setTimeout(resolve, 500));
  const passed = startStopwatch();
  house.bot.process.kill('SIGTERM');
  expect(await house.bot.exited).toEqual({ code: 0, signal: null });
  expect(passed()).toBeLessThan(LONGEST);
  expect(existsSync(`${house.database}-wal`)).toBe(false);
});

test('it may be stopped at any moment while it starts', async () => {
  house = await buildHouse();
  house.discord.addGuild('Games');
  const begun = performance.now();
  await house.start();
  // From before it has begun to when it is up, however long that takes here.
  const whole = performance.now() - begun;
  await house.stop();
  for (let part = 0.1; part < 1.2; part += toScale({ full: 0.1, brief: 0.25 })) {
    const wait = part * whole;
    const bot = spawnBot({
      DISCORD_TOKEN: house.discord.token,
      DISCORD_API_URL: house.discord.apiUrl,
      DATABASE_PATH: house.database,
      LOG_LEVEL: 'warn',
      HEALTH_PORT: '',
    });
    await new Promise((resolve) => setTimeout(resolve, wait));
    const exit = await bot.stop();
    // Before anything is begun, the signal ends it by itself.
    expect(exit.code === 0 || exit.signal === 'SIGTERM', `${wait} ms: ${JSON.stringify(exit)}`).toBe(true);
    expect(bot.output()).toBe('');
  }
});

test('`npm start` hands the signal on: the bot ends, and the next one has the database', async () => {
  house = await buildHouse();
  house.discord.addGuild('Games');
  for (let times = 0; times < 2; times += 1) {
    const before = house.discord.gateway.sessions.length;
    const npm = spawn('npm', ['start'], {
      cwd: ROOT,
      env: { ...process.env, ...envOf({ ...house, env: { LOG_LEVEL: 'info' } }) },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let written = '';
    for (const stream of [npm.stdout, npm.stderr]) stream.on('data', (chunk) => (written += chunk));
    const closed = new Promise<number | null>((resolve) => npm.once('close', resolve));
    await house.discord.until(() => house.discord.gateway.sessions.length > before, { what: 'the bot to come up' });
    await vi.waitFor(() => expect(written).toContain('"ready"'), WAITING);
    npm.kill('SIGTERM');
    expect(await closed, written).toBe(0);
    expect(existsSync(`${house.database}-wal`)).toBe(false);
    // It was told to end: it does not connect again.
    expect(written).not.toContain('connecting again');
  }
});

/** Something in the process that never comes back when it ends, as native code may not. */
const STUCK = `process.on('exit', () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0))`;

test('a bot whose end hangs is gone within five seconds, with its database closed', async () => {
  const env = { NODE_OPTIONS: `--import "data:text/javascript,${encodeURIComponent(STUCK)}"` };
  house = await buildHouse({ env });
  house.discord.addGuild('Games');
  await house.start();
  const passed = startStopwatch();
  house.bot.process.kill('SIGTERM');
  expect(await house.bot.exited).toEqual({ code: null, signal: 'SIGKILL' });
  expect(passed()).toBeLessThan(LONGEST);
  expectFinished();
});

test('a second signal ends a bot whose end hangs at once', async () => {
  const env = { NODE_OPTIONS: `--import "data:text/javascript,${encodeURIComponent(STUCK)}"` };
  house = await buildHouse({ env });
  house.discord.addGuild('Games');
  await house.start();
  house.bot.process.kill('SIGTERM');
  await vi.waitFor(() => expect(existsSync(`${house.database}-wal`)).toBe(false), WAITING);
  const again = setInterval(() => house.bot.process.kill('SIGTERM'), 20);
  expect(await house.bot.exited.finally(() => clearInterval(again))).toEqual({ code: null, signal: 'SIGTERM' });
});

test('a bot whose log nobody reads any more plays on, and ends as it should', async () => {
  house = await buildHouse();
  const { discord } = house;
  discord.addGuild('Games');
  const channel = discord.addChannel('table');
  const env = { PATH: process.env.PATH, ...envOf({ ...house, env: { LOG_LEVEL: 'trace' } }) };
  // What is written there is left lying until there is no more room for it, which is so after some three hundred lines.
  const bot = spawn(process.execPath, ['dist/bin/main.js'], { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'ignore'] });
  const ended = new Promise((resolve) => bot.once('exit', (code, signal) => resolve({ code, signal })));
  await discord.until(() => discord.commands.length > 0, { what: 'the bot to come up' });
  const ada = discord.addMember('Ada');
  for (let n = 0; n < 12; n += 1) {
    const outcomes = await Promise.all(Array.from({ length: 50 }, () => ada.slash(channel, '/help').outcome));
    expect(outcomes.filter(({ ack }) => ack !== 'message')).toEqual([]);
  }
  const passed = startStopwatch();
  bot.kill('SIGTERM');
  expect(await ended).toEqual({ code: 0, signal: null });
  expect(passed()).toBeLessThan(LONGEST);
  expect(existsSync(`${house.database}-wal`)).toBe(false);
});
