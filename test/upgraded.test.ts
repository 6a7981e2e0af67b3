import { readFileSync } from 'node:fs';
import Database from 'better-sqlite3';
import type { ChannelRef, DiscordUser, SeenMessage } from 'local-discord';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readStored } from '../play/as-bot.js';
import { expectAnsweredOnce, expectClean } from './checks.js';
import type { House } from './house.js';
import { buildHouseInProcess } from './in-process.js';
import { playRandomly } from './playing.js';
import { checkedBy, typeWord } from './proofs.js';
import { sealBy } from './read-seals.js';
import { leaveTime } from './unhurried.js';
import { pathOf } from './versions/dump.js';

/** The last version that sealed no dice: with a lobby, a match that is on, and one that is over. */
const BEFORE = '0027_menu_before_press';
const HOUR = 60 * 60_000;
/** In any language. */
const SEAL = /🔏[^`\n]*`([0-9a-f]{64})`/u;

let house: House;
let channel: ChannelRef;
let ann: DiscordUser;
let ben: DiscordUser;

beforeAll(async () => {
  house = await buildHouseInProcess();
  const { discord, database } = house;
  const guild = discord.addGuild('Games');
  channel = discord.addChannel('table');
  [ann, ben] = [discord.addMember('Ann'), discord.addMember('Ben')];
  const ids: Readonly<Record<string, string>> = { guild: guild.id, channel: channel.id, ann: ann.id, ben: ben.id };
  const here = readFileSync(pathOf(BEFORE), 'utf8')
    .replaceAll(/(['"])(guild|channel|ann|ben)\1/g, (_, quote: string, name: string) => `${quote}${ids[name]}${quote}`)
    // The messages from then are gone.
    .replaceAll(/'(1[125])'/g, `'${guild.id.slice(0, -2)}$1'`);
  const sqlite = new Database(database);
  sqlite.exec(`BEGIN; ${here} COMMIT`);
  sqlite.prepare('UPDATE tables SET due_at = ? WHERE due_at IS NOT NULL').run(discord.clock.now() + HOUR);
  sqlite.close();
  leaveTime(house);
  await house.start();
  await house.rest();
});
afterAll(() => house?.close());

/** The newest message that everybody sees with such a button. */
function newestWith(start: string): SeenMessage {
  return house.discord
    .messages(channel)
    .findLast(({ buttons }) => buttons.some(({ customId }) => customId?.startsWith(start)))!;
}

function sealOn({ embeds }: SeenMessage): string | null {
  return SEAL.exec(embeds[0]?.description ?? '')?.[1] ?? null;
}

test('a lobby from before dice were sealed has its seal as soon as it is shown next, and the dice follow from that', async () => {
  const lobby = newestWith('join:lobby');
  const { table } = await readStored(house, { table: 'lobby' });
  expect([sealOn(lobby), table.sealMessage]).toEqual([sealBy(table.secret!), lobby.id]);
  await typeWord(ann, lobby, 'Glück');
  await ann.press(lobby, 'begin:lobby').outcome;
  const { match } = await readStored(house, { table: 'lobby' });
  expect(match).toMatchObject({ secret: table.secret, salt: `${lobby.id},Glück` });
});

test('a match that had begun ends as it began, and whoever asks is told that its dice were not sealed', async () => {
  const [result] = await playRandomly(house, { channel, match: 'm-going', people: [ann, ben] });
  expect(sealOn(result!)).toBeNull();
  expect(result!.buttons.some(({ customId }) => customId?.startsWith('verify:'))).toBe(false);
  expect((await readStored(house, { match: 'm-going' })).match).toMatchObject({ status: 'over', secret: null });
  for (const match of ['m-going', 'm-over']) {
    const { text, file } = await checkedBy(ben, channel, ben.slash(channel, '/verify', { match }));
    expect(text).toMatch(/^The dice of this Qwixx match were not sealed: it began before/);
    expect(file).toBeNull();
  }
  expectClean(house);
  expectAnsweredOnce(house);
});
