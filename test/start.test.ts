import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { spawnBot } from '../playground/bot.js';
import type { LogEntry } from '../playground/discord/rest/log.js';
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
  const response = await fetch(`http://127.0.0.1:${port}/health`);
  expect(await response.json()).toEqual({
    ready: true,
    gateway: true,
    database: true,
    tables: { lobby: 0, playing: 0, parked: 0 },
  });
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  expect((await fetch(`http://127.0.0.1:${port}/health`, { method: 'POST' })).status).toBe(404);

  const restoreAgain = house.discord.gateway.cutOff();
  await becomes(503);
  restoreAgain();
  await becomes(200);
  expect(await bot.stop()).toEqual({ code: 0, signal: null });
  await expect(health()).rejects.toThrow();
});
