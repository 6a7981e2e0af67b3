import type { DiscordUser } from 'local-discord';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GAMES } from '../src/games/registry.js';
import { expectAnsweredOnce, expectClean, recordOf, refereeOn } from './checks.js';
import type { House } from './house.js';
import { buildHouseInProcess } from './in-process.js';
import { goOut, type WayOut, waysOut, writeInto } from './ways-out.js';
import { keepWritten } from './written.js';

const NAMES = ['Ann', 'Ben', 'Cid', 'Dot', 'Eve', 'Fay'];
const SEEDS = 150;

const WAYS = GAMES.flatMap((game) => waysOut(game, SEEDS));

let house: House;
let people: readonly DiscordUser[];
const places = new Map<WayOut, { readonly channel: string; readonly match: string }>();

beforeAll(async () => {
  house = await buildHouseInProcess();
  const guild = house.discord.addGuild('Games');
  people = NAMES.map((name) => house.discord.addMember(name));
  for (const [n, way] of WAYS.entries()) {
    const channel = house.discord.addChannel(`end-${n}`);
    keepWritten(house.discord, channel);
    const match = await writeInto(house.database, way, { guildId: guild.id, channelId: channel.id }, people);
    places.set(way, { channel: channel.id, match });
  }
  await house.start();
});

afterAll(() => house.close());

test('every way in which each game can end is among these', () => {
  expect(WAYS.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'qwixx.news.endRows w',
      'qwixx.news.endRows c',
      'qwixx.news.endMisthrows c',
      'qwinto.news.endRows',
      'qwinto.news.endFailed',
      'qwantum.news.endSheet b',
      'qwantum.news.endSheet c',
      'qwantum.news.endMisthrows c',
    ]),
  );
});

test.each(WAYS.map((way) => ({ name: way.name, way })))('a match ends: $name', async ({ way }) => {
  const { channel, match } = places.get(way)!;
  const result = await goOut(house, way, { channel, match }, people);
  expect(result.text).toContain('the match is over');
  const verdict = await refereeOn(await recordOf(house, match));
  expect(verdict).toMatchObject({ over: true, scores: way.totals });
  for (const [seat, total] of way.totals.entries()) {
    expect(result.text).toMatch(new RegExp(`${NAMES[seat]}: -?−?${Math.abs(total)} point`));
  }
});

test('and all of that without a wrong body or a press that failed', () => {
  expectClean(house);
  expectAnsweredOnce(house);
});
