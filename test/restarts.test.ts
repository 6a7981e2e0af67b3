import Database from 'better-sqlite3';
import { startStopwatch } from 'local-discord';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { envOf, spawnBot } from '../play/bot.js';
import { buildHouse, type House } from './house.js';
import { buildHouseInProcess } from './in-process.js';
import { WAITING } from './patience.js';

describe('a bot that is started again and again', () => {
  let own: House;
  afterEach(() => own.close());

  /** Has so many starts behind it, the last ones just now. Returns how long the only one took that really was. */
  async function startedBefore(times: number, build = buildHouseInProcess): Promise<number> {
    own = await build();
    own.discord.addGuild('Games');
    const passed = startStopwatch();
    await own.start();
    const took = passed();
    await own.stop();
    const sqlite = new Database(own.database);
    const note = sqlite.prepare('INSERT INTO starts (at) VALUES (?)');
    for (let n = 0; n < times; n++) note.run(Date.now() - n);
    sqlite.close();
    return took;
  }

  it('connects at once after a hundred starts', async () => {
    const usual = await startedBefore(100);
    const passed = startStopwatch();
    await own.start();
    expect(passed()).toBeLessThan(usual + 8_000);
    expect(own.output()).toBe('');
  });

  it('waits ten seconds after two hundred within an hour', async () => {
    await startedBefore(200);
    const begun = performance.now();
    await own.start();
    expect(performance.now() - begun).toBeGreaterThan(9_000);
    expect(own.output()).toContain('this bot was started too often: it waits before it connects');
  });

  it('waits minutes after four hundred in a day, and can be stopped meanwhile', async () => {
    await startedBefore(400);
    const sessions = own.discord.gateway.sessions.length;
    const bot = spawnBot(envOf(own));
    await vi.waitFor(() => expect(bot.output()).toContain('"seconds":300'), WAITING);
    const passed = startStopwatch();
    expect(await bot.stop()).toEqual({ code: 0, signal: null });
    expect(passed()).toBeLessThan(5_000);
    expect(own.discord.gateway.sessions).toHaveLength(sessions);
  });

  it('counts sessions that were lost as well', async () => {
    await startedBefore(0, buildHouse);
    await own.start();
    const [before] = own.discord.gateway.sessions;
    own.discord.gateway.invalidate({ resumable: false });
    await own.discord.until(() => own.discord.gateway.sessions.some(({ id }) => id !== before!.id));
    const sqlite = new Database(own.database, { readonly: true });
    expect(sqlite.prepare('SELECT count(*) FROM starts').pluck().get()).toBe(3);
    sqlite.close();
  });

  it('waits until Discord counts anew where it allows no more sessions', async () => {
    own = await buildHouseInProcess({ sessionStarts: { remaining: 0, resetAfterMs: 3_000 } });
    own.discord.addGuild('Games');
    await own.start();
    expect(own.output()).toContain('"left":0');
    expect((await own.discord.addMember('Ann').slash(own.discord.addChannel('table'), '/help').outcome).ack).toBe(
      'message',
    );
  });
});
