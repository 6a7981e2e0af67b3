import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { launchBrowser, openWindow } from './browser.js';
import { HOW_TO_GET_IT } from './chromium.js';

let browser: Browser;
const running = new Set<ChildProcess>();
beforeAll(async () => {
  browser = await launchBrowser();
});
afterEach(() => {
  for (const child of running) child.kill('SIGTERM');
  running.clear();
});
afterAll(() => browser.close());

interface Run {
  readonly child: ChildProcess;
  readonly ended: Promise<number | null>;
  output(): string;
}

function run(args: readonly string[], env: Readonly<Record<string, string>> = {}): Run {
  const child = spawn(process.execPath, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  running.add(child);
  const written: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => written.push(String(chunk)));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return { child, ended, output: () => written.join('') };
}

test('from the address to the first throw it is two clicks', async () => {
  const play = run(['dist/play/play.js', '--port', '0']);
  await expect.poll(play.output).toMatch(/The bot is ready \(process \d+\)/);
  const url = /http:\S+/.exec(play.output())?.[0] ?? '';
  const bot = Number(/process (\d+)/.exec(play.output())?.[1]);
  const { page, errors } = await openWindow(browser, url);
  await page.getByRole('button', { name: '/qwixx start bots:1' }).click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page
    .getByText(/: cross an? \d+\?/)
    .first()
    .waitFor();
  await page.getByText('🎲').first().waitFor();
  expect(errors).toEqual([]);
  play.child.kill('SIGINT');
  expect(await play.ended).toBe(0);
  expect(() => process.kill(bot, 0)).toThrow(/ESRCH/);
  await page.getByText('The playground is not running').waitFor();
  await page.close();
});

test('a port that is taken is told in one sentence', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { readonly port: number };
  const play = run(['dist/play/play.js', '--port', String(port)]);
  expect(await play.ended).toBe(1);
  expect(play.output()).toBe(`Port ${port} on 127.0.0.1 is taken: choose another one with --port.\n`);
  server.close();
});

test('without Chromium the browser tests say how to get it', async () => {
  const tests = run(['--import', 'tsx', 'test/browser/main.ts'], { CHROMIUM: '/nowhere/chromium' });
  expect(await tests.ended).toBe(1);
  expect(tests.output()).toBe(`${HOW_TO_GET_IT}\n`);
});
