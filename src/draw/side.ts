import type { SheetView } from '../games/game.js';
import { isWritable, splitGraphemes, writableName } from '../lib/letters.js';
import { fitWidth } from './font.js';
import { CARD, INK } from './palette.js';
import { type Box, fill, traceRounded, write } from './pen.js';
import { boxPiece, formatSigned } from './penalty.js';
import type { Piece } from './piece.js';
import { drawAnswered, drawAwaited, drawBot, drawPlace, drawTurn } from './signs.js';
import { BESIDE, MARGIN } from './spacing.js';

/** Whose a sheet on a board is, how far they are in what is being decided, and what has become of them. */
export interface DrawnPlayer {
  readonly name: string;
  readonly isBot: boolean;
  /** Whether it is their turn. */
  readonly isActive: boolean;
  /** In what is being decided; `none`: they are not asked. */
  readonly answer: 'given' | 'due' | 'none';
  /** 1 = first; null while the match goes on. */
  readonly place: number | null;
}

const ROOM = BESIDE.width - 4;
/** So far in letters begin, so that they stand below the badge. */
const INDENT = 1;
const BADGE = 18;
const SIGN = 14;
const NAME_HEIGHT = 17;
const NAME_SIZE = 13;
const MEDAL = { width: 18, height: 21 };
const BOX = { width: 11, height: 11, step: 12 };

/** The sheet's number and signs in one line, then its player's name, its total, and its penalties. */
export function* sidePieces(sheet: SheetView, player: DrawnPlayer, top: number): Iterable<Piece> {
  const x = MARGIN;
  yield badgePiece(String(sheet.seat + 1), { x, y: top, width: BADGE, height: BADGE });
  yield* signPieces(player, x + BADGE + 3, top + 2);
  yield namePiece(player.name, { x, y: top + BESIDE.name, width: ROOM, height: NAME_HEIGHT });
  yield {
    key: `total ${sheet.total}`,
    box: { x, y: top + BESIDE.total, width: ROOM, height: 20 },
    draw: (pen) =>
      write(pen, formatSigned(sheet.total), x + INDENT, top + BESIDE.total + 10, {
        size: 20,
        colour: INK,
        align: 'left',
      }),
  };
  if (player.place !== null) yield placePiece(player.place, x + ROOM - MEDAL.width, top + BESIDE.total);
  const { taken, costs } = sheet.penalties ?? { taken: 0, costs: [] };
  for (const n of costs.keys()) {
    const box = { x: x + n * BOX.step, y: top + BESIDE.boxes, width: BOX.width, height: BOX.height };
    yield boxPiece(box, n < taken ? 'crossed' : 'free');
  }
}

/** As much of the name as there is room for; its initial where the font lacks a letter; null where it lacks that as well. */
export function nameOf(name: string): string | null {
  const written = writableName(name);
  return written === null ? initialOf(name) : fitWidth(written, NAME_SIZE, ROOM - INDENT);
}

/** How a name begins, as a capital; null where the font does not have that, or not all of it. */
function initialOf(name: string): string | null {
  const capital = splitGraphemes(name)[0]?.toUpperCase() ?? '';
  return /^[\p{L}\p{N}]$/u.test(capital) && isWritable(capital) ? capital : null;
}

/** Beside the total. */
function placePiece(place: number, x: number, y: number): Piece {
  const box = { x, y, ...MEDAL };
  return { key: `place ${place}`, box, draw: (pen) => drawPlace(pen, place, box) };
}

function badgePiece(number: string, box: Box): Piece {
  return {
    key: `badge ${number}`,
    box,
    draw(pen) {
      traceRounded(pen, box, BADGE / 2);
      fill(pen, INK);
      write(pen, number, box.x + BADGE / 2, box.y + BADGE / 2, { size: 13, colour: CARD });
    },
  };
}

function namePiece(name: string, box: Box): Piece {
  return {
    key: `name ${name}`,
    box,
    draw(pen) {
      const written = nameOf(name);
      if (written === null) return;
      write(pen, written, box.x + INDENT, box.y + NAME_HEIGHT / 2, { size: NAME_SIZE, colour: INK, align: 'left' });
    },
  };
}

/** A bot's head, a die for whose turn it is, a tick for who has answered, dots for who is awaited, as far as they hold. */
function* signPieces({ isBot, isActive, answer }: DrawnPlayer, left: number, y: number): Iterable<Piece> {
  const signs = [
    ...(isBot ? [['bot', drawBot] as const] : []),
    ...(isActive ? [['turn', drawTurn] as const] : []),
    ...(answer === 'given' ? [['answered', drawAnswered] as const] : []),
    ...(answer === 'due' ? [['awaited', drawAwaited] as const] : []),
  ];
  for (const [n, [key, draw]] of signs.entries()) {
    const box = { x: left + n * (SIGN + 1), y, width: SIGN, height: SIGN };
    yield { key, box, draw: (pen) => draw(pen, box) };
  }
}
