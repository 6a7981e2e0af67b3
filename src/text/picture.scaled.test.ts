import { describe, expect, test } from 'vitest';
import { textsDrawn } from '../../test/support/drawn-texts.js';
import { exampleOf } from '../../test/support/fixtures.js';
import { freshMatch, further, withAnswer } from '../../test/support/message-fixtures.js';
import { momentsOf, picker, randomMatch } from '../../test/support/random-match.js';
import { toScale } from '../../test/support/scale.js';
import { type Game, LOCALES, type Locale, type Seat, type View } from '../games/game.js';
import { GAMES } from '../games/registry.js';
import { shorten } from './name.js';
import { boardAlt, menuAlt, type Turn } from './picture.js';
import { voiceOf } from './say.js';

/** German has the longest words. */
const SPOKEN = toScale<readonly Locale[]>({ full: LOCALES, brief: ['de'] });

describe('a picture in words', () => {
  test('tells the throw, the own entries and what is possible', () => {
    expect(menuAlt(exampleOf('qwixx', 'menu').view, 0, voiceOf('en'))).toBe(
      'Throw: white 6, white 4, red 4, yellow 1, green 1, and blue 5. Sum: white 10. Your sheet. ' +
        'red 2–12: 3 = 1, lock 1/5; yellow 2–12: nothing = 0, lock 0/5; green 12–2: nothing = 0, lock 0/5; ' +
        'blue 12–2: nothing = 0, lock 0/5. 0 of 4 penalty boxes crossed (cost −5). Total 1. ' +
        'Possible: red 10, yellow 10, green 10, blue 10. ' +
        '1, 2, 3 … crosses: 1 3 6 10 15 21 28 36 45 55 66 78 points.',
    );
  });

  test('says nothing of penalty boxes, nor of rows, where a game has none', () => {
    const bare = { seat: 0, rows: [], columns: [], total: 12 };
    const view = { dice: [], sum: null, sums: [], step: null, sheets: [bare] };
    expect(menuAlt(view, 0, voiceOf('en'))).toBe('Your sheet. Total 12.');
    expect(boardAlt({ view, turn: null }, () => voiceOf('de', ['Ada']))).toBe('Blatt 1, Ada: Gesamt 12.');
  });

  test('tells what adds up, where rows rise and fall, and what is worth nothing yet', () => {
    const text = menuAlt(exampleOf('qwantum', 'menu').view, 0, voiceOf('en'));
    expect(text).toMatch(/ Sums: purple \d+, blue \d+, red \d+, yellow \d+\. /);
    expect(text).toContain('Rows rise to field 4, then fall.');
    expect(text).toContain('(cost −1 −2 −3 −4 −5)');
  });

  test('tells which fields are five-sided, and which can’t be filled any more', () => {
    const text = menuAlt(exampleOf('qwinto', 'menu').view, 5, voiceOf('en'));
    expect(text).toContain('Sum: 10.');
    expect(text).toContain('Bonus fields: orange D H, yellow J, purple C K.');
    const { view } = exampleOf('qwinto', 'menu');
    const sheets = view.sheets.map((sheet) => ({
      ...sheet,
      rows: sheet.rows.map((row) => ({
        ...row,
        cells: row.cells.map((cell) => (cell.mark === 'open' ? { ...cell, mark: 'closed' as const } : cell)),
      })),
    }));
    expect(menuAlt({ ...view, sheets }, 5, voiceOf('en'))).toContain('orange: D6 G9 H11 = 3, blocked C E');
  });

  test('tells how far each lock is, that one can be had, and that one was', () => {
    const lockOf = (progress?: { made: number; of: number }, mark: 'open' | 'entered' = 'open') => {
      const cell = { text: '', shape: 'lock', possible: false, pending: false } as const;
      const number = { ...cell, text: '2', mark: 'open', shape: 'square' } as const;
      const lock = { ...cell, mark, ...(progress && { progress }) };
      const row = { colour: 'red', cells: [number, lock], points: 6, closed: mark === 'entered', line: null } as const;
      const sheet = { seat: 0, rows: [row], columns: [], total: 6 };
      return menuAlt({ dice: [], sum: null, sums: [], step: null, sheets: [sheet] }, 0, voiceOf('en'));
    };
    expect(lockOf({ made: 3, of: 5 })).toContain('red 2–2: nothing = 6, lock 3/5.');
    expect(lockOf()).toContain('red 2–2: nothing = 6, lock open.');
    expect(lockOf(undefined, 'entered')).toContain('red 2–2: lock (closed) = 6.');
  });

  test('tells the own answer', () => {
    const text = menuAlt(exampleOf('qwixx', 'menu-answered').view, 0, voiceOf('en'));
    expect(text).toContain('Your answer: yellow 11.');
    expect(text).toContain('red 2–12: 2 4 5 8 9 (closed) = 15');
  });

  test('calls fields without a number as the buttons do, and says which number would come there', () => {
    const text = menuAlt(exampleOf('qwinto', 'menu').view, 5, voiceOf('en'));
    expect(text).toContain('Throw: orange 6, yellow not thrown, and purple 4.');
    expect(text).toContain('purple: B3 F9 H14 = 3. Points of columns: H11.');
    expect(text).toContain('Possible: 10 in purple G.');
  });

  test('counts the place of a field that the buttons do not call by a name', () => {
    const text = menuAlt(exampleOf('qwantum', 'menu').view, 0, voiceOf('en'));
    expect(text).toContain('Possible: 10 in purple field 6, 9 in blue field 5');
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
    expect(text).toMatch(
      /Sheet 1, Ada: .* 2nd place\. Sheet 2, Maximiliane: .* 1st place\. Sheet 3, .* 2nd place\. Rows /,
    );
  });

  /** Each number as often as it stands there: of a range all that are in it, of what penalties cost each once. */
  function numbersIn(texts: readonly string[]): ReadonlyMap<string, number> {
    const counts = new Map<string, number>();
    const spread = (_: string, from: string, to: string): string => {
      const [least, most] = [Math.min(+from, +to), Math.max(+from, +to)];
      return Array.from({ length: most - least + 1 }, (_each, n) => least + n).join(' ');
    };
    for (const text of texts) {
      for (const [number] of text.replace(/(\d+)–(\d+)/g, spread).matchAll(/−?\d+/g))
        counts.set(number, (counts.get(number) ?? 0) + 1);
    }
    return counts;
  }

  /** Left of the scale stands how many crosses a line of it is about: the words count them from the first. */
  function drawnNumbers(view: View, seat: Seat): ReadonlyMap<string, number> {
    const texts = textsDrawn(view, seat).filter((text) => !text.endsWith('×'));
    const isCost = (text: string): boolean => /^−\d+$/.test(text);
    return numbersIn([...texts.filter((text) => !isCost(text)), ...new Set(texts.filter(isCost))]);
  }

  test.each(SPOKEN)('has every number of a menu’s picture, in every moment of every game in %s', (locale) => {
    const voice = voiceOf(locale);
    for (const game of GAMES) {
      const matches = Array.from({ length: toScale({ full: 2, brief: 1 }) }, (_, seed) => randomMatch(game, seed));
      for (const { after } of momentsOf(matches)) {
        for (const { seat } of game.view(after, null).sheets) {
          const view = game.view(after, seat);
          const alt = menuAlt(view, seat, voice);
          const told = numbersIn([alt]);
          const missing = [...drawnNumbers(view, seat)].filter(([number, times]) => (told.get(number) ?? 0) < times);
          expect(missing, alt).toEqual([]);
        }
      }
    }
  });

  test.each(SPOKEN)('has every name, total and row’s points of a full board, in every moment in %s', (locale) => {
    const names = ['Maximiliane', 'Konstantin', 'Alexandra', 'Sebastian', 'Friederike', 'Bartholomäus'];
    for (const game of GAMES) {
      const [least, most] = game.seats;
      for (const { after } of momentsOf([randomMatch(game, most - least)])) {
        const view = game.view(after, null);
        const voice = voiceOf(locale, names);
        const text = boardAlt({ view, turn: turnAmong(view) }, () => voice);
        for (const { seat, rows, total } of view.sheets) {
          const [, own = ''] = text.split(new RegExp(`${seat + 1},? ${names[seat]}`));
          const points = rows.flatMap((row) => (row.points === null ? [] : `= ${row.points}`));
          expect(own.match(/= \d+/g)?.slice(0, points.length) ?? []).toEqual(points);
          expect(own).toMatch(new RegExp(`^[^.]*(?:\\.[^.]*)*? ${String(total).replace('-', '−')}\\.`));
        }
      }
    }
  });

  test.each(SPOKEN)('tells every entry with its place at a full table too, to the end of a match in %s', (locale) => {
    const names = ['Maximiliane', 'Konstantin', 'Alexandra', 'Sebastian', 'Friederike', 'Bartholomäus'];
    for (const game of GAMES) {
      for (const view of viewsByBots(game, names.slice(0, game.seats[1]))) {
        const text = boardAlt({ view, turn: turnAmong(view) }, (room) =>
          voiceOf(
            locale,
            names.map((name) => shorten(name, room)),
          ),
        );
        for (const { rows, seat } of view.sheets) {
          const [, own = ''] = text.split(new RegExp(`${seat + 1},? ${names[seat]!.slice(0, 5)}`));
          for (const { cells } of rows) {
            const fields = cells.filter(({ mark, shape }) => mark !== 'gap' && shape !== 'lock');
            const entered = fields.filter(({ mark }) => mark === 'entered');
            const byName = entered.map((cell) => `${cell.name ?? ''}${cell.text}`).join(' ');
            const inLine = fields.map(({ mark, text: number }) => (mark === 'entered' ? number : '[–×]')).join(' ');
            expect(own.includes(byName) || new RegExp(` ${inLine}[ ,;.]`).test(own), text).toBe(true);
          }
        }
      }
    }
  });

  /** What everybody is shown of a match, as the bots play it. */
  function viewsByBots(game: Game, names: readonly string[]): readonly View[] {
    const pick = picker(names.length);
    const views: View[] = [];
    let live = freshMatch(game, names);
    while (!live.over) {
      const [seat] = live.awaited;
      live = seat === undefined ? further(live, pick) : withAnswer(live, seat, game.botMove(live.state, seat, 'hard'));
      views.push(game.view(live.state, null));
    }
    return views;
  }

  /** How much a board of six tells whose names are so long, and as long as there is room for. */
  function levelsTo(longest: number, named: (length: number, room: number) => number): readonly string[] {
    const { view } = exampleOf('qwinto', 'board-six');
    const toldTo = (length: number): string =>
      boardAlt({ view, turn: null }, (room) =>
        voiceOf(
          'en',
          view.sheets.map(() => 'W'.repeat(named(length, room))),
        ),
      );
    const levelOf = (text: string): string => {
      if (text.includes('orange: ')) return 'whole';
      if (text.includes('Bonus fields')) return /\b[OYP] [A-L]\d/.test(text) ? 'letters' : 'fields';
      if (/\bO \d/.test(text)) return 'entries';
      return /\bO = \d/.test(text) ? 'scores' : 'total';
    };
    const levels = Array.from({ length: longest }, (_, n) => levelOf(toldTo(n + 1)));
    return levels.filter((level, n) => level !== levels[n - 1]);
  }

  test('leaves out words first, then the letters of places, and shortens names before it tells anything less', () =>
    expect(levelsTo(160, Math.min)).toEqual(['whole', 'letters', 'fields']));

  test('where names can’t be shorter leaves out places and what is printed, then entries, then what rows are worth', () =>
    expect(levelsTo(130, (length) => length)).toEqual(['whole', 'letters', 'entries', 'scores', 'total']));

  test('tells field by field, with a dash for an open one and a cross for one that is lost, and who is meant by numbers', () => {
    const { view } = exampleOf('qwinto', 'board-six');
    const name = 'W'.repeat(60);
    const text = boardAlt({ view, turn: { active: 1, answered: [0, 2], awaited: [3] } }, (room) =>
      voiceOf(
        'en',
        view.sheets.map(() => shorten(name, room)),
      ),
    );
    expect(text).toContain('Turn: 2. Answered: 1 and 3. Awaited: 4. 1 WWWWW');
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
        expect(
          view.sheets.filter(
            ({ seat }) => !board.includes(`${seat + 1} WWWWW`) && !board.includes(`${seat + 1}, WWWWW`),
          ),
        ).toEqual([]);
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
            expect(text).toMatch(new RegExp(`\\b${seat + 1},? .*${String(total).replace('-', '−')}`, 'u'));
          }
        }
      }
    },
  );
});
