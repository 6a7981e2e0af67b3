import { chmodSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Database from 'better-sqlite3';
import type { LogEntry } from 'local-discord';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { envOf, spawnBot } from '../play/bot.js';
import { buildHouse, type House } from './house.js';
import { WAITING } from './patience.js';
import { freePort } from './port.js';

let house: House;
beforeEach(async () => {
  house = await buildHouse();
  house.discord.addGuild('Games');
});
afterEach(() => house.close());

/** The requests about slash commands that were made so far. */
function aboutCommands(): readonly LogEntry[] {
  return house.discord.log.filter(({ route }) => route.endsWith('/commands'));
}

test('the slash commands are put once, and again only if they differ', async () => {
  await house.start();
  expect(aboutCommands().map(({ method }) => method)).toEqual(['GET', 'PUT']);
  await house.stop();

  await house.start();
  await house.discord.until(() => aboutCommands().length === 3);
  await house.discord.settle();
  expect(aboutCommands().map(({ method }) => method)).toEqual(['GET', 'PUT', 'GET']);
});

test('its health is that of its connection', async () => {
  const port = await freePort();
  const health = async (): Promise<number> => (await fetch(`http://127.0.0.1:${port}/health`)).status;
  const becomes = (status: number): Promise<void> =>
    vi.waitFor(async () => expect(await health()).toBe(status), WAITING);

  const restore = house.discord.gateway.cutOff();
  const bot = spawnBot({
    DISCORD_TOKEN: house.discord.token,
    DISCORD_API_URL: house.discord.apiUrl,
    DATABASE_PATH: house.database,
    LOG_LEVEL: 'error',
    HEALTH_PORT: `${port}`,
  });
  await becomes(503);
  restore();
  await becomes(200);
  const whole = {
    ready: true,
    gateway: true,
    answers: true,
    database: true,
    commands: true,
    dice: { put: 49, of: 49 },
    tables: { lobby: 0, playing: 0, parked: 0 },
  };
  const facts = async (): Promise<unknown> => (await fetch(`http://127.0.0.1:${port}/health`)).json();
  await vi.waitFor(async () => expect(await facts()).toEqual(whole), WAITING);
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  expect((await fetch(`http://127.0.0.1:${port}/health`, { method: 'POST' })).status).toBe(404);

  const restoreAgain = house.discord.gateway.cutOff();
  await becomes(503);
  restoreAgain();
  await becomes(200);
  expect(await bot.stop()).toEqual({ code: 0, signal: null });
  await expect(health()).rejects.toThrow();
});

test('commands that Discord refuses at first are put as soon as it takes them; until then its health says so', async () => {
  const port = await freePort();
  const facts = async (): Promise<unknown> => (await fetch(`http://127.0.0.1:${port}/health`)).json();
  // As often as the library tries by itself, and once more.
  house.discord.fault({ method: 'PUT', route: '/applications/:id/commands', when: 'before', status: 503, times: 5 });
  const bot = spawnBot({
    DISCORD_TOKEN: house.discord.token,
    DISCORD_API_URL: house.discord.apiUrl,
    DATABASE_PATH: house.database,
    LOG_LEVEL: 'error',
    HEALTH_PORT: `${port}`,
  });
  await vi.waitFor(async () => expect(await facts()).toMatchObject({ ready: true, commands: false }), WAITING);
  await vi.waitFor(async () => expect(await facts()).toMatchObject({ ready: true, commands: true }), WAITING);
  expect(bot.output()).toContain('putting the slash commands failed');
  expect(house.discord.commands.length).toBeGreaterThan(0);
  expect(await bot.stop()).toEqual({ code: 0, signal: null });
});

test('a start that does not get through to Discord uses up no session', async () => {
  const restore = house.discord.gateway.cutOff();
  const begun = (): unknown => {
    const sqlite = new Database(house.database, { readonly: true });
    const count = sqlite.prepare('select count(*) from starts').pluck().get();
    sqlite.close();
    return count;
  };
  const bot = spawnBot(envOf(house));
  // Once to learn how many sessions are left, once to connect.
  const asked = () => house.discord.log.filter(({ path }) => path === '/gateway/bot').length;
  await house.discord.until(() => asked() > 1, { what: 'the bot to try to connect' });
  await bot.kill();
  expect(begun()).toBe(0);
  restore();
  await house.start();
  expect(begun()).toBe(1);
});

test('what it stores can be read by nobody else on the machine, though an earlier version let everybody', async () => {
  await house.start();
  await house.stop();
  chmodSync(house.database, 0o644);
  await house.start();
  const folder = dirname(house.database);
  const modes = readdirSync(folder).map((name) => [name, (statSync(join(folder, name)).mode & 0o777).toString(8)]);
  expect(modes.length).toBeGreaterThan(2);
  expect(modes.filter(([, mode]) => mode !== '600')).toEqual([]);
});
