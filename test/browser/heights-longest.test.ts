import { expect, test } from 'vitest';
import { fairMessage } from '../../src/discord/message/help.js';
import { LOCALES } from '../../src/games/game.js';
import { GAMES, gameOf } from '../../src/games/registry.js';
import type { ActiveMatch } from '../../src/table/types.js';
import { freshMatch, postRow, withAnswer, withThrow } from '../support/message-fixtures.js';
import { showBoard, showDice, showMenu } from '../support/shown.js';
import { thrownRows } from '../support/thrown.js';
import { askedMoments, HIGHEST, NAMES, speaking, stepOf, useHeights } from './heights.js';

/**
 * As long and as wide as names get, such as the picture writes, and such as it does not. There a smaller line tells whose its sheets
 * are, as nothing else does: so much `more` a board may take.
 */
const LONG_NAMES = {
  letters: { names: ['A', 'B', 'C', 'D', 'E', 'F'].map((first) => first + 'W'.repeat(31)), more: 0 },
  emojis: { names: ['🍎', '🍐', '🍊', '🍋', '🍌', '🍉'].map((first) => first + '🦄'.repeat(31)), more: 18 },
} as const;
const heights = useHeights();
const dieSign = heights.signs.faces;

const LONG = GAMES.flatMap((game) =>
  Object.entries(LONG_NAMES).map(([of, long]) => [game.id, of, game, long] as const),
);

test.each(LONG)(
  'boards and menus of %s are as low for people with the longest names, of %s',
  async (_, of, game, long) => {
    const { names, more } = long;
    const momentsAt = (seats: number) => askedMoments(game, seats, { names }).map((live) => speaking(live, 'de'));
    const boardsOf = (seats: number) =>
      momentsAt(seats).map((live) => {
        const board = showBoard(live, postRow('board', { messageId: '1' }), 'picture', dieSign);
        return [`${stepOf(live)}, ${of}`, board] as const;
      });
    expect(await heights.boards(boardsOf(game.seats[0]), HIGHEST.few + more)).toEqual([]);
    expect(await heights.boards(boardsOf(game.seats[1]), HIGHEST.many + more)).toEqual([]);
    const menus = momentsAt(game.seats[0]).flatMap((live) =>
      live.stored.seats.map(({ seat }) => {
        const menu = showMenu(live, seat, { locale: 'de', look: 'picture', dieSign });
        return [`${stepOf(live)} ${menu.components.map((row) => row.components.length)}`, menu] as const;
      }),
    );
    expect(await heights.menus(menus, HIGHEST.menu)).toEqual([]);
  },
);

test.each(LOCALES)('what is told of the dice fits on a phone (%s)', async (locale) => {
  const thrown = GAMES.map((game) => {
    const rows = thrownRows(game, (_, face) => 9_000 + 100 * face);
    return [game.id, showDice(game, rows, locale)] as const;
  });
  const pages = [...thrown, ['fair', fairMessage((command) => `\`/${command}\``, locale)] as const];
  expect(await heights.menus(pages, HIGHEST.page)).toEqual([]);
});

/** Two who have passed so often each, and of whom the first has all crosses of action 2 to choose from. */
function manyCrosses(passes: number): ActiveMatch {
  const faces = ['4', '1', '2', '5', '3', '6'];
  const whitePassed = (live: ActiveMatch) => withAnswer(withAnswer(withThrow(live, faces), 1, 'w-pass'), 0, 'w-pass');
  let live = freshMatch(gameOf('qwixx')!, NAMES.slice(0, 2));
  for (let turn = 0; turn < 2 * passes; turn += 1) live = withAnswer(whitePassed(live), turn % 2, 'c-pass');
  return whitePassed(live);
}

test.each(LOCALES)(
  'the menu of Qwixx with most crosses fits on a phone, also before a last misthrow (%s)',
  async (locale) => {
    const menus = [0, 3].map((passes) => {
      const menu = showMenu(manyCrosses(passes), 0, { locale, look: 'picture', dieSign });
      return [`after ${passes} misthrows`, menu] as const;
    });
    for (const [, { components }] of menus) expect(components.flatMap((row) => row.components)).toHaveLength(9);
    expect(await heights.menus(menus, HIGHEST.menu)).toEqual([]);
  },
);
