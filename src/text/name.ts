const LONGEST = 32;
/** A sign that is no word of any language. */
const NAMELESS = '???';

/** Format characters (joiners, direction marks, tags), fillers that show nothing, lone surrogates. */
const INVISIBLE = /[\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/gu;
/** Control characters and every kind of line break or space. */
const BLANK = /[\p{Cc}\p{Z}]+/gu;
/** Marks piled on one letter reach into the lines above and below. */
const PILED = /(\p{M}{3})\p{M}+/gu;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** A person's name made fit to be shown anywhere: one line, nothing invisible, not too long, never empty. */
export function cleanName(raw: string): string {
  const plain = raw.replace(BLANK, ' ').replace(INVISIBLE, '').replace(PILED, '$1').replace(/ {2,}/g, ' ').trim();
  return cut(plain, LONGEST).trim() || NAMELESS;
}

/** At most so many code points of the text, no grapheme split. */
export function cut(text: string, most: number): string {
  // There are never more code points than code units.
  if (text.length <= most) return text;
  let kept = '';
  let length = 0;
  for (const { segment } of graphemes.segment(text)) {
    length += [...segment].length;
    if (length > most) break;
    kept += segment;
  }
  return kept;
}

/** Shortened to `most` code points, with an ellipsis if anything is missing. */
export function shorten(text: string, most: number): string {
  return text.length <= most || [...text].length <= most ? text : `${cut(text, most - 1)}…`;
}

/** Text that shows as it is where markdown is read: nothing in it formats, links or mentions. */
export function escapeMarkdown(text: string): string {
  return text.replace(/[\\*_~|`>#\-+.[\]()<:@!&/]/g, '\\$&').replace(/@(?=everyone|here)/gi, '@\u200b');
}

/** The same inside a code block, where a backslash would show. */
export function escapeCode(text: string): string {
  return text.replace(/`/g, 'ˋ');
}
