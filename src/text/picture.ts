import type { CellView, RowView, Seat, SheetView, View } from '../games/game.js';
import { diceWords } from './dice.js';
import { NAME_ROOMS, roomiest, shorten } from './name.js';
import type { Voice } from './say.js';
import { formatPoints } from './sheet.js';

/** The most UTF-16 units that a text for a picture may hold. */
const MOST = 1024;

/** In words what a picture of the throw and of one seat's own sheet shows. */
export function menuAlt(view: View, seat: Seat, voice: Voice): string {
  const sheet = view.sheets[seat]!;
  const own = voice.tell('picture.own', { parts: ownParts(sheet, voice), points: formatPoints(sheet.total) });
  const chosen = fieldsOf(sheet, (cell) => cell.pending, voice);
  const possible = fieldsOf(sheet, (cell) => cell.possible && !cell.pending, voice);
  return fitted([
    throwText(view, voice),
    chosen.length === 0 ? '' : voice.tell('picture.pending', { fields: chosen.join(', ') }),
    own,
    possible.length === 0 ? '' : voice.tell('picture.possible', { fields: possible.join(', ') }),
  ]);
}

/** Whose turn it is, who has answered in what is being decided, and who has not. */
export interface Turn {
  readonly active: Seat;
  readonly answered: readonly Seat[];
  readonly awaited: readonly Seat[];
}

/** What a board's picture shows; `turn` is null where the match does not go on, `places` are those by seat of one that is over. */
interface Shown {
  readonly view: View;
  readonly turn: Turn | null;
  readonly places?: readonly number[];
}

/**
 * In words what a picture of the throw and of all sheets shows. Where there is no room for all of it the rows are left out,
 * then names are told shorter: `speaking` makes the voice for names of at most so many UTF-16 units.
 */
export function boardAlt({ view, turn, places = [] }: Shown, speaking: (names: number) => Voice): string {
  const textsBy = (sheetText: typeof seatText, voice: Voice): readonly string[] => [
    throwText(view, voice),
    ...turnTexts(turn, voice),
    ...view.sheets.map((sheet) => placedText(sheetText(sheet, voice), places[sheet.seat], voice)),
  ];
  const whole = joined(textsBy(seatText, speaking(NAME_ROOMS[0])));
  if (whole.length <= MOST) return whole;
  const short = roomiest(
    (names) => textsBy(shortText, speaking(names)),
    (texts) => joined(texts).length <= MOST,
  );
  return fitted(short);
}

function placedText(sheet: string, place: number | undefined, voice: Voice): string {
  return place === undefined ? sheet : voice.tell('picture.placed', { sheet, place });
}

function throwText({ dice }: View, voice: Voice): string {
  return dice.length === 0 ? '' : voice.tell('picture.throw', { dice: diceWords(dice, voice) });
}

function turnTexts(turn: Turn | null, voice: Voice): readonly string[] {
  if (turn === null) return [];
  const namesOf = (seats: readonly Seat[]): string => voice.list(seats.map((seat) => voice.names[seat]!));
  const { active, answered, awaited } = turn;
  return [
    voice.tell('picture.turn', { seat: { seat: active } }),
    answered.length === 0 ? '' : voice.tell('picture.answered', { names: namesOf(answered) }),
    awaited.length === 0 ? '' : voice.tell('picture.awaited', { names: namesOf(awaited) }),
  ];
}

function seatText(sheet: SheetView, voice: Voice): string {
  return voice.tell('picture.seat', { ...who(sheet), parts: parts(sheet, voice), points: formatPoints(sheet.total) });
}

function shortText(sheet: SheetView, voice: Voice): string {
  const boxes = penalties(sheet, voice);
  return voice.tell('picture.seat.short', {
    ...who(sheet),
    parts: boxes === '' ? '' : `${boxes}, `,
    points: formatPoints(sheet.total),
  });
}

function who({ seat }: SheetView) {
  return { number: seat + 1, seat: { seat } };
}

/** Its rows and its penalty boxes, as far as it has them: a sentence each. */
function parts(sheet: SheetView, voice: Voice): string {
  return sentences([sheet.rows.map((row) => rowText(row, voice)).join('; '), penalties(sheet, voice)]);
}

/** The same with all that has its place, and with what rows and columns are worth: there is room for it. */
function ownParts(sheet: SheetView, voice: Voice): string {
  const columns = sheet.columns.filter((points) => typeof points === 'number');
  return sentences([
    sheet.rows.map((row) => ownRowText(row, voice)).join('; '),
    columns.length === 0 ? '' : voice.tell('picture.columns', { points: columns.join(' ') }),
    penalties(sheet, voice),
  ]);
}

function sentences(texts: readonly string[]): string {
  return texts.map((text) => (text === '' ? '' : `${text}. `)).join('');
}

function penalties({ penalties: boxes }: SheetView, voice: Voice): string {
  if (boxes === undefined) return '';
  return voice.tell('picture.penalties', { taken: boxes.taken, boxes: boxes.costs.length });
}

function ownRowText(row: RowView, voice: Voice): string {
  const text = rowText({ ...row, cells: row.cells.map(placed) }, voice);
  return row.points === null || row.points === 0 ? text : `${text} = ${formatPoints(row.points)}`;
}

/** What was entered, with the letter of its place before it. */
function placed(cell: CellView): CellView {
  return cell.name === undefined ? cell : { ...cell, text: `${cell.name}${cell.text}` };
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

/** These fields by their number; where none is printed by what the buttons call them, or by their place in the row. Locks go with their numbers. */
function fieldsOf(sheet: SheetView, is: (cell: CellView) => boolean, voice: Voice): readonly string[] {
  return sheet.rows.flatMap(({ cells, colour }) => {
    const name = { key: `colour.${colour}` };
    return cells
      .filter((cell) => cell.mark !== 'gap')
      .flatMap((cell, n) => {
        if (!is(cell) || cell.shape === 'lock') return [];
        const field = cell.name ?? String(n + 1);
        if (cell.text !== '' || cell.coming === undefined)
          return voice.tell('picture.number', { colour: name, number: cell.text === '' ? field : cell.text });
        const key = cell.name === undefined ? 'picture.coming' : 'picture.named';
        return voice.tell(key, { colour: name, field, number: cell.coming });
      });
  });
}

function joined(texts: readonly string[]): string {
  return texts.filter((text) => text !== '').join(' ');
}

function fitted(texts: readonly string[]): string {
  return shorten(joined(texts), MOST);
}
