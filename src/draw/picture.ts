import { setImmediate } from 'node:timers/promises';
import type { Colour, Seat, View } from '../games/game.js';
import { diceStrip } from './dice.js';
import { PAPER } from './palette.js';
import { blank, SCALE, type Strip, WIDTH } from './pen.js';
import { indexed, png } from './png.js';
import { boardStrip, menuStrip } from './sheet.js';

const FOOT = 6;

/** The throw and that seat's own sheet, as a PNG. */
export function drawMenu(view: View, seat: Seat): Promise<Buffer> {
  return draw([dice(view), menuStrip(view.sheets[seat]!)]);
}

/** The throw and everyone's sheets, as a PNG. `names` by seat: their initials are drawn where the font has them. */
export function drawBoard(view: View, names: readonly string[] = []): Promise<Buffer> {
  return draw([dice(view), ...view.sheets.map((sheet) => boardStrip(sheet, names[sheet.seat] ?? ''))]);
}

function dice(view: View): Strip | null {
  const letters = new Map(
    view.sheets.flatMap(({ rows }) => rows.map(({ colour, letter }) => [colour, letter] as const)),
  );
  const letterOf = (colour: Colour): string => letters.get(colour) ?? colour.charAt(0).toUpperCase();
  return diceStrip(view.dice, view.sums, letterOf);
}

/** Strip after strip, with a breath between them: no strip keeps the event loop for more than a few milliseconds. */
async function draw(all: readonly (Strip | null)[]): Promise<Buffer> {
  const strips = [...all.filter((strip) => strip !== null), { height: FOOT, draw: () => undefined }];
  const rows: Buffer[] = [];
  let height = 0;
  for (const strip of strips) {
    const { canvas, pen } = blank(strip.height, PAPER);
    strip.draw(pen);
    rows.push(indexed(canvas.data(), canvas.width));
    height += canvas.height;
    await setImmediate();
  }
  return png(rows, WIDTH * SCALE, height);
}
