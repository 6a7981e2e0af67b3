import Database from 'better-sqlite3';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { envOf, spawnBot } from '../playground/bot.js';
import { buildHouse, type House } from './house.js';

vi.setConfig({ testTimeout: 60_000 });

describe('a bot that is started again and again', () => {
  let own: House;
  afterEach(() => own.close());

  /** Has so many starts behind it, the last ones just now. */
  async function startedBefore(times: number): Promise<void> {
    own = await buildHouse();
    own.discord.addGuild('Games');
    await own.start();
    await own.stop();
    const sqlite = new Database(own.database);
    const note = sqlite.prepare('INSERT INTO starts (at) VALUES (?)');
    for (let n = 0; n < times; n++) note.run(Date.now() - n);
    sqlite.close();
  }

  it('connects at once after a hundred starts', async () => {
    await startedBefore(100);
    const begun = performance.now();
    await own.start();
    expect(performance.now() - begun).toBeLessThan(8_000);
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
    await vi.waitFor(() => expect(bot.output()).toContain('"seconds":300'), { timeout: 15_000 });
    const begun = performance.now();
    expect(await bot.stop()).toEqual({ code: 0, signal: null });
    expect(performance.now() - begun).toBeLessThan(5_000);
    expect(own.discord.gateway.sessions).toHaveLength(sessions);
  });

  it('counts sessions that were lost as well', async () => {
    await startedBefore(0);
    await own.start();
    const [before] = own.discord.gateway.sessions;
    own.discord.gateway.invalidate({ resumable: false });
    await own.discord.until(() => own.discord.gateway.sessions.some(({ id }) => id !== before!.id), {
      timeoutMs: 20_000,
    });
    const sqlite = new Database(own.database, { readonly: true });
    expect(sqlite.prepare('SELECT count(*) FROM starts').pluck().get()).toBe(3);
    sqlite.close();
  });

  it('waits until Discord counts anew where it allows no more sessions', async () => {
    own = await buildHouse({ sessionStarts: { remaining: 0, resetAfterMs: 8_000 } });
    own.discord.addGuild('Games');
    await own.start();
    expect(own.output()).toContain('"left":0');
    expect((await own.discord.addMember('Ann').slash(own.discord.addChannel('table'), '/help').outcome).ack).toBe(
      'message',
    );
  });
});
