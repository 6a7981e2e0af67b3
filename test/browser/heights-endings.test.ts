import { expect, test } from 'vitest';
import { type Game, LEVELS, LOCALES, SOLO } from '../../src/games/game.js';
import { GAMES } from '../../src/games/registry.js';
import type { ActiveMatch } from '../../src/table/types.js';
import {
  freshMatch,
  further,
  postRow,
  seatRow,
  storedTable,
  tableRow,
  withAnswer,
  withSeals,
} from '../support/message-fixtures.js';
import { picker } from '../support/random-match.js';
import { showLobby, showResult } from '../support/shown.js';
import { NAMES, speaking, useHeights } from './heights.js';

const heights = useHeights();
const dieSign = heights.signs.faces;
/** A phone's window and a line more: its buttons are at the end, and whoever opened it sees them. */
const LOBBY = 660;
/** With places, ratings and what the dice follow from; of a full table it is scrolled. */
const RESULT = { few: 640, many: 1_000 };
const ALL = GAMES.flatMap((game) => LOCALES.map((locale) => [game.id, locale, game] as const));

test.each(ALL)('lobbies and results of %s with their seals are low (%s)', async (_, locale, game) => {
  const [few, many] = game.seats;
  const resultOf = (seats: number) => {
    const over = speaking(withSeals(endedMatch(game, seats), 'luck'), locale);
    const { match, table } = over.stored;
    const ended = { ...match, status: 'over' as const, played: NAMES.slice(0, seats).map((_, seat) => seat) };
    const stored = {
      ...over.stored,
      match: ended,
      matches: [ended],
      table: { ...table, status: 'over' as const, secret: null },
    };
    return showResult({ ...over, stored }, postRow('result', { messageId: '1' }), 'picture', dieSign);
  };
  const lobbyOf = (seats: number, maxSeats = many) => {
    const rows = NAMES.slice(0, seats).map((name, seat) => seatRow(seat, name, { word: seat < 2 ? 'luck' : null }));
    return showLobby(storedTable(tableRow(game, { locale, maxSeats, secret: 'f'.repeat(64) }), rows), game);
  };
  expect(
    await heights.boards(
      [...[SOLO, few, many].map((seats) => [`${seats}`, lobbyOf(seats)] as const), ['alone', lobbyOf(SOLO, SOLO)]],
      LOBBY,
    ),
  ).toEqual([]);
  const low = [SOLO, few].map((seats) => [`${seats}`, resultOf(seats)] as const);
  expect(await heights.boards(low, RESULT.few)).toEqual([]);
  expect(await heights.boards([['many', resultOf(many)]], RESULT.many)).toEqual([]);
});

/** A match to its end, as the bots play it. */
function endedMatch(game: Game, seats: number): ActiveMatch {
  const pick = picker(seats);
  let live = freshMatch(game, NAMES.slice(0, seats));
  while (!live.over) {
    const [seat] = live.awaited;
    live =
      seat === undefined ? further(live, pick) : withAnswer(live, seat, live.game.botMove(live.state, seat, LEVELS[0]));
  }
  return live;
}
