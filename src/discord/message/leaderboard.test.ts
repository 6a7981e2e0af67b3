import { describe, expect, test } from 'vitest';
import { faultsOf, idsOf } from '../../../test/support/message-fixtures.js';
import { showLeaderboard, showSharedLeaderboard } from '../../../test/support/shown.js';
import { LOCALES } from '../../games/game.js';
import { gameOf } from '../../games/registry.js';
import { columnWidth } from '../../text/column.js';
import { ORDERS } from '../ids.js';
import type { LeaderboardPage } from './leaderboard.js';
import type { Message } from './message.js';

const game = gameOf('qwixx')!;
const FAMILY = '👨\u200d👩\u200d👧\u200d👦';

/** The lines in which people stand. */
function rowsOf({ content }: Message): readonly string[] {
  return /```\n([\s\S]*?)\n```/.exec(content)?.[1]?.split('\n') ?? [];
}

describe('leaderboards', () => {
  test('escape names, turn pages, and are shown to all where anybody is on them', () => {
    const line = { rank: 1, personId: '1', name: '*x`*', account: null, value: 12.3, matches: 3 };
    const shown = { game, scope: 'here', by: 'average', page: 1 } as const;
    const made = showLeaderboard(shown, { lines: [line], total: 25, own: null }, 'en');
    expect(rowsOf(made)).toEqual(['1. *xˋ*  12.3  3']);
    expect(idsOf(made)).toEqual([
      ...['game', 'scope', 'by'].map((part) => `leaders:${part}:qwixx:here:average`),
      'top:qwixx:here:average:0',
      'top:qwixx:here:average:2',
      'show:qwixx:here:average:1',
    ]);
    expect(made.content).toContain('page 2 of 3');
    const one = showLeaderboard({ ...shown, page: 0 }, { lines: [line], total: 1, own: null }, 'en');
    expect(one.content).not.toContain('page');
    const none = showLeaderboard(shown, { lines: [], total: 0, own: null }, 'en');
    expect(faultsOf(none)).toEqual([]);
    expect(idsOf(none).filter((id) => id.startsWith('show:'))).toEqual([]);
  });

  test('say which matches count, and that it takes two where nobody is ranked', () => {
    const explain = (by: 'rating' | 'wins' | 'average' | 'best') =>
      showLeaderboard({ game, scope: 'here', by, page: 0 }, { lines: [], total: 0, own: null }, 'en').content;
    for (const by of ['wins', 'average', 'best'] as const) expect(explain(by)).toContain('at least two people');
    expect(explain('average')).toContain('from 3 matches on');
    expect(explain('rating')).toContain('half as much as the one before');
    expect(explain('best')).toContain('play a match together');
  });

  test('say who of several people of one name is meant, where they are known', () => {
    const line = { value: 3, matches: 3 };
    const people = [
      ['Sam', 'Sam Fox'],
      ['Ann', 'Ann'],
      ['SAM', 'Sam Lee'],
      ['Sam', 'Sam Lee'],
      ['Sam', null],
      [null, null],
      [null, null],
    ].map(([name, account], n) => ({ ...line, rank: n + 1, name: name!, account: account!, personId: `10${n}` }));
    const list = (scope: 'here' | 'all') =>
      showLeaderboard({ game, scope, by: 'wins', page: 0 }, { lines: people, total: 7, own: null }, 'en');
    const rows = (scope: 'here' | 'all') => rowsOf(list(scope)).map((row) => /^\d\. (.*?) {2,}/.exec(row)![1]);
    const nameless = 'Somebody from elsewhere';
    const here = ['Sam (Sam Fox)', 'Ann', 'SAM (Sam Lee)', 'Sam (Sam Lee)', 'Sam', nameless, nameless];
    expect(rows('here')).toEqual(here);
    expect(list('here').content).toContain('\n-# 3. <@102> · 4. <@103>\n');
    expect(rows('all')).toEqual(['Sam', 'Ann', 'SAM', 'Sam', 'Sam', nameless, nameless]);
    expect(list('all').content).not.toContain('<@');
  });

  test('have a line for each person that fits on a phone, whatever they are called, in every language', () => {
    const long = [
      'W'.repeat(32),
      '王'.repeat(32),
      'Benjamin Bartholomew the Younger',
      FAMILY.repeat(3),
      'Al',
      'AL',
      null,
    ];
    const lines = long.map((name, n) => {
      const account = `${name} of the house of Wolkenstein`;
      return { rank: 98 + n, personId: `${n}`, name, account, value: 1234 + n, matches: 1000 + n };
    });
    for (const locale of LOCALES)
      for (const by of ORDERS) {
        const board = { lines, total: 300, own: { rank: 270, personId: 'own', value: -12, matches: 3 } };
        const rows = rowsOf(showLeaderboard({ game, scope: 'here', by, page: 9 }, board, locale));
        expect(rows).toHaveLength(long.length + 1);
        expect(rows.filter((row) => columnWidth(row) > 38)).toEqual([]);
        expect(new Set(rows.map(columnWidth)).size, 'as wide as one another').toBe(1);
        expect(rows[2]).toMatch(/^100\. Benjamin Barthol\w*… {2}/);
        expect(rows[4]).toMatch(/^102\. Al \(Al of the h\w*…\) {2}/);
      }
  });

  const rated = (n: number, matches: number) => {
    return { rank: n, personId: `${n}`, name: `Person ${n}`, account: null, value: 1250 - 10 * n, matches };
  };
  const byRating = { game, scope: 'here', by: 'rating', page: 0 } as const;

  test('tell ratings as figures, provisional under ten matches, and nothing else so', () => {
    const lines = [rated(1, 10), rated(2, 9)];
    const rows = (page: LeaderboardPage) => rowsOf(showLeaderboard(page, { lines, total: 2, own: null }, 'en'));
    expect(rows(byRating)).toEqual(['1. Person 1  1,240   10', '2. Person 2  1,230?   9']);
    expect(rows({ ...byRating, by: 'best' })).toEqual(['1. Person 1  1240  10', '2. Person 2  1230   9']);
  });

  test('tell where their reader stands, unless the page does, and to everybody nobody’s own place', () => {
    const board = { lines: [rated(1, 10), rated(2, 10)], total: 30, own: rated(27, 3) };
    expect(rowsOf(showLeaderboard(byRating, board, 'en'))).toEqual([
      ' 1. Person 1  1,240   10',
      ' 2. Person 2  1,230   10',
      '27. You         980?   3',
    ]);
    expect(showLeaderboard(byRating, { ...board, own: rated(2, 10) }, 'en').content).not.toContain('You');
    const shared = showSharedLeaderboard(byRating, board, 'en');
    expect(shared.content).not.toContain('You');
    expect(idsOf(shared)).toEqual(['top:qwixx:here:rating:0']);
  });
});
