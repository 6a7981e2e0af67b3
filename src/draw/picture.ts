import { setImmediate } from 'node:timers/promises';
import type { Colour, Seat, View } from '../games/game.js';
import type { Clock } from '../lib/clock.js';
import { type Chart, chartStrip } from './chart.js';
import { diceStrip } from './dice.js';
import { SCALE, WIDTH } from './pen.js';
import { type Strip, spriteOf } from './piece.js';
import { page, png, put } from './png.js';
import { boardStrip, menuStrip } from './sheet.js';
import type { DrawnPlayer } from './side.js';
import { FOOT } from './spacing.js';

/** Longer than this, in milliseconds, drawing does not keep the event loop. */
const MOMENT = 2;

/** By it drawing knows how long it has kept the event loop. */
type Steady = Pick<Clock, 'monotonic'>;

/** The throw and that seat's own sheet, as a PNG. */
export function drawMenu(view: View, seat: Seat, clock: Steady): Promise<Buffer> {
  return draw([dice(view), menuStrip(view.sheets[seat]!)], clock);
}

/** The throw and everyone's sheets, as a PNG. `players` by seat. */
export function drawBoard(view: View, players: readonly DrawnPlayer[], clock: Steady): Promise<Buffer> {
  return draw([dice(view), ...view.sheets.map((sheet) => boardStrip(sheet, players[sheet.seat]!))], clock);
}

/** Results, a strip for each game, as a PNG. */
export function drawCharts(charts: readonly Chart[], clock: Steady): Promise<Buffer> {
  return draw(charts.map(chartStrip), clock);
}

function dice(view: View): Strip | null {
  const letters = new Map(
    view.sheets.flatMap(({ rows }) =>
      rows.flatMap(({ colour, letter }) => (letter === undefined ? [] : [[colour, letter] as const])),
    ),
  );
  const letterOf = (colour: Colour): string => letters.get(colour) ?? colour.charAt(0).toUpperCase();
  return diceStrip(view.dice, view.sums, letterOf);
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
