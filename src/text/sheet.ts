import type { CellView, RowView, SheetView } from '../games/game.js';
import type { Voice } from './say.js';

/** So many characters fit side by side on a phone. */
const WIDEST = 38;

/**
 * A sheet as monospace text, narrow enough for a phone:
 *
 *     R X X · 5 6[7]8  9 10 11 12 L = 3
 *
 * What stands between two cells tells about them: [ ] possible, ( ) answered, < > a bonus field. In both the number that
 * would come there.
 */
export function sheetText(sheet: SheetView, voice: Voice): string {
  const printed = isPrinted(sheet);
  const widths = cellWidths(sheet, printed);
  const letters = sheet.rows.map((row) => letterOf(row, voice) ?? '');
  const margin = Math.max(1, ...letters.map(({ length }) => length));
  const lines = [
    ...namesText(sheet, widths, margin),
    ...withPoints(
      sheet.rows,
      letters,
      sheet.rows.map((row, n) => letters[n]!.padEnd(margin) + rowText(row, widths, printed)),
    ),
  ];
  if (sheet.columns.some((points) => points !== null)) lines.push(columnsText(sheet, widths, margin));
  lines.push(`${boxes(sheet)}${voice.tell('sheet.total', { points: formatPoints(sheet.total) })}`);
  const closed = sheet.rows
    .filter((row) => row.closed)
    .map((row) => letterOf(row, voice) ?? voice.tell(`colour.${row.colour}`));
  if (closed.length > 0) lines.push(voice.tell('sheet.closedRows', { rows: closed.join(' ') }));
  return lines.join('\n');
}

/** What the signs on these sheets mean; only those that are there. */
export function legend(sheets: readonly SheetView[], voice: Voice): string {
  const rows = sheets.flatMap((sheet) => sheet.rows);
  const cells = rows.flatMap((row) => row.cells);
  const any = (is: (cell: CellView) => boolean): boolean => cells.some(is);
  const letters = (sheets[0]?.rows ?? []).flatMap((row) => {
    const letter = letterOf(row, voice);
    return letter === null ? [] : voice.tell('sheet.letters', { letter, colour: { key: `colour.${row.colour}` } });
  });
  return [
    ...letters,
    ...(cells.length === 0 ? [] : [voice.tell(sheets.some(isPrinted) ? 'sheet.cross' : 'sheet.entered')]),
    ...(any((cell) => cell.mark === 'skipped') ? [voice.tell('sheet.skipped')] : []),
    ...(any((cell) => cell.mark === 'closed') ? [voice.tell('sheet.closed')] : []),
    ...(any((cell) => cell.shape === 'lock') ? [voice.tell('sheet.lock')] : []),
    ...progressText(cells, voice),
    ...(any((cell) => cell.slope !== undefined) ? [voice.tell('sheet.slope')] : []),
    ...(any((cell) => cell.shape === 'pentagon') ? [voice.tell('sheet.bonus')] : []),
    ...(any((cell) => cell.possible && cell.name !== undefined) ? [voice.tell('sheet.columns')] : []),
    ...(any((cell) => cell.possible) ? [voice.tell('sheet.possible')] : []),
    ...(any((cell) => cell.pending) ? [voice.tell('sheet.pending')] : []),
    ...scaleText(sheets[0], voice),
  ].join(' · ');
}

function progressText(cells: readonly CellView[], voice: Voice): readonly string[] {
  const progress = cells.find((cell) => cell.progress !== undefined)?.progress;
  return progress === undefined ? [] : [voice.tell('sheet.progress', { of: progress.of })];
}

function scaleText(sheet: SheetView | undefined, voice: Voice): readonly string[] {
  return sheet?.scale === undefined ? [] : [voice.tell('sheet.scale', { points: sheet.scale.join(' ') })];
}

/** By which the row is called; null: it stands alone, and needs none. */
function letterOf({ colour, letter }: RowView, voice: Voice): string | null {
  return letter === undefined ? null : voice.tell(`letter.${colour}`);
}

/** Whether the fields have numbers of their own, so that they are crossed; else numbers are entered into them. */
export function isPrinted(sheet: SheetView): boolean {
  return sheet.rows.some((row) => row.cells.some((cell) => cell.mark !== 'entered' && cell.text !== ''));
}

function cellWidths(sheet: SheetView, printed: boolean): readonly number[] {
  const cells = Math.max(0, ...sheet.rows.map((row) => row.cells.length));
  return Array.from({ length: cells }, (_, n) =>
    printed ? Math.max(1, ...sheet.rows.map((row) => printedIn(row.cells[n]).length)) : 2,
  );
}

/** What an empty field has: a lock that can't be had yet, how far it is. */
function printedIn(cell: CellView | undefined): string {
  if (cell?.shape !== 'lock') return cell?.text ?? '';
  return cell.progress === undefined ? 'L' : `${cell.progress.made}/${cell.progress.of}`;
}

function rowText(row: RowView, widths: readonly number[], printed: boolean): string {
  let text = '';
  for (const [n, width] of widths.entries()) {
    const [before, cell] = [row.cells[n - 1], row.cells[n]];
    text += row.line === n ? `${between(before, undefined)}|${between(undefined, cell)}` : between(before, cell);
    text += inside(cell, width, printed).padStart(width);
  }
  return `${text}${between(row.cells[widths.length - 1], undefined)}`;
}

/** Above the columns how the buttons call the fields there. */
function namesText({ rows }: SheetView, widths: readonly number[], margin: number): readonly string[] {
  const names = widths.map((_, n) => rows.map((row) => row.cells[n]).find((cell) => cell?.possible)?.name ?? '');
  if (names.every((name) => name === '')) return [];
  return [`${' '.repeat(margin)}${names.map((name, n) => ` ${name.padStart(widths[n]!)}`).join('')}`.trimEnd()];
}

/** The points of each row at its end; on a line of their own where that would be too wide. */
function withPoints(rows: readonly RowView[], letters: readonly string[], texts: readonly string[]): string[] {
  const points = rows.map((row) => (row.points === null ? '' : formatPoints(row.points)));
  const ended = texts.map((text, n) => (points[n] === '' ? text.trimEnd() : `${text}=${points[n]!.padStart(2)}`));
  if (ended.every((text) => text.length <= WIDEST)) return ended;
  const scored = letters.flatMap((letter, n) => (points[n] === '' ? [] : `${letter} = ${points[n]}`.trimStart()));
  return [...texts.map((text) => text.trimEnd()), scored.join(' · ')];
}

function inside(cell: CellView | undefined, width: number, printed: boolean): string {
  switch (cell?.mark) {
    case undefined:
    case 'gap':
      return '';
    case 'entered':
      return printed || cell.text === '' ? 'X' : cell.text;
    case 'skipped':
      return '·';
    case 'closed':
      return '-';
    case 'open':
      if (printedIn(cell) !== '') return printedIn(cell);
      return cell.coming ?? (cell.shape === 'pentagon' ? '<>' : '_'.repeat(width));
  }
}

const FRAMES = { pending: '()', possible: '[]', bonus: '<>' } as const;
type Frame = keyof typeof FRAMES | null;

function frameOf(cell: CellView | undefined): Frame {
  if (cell === undefined) return null;
  if (cell.pending) return 'pending';
  if (cell.possible) return 'possible';
  return cell.shape === 'pentagon' && cell.mark === 'entered' ? 'bonus' : null;
}

/** The one character between two cells. Neighbours of one kind share their frame. */
function between(left: CellView | undefined, right: CellView | undefined): string {
  const [closing, opening] = [frameOf(left), frameOf(right)];
  if (closing === opening) return ' ';
  const first = (Object.keys(FRAMES) as (keyof typeof FRAMES)[]).find((kind) => kind === closing || kind === opening);
  if (first === undefined) return ' ';
  return FRAMES[first].charAt(first === closing ? 1 : 0);
}

function columnsText(sheet: SheetView, widths: readonly number[], margin: number): string {
  const line = sheet.rows[0]?.line ?? null;
  const cells = widths.map((width, n) => {
    const gap = line === n ? '   ' : ' ';
    const points = sheet.columns[n] ?? '';
    return gap + (points === 'open' ? '_'.repeat(width) : String(points).padStart(width));
  });
  return `${' '.repeat(margin)}${cells.join('')}`.trimEnd();
}

/** A box for each penalty and what they cost so far; '' in a game without penalties. */
function boxes({ penalties }: SheetView): string {
  if (penalties === undefined) return '';
  const { taken, costs } = penalties;
  const lost = costs.slice(0, taken).reduce((sum, cost) => sum + Math.abs(cost), 0);
  const signs = costs.map((_, n) => (n < taken ? '☒' : '☐')).join('');
  return lost === 0 ? `${signs} ` : `${signs} ${formatPoints(-lost)} `;
}

/** A number with a true minus sign. */
export function formatPoints(points: number): string {
  return String(points).replace('-', '−');
}
