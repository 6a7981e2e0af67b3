import { beforeEach, expect, test } from 'vitest';
import { givenResult } from '../../test/support/life/given.js';
import { Life } from '../../test/support/life/life.js';
import { listOpening } from '../../test/support/life/lists.js';
import { CHANNEL, keyOf, lobbyOf, tableHarness } from '../../test/support/table-harness.js';
import { pauseTable, resumeTable } from './clock.js';
import {
  LOBBIES_HERE,
  LOBBIES_IN_CHANNEL,
  LOBBIES_IN_SERVER,
  OPENINGS,
  OPENINGS_TIME,
  TABLES_IN_SERVER,
} from './opening.js';
import type { Press } from './types.js';

/** With a bot, so that its host can begin alone. */
const OPTIONS = { bots: 1 } as const;
const STRANGERS = Array.from({ length: LOBBIES_IN_CHANNEL }, (_, n) => `Person ${String.fromCharCode(65 + n)}`);
const inThread = (n: number): Partial<Press> => ({ channelId: `thread ${n}`, parentId: CHANNEL });

let life: Life;
beforeEach(() => {
  life = new Life(tableHarness());
});

/** Somebody opens a table by the command, so long after the last time that nobody is too quick. */
async function opens(person: string, change: Partial<Press> = {}): Promise<void> {
  life.wait(OPENINGS_TIME);
  await opensAtOnce(person, change);
}

async function opensAtOnce(person: string, change: Partial<Press> = {}): Promise<void> {
  const lines = await life.whenOpened(person, OPTIONS, change).lines();
  expect(lines).toContainEqual(expect.stringMatching(/status: none → lobby$/));
  await life.show();
}

/** Somebody types the command in vain, which changes nothing. */
async function isRefused(reply: string, person: string, change: Partial<Press> = {}): Promise<void> {
  life.wait(OPENINGS_TIME);
  await life.whenOpened(person, OPTIONS, change).isRefused(reply);
}

test('whoever has two lobbies open in a channel is led to these, and opens the next one once a match has begun', async () => {
  for (let n = 0; n < LOBBIES_HERE; n++) await opens('Ann');
  await isRefused('open.refuse.here (most 2) | table 2 | table 1', 'Ann');
  await life.press('Ann', 'begin');
  await opens('Ben');
  await opens('Ann');
});

test('lobbies in threads count for the channel of these threads', async () => {
  for (let n = 0; n < LOBBIES_HERE; n++) await opens('Ann', inThread(n));
  await isRefused('open.refuse.here (most 2) | table 2 | table 1', 'Ann', inThread(LOBBIES_HERE));
  await isRefused('open.refuse.here (most 2) | table 2 | table 1', 'Ann');
});

test('lobbies in threads that were locked keep nobody from opening tables, and count again once they go on', async () => {
  const tables: string[] = [];
  for (const [n, person] of ['Ann', 'Ann', 'Ben', 'Ben', 'Cay'].entries()) {
    await opens(person, inThread(n));
    tables.push(life.table);
  }
  const { store, clock } = life.harness;
  for (const table of tables) await store.update({ table }, null, clock.now, pauseTable(clock.now));
  await opens('Ann');
  for (const table of tables) await store.update({ table }, null, clock.now, resumeTable(clock.now));
  await isRefused('open.refuse.here (most 2) | table 6 | table 2 | table 1', 'Ann');
  await isRefused('open.refuse.channel (most 5) | table 6 | table 5 | table 4 | table 3 | table 2 | table 1', 'Dan');
});

test('one person has three lobbies open in a server, and may open more in another one', async () => {
  for (let n = 0; n < LOBBIES_IN_SERVER; n++) await opens('Ann', { channelId: `channel ${n}` });
  await isRefused('open.refuse.server (most 3) | table 3 | table 2 | table 1', 'Ann', { channelId: 'one more' });
  await opens('Ann', { channelId: 'one more', guildId: 'elsewhere' });
});

test('one person has ten tables open in a server, those that wait for people too', async () => {
  for (let n = 0; n < TABLES_IN_SERVER; n++) {
    await opens('Ann');
    await life.press('Ann', 'begin');
  }
  const all = Array.from({ length: TABLES_IN_SERVER }, (_, n) => `table ${TABLES_IN_SERVER - n}`).join(' | ');
  await isRefused(`open.refuse.tables (most 10) | ${all}`, 'Ann');
  await life.press('Ann', 'end', { asked: 'alone' });
  await opens('Ann');
});

test('five lobbies stand open in a channel, and whoever comes then is led to those of others', async () => {
  for (const person of STRANGERS) await opens(person);
  await isRefused('open.refuse.channel (most 5) | table 5 | table 4 | table 3 | table 2 | table 1', 'Zoe');
  await opens('Zoe', { channelId: 'elsewhere' });
});

test('whoever opens and closes lobbies again and again is told when the next one may be opened', async () => {
  for (let n = 0; n < OPENINGS; n++) {
    await opensAtOnce('Ann');
    await life.press('Ann', 'cancel');
  }
  await life.whenOpened('Ann', OPTIONS).isRefused('open.refuse.often (most 5) | again in 170001 ms');
  life.wait(169_000);
  await life.whenOpened('Ann', OPTIONS).isRefused('open.refuse.often (most 5) | again in 1 ms');
  await opensAtOnce('Ann');
});

test('a clock that was set back keeps nobody waiting', async () => {
  for (let n = 0; n < OPENINGS; n++) {
    await opensAtOnce('Ann');
    await life.press('Ann', 'cancel');
  }
  life.wait(-60_000);
  await opensAtOnce('Ann');
});

test('of three commands at the same moment only one opens the last lobby', async () => {
  for (let n = 1; n < LOBBIES_HERE; n++) await opens('Ann');
  life.wait(OPENINGS_TIME);
  const { harness } = life;
  const both = await Promise.all([1, 2, 3].map(() => harness.tables.openLobby(harness.press('Ann'), lobbyOf(OPTIONS))));
  expect(both.map(keyOf).sort()).toEqual(['open.refuse.here', 'open.refuse.here', 'opened']);
  expect(await harness.store.openIn(CHANNEL)).toHaveLength(LOBBIES_HERE);
});

test('a rematch is opened whatever strangers have open', async () => {
  life = await givenResult();
  const { table } = life;
  for (const person of STRANGERS) await opens(person);
  await isRefused('open.refuse.channel (most 5) | table 6 | table 5 | table 4 | table 3 | table 2', 'Ben');
  await life
    .when('Ben', 'again', { table })
    .brings('table 7 opened, as host', ['rematch: table 7', ...listOpening({ table: 7, host: 'Ben', lobby: 9 })]);
});

test('a rematch that is opened and closed again and again is a flood as well', async () => {
  life = await givenResult();
  const { table } = life;
  life.wait(OPENINGS_TIME);
  for (let n = 0; n < OPENINGS; n++) {
    await life.press('Ann', 'again', { table });
    await life.press('Ann', 'cancel');
  }
  await life.when('Ann', 'again', { table }).isRefused('open.refuse.often (most 5) | again in 170001 ms');
  await life
    .when('Ben', 'again', { table })
    .brings('table 7 opened, as host', ['rematch: table 7', ...listOpening({ table: 7, host: 'Ben', lobby: 9 })]);
});
