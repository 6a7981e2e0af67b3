import Database from 'better-sqlite3';
import type { SeenMessage } from 'local-discord';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { boardOf } from '../play/players.js';
import { expectAnsweredOnce, expectClean } from './checks.js';
import type { House } from './house.js';
import { expectOneMenuEach } from './one-menu.js';
import { answerOnMenu, beLate, boardAfter, buildPaces, pressMySheet, type TableOfPace } from './paces.js';

let house: House;
let tables: readonly TableOfPace[];

beforeAll(async () => {
  ({ house, tables } = await buildPaces());
});
afterAll(() => house?.close());

/** It has stood there for long enough to be followed by another one. */
function ageBoard({ match }: TableOfPace): void {
  const sqlite = new Database(house.database, { timeout: 5_000 });
  sqlite.prepare("UPDATE posts SET tried_at = tried_at - 60000 WHERE kind = 'board' AND match_id = ?").run(match);
  sqlite.close();
}

/** All that is left of a board beneath which people have written: two lines that ask nobody anything, and mention nobody any more. */
function expectFolded({ content, embeds, attachments, buttons, mentions }: SeenMessage): void {
  expect([attachments, buttons, mentions]).toEqual([[], [], []]);
  expect(content.split('\n')).toHaveLength(2);
  expect(`${content} ${embeds[0]?.description ?? ''}`).not.toMatch(/⏳|<@|\?\*\*/);
}

test('at every pace the next question reaches whoever is asked, by one menu each: who has none, who is late, and where somebody writes between two throws', async () => {
  await Promise.all(
    tables.map(async (table) => {
      const { channel, match, ada, ben } = table;
      await expectOneMenuEach(house, table, [ada, ben]);
      await pressMySheet(ada, table);
      await pressMySheet(ben, table);
      await expectOneMenuEach(house, table);
      for (const person of [ada, ben]) await answerOnMenu(person, table, 'w-pass');
      await expectOneMenuEach(house, table);

      // Ada, who has a menu, is late.
      const before = boardOf(ben.sees(channel), match)!.id;
      beLate(house, table);
      const calling = await boardAfter(house, table, before);
      expect(calling.notified).toEqual([ada.id]);
      await expectOneMenuEach(house, table);

      ben.say(channel, 'Well…');
      ageBoard(table);
      await answerOnMenu(ada, table, 'c-pass');
      await boardAfter(house, table, calling.id);
      await expectOneMenuEach(house, table);
      expectFolded(house.discord.messages(channel).find(({ id }) => id === calling.id)!);
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
      await answerOnMenu(ada, table, 'w-pass');
      await answerOnMenu(ben, table, 'w-pass');
      await expectOneMenuEach(house, table);
    }),
  );
  expectClean(house);
  expectAnsweredOnce(house);
});
