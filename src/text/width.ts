import { cutText } from './cut.js';

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** How wide letters are in a font without serifs, in parts of its size, about; the first that fits counts. */
const WIDTHS: readonly (readonly [letters: RegExp, width: number])[] = [
  [/^[\u2066-\u2069]/u, 0],
  [/^[ ijlftrI.,:;'’|!()[\]/·\u202f-]/u, 0.29],
  [/\p{Emoji_Presentation}|\p{Extended_Pictographic}|\ufe0f/u, 1.4],
  [/^[W@…–—]/u, 0.96],
  [/^[Mmw%]/u, 0.83],
  [/^\p{Lu}/u, 0.68],
  [/^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Hebrew}\p{Script=Arabic}\p{ASCII}]/u, 0.54],
];
/** All others, as those of East Asia. */
const FULL = 1;

/** Letters of which each is a grapheme by itself beside others of these: most of any text. */
const ALONE =
  '\\x20-\\x7e\\xa1-\\xa8\\xaa-\\xad\\xaf-\\u02ff\\u0400-\\u0482\\u05d0-\\u05ea\\u0621-\\u064a\\u4e00-\\u9fff';
const RUN = new RegExp(`((?<=^|[${ALONE}])[${ALONE}]+(?![^${ALONE}]))`);

/** About how wide a text is, in parts of the size of its font. */
export function textWidth(text: string): number {
  let width = 0;
  for (const [n, part] of text.split(RUN).entries()) width += n % 2 === 1 ? sumOf(part) : sumOfGraphemes(part);
  return width;
}

function sumOfGraphemes(text: string): number {
  let width = 0;
  if (text !== '') for (const { segment } of graphemes.segment(text)) width += letterWidth(segment);
  return width;
}

const known = new Map<string, number>();

function sumOf(letters: string): number {
  let width = 0;
  for (const letter of letters) {
    const found = known.get(letter) ?? letterWidth(letter);
    known.set(letter, found);
    width += found;
  }
  return width;
}

function letterWidth(letter: string): number {
  return WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? FULL;
}

/** As much of the text as is so wide, with an ellipsis if anything is missing; no grapheme split. */
export function cutToWidth(text: string, most: number): string {
  return cutText(text, most, textWidth);
}

/** How many lines a text fills that are so wide, broken between words, and within one only where it is longer than a line. */
export function linesFilled(text: string, wide: number): number {
  let lines = 1;
  let used = 0;
  for (const word of text.split(/(?<= )/)) {
    const width = textWidth(word.trimEnd());
    if (used > 0 && used + width > wide) {
      lines += 1;
      used = 0;
    }
    const over = Math.max(0, Math.ceil(width / wide) - 1);
    lines += over;
    used += textWidth(word) - over * wide;
  }
  return lines;
}
