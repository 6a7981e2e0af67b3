import type { DiscordUser } from 'local-discord';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readStored } from '../play/as-bot.js';
import { boardOf, menuOn } from '../play/players.js';
import { answerSurely } from './asked.js';
import { expectAnsweredOnce, expectClean } from './checks.js';
import type { House } from './house.js';
import { buildHouseInProcess } from './in-process.js';
import type { AtTable } from './one-menu.js';
import { pressMySheet } from './paces.js';
import { playInto, type Throw } from './play-into.js';
import { logSights } from './screens.js';
import { leaveTime } from './unhurried.js';
import { keepWritten } from './written.js';

/** Eight throws of three people, who have all passed each but the last one. */
const EIGHT: readonly Throw[] = ['1 1', '1 2', '1 3', '1 4', '1 5', '1 6', '2 6', '3 6'].map((whites) => [
  `${whites} 2 5 3 6`,
]);
/** Ada, whose throw it is, has passed with the white sum, and is asked whether she crosses a second time. */
const SECOND: readonly Throw[] = [['1 2 3 4 5 6', '0 w-pass', '1 w-pass']];

let house: House;
let long: AtTable;
let second: AtTable;

beforeAll(async () => {
  // Dice are told by squares and letters, and at the longer table sheets in letters as well.
  house = await buildHouseInProcess({ dice: 'missing' });
  const { discord, database } = house;
  const guildId = discord.addGuild('Games').id;
  const seat = (name: string, people: readonly string[]) => ({
    channel: discord.addChannel(name),
    people: people.map((each) => discord.addMember(`${each} ${name}`)),
  });
  const [at, beside] = [seat('long', ['Ada', 'Ben', 'Cid']), seat('second', ['Ada', 'Ben'])];
  keepWritten(discord, at.channel);
  const place = ({ channel, people }: ReturnType<typeof seat>) => ({ guildId, channelId: channel.id, people });
  const [one, other] = await playInto(database, [
    { ...place(at), pace: 'live', throws: EIGHT },
    { ...place(beside), pace: 'live', throws: SECOND },
  ]);
  [long, second] = [
    { ...at, match: one! },
    { ...beside, match: other! },
  ];
  leaveTime(house);
  await house.start();
  await house.rest();
  for (const table of [long, second]) for (const person of table.people) await pressMySheet(person, table);
  await house.rest();
});
afterAll(() => house?.close());

/** The throws that are told, by their white dice, in their order; until the dice are put each has a square. */
function throwsIn(text: string): readonly string[] {
  return [...text.matchAll(/W(\d) (?:⬜\u202f)?W(\d)/g)].map(([, one, other]) => `${one} ${other}`);
}

test('a board with sheets in words tells the last two throws in a line each, and *Throws* all of them, page by page, to whoever presses it and nobody else', async () => {
  const { channel, match, people } = long;
  const [, ben] = people as [DiscordUser, DiscordUser];
  const [board, menu] = [boardOf(ben.sees(channel), match)!, menuOn(ben.sees(channel), match)!];
  const lines = board.embeds[0]!.description!.split('\n').filter((line) => line.includes('🎲'));
  expect([lines.length, throwsIn(lines.join('\n'))]).toEqual([2, ['1 6', '2 6']]);

  const log = logSights(house, { ...long, but: ben });
  log.next();
  const newest = (await ben.press(board, 'Throws').outcome).message!;
  expect([newest.ephemeral, throwsIn(newest.text)]).toEqual([true, ['2 6', '3 6']]);
  const back = newest.buttons.find(({ customId, disabled }) => customId?.startsWith('throws:') && !disabled)!;
  const oldest = (await ben.press(newest, back.customId!).outcome).message!;
  expect([oldest.id, throwsIn(oldest.text)]).toEqual([newest.id, ['1 1', '1 2', '1 3', '1 4', '1 5', '1 6']]);
  await house.rest(channel);
  expect(log.end().at(-1)).toEqual([]);
  expect(menuOn(ben.sees(channel), match)!.id).toBe(menu.id);
});

test('a pass that costs asks once more, which nobody else sees, and the misthrow is told to who made it alone, above the next question', async () => {
  const { channel, match, people } = second;
  const [ada, ben] = people as [DiscordUser, DiscordUser];
  const lines = async () => (await readStored(house, { match })).lines.length;
  const before = await lines();
  const log = logSights(house, { ...second, but: ada });
  log.next();
  const menu = menuOn(ada.sees(channel), match)!;
  const asking = menu.buttons.find(({ customId }) => customId?.startsWith('tap:') && customId.endsWith(':c-pass'))!;
  const asked = (await ada.press(menu, asking.customId!).outcome).message!;
  expect(asked.text).toContain('Pass −5?');
  const undo = asked.buttons.find(({ customId }) => customId?.startsWith('tap:'))!;
  const shown = (await ada.press(asked, undo.customId!).outcome).message!;
  expect(shown.text).toContain('**Your turn: cross ');
  await house.rest(channel);
  expect([await lines(), log.end().at(-1)]).toEqual([before, []]);

  await answerSurely(ada, shown, 'c-pass');
  await house.rest(channel);
  const misthrow = 'misthrow 1/4, −5';
  expect(menuOn(ada.sees(channel), match)!.content.split('\n')[0]).toBe(`You: ${misthrow}`);
  expect(menuOn(ben.sees(channel), match)!.text).not.toContain(misthrow);
  expect(boardOf(ben.sees(channel), match)!.text).toContain(misthrow);
});

test('nothing that is shown while a match goes on names it by its id', async () => {
  for (const { channel, people, match } of [long, second]) {
    const texts = people.flatMap((person) => person.sees(channel).map(({ text }) => text));
    expect(texts.length).toBeGreaterThan(people.length);
    expect(texts.filter((text) => text.includes(match))).toEqual([]);
  }
  expectClean(house);
  expectAnsweredOnce(house);
});
