import { describe, expect, test } from 'vitest';
import { faultsOf, idsOf } from '../../../test/support/message-fixtures.js';
import { showStats } from '../../../test/support/shown.js';
import { LOCALES } from '../../games/game.js';
import { GAMES, gameOf } from '../../games/registry.js';
import { helpMessage } from './help.js';
import type { SidesPicture } from './message.js';
import { pagesOf, rulesMessage } from './rules.js';

const game = gameOf('qwixx')!;

describe('messages', () => {
  test('of the rules exist for every page, and a page beyond shows the last', () => {
    for (const each of GAMES) {
      for (const page of [...pagesOf(each).keys(), 999]) expect(faultsOf(rulesMessage(each, page, 'en'))).toEqual([]);
    }
    expect(idsOf(rulesMessage(game, 1, 'en'))).toEqual(['rules:qwixx:0', 'rules:qwixx:2', 'contents:qwixx']);
    const last = rulesMessage(game, 999, 'en');
    expect(idsOf(last)).toEqual([`rules:qwixx:${game.tutorial.length - 1}`, 'contents:qwixx']);
    expect(last.content).toContain(`Page ${game.tutorial.length + 1}/${game.tutorial.length + 1}`);
    expect(last.content).toContain('`/qwixx start`');
  });

  test('of the rules show a position with its throw, its sheet and what can be seen there', () => {
    const made = rulesMessage(game, 4, 'en');
    expect(made.content).toContain('**Qwixx: Closing a row**');
    const [, value] = made.content.split('**Example**');
    expect(value).toContain('red 12 brings the lock');
    expect(value).toContain('🎲 **W6 W6 · R2 Y5 G1 B3**\nwhite 6, white 6');
    expect(value).toContain('11[12   L]=15');
    expect(value).toContain('`[ ]` possible');
  });

  test('of the rules show the sides of dice in place of a sheet, drawn or in letters, and say them in words', () => {
    const qwantum = gameOf('qwantum')!;
    const page = qwantum.tutorial.findIndex(({ example }) => example?.dice !== undefined);
    const { content } = rulesMessage(qwantum, page, 'en');
    expect(content).toContain('```\nW1 W2 W3 W4 W5 W6\nR1 R4 Y5 B5 B1 P6\n');
    expect(content).toMatch(/\n```\n-# `P` purple · `B` blue · `R` red · `Y` yellow$/);
    for (const locale of LOCALES) {
      const { picture } = rulesMessage(qwantum, page, locale, { look: 'picture' });
      const { alt, dice } = picture as SidesPicture;
      expect(dice.map(({ length }) => length)).toEqual([6, 6, 6, 6, 6, 6, 6]);
      expect(alt.length).toBeLessThanOrEqual(1024);
      if (locale === 'en') expect(alt).toMatch(/Sides of the dice: white 1, .+; red 1, red 4, yellow 5, .+\.$/);
    }
  });

  test('of the rules count the points of a match that is over', () => {
    const made = rulesMessage(game, game.tutorial.length - 1, 'de');
    const value = made.content;
    expect(value).toContain('60 Punkte');
    expect(value).toContain('rot: 28 · gelb: 6 · grün: 3 · blau: 28 · Fehlwürfe: −5');
    expect(value).not.toContain('🎲');
  });

  test('of statistics say that matches with bots only are in them', () => {
    const stats = {
      alone: null,
      matches: 1,
      wins: 1,
      average: 5,
      best: 5,
      rated: 0,
      series: 0,
      seriesWon: 0,
      rating: null,
      recent: [],
    };
    expect(showStats('Ann', [{ game: 'qwixx', ...stats }], 'en').content).toContain('bots only');
  });

  test('of statistics and help keep the limits', () => {
    const stats = {
      alone: null,
      matches: 3,
      wins: 1,
      average: 40.2,
      best: 66,
      rated: 2,
      series: 2,
      seriesWon: 1,
      rating: { mu: 25, sigma: 8 },
      recent: [
        { points: -4, isWon: false },
        { points: 66, isWon: true },
      ],
    };
    expect(faultsOf(showStats('Ann', [{ game: 'qwixx', ...stats }], 'en'))).toEqual([]);
    expect(faultsOf(showStats('Ann', [], 'en'))).toEqual([]);
    expect(showStats('Ann', [], 'en', 'picture')).toMatchObject({ picture: null });
    expect(showStats('Ann', [{ game: 'qwixx', ...stats }], 'en').content).toContain(
      'rating 1,040 (provisional) after 2 matches without bots\n-# last results, newest at the end: −4, 66 🏆',
    );
    const drawn = showStats('Ann', [{ game: 'qwixx', ...stats }], 'en', 'picture');
    expect(drawn.content).not.toContain('last results');
    expect(drawn.picture).toMatchObject({
      charts: [{ title: 'Qwixx', results: stats.recent }],
      alt: 'Qwixx: last results, newest at the end: −4, 66 🏆.',
    });
    expect(faultsOf(helpMessage(GAMES, (command) => `</${command}:1000000000000000000>`, 'en'))).toEqual([]);
  });

  test('of help are five lines, each with what there is to do, by commands that can be tapped', () => {
    for (const locale of LOCALES) {
      const { content, embeds } = helpMessage(GAMES, (command) => `</${command}:1000000000000000000>`, locale);
      const [title, ...lines] = content.split('\n');
      expect([title, embeds]).toEqual([expect.stringMatching(/^\*\*.+\*\*$/), []]);
      expect(lines).toHaveLength(5);
      expect(lines.filter((line) => !/<\/\w[\w ]*:\d+>/.test(line))).toEqual([]);
      expect(content).not.toMatch(/`\//);
    }
  });
});
