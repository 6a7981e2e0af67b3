import type { CellView, RowView, Seat, SheetView, View } from '../games/game.js';
import { diceWords } from './dice.js';
import { NAME_ROOMS, roomiest, shorten } from './name.js';
import type { Voice } from './say.js';
import { signed } from './sheet.js';

/** The most UTF-16 units that a text for a picture may hold. */
const MOST = 1024;

/** In words what a picture of the throw and of one seat's own sheet shows. */
export function menuAlt(view: View, seat: Seat, voice: Voice): string {
  const sheet = view.sheets[seat]!;
  const own = voice.tell('picture.own', { rows: rowsText(sheet, voice), ...ends(sheet, voice) });
  const chosen = fieldsOf(sheet, (cell) => cell.pending, voice);
  const possible = fieldsOf(sheet, (cell) => cell.possible && !cell.pending, voice);
  return fitted([
    throwText(view, voice),
    chosen.length === 0 ? '' : voice.tell('picture.pending', { fields: chosen.join(', ') }),
    own,
    possible.length === 0 ? '' : voice.tell('picture.possible', { fields: possible.join(', ') }),
  ]);
}

/**
 * In words what a picture of the throw and of all sheets shows. Where there is no room for all of it the rows are left out,
 * then names are told shorter: `speaking` makes the voice for names of at most so many UTF-16 units.
 */
export function boardAlt(view: View, speaking: (names: number) => Voice): string {
  const full = speaking(NAME_ROOMS[0]);
  const whole = joined([throwText(view, full), ...view.sheets.map((sheet) => seatText(sheet, full))]);
  if (whole.length <= MOST) return whole;
  const short = roomiest(
    (names) => {
      const voice = speaking(names);
      return [throwText(view, voice), ...view.sheets.map((sheet) => shortText(sheet, voice))];
    },
    (texts) => joined(texts).length <= MOST,
  );
  return fitted(short);
}

function throwText({ dice }: View, voice: Voice): string {
  return dice.length === 0 ? '' : voice.tell('picture.throw', { dice: diceWords(dice, voice) });
}

function seatText(sheet: SheetView, voice: Voice): string {
  return voice.tell('picture.seat', { ...who(sheet), rows: rowsText(sheet, voice), ...ends(sheet, voice) });
}

function shortText(sheet: SheetView, voice: Voice): string {
  return voice.tell('picture.seat.short', { ...who(sheet), ...ends(sheet, voice) });
}

function who({ seat }: SheetView) {
  return { number: seat + 1, seat: { seat } };
}

function ends({ misthrows, total }: SheetView, voice: Voice) {
  const { taken, costs } = misthrows;
  return { penalties: voice.tell('picture.penalties', { taken, boxes: costs.length }), points: signed(total) };
}

function rowsText({ rows }: SheetView, voice: Voice): string {
  return rows.map((row) => rowText(row, voice)).join('; ');
}

function rowText(row: RowView, voice: Voice): string {
  const entries = row.cells.flatMap((cell) => (cell.mark === 'entered' ? [entryText(cell, voice)] : []));
  const text = voice.tell('picture.row', {
    colour: { key: `colour.${row.colour}` },
    entries: entries.length === 0 ? voice.tell('picture.row.empty') : entries.join(' '),
  });
  return row.closed ? voice.tell('picture.row.closed', { row: text }) : text;
}

function entryText({ shape, text }: CellView, voice: Voice): string {
  return shape === 'lock' ? voice.tell('picture.lock') : text;
}

/** These fields by their number, or by their place in the row where none is printed. Locks go with their numbers. */
function fieldsOf(sheet: SheetView, is: (cell: CellView) => boolean, voice: Voice): readonly string[] {
  return sheet.rows.flatMap(({ cells, colour }) => {
    const name = { key: `colour.${colour}` };
    return cells
      .filter((cell) => cell.mark !== 'gap')
      .flatMap((cell, n) => {
        if (!is(cell) || cell.shape === 'lock') return [];
        if (cell.text !== '') return voice.tell('picture.number', { colour: name, number: cell.text });
        return voice.tell('picture.field', { colour: name, field: n + 1 });
      });
  });
}

function joined(texts: readonly string[]): string {
  return texts.filter((text) => text !== '').join(' ');
}

function fitted(texts: readonly string[]): string {
  return shorten(joined(texts), MOST);
}
