import type { CellView, RowView, SheetView } from '../games/game.js';
import type { Voice } from './say.js';
import { formatPoints, isPrinted } from './sheet.js';

/**
 * How much of a sheet is told beside its total: `own`, all that is drawn of the looker's own; `whole`, all that is drawn of it
 * among others; the rest by the letters of rows, in as few words as can be: `letters`, all of it; `fields`, all of it field by field,
 * where those have names; `entries`, without their places; `scores`, what rows and columns are worth; `total`, penalty boxes alone.
 */
export type Detail = 'own' | 'whole' | 'letters' | 'fields' | 'entries' | 'scores' | 'total';

/** Whether it is told in as few words as can be. */
export function isBrief(detail: Detail | RowTelling): boolean {
  return detail !== 'own' && detail !== 'printed' && detail !== 'whole';
}

/** A sheet's rows, columns and penalty boxes in words, as far as it has them: a sentence each. */
export function sheetWords(sheet: SheetView, detail: Detail, voice: Voice): string {
  return sentences([
    rowsText(sheet, detail, voice),
    detail === 'total' ? '' : columnsText(sheet, detail, voice),
    penaltiesText(sheet, detail, voice),
  ]);
}

/** What is printed alike on all sheets of a game: where rows rise and fall, and which fields are five-sided, with rows as the sheets call them. */
export function printedTexts({ rows }: SheetView, detail: Detail, voice: Voice): readonly string[] {
  const called = isBrief(detail) ? 'letter' : 'colour';
  const line = rows.find(({ cells }) => cells.some((cell) => cell.slope !== undefined))?.line ?? null;
  const bonuses = rows.flatMap(({ colour, cells }) => {
    const fields = fieldNames(cells, (cell) => cell.shape === 'pentagon');
    return fields.length === 0 ? [] : `${voice.tell(`${called}.${colour}`)} ${fields.join(' ')}`;
  });
  return [
    line === null ? '' : voice.tell('picture.slope', { field: line }),
    bonuses.length === 0 ? '' : voice.tell('picture.bonus', { fields: bonuses.join(', ') }),
  ];
}

/** These fields, called as the buttons do, else by their place in the row. */
function fieldNames(cells: readonly CellView[], is: (cell: CellView) => boolean): readonly string[] {
  return cells
    .filter((cell) => cell.mark !== 'gap')
    .flatMap((cell, n) => (is(cell) ? (cell.name ?? String(n + 1)) : []));
}

function sentences(texts: readonly string[]): string {
  return texts.map((text) => (text === '' ? '' : `${text}. `)).join('');
}

function rowsText(sheet: SheetView, detail: Detail, voice: Voice): string {
  const { rows } = sheet;
  if (detail === 'total') return '';
  if (detail === 'scores') return rows.flatMap((row) => scoreText(row, voice)).join(', ');
  const telling = detail === 'own' && isPrinted(sheet) ? 'printed' : detail;
  return rows.map((row) => rowText(row, telling, voice)).join('; ');
}

/** What a row is worth and no more; nothing of one that is worth nothing by itself. */
function scoreText(row: RowView, voice: Voice): readonly string[] {
  if (row.points === null) return [];
  return [worthText(row, closedText(row, voice.tell(`letter.${row.colour}`), voice))];
}

function worthText({ points }: RowView, text: string): string {
  return points === null ? text : `${text} = ${formatPoints(points)}`;
}

function closedText({ closed }: RowView, row: string, voice: Voice): string {
  return closed ? voice.tell('picture.row.closed', { row }) : row;
}

/** `printed`: the looker's own one, whose fields have numbers of their own. */
type RowTelling = 'own' | 'printed' | 'whole' | 'letters' | 'fields' | 'entries';

function rowText(row: RowView, telling: RowTelling, voice: Voice): string {
  const told = telling === 'fields' && isNamed(row) ? fieldTexts(row, voice) : entryTexts(row, telling, voice);
  const args = {
    colour: { key: `colour.${row.colour}` },
    letter: { key: `letter.${row.colour}` },
    entries:
      told.length === 0 ? voice.tell(isBrief(telling) ? 'picture.row.none' : 'picture.row.empty') : told.join(' '),
  };
  const text =
    telling === 'printed'
      ? voice.tell('picture.row.printed', { ...args, ...endsOf(row) })
      : voice.tell(isBrief(telling) ? 'picture.row.letter' : 'picture.row', args);
  return [
    worthText(row, closedText(row, text, voice)),
    ...(telling === 'entries' || (telling === 'fields' && isNamed(row)) ? [] : lostText(row, voice)),
    ...(telling === 'own' || telling === 'printed' ? lockText(row, voice) : []),
  ].join(', ');
}

function isNamed({ cells }: RowView): boolean {
  return cells.some(({ name }) => name !== undefined);
}

/** One field after the other, empty ones too, so that none needs the letter of its place. */
function fieldTexts({ cells, closed }: RowView, voice: Voice): readonly string[] {
  return cells
    .filter(({ mark }) => mark !== 'gap')
    .map(({ mark, text }) => {
      if (mark === 'entered') return text;
      return voice.tell(mark === 'closed' && !closed ? 'picture.field.lost' : 'picture.row.none');
    });
}

function entryTexts({ cells }: RowView, telling: RowTelling, voice: Voice): readonly string[] {
  return cells.filter(({ mark }) => mark === 'entered').map((cell) => entryText(cell, telling, voice));
}

/** What was entered, with the letter of its place before it where there is room. */
function entryText({ name, shape, text }: CellView, telling: RowTelling, voice: Voice): string {
  if (shape === 'lock') return voice.tell('picture.lock');
  return telling === 'entries' || telling === 'fields' ? text : `${name ?? ''}${text}`;
}

/** The first and the last number of a row. */
function endsOf({ cells }: RowView): { readonly first: string; readonly last: string } {
  const numbers = cells.filter((cell) => cell.shape !== 'lock').map((cell) => cell.text);
  return { first: numbers[0]!, last: numbers.at(-1)! };
}

/** Fields into which nothing can come any more, in a row that goes on. */
function lostText({ cells, closed }: RowView, voice: Voice): readonly string[] {
  const fields = fieldNames(cells, (cell) => cell.mark === 'closed');
  return closed || fields.length === 0 ? [] : [voice.tell('picture.row.lost', { fields: fields.join(' ') })];
}

/** How far a lock is that can still be had. */
function lockText({ cells }: RowView, voice: Voice): readonly string[] {
  const lock = cells.find((cell) => cell.shape === 'lock' && cell.mark === 'open');
  if (lock === undefined) return [];
  const { progress } = lock;
  return [progress === undefined ? voice.tell('picture.lock.open') : voice.tell('picture.lock.far', { ...progress })];
}

/** What columns are worth, by their letters; where they have none one after the other, with a dash for one that is not full. */
function columnsText({ columns, rows }: SheetView, detail: Detail, voice: Voice): string {
  const points = columns.flatMap((worth, n) => {
    const name = rows.map(({ cells }) => cells[n]?.name).find((each) => each !== undefined);
    if (worth === 'open') return name === undefined ? '–' : [];
    return worth === null ? [] : `${name ?? ''}${formatPoints(worth)}`;
  });
  if (!columns.some((worth) => typeof worth === 'number')) return '';
  return voice.tell(isBrief(detail) ? 'picture.columns.brief' : 'picture.columns', { points: points.join(' ') });
}

/** How many boxes are crossed, in few words only where any is; of the looker's own also what each costs. */
function penaltiesText({ penalties }: SheetView, detail: Detail, voice: Voice): string {
  if (penalties === undefined) return '';
  const { taken, costs } = penalties;
  if (isBrief(detail)) return taken === 0 ? '' : voice.tell('picture.penalties.brief', { taken, boxes: costs.length });
  const boxes = voice.tell('picture.penalties', { taken, boxes: costs.length });
  if (detail !== 'own') return boxes;
  const each = [...new Set(costs)].map((cost) => formatPoints(-Math.abs(cost))).join(' ');
  return voice.tell('picture.penalties.cost', { boxes, costs: each });
}
