import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { type Discord, startDiscord } from 'local-discord';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { spawnBot } from '../play/bot.js';
import { openStore } from '../src/store/store.js';
import { freePort } from './port.js';

let discord: Discord;
let folder: string;
let database: string;

beforeAll(async () => {
  discord = await startDiscord();
  discord.addGuild('Games');
});
afterAll(() => discord.close());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'environment-'));
  database = join(folder, 'bot.sqlite');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** What the bot says before it gives up: one sentence in one line on standard error, nothing else, exit status 1. */
async function complaint(env: Readonly<Record<string, string>>): Promise<string> {
  // Every variable is named, lest one comes from a file of whoever runs the tests.
  const bot = spawnBot({
    DISCORD_TOKEN: discord.token,
    DISCORD_API_URL: discord.apiUrl,
    DATABASE_PATH: database,
    LOG_LEVEL: 'warn',
    HEALTH_PORT: '',
    ...env,
  });
  let complained = '';
  bot.process.stderr?.on('data', (chunk: Buffer) => {
    complained += String(chunk);
  });
  expect(await bot.exited).toEqual({ code: 1, signal: null });
  expect(bot.output()).toBe(complained);
  expect(complained).toMatch(/^[^\n]+\.\n$/);
  return complained.trimEnd();
}

/** The same, for a database that has to be left alone: not a byte differs, and nothing new lies beside it. */
async function complaintAboutDatabase(): Promise<string> {
  const before = readFileSync(database);
  const said = await complaint({});
  expect(readFileSync(database).equals(before)).toBe(true);
  expect(readdirSync(folder)).toEqual(['bot.sqlite']);
  return said;
}

/** What else can be wrong with a variable, and the sentence about it, is in src/env.test.ts. */
describe('the bot says in one sentence what is wrong with', () => {
  test.each<[what: string, env: Record<string, string>, said: string]>([
    ['no token', { DISCORD_TOKEN: '' }, 'DISCORD_TOKEN is not set; put it into .env or the environment.'],
    ['a port out of range', { HEALTH_PORT: '65536' }, 'HEALTH_PORT is not a port number from 1 to 65535.'],
  ])('%s', async (_, env, said) => {
    expect(await complaint(env)).toBe(said);
    expect(existsSync(database)).toBe(false);
  });

  test('a token that Discord refuses', async () => {
    const [, ...rest] = discord.token.split('.');
    const other = [Buffer.from('1111111111111111111').toString('base64url'), ...rest].join('.');
    expect(await complaint({ DISCORD_TOKEN: other })).toBe('Discord refuses the token (DISCORD_TOKEN).');
  });

  test('an address where nobody answers', async () => {
    const port = await freePort();
    const DISCORD_API_URL = `http://127.0.0.1:${port}/api`;
    expect(await complaint({ DISCORD_API_URL })).toBe(`Discord can't be reached at ${DISCORD_API_URL}.`);
  });

  test('a port for its health that is taken', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as { port: number };
    expect(await complaint({ HEALTH_PORT: `${port}` })).toBe(`Port ${port} is taken (HEALTH_PORT).`);
    server.close();
  });
});

describe('the bot does not touch', () => {
  test('a folder where its database should be', async () => {
    mkdirSync(database);
    expect(await complaint({})).toBe(`${database} is a folder, not a database file.`);
    expect(readdirSync(folder, { recursive: true })).toEqual(['bot.sqlite']);
  });

  test('a file in the way of its folder', async () => {
    writeFileSync(database, 'Shopping: milk, dice');
    expect(await complaint({ DATABASE_PATH: join(database, 'deeper', 'bot.sqlite') })).toContain(
      'cannot be created, since a part of its path is a file.',
    );
    expect(readFileSync(database, 'utf8')).toBe('Shopping: milk, dice');
  });

  test('a file that is no database', async () => {
    writeFileSync(database, 'Shopping: milk, dice. '.repeat(500));
    expect(await complaintAboutDatabase()).toBe(`${database} is not a SQLite database.`);
  });

  test('a database of another program', async () => {
    const sqlite = new Database(database);
    sqlite.exec("create table tables (id text); insert into tables values ('kitchen')");
    sqlite.close();
    expect(await complaintAboutDatabase()).toBe(`${database} is a database of another program; it is left as it is.`);
  });

  test('a database from a newer version of itself', async () => {
    await openStore(database).close();
    const sqlite = new Database(database);
    sqlite
      .prepare('insert into __drizzle_migrations (hash, created_at) values (?, ?)')
      .run('from the future', Date.now() + 1);
    sqlite.pragma('wal_checkpoint(truncate)');
    sqlite.close();
    expect(await complaintAboutDatabase()).toBe(
      `${database} was written by a newer version of this program; update the program to use it.`,
    );
  });

  test('a damaged database', async () => {
    await openStore(database).close();
    const whole = readFileSync(database);
    writeFileSync(database, whole.subarray(0, whole.length / 2));
    expect(await complaintAboutDatabase()).toBe(`${database} is damaged; restore it from a backup.`);
  });
});
