import { diceStrip } from '../../src/draw/dice.js';
import { PAPER } from '../../src/draw/palette.js';
import { canvasFor } from '../../src/draw/pen.js';
import type { Piece } from '../../src/draw/piece.js';
import { menuStrip } from '../../src/draw/sheet.js';
import type { Seat, View } from '../../src/games/game.js';
import { ENGLISH_LETTERS } from './fixtures.js';

const read = new Map<string, readonly string[]>();

/** Every text that is written into that piece, once each: a rim is the same text again. */
function textsOf(piece: Piece): readonly string[] {
  const known = read.get(piece.key);
  if (known !== undefined) return known;
  const { pen } = canvasFor(piece.box, PAPER);
  const written = new Set<string>();
  pen.fillText = (text) => void written.add(text);
  piece.draw(pen);
  read.set(piece.key, [...written]);
  return [...written];
}

/** For tests: what can be read in the picture of a menu, piece by piece. */
export function textsDrawn(view: View, seat: Seat): readonly string[] {
  const strips = [diceStrip(view.dice, view.sums, ENGLISH_LETTERS), menuStrip(view.sheets[seat]!)];
  return strips.flatMap((strip) => (strip === null ? [] : [...strip.pieces(0)].flatMap(textsOf)));
}
