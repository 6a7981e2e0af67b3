import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { offersOf } from '../playground/players.js';
import { ROOT } from '../playground/root.js';
import { expectAnsweredOnce, expectClean } from './checks.js';
import { type House, openHouse } from './house.js';
import { WAITING } from './patience.js';
import { playRandomly } from './playing.js';
import { answer, noteOn, readStored, sitDown, waitForPlayers } from './sitting.js';

let house: House;
let file: string;
beforeEach(async () => {
  house = await openHouse();
  file = join(dirname(house.database), 'copy.sqlite');
});
afterEach(() => house.close());

const execute = promisify(execFile);

/** Runs a command on the house's database. */
async function run(name: 'backup' | 'restore', ...args: readonly string[]): Promise<string> {
  const env = { PATH: process.env.PATH, DATABASE_PATH: house.database };
  return (await execute(process.execPath, [`dist/bin/${name}.js`, ...args], { cwd: ROOT, env })).stdout;
}

const allSent = (where: { readonly match: string }): Promise<void> =>
  vi.waitFor(
    () => expect(readStored(house, where).posts.filter(({ sent, wanted }) => sent < wanted)).toEqual([]),
    WAITING,
  );

test('a backup from the midst of play brings everything back to where it was, and everybody can go on', async () => {
  const { discord } = house;
  const begun = await sitDown(house, ['Ada', 'Ben']);
  const [ada, ben] = [begun.people[0]!, begun.people[1]!];
  await answer(ada, await begun.menu(ada));
  const waiting = await waitForPlayers(house, ['Cleo', 'Dan']);
  await waiting.people[1]!.press(waiting.lobby, `join:${waiting.table}`).outcome;
  await allSent(begun);
  const [match, lobby] = [begun.stored(), readStored(house, waiting)];

  expect(await run('backup', file)).toMatch(
    new RegExp(`^${file} is a sound copy of ${house.database}: \\d+ bytes, matches: 1, open tables: 2\n$`),
  );
  await expect(run('backup', file)).rejects.toMatchObject({
    code: 1,
    stderr: `${file} exists already; --force replaces it.\n`,
  });
  await expect(run('restore', file)).rejects.toMatchObject({
    code: 1,
    stderr: `${house.database} is in use by a bot that is running; stop that one first.\n`,
  });

  // All of this will not have happened.
  await answer(ben, await begun.menu(ben));
  const asked = offersOf(await begun.menu(ada)).length > 0 ? ada : ben;
  const later = await begun.menu(asked);
  expect((await answer(asked, later)).ack).toBe('update');
  await waiting.people[0]!.press(waiting.lobby, `begin:${waiting.table}`).outcome;
  const unknown = await waitForPlayers(house, ['Eve', 'Fay']);
  await allSent(begun);
  await house.kill();
  const before = discord.messages(begun.channel).length;

  expect(await run('restore', file)).toContain(
    `${house.database} is restored from ${file}: matches: 1, open tables: 2\nWhat was there before is in `,
  );
  expect(readdirSync(dirname(house.database)).filter((name) => name.includes('.before-'))).toHaveLength(1);
  await house.start();
  await allSent(begun);
  await discord.settle();

  // The tables are those that were backed up, and their messages are there once more.
  expect(begun.stored()).toMatchObject({ table: { status: 'playing' }, match: match.match!, lines: match.lines });
  expect(readStored(house, waiting)).toMatchObject({ table: { status: 'lobby' }, seats: lobby.seats, match: null });
  expect(discord.messages(begun.channel)).toHaveLength(before + 1);

  // A button from after the backup leads to the menu as it is, with a word about why.
  const { customId, value } = offersOf(later)[0]!;
  const stale = await discord.rawPress(asked, { message: later, customId, values: value === null ? [] : [value] })
    .outcome;
  expect(stale.ack).toBe('update');
  expect(noteOn(stale.message)).not.toBe('');
  expect(offersOf(stale.message!).length).toBeGreaterThan(0);
  const lost = await unknown.people[1]!.press(unknown.lobby, `join:${unknown.table}`).outcome;
  expect(lost).toMatchObject({ ack: 'message' });

  // Both tables go on to the end.
  const shown = discord
    .messages(waiting.lobby.channelId)
    .findLast(({ buttons }) => buttons.some(({ customId }) => customId === `begin:${waiting.table}`))!;
  expect((await waiting.people[0]!.press(shown, `begin:${waiting.table}`).outcome).ack).toBe('update');
  expect(readStored(house, waiting).table.status).toBe('playing');
  await playRandomly(house, { channel: begun.channel, match: begun.match, people: begun.people });
  expect(begun.stored().match?.status).toBe('over');
  expectAnsweredOnce(house);
  expectClean(house);
});
