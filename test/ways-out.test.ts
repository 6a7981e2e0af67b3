import type { Person, SeenMessage } from 'local-discord';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { boardOf, type Offer, offersOf, resultOf, take } from '../play/players.js';
import { GAMES } from '../src/games/registry.js';
import { expectAnsweredOnce, expectClean, recordOf, refereeOn } from './checks.js';
import { buildHouse, type House } from './house.js';
import { type WayOut, waysOut, writeInto } from './ways-out.js';
import { keepWritten } from './written.js';

const NAMES = ['Ann', 'Ben', 'Cid', 'Dot', 'Eve', 'Fay'];
const SEEDS = 150;

const WAYS = GAMES.flatMap((game) => waysOut(game, SEEDS));

let house: House;
let people: readonly Person[];
const places = new Map<WayOut, { readonly channel: string; readonly match: string }>();

beforeAll(async () => {
  house = await buildHouse();
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
  for (const { seat, move } of way.answers) await answer(people[seat]!, channel, match, move);
  const result = await house.discord.until(() => resultOf(people[0]!.sees(channel), match));
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

/** Through the person's own menu, opened from the board. */
async function answer(person: Person, channel: string, match: string, move: string): Promise<void> {
  const board = await house.discord.until(() => boardOf(person.sees(channel), match));
  const { message } = await person.press(board, `sheet:${match}`).outcome;
  const offer = offerOf(message!, move);
  const { ack } = await take(person, offer).outcome;
  expect(ack).toBe('update');
}

function offerOf(menu: SeenMessage, move: string): Offer {
  const found = offersOf(menu).find(({ customId, value }) => value === move || customId.endsWith(`:${move}`));
  if (found === undefined) throw new Error(`${move} is not offered on:\n${menu.text}`);
  return found;
}
