import { describe, expect, test } from 'vitest';
import { exampleOf } from '../../test/support/fixtures.js';
import { momentsOf, randomMatch } from '../../test/support/random-match.js';
import { toScale } from '../../test/support/scale.js';
import { LOCALES, type Locale, type View } from '../games/game.js';
import { GAMES } from '../games/registry.js';
import { shorten } from './name.js';
import { boardAlt, menuAlt, type Turn } from './picture.js';
import { voiceOf } from './say.js';

/** German has the longest words. */
const SPOKEN = toScale<readonly Locale[]>({ full: LOCALES, brief: ['de'] });

describe('a picture in words', () => {
  test('tells the throw, the own entries and what is possible', () => {
    expect(menuAlt(exampleOf('qwixx', 'menu').view, 0, voiceOf('en'))).toBe(
      'Throw: white 6, white 4, red 4, yellow 1, green 1, and blue 5. Your sheet. red: 3 = 1; yellow: nothing; ' +
        'green: nothing; blue: nothing. 0 of 4 penalty boxes crossed. Total 1. ' +
        'Possible now: red 10, yellow 10, green 10, blue 10.',
    );
  });

  test('says nothing of penalty boxes, nor of rows, where a game has none', () => {
    const bare = { seat: 0, rows: [], columns: [], total: 12 };
    const view = { dice: [], sum: null, sums: [], step: null, sheets: [bare] };
    expect(menuAlt(view, 0, voiceOf('en'))).toBe('Your sheet. Total 12.');
    expect(boardAlt({ view, turn: null }, () => voiceOf('de', ['Ada']))).toBe('Blatt 1, Ada: Gesamt 12.');
  });

  test('tells the own answer', () => {
    const text = menuAlt(exampleOf('qwixx', 'menu-answered').view, 0, voiceOf('en'));
    expect(text).toContain('Your answer: yellow 11.');
    expect(text).toContain('red: 2 4 5 8 9 (closed) = 15');
  });

  test('calls fields without a number as the buttons do, and says which number would come there', () => {
    const text = menuAlt(exampleOf('qwinto', 'menu').view, 5, voiceOf('en'));
    expect(text).toContain('Throw: orange 6, yellow not thrown, and purple 4.');
    expect(text).toContain('purple: B3 F9 H14 = 3. Points of columns: 11.');
    expect(text).toContain('Possible now: 10 in purple G.');
  });

  test('counts the place of a field that the buttons do not call by a name', () => {
    const text = menuAlt(exampleOf('qwantum', 'menu').view, 0, voiceOf('en'));
    expect(text).toContain('Possible now: 10 in purple field 6, 9 in blue field 5');
  });

  test('tells every sheet of a board with its number and name', () => {
    const { view, players } = exampleOf('qwantum', 'board-four');
    const text = boardAlt({ view, turn: null }, () =>
      voiceOf(
        'en',
        players.map(({ name }) => name),
      ),
    );
    expect(text).toContain('Sheet 1, Ada: purple: 4 9 14 20 12; blue: 3 8 15 22;');
    expect(text).toContain('Sheet 4, 王伟:');
  });

  test('tells of a board whose turn it is, who has answered and who is awaited', () => {
    const { view, players } = exampleOf('qwantum', 'board-four');
    const voice = voiceOf(
      'en',
      players.map(({ name }) => name),
    );
    expect(boardAlt({ view, turn: { active: 0, answered: [1, 3], awaited: [2] } }, () => voice)).toContain(
      'Turn: Ada. Answered: Maximiliane and 王伟. Awaited: Božena. Sheet 1, Ada: ',
    );
    expect(boardAlt({ view, turn: { active: 2, answered: [], awaited: [] } }, () => voice)).toContain(
      'Turn: Božena. Sheet 1, Ada: ',
    );
  });

  test('tells of a result who came where', () => {
    const { view, players } = exampleOf('qwantum', 'board-three');
    const voice = voiceOf(
      'en',
      players.map(({ name }) => name),
    );
    const text = boardAlt({ view, turn: null, places: [2, 1, 2] }, () => voice);
    expect(text).toMatch(/Sheet 1, Ada: .* 2nd place\. Sheet 2, Maximiliane: .* 1st place\. Sheet 3, .* 2nd place\.$/);
  });

  /** Nothing is longer than when some have answered and all others have not. */
  function turnAmong({ sheets }: View): Turn {
    const seats = sheets.map(({ seat }) => seat);
    return { active: 0, answered: seats.slice(0, 1), awaited: seats.slice(1) };
  }

  test.each(SPOKEN)('fits its limit in every moment of every game in %s, however long the names', (locale) => {
    const longest = 'W'.repeat(32);
    for (const game of GAMES) {
      const [least, most] = game.seats;
      for (const { after } of momentsOf([randomMatch(game, most - least)])) {
        const view = game.view(after, null);
        const names = view.sheets.map(() => longest);
        const voice = voiceOf(locale, names);
        const turn = turnAmong(view);
        const board = boardAlt({ view, turn }, () => voice);
        const menus = view.sheets.map(({ seat }) => menuAlt(game.view(after, seat), seat, voice));
        for (const text of [board, ...menus]) expect(text.length).toBeLessThanOrEqual(1024);
        for (const text of menus) expect(text.endsWith('…')).toBe(false);
        expect(board.split(longest).length - 1).toBe(2 * names.length + 1);
      }
    }
  });

  test.each(SPOKEN)(
    'tells every sheet and its points in %s, though each seat is called by two long names',
    (locale) => {
      const called = `${'👩‍👩‍👧‍👦'.repeat(9)} (${'W'.repeat(90)})`;
      for (const game of GAMES) {
        const [least, most] = game.seats;
        for (const { after } of momentsOf([randomMatch(game, most - least)])) {
          const view = game.view(after, null);
          const names = view.sheets.map(() => called);
          const turn = turnAmong(view);
          const text = boardAlt({ view, turn }, (room) =>
            voiceOf(
              locale,
              names.map((name) => shorten(name, room)),
            ),
          );
          expect(text.length).toBeLessThanOrEqual(1024);
          expect(text).not.toMatch(/\p{Cs}/u);
          for (const { seat, total } of view.sheets) {
            expect(text).toMatch(new RegExp(`\\b${seat + 1}, .*${String(total).replace('-', '−')}`, 'u'));
          }
        }
      }
    },
  );
});
