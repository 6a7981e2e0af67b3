import type { CellView, RowView, SheetView } from '../games/game.js';
import { drawCell } from './cell.js';
import { widthOf } from './font.js';
import { CARD, INK, LOST_INK, RULE, SHADES } from './palette.js';
import { type Box, fill, inset, line, middle, stroke, traceRounded, WIDTH, write } from './pen.js';
import { boxPiece, formatSigned } from './penalty.js';
import { type Piece, type Strip, toPixel } from './piece.js';
import { scalePiece } from './scale.js';
import { type DrawnPlayer, sidePieces } from './side.js';
import {
  BESIDE,
  BETWEEN,
  BOARD,
  BOX_STEPS,
  LINE_ROOM,
  MARGIN,
  MENU,
  type Measures,
  PAPER_MARGIN,
  TIGHT_MENU,
} from './spacing.js';

/** A sheet of more rows is drawn tight. */
const MOST_ROOMY = 3;

const WIDEST_CELL = 52;
const NO_PENALTIES: NonNullable<SheetView['penalties']> = { taken: 0, costs: [] };

/** One of several sheets: its number, whose it is, its total and its penalties stand at its left. */
export function boardStrip(sheet: SheetView, player: DrawnPlayer): Strip {
  const rows = rowsHeight(sheet, BOARD);
  const height = Math.max(rows, BESIDE.height) + BETWEEN;
  return {
    height,
    *pieces(top) {
      yield rulePiece(top);
      yield* rowPieces(sheet, top + 3 + Math.floor((height - BETWEEN - rows) / 2), BOARD);
      yield* sidePieces(sheet, player, top + 2 + Math.floor((height - BESIDE.height) / 2));
    },
  };
}

/** The looker's own sheet, as large as the picture allows. */
export function menuStrip(sheet: SheetView): Strip {
  const measures = sheet.rows.length > MOST_ROOMY ? TIGHT_MENU : MENU;
  const rows = rowsHeight(sheet, measures);
  return {
    height: rows + measures.foot + 6,
    *pieces(top) {
      yield* rowPieces(sheet, top + 4, measures);
      yield* footPieces(sheet, top + rows + 4);
    },
  };
}

function rowsHeight({ rows, columns }: SheetView, { row, columns: below }: Measures): number {
  return rows.length * row + (columns.length > 0 ? below : 0);
}

/** A line across the picture that parts what is above it from what is below. */
export function rulePiece(top: number): Piece {
  const box = { x: MARGIN, y: top, width: WIDTH - 2 * MARGIN, height: 1 };
  return { key: 'rule', box, ground: RULE, draw: () => undefined };
}

/** Where the columns of a sheet stand. */
interface Columns {
  readonly left: number;
  readonly width: number;
  readonly step: number;
  at(n: number): number;
}

function columnsOf({ rows }: SheetView, { side, letter, points }: Measures): Columns {
  const left = MARGIN + side;
  const end = rows.some((row) => row.points !== null) ? points : 4;
  const thick = rows[0]?.line ?? null;
  const count = Math.max(1, ...rows.map((row) => row.cells.length));
  const room = WIDTH - MARGIN - left - letter - end - 2 - (thick === null ? 0 : LINE_ROOM);
  const step = toPixel(Math.min(WIDEST_CELL, room / count));
  const at = (n: number): number => left + letter + 1 + n * step + (thick !== null && n >= thick ? LINE_ROOM : 0);
  return { left, step, at, width: Math.ceil(at(count) + 1 + end - left) };
}

function* rowPieces(sheet: SheetView, top: number, measures: Measures): Iterable<Piece> {
  const printed = sheet.rows.some((row) => row.cells.some((cell) => cell.mark !== 'entered' && cell.text !== ''));
  const columns = columnsOf(sheet, measures);
  for (const [n, row] of sheet.rows.entries()) {
    const band = { x: columns.left, y: top + n * measures.row, width: columns.width, height: measures.row - 2 };
    yield bandPiece(row, band, measures);
    if (row.line !== null) yield linePiece(row, columns.at(row.line) - LINE_ROOM, band);
    for (const [place, cell] of row.cells.entries()) {
      const box = { ...band, x: columns.at(place), width: columns.step };
      if (cell.mark !== 'gap') yield cellPiece(row, cell, box, { printed, measures });
    }
  }
  const below = top + sheet.rows.length * measures.row - 1;
  for (const [n, points] of sheet.columns.entries()) {
    if (points === null) continue;
    const x = toPixel(columns.at(n) + columns.step / 2 - 12);
    yield columnPiece(points, { x, y: below, width: 24, height: measures.columns }, measures);
  }
}

function bandPiece(
  { colour, letter, points }: RowView,
  band: Box,
  { size, letter: room, points: end }: Measures,
): Piece {
  const shades = SHADES[colour];
  return {
    key: `band ${colour} ${letter} ${points} ${band.width} ${band.height}`,
    box: band,
    draw(pen) {
      traceRounded(pen, band, 6);
      fill(pen, shades.band);
      const y = band.y + band.height / 2;
      if (letter !== undefined) {
        const lettering = { size: sizeFor(letter, size, room), colour: shades.onBand };
        write(pen, letter, band.x + room / 2 + 1, y, lettering);
      }
      if (points === null) return;
      write(pen, formatSigned(points), band.x + band.width - end / 2, y, { size, colour: shades.onBand });
    },
  };
}

/** Two letters are smaller than one, where they have no more room. */
function sizeFor(letter: string, size: number, room: number): number {
  return Math.min(size, (size * room) / widthOf(letter, size));
}

/** It bridges the space to the next row. */
function linePiece({ colour }: RowView, x: number, { y, height }: Box): Piece {
  const box = { x, y, width: LINE_ROOM, height: height + 2 };
  return {
    key: `line ${colour} ${height}`,
    box,
    draw(pen) {
      traceRounded(pen, { ...box, height }, 0);
      fill(pen, SHADES[colour].band);
      line(pen, [
        [x + LINE_ROOM / 2, y - 3],
        [x + LINE_ROOM / 2, y + height + 5],
      ]);
      stroke(pen, INK, 4);
    },
  };
}

interface Fit {
  readonly printed: boolean;
  readonly measures: Measures;
}

function cellPiece({ colour }: RowView, cell: CellView, box: Box, { printed, measures }: Fit): Piece {
  const { text, coming, mark, shape, slope, progress, possible, pending } = cell;
  const name = possible ? cell.name : '';
  const shades = SHADES[colour];
  const high = (box.height - measures.cell) / 2;
  const field = { x: box.x + 1, y: box.y + high, width: box.width - 2, height: measures.cell };
  return {
    key: [
      ...['cell', colour, text, name, coming, mark, shape, slope, progress?.made, progress?.of],
      ...[possible, pending, printed, box.width, box.height],
    ].join(' '),
    box,
    ground: shades.band,
    draw: (pen) => drawCell(pen, cell, field, { shades, printed, size: measures.size }),
  };
}

/** A box for points, empty until they are earned. */
function columnPiece(points: number | 'open', box: Box, { size }: Measures): Piece {
  const frame = { ...box, y: box.y + 2, height: box.height - 4 };
  return {
    key: `column ${points} ${box.height}`,
    box,
    draw(pen) {
      traceRounded(pen, inset(frame, 0.5), 4);
      fill(pen, CARD);
      stroke(pen, points === 'open' ? LOST_INK : INK, 1);
      if (points === 'open') return;
      write(pen, formatSigned(points), ...middle(frame), { size: size - 1, colour: INK });
    },
  };
}

/** Penalties with what each costs, the scale if there is one, and the total. */
function* footPieces({ penalties, scale, total }: SheetView, top: number): Iterable<Piece> {
  const { taken, costs } = penalties ?? NO_PENALTIES;
  for (const [n, cost] of costs.entries()) {
    const x = PAPER_MARGIN + n * (scale === undefined ? BOX_STEPS.wide : BOX_STEPS.tight);
    const state = n < taken ? 'crossed' : 'free';
    yield boxPiece({ x, y: top + 6, width: 18, height: 18 }, state);
    if (scale !== undefined && n < costs.length - 1) continue;
    yield {
      key: `cost ${cost} ${state}`,
      box: { x: x + 20, y: top + 6, width: 28, height: 18 },
      draw(pen) {
        const colour = state === 'crossed' ? INK : LOST_INK;
        write(pen, formatSigned(-Math.abs(cost)), x + 22, top + 15, { size: 13, colour, align: 'left' });
      },
    };
  }
  if (scale !== undefined) yield scalePiece(scale, { x: 122, y: top, width: 188, height: 30 });
  const box = { x: WIDTH - MARGIN - 78, y: top, width: 78, height: 30 };
  yield {
    key: `sum ${total}`,
    box,
    draw(pen) {
      traceRounded(pen, box, 15);
      fill(pen, INK);
      write(pen, `= ${formatSigned(total)}`, ...middle(box), { size: 18, colour: CARD });
    },
  };
}
