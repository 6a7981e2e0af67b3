import type { Game } from '../../games/game.js';
import type { ThrownRow } from '../../store/rows.js';
import { type SideView, viewSides } from './sides.js';

/** Which faces of a game's dice have fallen in a server, die by die. */
export interface ThrownView {
  readonly dice: readonly DieThrownView[];
  /** How many faces of dice that were thrown there are, and how many of them lie outside their range. */
  readonly faces: number;
  readonly outside: number;
}

export interface DieThrownView {
  readonly times: number;
  /** In per cent, where at least 95 of 100 faces of honest dice lie after so many throws; null: it was never thrown. */
  readonly range: { readonly low: number; readonly high: number } | null;
  readonly sides: readonly SideThrownView[];
}

export interface SideThrownView extends Omit<SideView, 'face'> {
  /** In per cent; null: the die was never thrown. */
  readonly share: number | null;
  readonly isOutside: boolean;
}

/** So many standard deviations to either side. */
const WIDTH = 2;

/** Faces that the game's dice do not have, as under other rules, are left out. */
export function viewThrown(rows: readonly ThrownRow[], game: Game): ThrownView {
  const all = viewSides(game).map((sides, die) =>
    viewDie(
      sides,
      rows.filter((row) => row.die === die),
    ),
  );
  const dice = all.filter(({ sides }) => sides.length > 0);
  const sides = dice.filter(({ times }) => times > 0).flatMap((die) => die.sides);
  return { dice, faces: sides.length, outside: sides.filter(({ isOutside }) => isOutside).length };
}

function viewDie(sides: readonly SideView[], rows: readonly ThrownRow[]): DieThrownView {
  const fallen = sides.map(({ face }) => rows.find((row) => row.face === face)?.times ?? 0);
  const times = fallen.reduce((sum, each) => sum + each, 0);
  const range = times === 0 ? null : rangeOf(times, sides.length);
  return {
    times,
    range,
    sides: sides.map(({ colour, value }, n) => {
      const share = range === null ? null : toPercent(fallen[n]! / times);
      // By what is shown, so that nobody sees a face within its range called outside.
      const isOutside = range !== null && share !== null && (share < range.low || share > range.high);
      return { colour, value, share, isOutside };
    }),
  };
}

/** Of a die with so many faces, each as likely as the others. */
function rangeOf(times: number, faces: number): { readonly low: number; readonly high: number } {
  const chance = 1 / faces;
  // Counts are whole: half a throw more, without which a first throw would always be out of line.
  const spread = WIDTH * Math.sqrt((chance * (1 - chance)) / times) + 1 / (2 * times);
  return { low: toPercent(Math.max(0, chance - spread)), high: toPercent(Math.min(1, chance + spread)) };
}

/** To a tenth. */
function toPercent(share: number): number {
  return Math.round(1000 * share) / 10;
}
