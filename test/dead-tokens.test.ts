import Database from 'better-sqlite3';
import type { DiscordUser, SeenMessage } from 'local-discord';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readStored } from '../play/as-bot.js';
import { boardOf, menuOn, offersOn } from '../play/players.js';
import { expectAnsweredOnce, expectClean } from './checks.js';
import type { House } from './house.js';
import { expectOneMenuEach } from './one-menu.js';
import { answerOnMenu, beLate, boardAfter, buildPaces, pressMySheet, type TableOfPace } from './paces.js';
import { passTime } from './pass-time.js';
import { answerFrom, noteOn } from './sitting.js';

const MINUTE = 60_000;

let house: House;
let tables: readonly TableOfPace[];

function atEveryPace(happens: (table: TableOfPace) => Promise<unknown>): Promise<unknown> {
  return Promise.all(tables.map(happens));
}

/** Ben has answered, and may change that on his menu until Ada has. */
async function beginPlay(): Promise<void> {
  ({ house, tables } = await buildPaces());
  await atEveryPace(async (table) => {
    await expectOneMenuEach(house, table, table.people);
    for (const person of table.people) await pressMySheet(person, table);
    await house.rest(table.channel);
    await answerOnMenu(table.ben, table, 'w-pass');
    await expectOneMenuEach(house, table);
  });
}

/** Nobody but Ada presses anything until the next throw. */
async function answerAlone(table: TableOfPace): Promise<void> {
  for (const move of ['w-pass', 'c-pass']) await answerOnMenu(table.ada, table, move);
}

/** The private messages with an answer to be pressed, whether the bot can still change them or not. */
function menusOf(person: DiscordUser, { channel }: TableOfPace): readonly SeenMessage[] {
  return person.sees(channel).filter((message) => message.ephemeral && offersOn(message).length > 0);
}

/** What is done by the token of their menu. */
async function byMenuOf(person: DiscordUser, { match }: TableOfPace): Promise<RegExp> {
  const { menus } = await readStored(house, { match });
  const { token } = menus.find(({ personId }) => personId === person.id)!;
  return new RegExp(`^/webhooks/\\d+/${token}/`);
}

/** Time goes on by so much while the bot is up, which learns of it by two answers. */
async function goOn(ms: number): Promise<void> {
  house.discord.clock.advance(ms);
  const { ada, channel } = tables[0]!;
  for (let n = 0; n < 2; n++) await ada.slash(channel, '/help').outcome;
}

/** The bot sees it die, or finds it dead. */
const WAYS = [
  ['while the bot is up', goOn],
  ['while it is down', (ms: number) => passTime(house, ms)],
] as const;

describe.each(WAYS)('whose token dies %s', (_, passes) => {
  beforeAll(async () => {
    await beginPlay();
    await passes(16 * MINUTE);
  });
  afterAll(() => house?.close());

  test('is called to the next question by a mention, has one menu after one press, and one still after a press on the menu from before', async () => {
    await atEveryPace(async (table) => {
      const { channel, match, ada, ben } = table;
      const [old] = menusOf(ben, table);
      const before = boardOf(ben.sees(channel), match)!.id;
      await answerAlone(table);
      const calling = await boardAfter(house, table, before);
      expect(calling.notified).toEqual([ben.id]);
      await expectOneMenuEach(house, table, [ben]);

      await pressMySheet(ben, table);
      await expectOneMenuEach(house, table);
      // What stands above from before can't be taken away any more, but it leads back.
      expect(menusOf(ben, table).map(({ id }) => id)).toEqual([old!.id, menuOn(ben.sees(channel), match)!.id]);
      await answerOnMenu(ada, table, 'w-pass');
      const { message } = await answerFrom(ben, old!);
      expect(noteOn(message)).toBe('That throw is over. Here is the current one.');
      await expectOneMenuEach(house, table);
      expect(menusOf(ben, table)).toHaveLength(1);
      expect(boardOf(ben.sees(channel), match)!.id).toBe(calling.id);
      await answerOnMenu(ben, table, 'w-pass');
      await expectOneMenuEach(house, table);
    });
    expectClean(house);
    expectAnsweredOnce(house);
  });
});

describe('whose token died before its time', () => {
  beforeAll(async () => {
    await beginPlay();
    const sqlite = new Database(house.database, { timeout: 5_000 });
    sqlite.exec('UPDATE menus SET until = until + 3600000, earlier = NULL');
    sqlite.exec('UPDATE posts SET token_until = token_until + 3600000 WHERE token IS NOT NULL');
    sqlite.close();
    await passTime(house, 16 * MINUTE);
  });
  afterAll(() => house?.close());

  test('is called once they are late, has one menu after one press, and nobody else notices', async () => {
    await atEveryPace(async (table) => {
      const { channel, match, ada, ben } = table;
      // Of whom it is known too early that they can't be reached, they are called with the next question.
      const finding = {
        route: await byMenuOf(ben, table),
        when: 'before',
        delayMs: 'until lifted',
        times: 100,
      } as const;
      const found = house.discord.fault(finding);
      await answerAlone(table);
      found.lift();
      await house.rest(channel);
      const board = boardOf(ada.sees(channel), match)!;
      await answerOnMenu(ada, table, 'w-pass');
      beLate(house, table);
      const calling = await boardAfter(house, table, board.id);
      expect(calling.notified).toEqual([ben.id]);
      await expectOneMenuEach(house, table, [ben]);
      await pressMySheet(ben, table);
      await expectOneMenuEach(house, table);
      await answerOnMenu(ben, table, 'w-pass');
      await expectOneMenuEach(house, table);
    });
    expectClean(house);
    expectAnsweredOnce(house);
  });
});
