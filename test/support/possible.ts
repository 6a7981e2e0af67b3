import type { CellView, Game, Seat } from '../../src/games/game.js';

/** What somebody sees on a sheet of where something may be entered. */
interface SeenPossible {
  readonly looking: Seat | null;
  readonly owner: Seat;
  /** Row by row, as the sheet has them. */
  readonly rows: readonly (readonly unknown[])[];
}

/** Whoever sees on whose sheet where something may be entered, and what they see of each such field. */
export function possibleIn<State>(
  game: Game<State>,
  state: State,
  tell: (cell: CellView, column: number) => unknown,
): readonly SeenPossible[] {
  const seats = game.view(state, null).sheets.map(({ seat }) => seat);
  const seen = [null, ...seats].flatMap((looking) =>
    game.view(state, looking).sheets.map(({ seat, rows }) => ({
      looking,
      owner: seat,
      rows: rows.map(({ cells }) => cells.flatMap((cell, column) => (cell.possible ? [tell(cell, column)] : []))),
    })),
  );
  return seen.filter(({ rows }) => rows.flat().length > 0);
}
