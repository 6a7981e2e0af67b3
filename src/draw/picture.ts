import { setImmediate } from 'node:timers/promises';
import type { DieView, Letters, Seat, SheetView, View } from '../games/game.js';
import type { Clock } from '../lib/clock.js';
import { type Chart, chartStrip } from './chart.js';
import { diceStrip } from './dice.js';
import { SCALE, WIDTH } from './pen.js';
import { type Strip, spriteOf } from './piece.js';
import { page, png, put } from './png.js';
import { boardStrip, menuStrip, rulePiece } from './sheet.js';
import type { DrawnPlayer } from './side.js';
import { BETWEEN, FOOT } from './spacing.js';

/** Longer than this, in milliseconds, drawing does not keep the event loop. */
const MOMENT = 2;

/** By it drawing knows how long it has kept the event loop. */
type Steady = Pick<Clock, 'monotonic'>;

/** What is drawn of a match, and the letters by which its reader calls colours. */
export interface LetteredView {
  readonly view: View;
  readonly letters: Letters;
}

/** The throw and that seat's own sheet, as a PNG. */
export function drawMenu(shown: LetteredView, seat: Seat, clock: Steady): Promise<Buffer> {
  return draw([dice(shown), menuStrip(sheetsOf(shown)[seat]!)], clock);
}

/** The throw and everyone's sheets, as a PNG. `players` by seat. */
export function drawBoard(shown: LetteredView, players: readonly DrawnPlayer[], clock: Steady): Promise<Buffer> {
  return draw([dice(shown), ...sheetsOf(shown).map((sheet) => boardStrip(sheet, players[sheet.seat]!))], clock);
}

/** The throw and below it dice with all their sides, a line each, as a PNG. */
export function drawSides(shown: LetteredView, all: readonly (readonly DieView[])[], clock: Steady): Promise<Buffer> {
  return draw([dice(shown), ...all.map((sides) => ruled(diceStrip(sides, [], shown.letters)))], clock);
}

/** Results, a strip for each game, as a PNG. */
export function drawCharts(charts: readonly Chart[], clock: Steady): Promise<Buffer> {
  return draw(charts.map(chartStrip), clock);
}

function ruled(strip: Strip | null): Strip | null {
  if (strip === null) return null;
  return {
    height: strip.height + BETWEEN,
    *pieces(top) {
      yield rulePiece(top);
      yield* strip.pieces(top + BETWEEN);
    },
  };
}

function dice({ view, letters }: LetteredView): Strip | null {
  return diceStrip(view.dice, view.sums, letters);
}

/** The sheets with each row called by the reader's letter, where it is called by one. */
function sheetsOf({ view, letters }: LetteredView): readonly SheetView[] {
  return view.sheets.map((sheet) => ({
    ...sheet,
    rows: sheet.rows.map((row) => (row.letter === undefined ? row : { ...row, letter: letters[row.colour] })),
  }));
}

/** Draws for a moment, lets the event loop run, goes on: mostly one moment is enough. */
async function draw(all: readonly (Strip | null)[], { monotonic }: Steady): Promise<Buffer> {
  const strips = all.filter((strip) => strip !== null);
  const height = strips.reduce((sum, strip) => sum + strip.height, FOOT);
  const sheet = page(WIDTH * SCALE, height * SCALE);
  let top = 0;
  let end = monotonic() + MOMENT;
  for (const strip of strips) {
    for (const piece of strip.pieces(top)) {
      put(sheet, spriteOf(piece).rows, piece.box.x * SCALE, piece.box.y * SCALE);
      if (monotonic() < end) continue;
      await setImmediate();
      end = monotonic() + MOMENT;
    }
    top += strip.height;
  }
  return png(sheet);
}
