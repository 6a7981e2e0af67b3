import type { Seat } from '../../games/game.js';
import { splitGraphemes, writableName } from '../../lib/letters.js';
import type { TableView } from '../../table/view/table.js';
import type { Voice } from '../../text/say.js';
import { sheetNumber } from './account.js';
import { picturePlayers } from './people.js';

/** So many letters of each name stand in a picture at least. */
const SURE_LETTERS = 5;

/** The seats whose sheets a picture does not tell by a name: it lacks the letters, or writes another one alike. */
function unnamedSheets(table: TableView): readonly Seat[] {
  const starts = picturePlayers(table).map(({ name }) => {
    const written = writableName(name);
    return written === null ? null : splitGraphemes(written).slice(0, SURE_LETTERS).join('').toLowerCase();
  });
  const isUnnamed = (start: string | null): boolean =>
    start === null || starts.filter((other) => other === start).length > 1;
  return starts.flatMap((start, seat) => (isUnnamed(start) ? [seat] : []));
}

/** Whose these sheets are, by their numbers; null: the picture tells it. */
export function ownersText(table: TableView, voice: Voice): string | null {
  const owners = unnamedSheets(table).map((seat) => `${sheetNumber(seat)} ${voice.names[seat]!}`);
  return owners.length === 0 ? null : `-# ${owners.join(' · ')}`;
}
