import { execFile, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { SeenMessage } from 'local-discord';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { envOf } from '../play/bot.js';
import { ROOT } from '../play/root.js';
import { buildHouse } from './house.js';
import { WAITING } from './patience.js';
import { freePort } from './port.js';

const execute = promisify(execFile);

/** What the container has, in a folder from which nothing of this project can be seen. */
let image: string;
beforeAll(async () => {
  image = mkdtempSync(join(tmpdir(), 'dice-table-image-'));
  await execute(process.execPath, ['--import', 'tsx', 'image.config.ts'], { cwd: ROOT });
  cpSync(join(ROOT, 'dist/image'), image, { recursive: true });
});
afterAll(() => rmSync(image, { recursive: true, force: true }));

test('with what is in the image alone the bot starts and draws, and its commands run', async () => {
  const house = await buildHouse();
  onTestFinished(() => house.close());
  const { discord, database } = house;
  discord.addGuild('Games');
  const channel = discord.addChannel('table');
  const port = await freePort();
  const env = { PATH: process.env.PATH, ...envOf({ discord, database, env: { HEALTH_PORT: `${port}` } }) };
  const bot = spawn(process.execPath, ['dist/bin/main.js'], { cwd: image, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let written = '';
  for (const stream of [bot.stdout, bot.stderr]) stream.on('data', (chunk) => (written += chunk));
  const ended = new Promise((resolve) => bot.once('close', resolve));
  const healthy = (at: string) =>
    execute(process.execPath, ['dist/bin/healthy.js'], { cwd: image, env: { ...env, HEALTH_PORT: at } });
  try {
    await vi.waitFor(() => healthy(`${port}`), WAITING);
    await discord.until(() => discord.commands.length > 0, { what: 'the commands' });
    const ada = discord.addMember('Ada');
    await ada.slash(channel, '/qwixx start', { bots: 1 }).outcome;
    const beginOn = ({ buttons }: SeenMessage) =>
      buttons.find(({ customId }) => customId?.startsWith('begin:'))?.customId;
    const lobby = await ada.waitFor(channel, (message) => beginOn(message) !== undefined);
    await ada.press(lobby, beginOn(lobby)!).outcome;
    // On a busy machine it may be written at first.
    await vi.waitFor(async () => {
      const { message } = await ada.slash(channel, '/qwixx sheet').outcome;
      expect(message?.attachments).toHaveLength(1);
    }, WAITING);
    const copy = join(image, 'copy.sqlite');
    const { stdout } = await execute(process.execPath, ['dist/bin/backup.js', copy], { cwd: image, env });
    expect(stdout).toContain('matches: 1 (1 replayed), open tables: 1');
    const asked = (await ada.slash(channel, '/qwixx end').outcome).message!;
    const [, match] = /^end:(\w+)/.exec(asked.buttons[0]!.customId!)!;
    await ada.press(asked, asked.buttons[0]!.customId!).outcome;
    const { message: checked } = await ada.slash(channel, '/verify', { match: match! }).outcome;
    expect(checked?.attachments.map(({ name }) => name)).toEqual([`qwixx-${match}.txt`, 'verify.html']);
  } finally {
    bot.kill('SIGTERM');
  }
  expect(await ended, written).toBe(0);
  expect(written).toBe('');
  // With the port that nobody listens at any more it is ill; without one there is nothing to be asked.
  await expect(healthy(`${port}`)).rejects.toMatchObject({ code: 1 });
  await healthy('');
});

test('the image has no source maps, and no package that is only needed to install', () => {
  const files = readdirSync(image, { recursive: true }).map(String);
  expect(files.filter((file) => /^dist\b.*\.map$/.test(file))).toEqual([]);
  expect(files.filter((file) => /prebuild-install|drizzle-kit|discord\.js|@types\//.test(file))).toEqual([]);
  expect(existsSync(join(image, 'node_modules/openskill/package.json'))).toBe(true);
});

test('what belongs to one machine is ignored, and what everybody needs is not', async () => {
  const ignored = async (name: string): Promise<boolean> =>
    execute('git', ['check-ignore', '--no-index', '--quiet', name], { cwd: ROOT }).then(
      () => true,
      () => false,
    );
  const secret = ['.env', '.env.production', 'bot.sqlite', 'bot.sqlite-wal', 'bot.sqlite.before-2026', 'copy.db.part'];
  for (const name of secret) expect(await ignored(name), name).toBe(true);
  expect(await ignored('.env.example')).toBe(false);
  const forDocker = readFileSync(join(ROOT, '.dockerignore'), 'utf8').split('\n');
  expect(forDocker).toEqual(expect.arrayContaining(['.env', '.env.*', '*.sqlite*', '*.part', '.git']));
});
