import { expect, test } from 'vitest';
import { freshMatch, idsOf, withAnswer, withThrow } from '../../../test/support/message-fixtures.js';
import { showMenu } from '../../../test/support/shown.js';
import { SIMULTANEOUS_GAMES } from '../../../test/support/simultaneous.js';
import type { Game } from '../../games/game.js';
import type { ActiveMatch } from '../types.js';
import { viewMenu } from './menu.js';
import { viewSheets } from './table.js';

/** A match in which Ann has answered and Ben has not. */
function answered(game: Game): { readonly live: ActiveMatch; readonly move: string } {
  let live = freshMatch(game, ['Ann', 'Ben']);
  while (!live.awaited.includes(1) || !live.awaited.includes(0)) {
    const dice = game.diceDue(live.state);
    const seat = live.awaited[0]!;
    live =
      dice === null
        ? withAnswer(live, seat, game.legalMoves(live.state, seat)[0]!)
        : withThrow(
            live,
            dice.map(({ faces }) => faces[0]!),
          );
  }
  const move = game.legalMoves(live.state, 0).at(-1)!;
  return { live: withAnswer(live, 0, move), move };
}

test.each(SIMULTANEOUS_GAMES)(
  'in $id a seat that has answered sees its answer, and what it may be changed to',
  (game) => {
    const { live, move } = answered(game);
    const menu = viewMenu(live, 0);
    expect(menu.pendingMove).toBe(move);
    expect(menu.answer).toEqual({ kind: 'given', move: game.label(live.state, move) });
    expect(menu.others).toEqual([1]);
    expect(menu.choices).not.toBeNull();
  },
);

test.each(SIMULTANEOUS_GAMES)(
  'in $id who has just come to a seat is told nothing of the answer that stands there',
  (game) => {
    const { live } = answered(game);
    const [ann, ben] = live.stored.seats;
    const seats = [{ ...ann!, since: live.stored.lines.length }, ben!];
    const menu = viewMenu({ ...live, stored: { ...live.stored, seats } }, 0);
    expect(menu).toMatchObject({ answer: { kind: 'inherited' }, pendingMove: null, choices: null });
    expect(menu.shown).toEqual(viewSheets(live).shown);
  },
);

test.each(SIMULTANEOUS_GAMES)('in $id nobody sees in their own menu what another seat has answered', (game) => {
  const { live } = answered(game);
  const menu = viewMenu(live, 1);
  expect(menu).toMatchObject({ answer: { kind: 'due' }, pendingMove: null, others: [] });
  expect(menu.shown.sheets[0]).toEqual(viewSheets(live).shown.sheets[0]);
});

test('who is away in a live match is offered nothing but the way back, while somebody else is there', () => {
  const { live } = answered(SIMULTANEOUS_GAMES[0]!);
  const awayAt = (...away: readonly number[]): ActiveMatch => {
    const seats = live.stored.seats.map((row) => ({ ...row, away: away.includes(row.seat) }));
    return { ...live, stored: { ...live.stored, seats } };
  };
  expect(viewMenu(awayAt(0), 0)).toMatchObject({ isPlayedFor: true, choices: null });
  expect(idsOf(showMenu(awayAt(0), 0))[0]).toBe('back:matchmatch12');
  expect(viewMenu(awayAt(0), 1)).toMatchObject({ isPlayedFor: false, answer: { kind: 'due' } });
  expect(viewMenu(awayAt(0, 1), 0)).toMatchObject({ isPlayedFor: false, answer: { kind: 'given' } });
});
