import { describe, expect, test } from 'vitest';
import { faultsOf, idsOf } from '../../../test/support/message-fixtures.js';
import { showLeaderboard, showSharedLeaderboard } from '../../../test/support/shown.js';
import { gameOf } from '../../games/registry.js';

const game = gameOf('qwixx')!;

describe('leaderboards', () => {
  test('escape names, turn pages, and are shown to all where anybody is on them', () => {
    const line = { rank: 1, personId: '1', name: '*x*', account: null, value: 12.3, matches: 3 };
    const shown = { game, scope: 'here', by: 'average', page: 1 } as const;
    const made = showLeaderboard(shown, { lines: [line], total: 25, own: null }, 'en');
    expect(made.content).toContain('`#1` \\*x\\*: **12.3** (3 matches)');
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
    const line = { rank: 1, value: 3, matches: 3 };
    const people = [
      ['Sam', 'Sam Fox'],
      ['Ann', 'Ann'],
      ['SAM', 'Sam Lee'],
      ['Sam', 'Sam Lee'],
      ['Sam', null],
      [null, null],
      [null, null],
    ].map(([name, account], n) => ({ ...line, name: name!, account: account!, personId: `10${n}` }));
    const listNames = (scope: 'here' | 'all') =>
      showLeaderboard({ game, scope, by: 'wins', page: 0 }, { lines: people, total: 7, own: null }, 'en')
        .content.split('\n')
        .flatMap((text) => /^`#1` (.*): \*\*/.exec(text)?.[1]?.replaceAll('\\', '') ?? []);
    const nameless = 'Somebody from another server';
    expect(listNames('here')).toEqual([
      'Sam (Sam Fox)',
      'Ann',
      'SAM (Sam Lee) <@102>',
      'Sam (Sam Lee) <@103>',
      'Sam',
      nameless,
      nameless,
    ]);
    expect(listNames('all')).toEqual(['Sam', 'Ann', 'SAM', 'Sam', 'Sam', nameless, nameless]);
  });

  const rated = (n: number, matches: number) => {
    return { rank: n, personId: `${n}`, name: `Person ${n}`, account: null, value: 1250 - 10 * n, matches };
  };
  const byRating = { game, scope: 'here', by: 'rating', page: 0 } as const;

  test('tell ratings as figures, provisional under ten matches, and nothing else so', () => {
    const lines = [rated(1, 10), rated(2, 9)];
    const { content } = showLeaderboard(byRating, { lines, total: 2, own: null }, 'en');
    expect(content).toContain('`#1` Person 1: **1,240** (10 matches)');
    expect(content).toContain('`#2` Person 2: **1,230** (9 matches, provisional)');
    const best = showLeaderboard({ ...byRating, by: 'best' }, { lines, total: 2, own: null }, 'en');
    expect(best.content).toContain('`#2` Person 2: **1230** (9 matches)');
  });

  test('tell where their reader stands, unless the page does, and to everybody nobody’s own place', () => {
    const board = { lines: [rated(1, 10), rated(2, 10)], total: 30, own: rated(27, 3) };
    const own = '`#27` You: **980** (3 matches, provisional)';
    expect(showLeaderboard(byRating, board, 'en').content).toContain(own);
    expect(showLeaderboard(byRating, { ...board, own: rated(2, 10) }, 'en').content).not.toContain('You');
    const shared = showSharedLeaderboard(byRating, board, 'en');
    expect(shared.content).not.toContain('You');
    expect(idsOf(shared)).toEqual(['top:qwixx:here:rating:0']);
  });
});
