import type { RowView, SheetView } from '../games/game.js';
import { drawCell } from './cell.js';
import { CARD, INK, LOST_INK, RULE, SHADES } from './palette.js';
import { type Box, fill, inset, isDrawable, line, type Pen, rounded, type Strip, stroke, WIDTH, write } from './pen.js';

/** The measures of a sheet, in units. */
interface Measures {
  /** Left of the rows: whose sheet, total, misthrows. 0: these stand below. */
  readonly side: number;
  readonly row: number;
  readonly cell: number;
  readonly size: number;
  readonly letter: number;
  readonly points: number;
  readonly columns: number;
  readonly foot: number;
}

const BOARD: Measures = { side: 48, row: 24, cell: 20, size: 14, letter: 17, points: 26, columns: 19, foot: 0 };
const MENU: Measures = { side: 0, row: 34, cell: 28, size: 17, letter: 20, points: 32, columns: 24, foot: 36 };

const MARGIN = 8;
const WIDEST_CELL = 52;
/** Room for a thick line between two fields. */
const LINE_ROOM = 8;

/** One of several sheets: its number, its initial if the font has it, its total and its misthrows stand at its left. */
export function boardStrip(sheet: SheetView, name: string): Strip {
  const rows = rowsHeight(sheet, BOARD);
  const height = Math.max(rows, 78) + 8;
  return {
    height,
    draw(pen) {
      line(pen, [
        [MARGIN, 0.5],
        [WIDTH - MARGIN, 0.5],
      ]);
      stroke(pen, RULE, 1);
      const top = 5 + (height - 8 - rows) / 2;
      drawRows(pen, sheet, top, BOARD);
      drawSide(pen, sheet, name, (height - 74) / 2 + 2);
    },
  };
}

/** The looker's own sheet, as large as the picture allows. */
export function menuStrip(sheet: SheetView): Strip {
  const rows = rowsHeight(sheet, MENU);
  return {
    height: rows + MENU.foot + 12,
    draw(pen) {
      drawRows(pen, sheet, 6, MENU);
      drawFoot(pen, sheet, rows + 8);
    },
  };
}

function rowsHeight({ rows, columns }: SheetView, { row, columns: below }: Measures): number {
  return rows.length * row + (columns.length > 0 ? below : 0);
}

function drawRows(pen: Pen, sheet: SheetView, top: number, measures: Measures): void {
  const printed = sheet.rows.some((row) => row.cells.some((cell) => cell.mark !== 'entered' && cell.text !== ''));
  const left = MARGIN + measures.side;
  const scored = sheet.rows.some((row) => row.points !== null);
  const room = WIDTH - MARGIN - left - measures.letter - (scored ? measures.points : 4) - 2;
  const line = sheet.rows[0]?.line ?? null;
  const count = Math.max(1, ...sheet.rows.map((row) => row.cells.length));
  const step = Math.min(WIDEST_CELL, (room - (line === null ? 0 : LINE_ROOM)) / count);
  const at = (n: number): number =>
    left + measures.letter + 1 + n * step + (line !== null && n >= line ? LINE_ROOM : 0);
  const end = at(count) + 1 + (scored ? measures.points : 4);
  for (const [n, row] of sheet.rows.entries()) {
    const y = top + n * measures.row;
    const band = { x: left, y, width: end - left, height: measures.row - 2 };
    drawBand(pen, row, band, measures);
    if (row.line !== null) drawThickLine(pen, at(row.line) - LINE_ROOM / 2, band);
    for (const [place, cell] of row.cells.entries()) {
      const box = {
        x: at(place) + 1,
        y: y + (measures.row - 2 - measures.cell) / 2,
        width: step - 2,
        height: measures.cell,
      };
      drawCell(pen, cell, box, { shades: SHADES[row.colour], printed, size: measures.size });
    }
  }
  const below = top + sheet.rows.length * measures.row + measures.columns / 2 - 1;
  for (const [n, points] of sheet.columns.entries()) {
    if (points === null) continue;
    drawColumnPoints(pen, points, at(n) + step / 2, below, measures);
  }
}

function drawBand(
  pen: Pen,
  { colour, letter, points }: RowView,
  band: Box,
  { size, letter: room, points: end }: Measures,
) {
  const shades = SHADES[colour];
  rounded(pen, band, 6);
  fill(pen, shades.band);
  const y = band.y + band.height / 2;
  write(pen, letter, band.x + room / 2 + 1, y, { size, colour: shades.onBand });
  if (points === null) return;
  write(pen, signed(points), band.x + band.width - end / 2, y, { size, colour: shades.onBand });
}

function drawThickLine(pen: Pen, x: number, { y, height }: Box): void {
  line(pen, [
    [x, y],
    [x, y + height],
  ]);
  stroke(pen, INK, 3.5);
}

function drawColumnPoints(pen: Pen, points: number, x: number, y: number, { size, columns }: Measures): void {
  const height = columns - 4;
  const box = { x: x - 12, y: y - height / 2, width: 24, height };
  rounded(pen, box, 4);
  fill(pen, CARD);
  rounded(pen, inset(box, 0.5), 4);
  stroke(pen, INK, 1);
  write(pen, signed(points), x, y, { size: size - 1, colour: INK });
}

function drawSide(pen: Pen, sheet: SheetView, name: string, top: number): void {
  const x = MARGIN + 2;
  const initial = initialOf(name);
  rounded(pen, { x, y: top, width: 22, height: 22 }, 11);
  fill(pen, INK);
  write(pen, String(sheet.seat + 1), x + 11, top + 11, { size: 14, colour: CARD });
  if (initial !== null) write(pen, initial, x + 32, top + 11, { size: 15, colour: INK });
  write(pen, signed(sheet.total), x + 20, top + 36, { size: 20, colour: INK });
  const { taken, costs } = sheet.misthrows;
  const inRow = Math.ceil(costs.length / 2);
  for (const n of costs.keys()) {
    const box = {
      x: x + 20 - inRow * 7 + (n % inRow) * 14 + 1,
      y: top + 50 + Math.floor(n / inRow) * 13,
      width: 12,
      height: 11,
    };
    drawBox(pen, box, n < taken);
  }
}

/** Misthrows with what each costs, and the total. */
function drawFoot(pen: Pen, sheet: SheetView, top: number): void {
  const { taken, costs } = sheet.misthrows;
  for (const [n, cost] of costs.entries()) {
    const x = MARGIN + 2 + n * 50;
    drawBox(pen, { x, y: top + 6, width: 18, height: 18 }, n < taken);
    const colour = n < taken ? INK : LOST_INK;
    write(pen, signed(-Math.abs(cost)), x + 22, top + 15, { size: 13, colour, align: 'left' });
  }
  const box = { x: WIDTH - MARGIN - 78, y: top, width: 78, height: 30 };
  rounded(pen, box, 15);
  fill(pen, INK);
  write(pen, `= ${signed(sheet.total)}`, box.x + 39, top + 15, { size: 18, colour: CARD });
}

function drawBox(pen: Pen, box: Box, crossed: boolean): void {
  rounded(pen, inset(box, 0.75), 2.5);
  fill(pen, CARD);
  stroke(pen, INK, 1.5);
  if (!crossed) return;
  const { x, y, width, height } = inset(box, 3);
  for (const [from, to] of [
    [y, y + height],
    [y + height, y],
  ] as const) {
    line(pen, [
      [x, from],
      [x + width, to],
    ]);
    stroke(pen, INK, 2.2);
  }
}

function initialOf(name: string): string | null {
  const first = name.normalize('NFC').charAt(0).toUpperCase();
  return isDrawable(first) ? first : null;
}

function signed(points: number): string {
  return String(points).replace('-', '−');
}
