import { execFile } from 'node:child_process';
import { chmodSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readStored } from '../play/as-bot.js';
import { offersOn } from '../play/players.js';
import { ROOT } from '../play/root.js';
import { openStore } from '../src/store/store.js';
import type { Stored } from '../src/store/types.js';
import { expectAnsweredOnce, expectClean } from './checks.js';
import { openHouse, type ProcessHouse } from './house.js';
import { WAITING } from './patience.js';
import { playRandomly } from './playing.js';
import { answerFrom, sitDown, waitForPlayers } from './sitting.js';

let house: ProcessHouse;
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

/** Who may read and write that file: 0o600 is nobody but its owner. */
const modeOf = (path: string): number => statSync(path).mode & 0o777;

const allSent = (where: { readonly match: string }): Promise<void> =>
  vi.waitFor(
    async () => expect((await readStored(house, where)).posts.filter(({ sent, wanted }) => sent < wanted)).toEqual([]),
    WAITING,
  );

test('a backup from the midst of play brings everything back to where it was, and everybody can go on', async () => {
  const { discord } = house;
  const begun = await sitDown(house, ['Ada', 'Ben']);
  const [ada, ben] = [begun.people[0]!, begun.people[1]!];
  await answerFrom(ada, await begun.menu(ada));
  const waiting = await waitForPlayers(house, ['Cleo', 'Dan']);
  await waiting.people[1]!.press(waiting.lobby, `join:${waiting.table}`).outcome;
  await allSent(begun);
  const [match, lobby] = [await begun.stored(), await readStored(house, waiting)];
  const board = begun.board();

  expect(await run('backup', file)).toMatch(
    new RegExp(
      `^${file} is a sound copy of ${house.database}: \\d+ bytes, matches: 1 \\(1 replayed\\), open tables: 2\n$`,
    ),
  );
  expect(modeOf(file)).toBe(0o600);
  await expect(run('backup', file)).rejects.toMatchObject({
    code: 1,
    stderr: `${file} exists already; --force replaces it.\n`,
  });
  await expect(run('backup')).rejects.toMatchObject({
    code: 1,
    stderr: 'usage: node dist/bin/backup.js FILE [--force]\n',
  });
  await expect(run('restore', file)).rejects.toMatchObject({
    code: 1,
    stderr: `${house.database} is in use by a bot that is running; stop that one first.\n`,
  });

  // All of this will not have happened.
  await answerFrom(ben, await begun.menu(ben));
  const asked = offersOn(await begun.menu(ada)).length > 0 ? ada : ben;
  const later = await begun.menu(asked);
  expect((await answerFrom(asked, later)).ack).toBe('update');
  await waiting.people[0]!.press(waiting.lobby, `begin:${waiting.table}`).outcome;
  const unknown = await waitForPlayers(house, ['Eve', 'Fay']);
  const lostBoard = begun.board();
  await allSent(begun);
  await house.kill();
  const before = discord.messages(begun.channel).length;

  // As a copy that has come from elsewhere.
  chmodSync(file, 0o644);
  expect(await run('restore', file)).toContain(
    `${house.database} is restored from ${file}: matches: 1 (1 replayed), open tables: 2\nWhat was there before is in `,
  );
  const kept = readdirSync(dirname(house.database)).filter((name) => name.includes('.before-'));
  expect(kept).toHaveLength(1);
  for (const path of [house.database, join(dirname(house.database), kept[0]!)]) expect(modeOf(path)).toBe(0o600);
  await house.start();
  await house.rest();

  // The tables are those that were backed up, under other ids, and their messages are there once more.
  const [play, wait] = [await renamed({ match: begun.match }), await renamed({ table: waiting.table })];
  expect(play).toMatchObject({ table: { status: 'playing' }, lines: match.lines });
  expect(wait).toMatchObject({ table: { status: 'lobby' }, match: null });
  expect(wait.seats).toEqual(lobby.seats);
  // The board that the backup knew of has given way to the new one.
  await discord.until(() => discord.messages(begun.channel).every(({ id }) => id !== board.id), {
    what: 'the old board',
  });
  expect(discord.messages(begun.channel)).toHaveLength(before);

  // Whatever was there to be pressed before changes nothing, and says where it goes on.
  const [inMatch, inLobby] = [idsOf(begun.match, match.table.id), idsOf('no-match', waiting.table)];
  const messages = [
    {
      message: later,
      whose: asked,
      ids: [...inMatch, ...offersOn(later).map(({ customId }) => customId)],
      found: true,
    },
    { message: lostBoard, whose: ben, ids: inMatch, found: true },
    {
      message: waiting.lobby,
      whose: waiting.people[0]!,
      ids: inLobby.filter((id) => id.endsWith(waiting.table)),
      found: true,
    },
    { message: unknown.lobby, whose: unknown.people[1]!, ids: idsOf('none', unknown.table), found: false },
  ];
  for (const { message, whose, ids, found } of messages) {
    for (const customId of ids) {
      const reply = await discord.rawPress(whose, { message, customId, values: ['w-pass'] }).outcome;
      expect(reply.message?.ephemeral, customId).toBe(true);
      expect(reply.message?.text, customId).toContain(
        found ? 'is of a course of play that is gone' : 'backup has been restored',
      );
      if (found) expect(reply.message?.text).toContain('https://discord.com/channels/');
      expect(reply.message?.buttons).toEqual([]);
    }
  }
  expect(await renamed({ match: begun.match })).toMatchObject({
    table: play.table,
    seats: play.seats,
    lines: play.lines,
  });
  expect(await renamed({ table: waiting.table })).toMatchObject({ table: wait.table, seats: wait.seats });

  // The menu that the backup knew of is that of the match as it goes on.
  const match2 = play.match!.id;
  const offered = () =>
    ada
      .sees(begun.channel)
      .filter(({ ephemeral }) => ephemeral)
      .flatMap(offersOn);
  await vi.waitFor(
    () => expect(offered().filter(({ customId }) => customId.includes(match2))).not.toEqual([]),
    WAITING,
  );

  // Both tables go on to the end.
  const begin = `begin:${wait.table.id}`;
  const shown = discord
    .messages(waiting.lobby.channelId)
    .findLast(({ buttons }) => buttons.some(({ customId }) => customId === begin))!;
  expect((await waiting.people[0]!.press(shown, begin).outcome).ack).toBe('update');
  expect((await renamed({ table: waiting.table })).table.status).toBe('playing');
  await playRandomly(house, { channel: begun.channel, match: match2, people: begun.people });
  expect((await readStored(house, { match: match2 })).match?.status).toBe('over');
  expectAnsweredOnce(house);
  expectClean(house);
});

/** An id of each kind that can be pressed. */
function idsOf(match: string, table: string): readonly string[] {
  return [
    ...['join', 'leave', 'bot', 'unbot', 'begin', 'alone', 'cancel', 'close', 'again'].map(
      (kind) => `${kind}:${table}`,
    ),
    `ending:${table}`,
    `oust:${table}:1`,
    ...['', ':1', ':1:pardon'].map((rest) => `kicking:${table}${rest}`),
    ...['sheet', 'back', 'next', 'stay'].map((kind) => `${kind}:${match}`),
    ...['', ':last'].map((rest) => `quit:${match}${rest}`),
    ...['', ':alone', ':moderator'].map((rest) => `end:${match}${rest}`),
    ...['', ':1', ':1:alone'].flatMap((rest) => [0, 1].map((seat) => `kick:${match}:${seat}${rest}`)),
    ...[0, 1].map((seat) => `take:${match}:${seat}`),
    `pardon:${match}:1`,
    ...[0, 1, 2, 3].flatMap((step) => [
      `play:${match}:${step}:w-pass`,
      `pick:${match}:${step}`,
      `tap:${match}:${step}:x`,
    ]),
  ];
}

/** A table as it goes on after the restore. */
async function renamed(where: { readonly table: string } | { readonly match: string }): Promise<Stored> {
  const store = openStore(house.database);
  try {
    return (await store.read({ table: (await store.renamed(where))! }))!;
  } finally {
    await store.close();
  }
}
