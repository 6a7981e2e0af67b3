import Database from 'better-sqlite3';
import type { DiscordUser, SeenMessage } from 'local-discord';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { boardOf, menuOn } from '../play/players.js';
import { PACES } from '../src/settings/settings.js';
import { answerSurely } from './asked.js';
import { expectAnsweredOnce, expectClean } from './checks.js';
import type { House } from './house.js';
import { buildHouseInProcess } from './in-process.js';
import { type AtTable, expectOneMenuEach } from './one-menu.js';
import { playInto, type Throw } from './play-into.js';

interface Table extends AtTable {
  readonly ada: DiscordUser;
  readonly ben: DiscordUser;
}

const throws: readonly Throw[] = [['1 2 3 4 5 6']];

let house: House;
const tables: Table[] = [];

/** Whatever is asked, nobody is late before the test says so. */
const UNHURRIED = `
  CREATE TRIGGER unhurried AFTER UPDATE OF due_at ON tables WHEN NEW.due_at IS NOT NULL
  BEGIN UPDATE tables SET due_at = due_at + 3600000, remind_at = remind_at + 3600000 WHERE id = NEW.id; END`;

/** At each pace a match of Ada and Ben whose first throw lies on the table. */
beforeAll(async () => {
  house = await buildHouseInProcess();
  const guildId = house.discord.addGuild('Games').id;
  const seated = PACES.map((pace) => {
    const [ada, ben] = [house.discord.addMember(`Ada ${pace}`), house.discord.addMember(`Ben ${pace}`)];
    return { pace, channel: house.discord.addChannel(pace), ada, ben, people: [ada, ben] };
  });
  const planned = seated.map(({ channel: { id }, people, pace }) => ({ guildId, channelId: id, people, pace, throws }));
  const matches = await playInto(house.database, planned);
  tables.push(...seated.map((table, n) => ({ ...table, match: matches[n]! })));
  const sqlite = new Database(house.database, { timeout: 5_000 });
  sqlite.exec(UNHURRIED);
  sqlite.close();
  await house.start();
});
afterAll(() => house.close());

async function open(person: DiscordUser, { channel, match }: Table): Promise<void> {
  await person.press(boardOf(person.sees(channel), match)!, `sheet:${match}`).outcome;
}

/** On the menu that they have. */
async function answer(person: DiscordUser, { channel, match }: Table, move: string): Promise<void> {
  await answerSurely(person, menuOn(person.sees(channel), match)!, move);
}

function change({ match }: Table, statement: string, ...values: readonly number[]): void {
  const sqlite = new Database(house.database, { timeout: 5_000 });
  sqlite.prepare(statement).run(...values, match);
  sqlite.close();
}

/** The board that takes the place of that one. */
function follows({ channel, match, ada }: Table, before: string): Promise<SeenMessage> {
  return house.discord.until(() => {
    const board = boardOf(ada.sees(channel), match);
    return board === null || board.id === before ? null : board;
  });
}

const LATE = 'UPDATE tables SET remind_at = ? WHERE id = (SELECT table_id FROM matches WHERE id = ?)';
/** To be followed by another one. */
const OLD_ENOUGH = "UPDATE posts SET tried_at = tried_at - 60000 WHERE kind = 'board' AND match_id = ?";

test('at every pace the next question reaches whoever is asked, by one menu each: who has none, who is late, and where somebody writes between two throws', async () => {
  await Promise.all(
    tables.map(async (table) => {
      const { channel, match, ada, ben } = table;
      await expectOneMenuEach(house, table, [ada, ben]);
      await open(ada, table);
      await open(ben, table);
      await expectOneMenuEach(house, table);
      for (const person of [ada, ben]) await answer(person, table, 'w-pass');
      await expectOneMenuEach(house, table);

      // Ada, who has a menu, is late.
      const before = boardOf(ben.sees(channel), match)!.id;
      change(table, LATE, house.discord.clock.now() - 1);
      const calling = await follows(table, before);
      expect(calling.notified).toEqual([ada.id]);
      await expectOneMenuEach(house, table);

      ben.say(channel, 'Well…');
      change(table, OLD_ENOUGH);
      await answer(ada, table, 'c-pass');
      await follows(table, calling.id);
      await expectOneMenuEach(house, table);
      for (const person of [ada, ben])
        expect(
          person
            .sees(channel)
            .slice(-2)
            .map(({ ephemeral, author }) => [ephemeral, author.bot]),
        ).toEqual([
          [false, true],
          [true, true],
        ]);
      await answer(ada, table, 'w-pass');
      await answer(ben, table, 'w-pass');
      await expectOneMenuEach(house, table);
    }),
  );
  expectClean(house);
  expectAnsweredOnce(house);
});
