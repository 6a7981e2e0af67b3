import type { Colour } from '../games/game.js';

/** What a colour of the games looks like. Every text stands on a ground that it can be read on: see PAIRS. */
export interface Shades {
  /** The row's band and the body of a die. */
  readonly band: string;
  /** Letters, points and pips on the band. */
  readonly onBand: string;
  /** A field that is still free. */
  readonly tint: string;
  /** A number in such a field. */
  readonly ink: string;
  /** A field with an entry. */
  readonly deep: string;
  /** Beside a message: on Discord's dark grounds and on its light ones it stands out alike. */
  readonly stripe: string;
}

export const PAPER = '#F7F3EA';
export const CARD = '#FFFFFF';
export const INK = '#1B1E24';
export const RULE = '#D9D2C3';
/** A field that is lost: skipped or closed. */
export const LOST = '#E4DFD5';
export const HATCH = '#CDC6B8';
export const SLASH = '#8F897B';
export const LOST_INK = '#474A51';
/** A number that is not there yet. */
export const FAINT = '#6B6E76';

export const SHADES: Readonly<Record<Colour, Shades>> = {
  white: { band: '#FFFFFF', onBand: INK, tint: '#F4F4F4', ink: INK, deep: '#3A3E46', stripe: '#828891' },
  red: { band: '#C5352B', onBand: '#FFFFFF', tint: '#FDECEA', ink: '#7C1610', deep: '#7C1610', stripe: '#DC605D' },
  yellow: { band: '#F2BC2B', onBand: '#3A2A00', tint: '#FFF7DE', ink: '#5C4300', deep: '#5C4300', stripe: '#B07E0C' },
  green: { band: '#1F7A46', onBand: '#FFFFFF', tint: '#E6F5EB', ink: '#0D4526', deep: '#0D4526', stripe: '#2E9A58' },
  blue: { band: '#2F66C4', onBand: '#FFFFFF', tint: '#E8F0FD', ink: '#163A78', deep: '#163A78', stripe: '#5287DD' },
  orange: { band: '#F08A3C', onBand: '#3B1700', tint: '#FFF0E4', ink: '#722E04', deep: '#722E04', stripe: '#D86717' },
  purple: { band: '#7748B3', onBand: '#FFFFFF', tint: '#F2EAFB', ink: '#45206F', deep: '#45206F', stripe: '#9E74D0' },
};

/** Every text colour with the ground that it is drawn on. */
export const PAIRS: readonly (readonly [text: string, ground: string])[] = [
  [INK, PAPER],
  [INK, CARD],
  [CARD, INK],
  [LOST_INK, LOST],
  [LOST_INK, HATCH],
  [LOST_INK, PAPER],
  [LOST_INK, CARD],
  [FAINT, CARD],
  ...Object.values(SHADES).flatMap(({ band, onBand, tint, ink, deep }) => [
    [onBand, band] as const,
    [ink, tint] as const,
    [ink, CARD] as const,
    [tint, deep] as const,
    [CARD, deep] as const,
  ]),
];

/** Colours that meet at an edge, the paper's included: between them lie the colours of smooth edges. */
const EDGES: readonly (readonly [string, string])[] = [
  ...PAIRS,
  [RULE, PAPER],
  [RULE, CARD],
  [CARD, PAPER],
  [HATCH, LOST],
  [INK, LOST],
  [SLASH, LOST],
  ...Object.values(SHADES).flatMap(({ band, tint, deep, ink }) => [
    [band, PAPER] as const,
    [band, CARD] as const,
    [tint, band] as const,
    [deep, band] as const,
    [LOST, band] as const,
    [INK, band] as const,
    [ink, LOST] as const,
    [INK, tint] as const,
  ]),
];

type Rgb = readonly [red: number, green: number, blue: number];

export function rgbOf(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

const SIZE = 256;

/**
 * At most 256 colours: those that are used, and as many steps between those that meet as there is room for. The
 * paper comes first.
 */
export const PALETTE: readonly Rgb[] = palette();

function palette(): readonly Rgb[] {
  const found = new Map<string, Rgb>();
  const add = (rgb: Rgb): void => {
    if (found.size < SIZE && !found.has(rgb.join())) found.set(rgb.join(), rgb);
  };
  add(rgbOf(PAPER));
  for (const pair of EDGES) for (const hex of pair) add(rgbOf(hex));
  for (const share of [0.5, 0.25, 0.75]) {
    for (const [one, other] of EDGES) add(between(rgbOf(one), rgbOf(other), share));
  }
  return [...found.values()];
}

function between(one: Rgb, other: Rgb, share: number): Rgb {
  const mix = (n: 0 | 1 | 2): number => Math.round(one[n] + (other[n] - one[n]) * share);
  return [mix(0), mix(1), mix(2)];
}
