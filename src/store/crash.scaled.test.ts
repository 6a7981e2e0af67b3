import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { toScale } from '../../test/support/scale.js';
import { matchFixture, tableFixture } from '../../test/support/store-fixtures.js';
import { openStore } from './store.js';

const KILLS = toScale({ full: 6, brief: 4 });

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'store-'));
  path = join(folder, 'bot.sqlite');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Presses without end, several at once, and prints each press once it is confirmed. The first ones repeat those before. */
const pressing = `
  import { writeSync } from 'node:fs';
  import { openStore } from ${JSON.stringify(new URL('./store.ts', import.meta.url).href)};
  const store = openStore(process.argv[1]);
  let next = Number(process.argv[2]);
  const press = async () => {
    const text = 'press ' + next++;
    const line = { text, giver: 'person', at: 1 };
    const { kind } = await store.update({ match: 'm1' }, text, Date.now(), ({ posts, lines }) => ({
      append: { after: lines.length, lines: [line] },
      renew: [{ id: posts[0].id }],
      menu: { matchId: 'm1', personId: 'ann', token: text, until: Date.now() + 900_000 },
      out: null,
    }));
    writeSync(1, text + ' ' + kind + '\\n');
  };
  const player = async () => {
    for (;;) await press();
  };
  for (let n = 0; n < 5; n++) player();
`;

test('killed at any moment, no confirmed press is lost and none counts twice', async () => {
  const store = openStore(path);
  await store.open('opening', 1, { table: tableFixture('t1'), seats: [] });
  await store.update({ table: 't1' }, null, 2, () => ({ begin: matchFixture('m1', 't1'), out: null }));
  await store.close();

  const confirmed = new Set<string>();
  let first = 0;
  for (let kill = 0; kill < KILLS; kill++) {
    for (const text of await pressUntilKilled(first)) confirmed.add(text);

    const after = openStore(path, { create: false });
    const texts = (await after.recordOf('m1'))!.lines.map(({ text }) => text);
    const wanted = (await after.read({ match: 'm1' }))!.posts[0]!.wanted;
    await after.close();
    expect(new Set(texts).size).toBe(texts.length);
    expect([...confirmed].filter((text) => !texts.includes(text))).toEqual([]);
    // All of a change is there or nothing of it.
    expect(wanted).toBe(1 + texts.length);
    first = Math.max(0, texts.length - 5);
  }
  // Something new each time.
  expect(confirmed.size).toBeGreaterThanOrEqual(KILLS);
});

/** What was confirmed, by `done` or as a `duplicate` of an earlier life. */
async function pressUntilKilled(first: number): Promise<readonly string[]> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '-e', pressing, path, String(first)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let printed = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
  });
  const gone = once(child, 'close');
  while (!printed.includes(' done')) await once(child.stdout, 'data');
  await sleep(Math.random() * 150);
  child.kill('SIGKILL');
  await gone;
  return printed
    .split('\n')
    .slice(0, -1)
    .map((line) => line.replace(/ (done|duplicate)$/, ''));
}
