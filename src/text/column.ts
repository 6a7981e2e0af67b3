import { cutText } from './cut.js';

/** Signs that take two columns where all have one width: East Asian ones, and pictures. */
const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f000}-\u{1faff}\u{20000}-\u{3fffd}]|\p{Emoji_Presentation}|\ufe0f/u;
/** What sets a name apart takes none. */
const ISOLATES = /[\u2066-\u2069]/gu;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** How many columns a text takes in monospace. */
export function columnWidth(text: string): number {
  let width = 0;
  for (const { segment } of graphemes.segment(text.replace(ISOLATES, ''))) width += WIDE.test(segment) ? 2 : 1;
  return width;
}

/** As much of the text as goes into so many columns, with an ellipsis if anything is missing; no grapheme split. */
export function fitColumns(text: string, width: number): string {
  return cutText(text, width, columnWidth);
}

/** The text with blanks up to so many columns. */
export function padColumn(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - columnWidth(text)));
}
