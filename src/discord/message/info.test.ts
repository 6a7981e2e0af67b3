import { describe, expect, test } from 'vitest';
import { faultsOf, idsOf } from '../../../test/support/message-fixtures.js';
import { showLeaderboard, showStats } from '../../../test/support/shown.js';
import { GAMES, gameOf } from '../../games/registry.js';
import { helpMessage } from './help.js';
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
    expect(value).toContain('`[ ]` possible now');
  });

  test('of the rules count the points of a match that is over', () => {
    const made = rulesMessage(game, game.tutorial.length - 1, 'de');
    const value = made.content;
    expect(value).toContain('60 Punkte');
    expect(value).toContain('rot: 28 · gelb: 6 · grün: 3 · blau: 28 · Fehlwürfe: −5');
    expect(value).not.toContain('🎲');
  });

  test('of the leaderboard escape names and turn pages', () => {
    const line = { rank: 1, personId: '1', name: '*x*', account: null, value: 12.345, matches: 3 };
    const shown = { game, scope: 'here', by: 'average', page: 1 } as const;
    const made = showLeaderboard(shown, { lines: [line], total: 25 }, 'en');
    expect(made.content).toContain('`#1` \\*x\\*: **12.3** (3 matches)');
    expect(idsOf(made)).toEqual(['top:qwixx:here:average:0', 'top:qwixx:here:average:2']);
    expect(made.content).toContain('page 2 of 3');
    const one = showLeaderboard({ ...shown, page: 0 }, { lines: [line], total: 1 }, 'en');
    expect(one.content).not.toContain('page');
    expect(faultsOf(showLeaderboard(shown, { lines: [], total: 0 }, 'en'))).toEqual([]);
  });

  test('of the leaderboard say which matches count, and that it takes two where nobody is ranked', () => {
    const explain = (by: 'rating' | 'wins' | 'average' | 'best') =>
      showLeaderboard({ game, scope: 'here', by, page: 0 }, { lines: [], total: 0 }, 'en').content;
    for (const by of ['wins', 'average', 'best'] as const) expect(explain(by)).toContain('at least two people');
    expect(explain('average')).toContain('from 3 matches on');
    expect(explain('rating')).toContain('half as much as the one before');
    expect(explain('best')).toContain('play a match together');
  });

  test('of statistics say that matches with bots only are in them', () => {
    const stats = { matches: 1, wins: 1, average: 5, best: 5, rated: 0, series: 0, seriesWon: 0, rating: null };
    expect(showStats('Ann', [{ game: 'qwixx', ...stats }], gameOf, 'en').content).toContain('bots only');
  });

  test('of the leaderboard say who of several people of one name is meant, where they are known', () => {
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
      showLeaderboard({ game, scope, by: 'wins', page: 0 }, { lines: people, total: 7 }, 'en')
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

  test('of statistics and help keep the limits', () => {
    const stats = {
      matches: 3,
      wins: 1,
      average: 40.2,
      best: 66,
      rated: 2,
      series: 2,
      seriesWon: 1,
      rating: { mu: 25, sigma: 8 },
    };
    expect(faultsOf(showStats('Ann', [{ game: 'qwixx', ...stats }], gameOf, 'en'))).toEqual([]);
    expect(faultsOf(showStats('Ann', [], gameOf, 'en'))).toEqual([]);
    expect(faultsOf(helpMessage(GAMES, (command) => `</${command}:1000000000000000000>`, 'en'))).toEqual([]);
  });
});
