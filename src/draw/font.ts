import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import { splitGraphemes } from '../lib/letters.js';

/** The font comes in parts of the alphabets; each letter is taken from the first part that has it. */
export const PARTS = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'vietnamese'] as const;

const require = createRequire(import.meta.url);
const folder = dirname(require.resolve('@fontsource/nunito/files/nunito-latin-800-normal.woff2'));
const FAMILIES = PARTS.map((part) => {
  const family = `Table ${part}`;
  if (GlobalFonts.registerFromPath(fontFile(part), family) === null) throw new Error(`${family} is not a font`);
  return `"${family}"`;
}).join(', ');

export function fontFile(part: (typeof PARTS)[number]): string {
  return join(folder, `nunito-${part}-800-normal.woff2`);
}

/** The font in that size, as a pen takes it. */
export function fontOf(size: number): string {
  return `${size}px ${FAMILIES}`;
}

const ruler = createCanvas(1, 1).getContext('2d');

/** In whole units, so that what is measured with it begins and ends with a pixel. */
export function widthOf(text: string, size: number): number {
  ruler.font = fontOf(size);
  return Math.ceil(ruler.measureText(text).width);
}

/** As much of the text as that width holds, with an ellipsis if anything is missing. */
export function fitWidth(text: string, size: number, width: number): string {
  if (widthOf(text, size) <= width) return text;
  const letters = [...splitGraphemes(text)];
  while (letters.length > 1 && widthOf(`${letters.join('').trimEnd()}…`, size) > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}
