import { describe, expect, test } from 'vitest';
import { idsOf, postRow, seatRow, storedTable, tableRow } from '../../../test/support/message-fixtures.js';
import { soloScenario } from '../../../test/support/scenario.js';
import { wordsOn } from '../../../test/support/screens.js';
import { showBoard, showLobby, showMenu, showResult, showStats } from '../../../test/support/shown.js';
import { soloScreens } from '../../../test/support/solo-screens.js';
import { SOLO } from '../../games/game.js';
import { GAMES } from '../../games/registry.js';
import { SHEET_STYLES } from '../../settings/settings.js';
import type { SeatRow } from '../../store/rows.js';

const [GAME] = GAMES;
const games = GAMES.map((game) => ({ id: game.id, game }));
const ANN = seatRow(0, 'Ann');
const BOT = seatRow(1, 'Bot 1', { personId: null, level: 'hard' });

function lobbyOf(seats: readonly SeatRow[], maxSeats = 4) {
  return showLobby(storedTable(tableRow(GAME!, { maxSeats }), seats), GAME!);
}

const kindsIn = (made: ReturnType<typeof lobbyOf>): readonly string[] =>
  idsOf(made).map((id) => id.slice(0, id.indexOf(':')));

describe('a lobby', () => {
  test('has a button to play alone while one person sits there, with bots or without', () => {
    for (const seats of [[ANN], [ANN, BOT]]) expect(kindsIn(lobbyOf(seats))).toContain('alone');
    expect(kindsIn(lobbyOf([ANN, seatRow(1, 'Ben')]))).not.toContain('alone');
  });

  test('of one seat is begun by its main button, and has none for others', () => {
    const made = lobbyOf([ANN], SOLO);
    expect(kindsIn(made)).toEqual(['begin', 'cancel', 'howto']);
    expect(made.components[0]!.components[0]).toMatchObject({ style: 1 });
    expect(made.content).toContain('plays alone, and presses **Start**.');
    expect(made.embeds[0]!.description).toContain('No clock runs');
    expect(made.embeds[0]!.description).not.toContain('60 seconds');
  });
});

describe.each(games)('who plays $id alone', ({ game }) => {
  const moments = soloScenario(game, 'Ann');
  const over = moments.find((live) => live.over)!;

  test('is told nothing of others, of places or of time', () => {
    const told = soloScreens(game, 'Ann', 'en').flatMap(wordsOn).join('\n');
    expect(told).not.toMatch(/Waiting for|wait for others|\d(?:st|nd|rd|th) place|🏆|🥇|Rematch|Take the seat|Turn:/);
    for (const live of moments) {
      for (const look of SHEET_STYLES) {
        const made = [showBoard(live, postRow('board'), look), showMenu(live, 0, { look })];
        expect(made.flatMap(wordsOn).join('\n')).not.toMatch(/⏳|✓|still to answer/);
      }
    }
  });

  test('is asked as whose turn it is', () => {
    for (const live of moments.filter(({ awaited }) => awaited.length > 0))
      expect(showMenu(live, 0).content).toContain('**Your turn: ');
  });

  test('has a result with the points, and with how they have done alone', () => {
    const alone = { matches: 12, best: 115, average: 81.3 };
    const results = [{ seat: 0, ratingBefore: null, ratingAfter: null, bestBefore: -99 }];
    const made = showResult({ ...over, stored: { ...over.stored, alone, results } }, postRow('result'));
    const points = String(game.scores(over.state)[0]!.total).replace('-', '−');
    expect(made.content).toMatch(new RegExp(`\\n## .*Ann.*: ${points} points?\\n`));
    expect(made.content).toContain('-# ⭐ new best · Alone: 12 matches · best 115 · average 81.3');
    expect(wordsOn(made)).toContain('Play again');
    expect(made.embeds[0]!.fields).toHaveLength(1);
  });

  test('has a picture without medal, turn or signs of answers', () => {
    for (const made of [
      showBoard(moments[1]!, postRow('board'), 'picture'),
      showResult(over, postRow('result'), 'picture'),
    ]) {
      const { picture } = made;
      expect(picture).toMatchObject({ players: [{ isActive: false, answer: 'none', place: null }] });
      expect(picture!.alt).not.toMatch(/Turn:|Awaited|place/);
    }
  });
});

test('statistics have a line for matches alone, and no chart where there are no others', () => {
  const none = {
    matches: 0,
    wins: 0,
    average: 0,
    best: 0,
    rated: 0,
    series: 0,
    seriesWon: 0,
    rating: null,
    recent: [],
  };
  const stats = [{ game: GAME!.id, ...none, alone: { matches: 1, best: 70, average: 70 } }];
  const made = showStats('Ann', stats, 'en', 'picture');
  expect(made.content).toContain('Alone: 1 match · best 70 · average 70');
  expect(made.content).not.toMatch(/win|\nlast results/);
  expect(made.picture).toBeNull();
});
