import type { Discord, DiscordUser, Ref, SeenMessage } from 'local-discord';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { boardOf, resultOf } from '../play/players.js';
import type { Verdict } from '../src/cli/verdict.js';
import { answerSurely } from './asked.js';
import { expectAnsweredOnce, expectClean, recordOf, refereeOn } from './checks.js';
import { CLOSING_SCENES, type ClosingScene } from './closings.js';
import { lettersOfDice } from './dice-known.js';
import type { House } from './house.js';
import { buildHouseInProcess } from './in-process.js';
import { playInto } from './play-into.js';
import { accountsInRecord, accountsOnBoards } from './throw-accounts.js';
import { keepWritten } from './written.js';

const NAMES = ['Ada', 'Ben', 'Cleo'];

let house: House;
let discord: Discord;
const tables = new Map<string, { readonly channel: Ref; readonly match: string }>();

beforeAll(async () => {
  house = await buildHouseInProcess();
  discord = house.discord;
  const guild = discord.addGuild('Games');
  const people = NAMES.map((name) => discord.addMember(name));
  const names = Object.keys(CLOSING_SCENES);
  const channels = names.map((name) => discord.addChannel(name.replaceAll(/\W+/g, '-')));
  for (const channel of channels) keepWritten(discord, channel);
  const scenes: readonly ClosingScene[] = Object.values(CLOSING_SCENES);
  const matches = await playInto(
    house.database,
    scenes.map(({ people: count, bots = 0, throws }, n) => ({
      guildId: guild.id,
      channelId: channels[n]!.id,
      people: people.slice(0, count),
      bots,
      throws,
    })),
  );
  for (const [n, name] of names.entries()) tables.set(name, { channel: channels[n]!, match: matches[n]! });
  await house.start();
});

afterAll(() => house.close());

/** The people at one of the tables above. */
function at(name: keyof typeof CLOSING_SCENES) {
  const { channel, match } = tables.get(name)!;
  const [ada, ben, cleo] = NAMES.map((each) => discord.person(each)) as [DiscordUser, DiscordUser, DiscordUser];

  /** The current board, once it fits, its dice in letters. */
  const board = (fits: (board: SeenMessage) => boolean = () => true): Promise<SeenMessage> =>
    discord.until(() => {
      const found = boardOf(ada.sees(channel), match);
      return found !== null && fits(found) ? { ...found, text: lettersOfDice(found.text) } : null;
    });
  const menu = async (person: DiscordUser): Promise<SeenMessage> => {
    const { message } = await person.press(await board(), `sheet:${match}`).outcome;
    return message!;
  };
  /** Through the person's own menu; returns what the menu shows then. */
  const answer = async (person: DiscordUser, word: string): Promise<SeenMessage> => {
    return answerSurely(person, await menu(person), word);
  };
  const words = async (person: DiscordUser): Promise<readonly string[]> =>
    (await menu(person)).buttons.flatMap(({ customId }) => customId?.split(':')[3] ?? []);
  const result = (): Promise<SeenMessage> => discord.until(() => resultOf(ada.sees(channel), match));
  return { ada, ben, cleo, channel, match, board, menu, answer, words, result };
}

type At = ReturnType<typeof at>;

/** The match is over: the last board tells its last two throws, and the result the places and points of the referee. */
async function expectEnd({ channel, match, result }: At, names: readonly string[]): Promise<Verdict> {
  const end = await result();
  const record = await recordOf(house, match);
  const verdict = await refereeOn(record);
  expect(verdict.over).toBe(true);
  const accounts = await discord.until(
    () => {
      const all = accountsOnBoards(discord.messages(channel)).slice(-2);
      return boardOf(discord.messages(channel), match) === null ? all : null;
    },
    { what: 'the last board to be closed' },
  );
  expect(accounts).toEqual(accountsInRecord(record, names).slice(-2));
  for (const [seat, points] of verdict.scores.entries()) {
    const place = 1 + verdict.scores.filter((other) => other > points).length;
    expect(end.text).toMatch(
      new RegExp(`\\b${place}(st|nd|rd): ${names[seat]} with ${String(points).replace('-', '−')} points?$`, 'm'),
    );
  }
  expect(verdict.winners.map((seat) => names[seat])).toEqual(
    [...end.text.matchAll(/1st: (.+) with/g)].map(([, name]) => name).sort(),
  );
  return verdict;
}

/** The match goes on: there is a board to answer on, no result, and the boards agree with the referee. */
async function expectGoingOn({ channel, match, board }: At, names: readonly string[]): Promise<Verdict> {
  const verdict = await refereeOn(await recordOf(house, match));
  expect(verdict.over).toBe(false);
  expect(resultOf(discord.messages(channel), match)).toBeNull();
  const { text } = await board();
  for (const [seat, points] of verdict.scores.entries()) expect(text).toContain(`${names[seat]}: ${points} point`);
  return verdict;
}

/** How many of the sheets on a message say that just these rows are closed. */
function sheetsClosing(rows: string, { text }: SeenMessage): number {
  return text.split('\n').filter((line) => line === `closed: ${rows}`).length;
}

/** A seat's row as the sheet on a message prints it. */
function rowOn({ embeds }: SeenMessage, name: string, letter: string): string {
  const sheet = embeds[0]?.fields?.find((field) => field.name.includes(`${name}: `))?.value ?? '';
  return sheet.split('\n').find((line) => line.startsWith(letter)) ?? '';
}

test('one row closed by one in action 1: its die is gone in action 2 of that turn, and the match goes on', async () => {
  const table = at('one row, by one');
  const { ada, ben, cleo, board, answer, words } = table;
  expect((await board()).text).toContain('W6 W6 · R3 Y4 G5 B6');
  await answer(ada, 'w-r12');
  await answer(ben, 'w-pass');
  await answer(cleo, 'w-pass');

  const second = await board(({ text }) => text.includes('cross white + colour?'));
  expect(second.text).toContain('W6 W6 · R– Y4 G5 B6');
  expect(second.text).toContain('no red');
  expect(second.text).toMatch(/Red is closed: Ada(?= ·|$)/m);
  expect(sheetsClosing('R', second)).toBe(3);
  expect(rowOn(second, 'Ada', 'R')).toBe('R  X  X  X X X · · ·  ·  ·  X   X =28');
  expect(rowOn(second, 'Ben', 'R')).toBe('R  -  -  - - - - - -  -  -  -   - = 0');
  expect(await words(cleo)).toEqual(['c-y10', 'c-g11', 'c-b12', 'c-pass']);

  await answer(cleo, 'c-y10');
  const next = await board(({ text }) => text.includes('(Ada)\n'));
  expect(next.text).toMatch(/🎲 W\d W\d · R– Y\d G\d B\d /);
  const { scores } = await expectGoingOn(table, NAMES);
  expect(scores).toEqual([28, 15, 21]);
});

test('one row closed by two at once in action 1: both have the lock, and the match goes on', async () => {
  const table = at('one row, by two');
  const { ada, ben, cleo, board, answer } = table;
  await answer(ben, 'w-r12');
  await answer(cleo, 'w-y12');
  await answer(cleo, 'w-pass');
  await answer(ada, 'w-r12');

  const second = await board(({ text }) => text.includes('cross white + colour?'));
  expect(second.text).toContain('W6 W6 · R– Y4 G5 B6');
  expect(second.text).toContain('Red is closed: Ada and Ben');
  for (const name of ['Ada', 'Ben']) expect(rowOn(second, name, 'R')).toMatch(/X {3}X =28$/);
  expect(sheetsClosing('R', second)).toBe(3);

  await answer(cleo, 'c-pass');
  await board(({ text }) => text.includes('(Ada)\n'));
  const { scores, misthrows } = await expectGoingOn(table, NAMES);
  expect(misthrows).toEqual([0, 0, 1]);
  expect(scores).toEqual([28, 28, 10]);
});

test('two rows closed by two people in action 1: the match is over at once, without an action 2 or a misthrow', async () => {
  const table = at('two rows');
  const { ada, ben, cleo, answer, result } = table;
  await answer(cleo, 'w-pass');
  await answer(ada, 'w-r12');
  await answer(ben, 'w-y12');

  const { text, embeds } = await result();
  expect(text).toMatch(/Red is closed: Ada(?= ·|$)/m);
  expect(text).toContain('Yellow is closed: Ben');
  expect(text).toContain('Two rows are closed');
  expect(sheetsClosing('R Y', await result())).toBe(embeds[0]!.fields!.length);
  const { scores, misthrows } = await expectEnd(table, NAMES);
  expect(misthrows).toEqual([0, 0, 0]);
  expect(scores).toEqual([28, 28, 15]);
});

test('three rows closed, the last two in one action 1: the match is over with all three counted', async () => {
  const table = at('three rows');
  const { ada, ben, cleo, board, answer, result } = table;
  expect((await board()).text).toContain('W1 W1 · R– Y3 G4 B5');
  await answer(ben, 'w-g2');
  await answer(cleo, 'w-b2');
  await answer(ada, 'w-pass');

  const { text } = await result();
  expect(text).toContain('Three rows are closed');
  expect(sheetsClosing('R G B', await result())).toBe(3);
  const { scores } = await expectEnd(table, NAMES);
  expect(scores).toEqual([28 - 2 * 5, 15 + 28, 15 + 28 - 5]);
});

test('one row closed in action 1 and another in action 2 of the same turn: the match is over', async () => {
  const table = at('one row, then another');
  const { ada, ben, cleo, answer, words, result } = table;
  await answer(ada, 'w-r12');
  await answer(ben, 'w-pass');
  await answer(cleo, 'w-pass');
  expect(await words(cleo)).not.toContain('c-r12');
  await answer(cleo, 'c-y12');

  expect((await result()).text).toContain('Two rows are closed');
  const { scores, misthrows } = await expectEnd(table, NAMES);
  expect(misthrows).toEqual([0, 0, 0]);
  expect(scores).toEqual([28, 15, 28]);
});

test('one row closed in action 2: the next throw is without its die, and nobody else has the lock', async () => {
  const table = at('action 2');
  const { ada, ben, cleo, board, answer } = table;
  for (const person of [ada, ben, cleo]) await answer(person, 'w-pass');
  await answer(cleo, 'c-y12');

  const next = await board(({ text }) => text.includes('(Ada)\n'));
  expect(next.text).toMatch(/🎲 W\d W\d · R\d Y– G\d B\d /);
  expect(next.text).toContain('Yellow is closed: Cleo');
  expect(rowOn(next, 'Cleo', 'Y')).toMatch(/X {3}X =28$/);
  expect(rowOn(next, 'Ben', 'Y')).toMatch(/- {3}- =15$/);
  expect(sheetsClosing('Y', next)).toBe(3);
  const { scores } = await expectGoingOn(table, NAMES);
  expect(scores).toEqual([15, 15, 28]);
});

test('the fifth cross may be made in action 1 of the turn in which action 2 closes the row', async () => {
  const table = at('fifth cross');
  const { ada, ben, cleo, board, answer, words } = table;
  await answer(ada, 'w-pass');
  await answer(cleo, 'w-pass');
  await answer(ben, 'w-r7');
  await board(({ text }) => text.includes('cross white + colour?'));
  expect(await words(ben)).toContain('c-r12');
  await answer(ben, 'c-r12');

  const next = await board(({ text }) => text.includes('(Cleo)\n'));
  expect(next.text).toContain('Red is closed: Ben');
  expect(next.text).toMatch(/🎲 W\d W\d · R– /);
  const { scores } = await expectGoingOn(table, NAMES);
  expect(scores).toEqual([10, 28, 10]);
});

test('the fourth misthrow, by choice: the button says so, and the match is over', async () => {
  const table = at('misthrow');
  const { ada, ben, answer, menu, result } = table;
  await answer(ben, 'w-pass');
  await answer(ada, 'w-pass');
  const pass = (await menu(ada)).buttons.find(({ customId }) => customId?.endsWith(':c-pass'));
  expect(pass?.label).toBe('−5: the end');
  await answer(ada, 'c-pass');

  expect((await result()).text).toContain('Ada took the fourth misthrow');
  const { scores, misthrows } = await expectEnd(table, NAMES.slice(0, 2));
  expect(misthrows).toEqual([4, 3]);
  expect(scores).toEqual([-20, -15]);
});

test('the fourth misthrow, without a choice: who has nothing to choose is not waited for', async () => {
  const table = at('forced misthrow');
  const { ada, ben, board, answer, menu, result } = table;
  const current = await board();
  expect(current.text).toContain('(Ada)\n');
  expect(current.text).toContain('**Ben: cross ');
  const idle = await menu(ada);
  expect(idle.text).toContain('**Ben: cross ');
  expect(idle.buttons.map(({ label }) => label)).toEqual(['Rules']);
  await answer(ben, 'w-pass');

  expect((await result()).text).toContain('Ada took the fourth misthrow');
  const { misthrows } = await expectEnd(table, NAMES.slice(0, 2));
  expect(misthrows[0]).toBe(4);
});

test('once the only person has nothing left to choose, the bots play to the end by themselves', async () => {
  const table = at('bots');
  const { ada, match, answer } = table;
  const throws = async (): Promise<number> => (await recordOf(house, match)).split('\n* ').length;
  const before = await throws();
  await answer(ada, 'w-b3');
  await expectEnd(table, ['Ada', 'Hugo 🦉🤖', 'Vega 🐺🤖']);
  expect((await throws()) - before).toBeGreaterThan(3);
});

test('none of it was refused by the platform', async () => {
  await discord.settle();
  expectClean(house);
  expectAnsweredOnce(house);
});
