import { expect, test } from 'vitest';
import { LOCALES, SOLO } from '../../src/games/game.js';
import { GAMES } from '../../src/games/registry.js';
import { postRow } from '../support/message-fixtures.js';
import { showBoard } from '../support/shown.js';
import { askedMoments, HIGHEST, speaking, stepOf, useHeights } from './heights.js';

const heights = useHeights();

const ALL = GAMES.flatMap((game) => LOCALES.map((locale) => [game.id, locale, game] as const));

test.each(ALL)('boards of %s are low in every step, those of few fit on a phone (%s)', async (_, locale, game) => {
  const boardsOf = (seats: number) =>
    askedMoments(game, seats).flatMap((live) => {
      const board = postRow('board', { messageId: '1' });
      const made = heights.signed((sign) => showBoard(speaking(live, locale), board, 'picture', sign));
      return made.map(([drawn, message]) => [`${stepOf(live)}, ${drawn}`, message] as const);
    });
  expect(await heights.boards(boardsOf(SOLO), HIGHEST.few)).toEqual([]);
  expect(await heights.boards(boardsOf(game.seats[0]), HIGHEST.few)).toEqual([]);
  expect(await heights.boards(boardsOf(game.seats[1]), HIGHEST.many)).toEqual([]);
});
