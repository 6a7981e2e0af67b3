import { withoutStrayJoiners } from './joiners.js';

const LONGEST = 32;
/** A sign that is no word of any language. */
const NAMELESS = '???';

/** Direction marks and other format characters, fillers that show nothing, lone surrogates; not what something visible may need. */
const INVISIBLE =
  /(?![\p{Join_Control}\p{Variation_Selector}\u{e0020}-\u{e007f}])[\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800\u{1d159}]/gu;
/** It marks bots. */
const ROBOTS = /\u{1f916}\ufe0f?/gu;
/** Control characters and every kind of line break or space. */
const BLANK = /[\p{Cc}\p{Z}]+/gu;
/** Marks piled on one letter reach into the lines above and below; no script that people write piles more than four. */
const PILED = /(\p{M}{4})\p{M}+/gu;

/** No grapheme that anybody writes is longer: a family of four, each with a colour of skin, has 19. */
const LONGEST_GRAPHEME = 20;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** A person's name made fit to be shown anywhere: one line, nothing invisible that nothing needs, not too long, never empty. */
export function cleanName(raw: string): string {
  return tidy(raw) || NAMELESS;
}

/** Parts words in a salt, and on the screen. */
const PARTING = /[,·]/g;
/** What calls everybody, and so is never shown as it was typed. */
const CALLS_ALL = /@+(?=everyone|here)/gi;

/**
 * A lucky word made fit to be shown likewise, without what parts words in a salt and on the screen, and such that it is read as it
 * counts; null where nothing is left of it.
 */
export function cleanWord(raw: string): string | null {
  return tidy(raw.replace(PARTING, ' ')).replace(CALLS_ALL, '') || null;
}

/** What a person typed, made fit to be shown; empty where nothing of it is visible. */
function tidy(raw: string): string {
  const plain = withoutStrayJoiners(raw.replace(BLANK, ' ').replace(INVISIBLE, '').replace(ROBOTS, ''))
    .replace(PILED, '$1')
    .replace(/ {2,}/g, ' ')
    .trim();
  // A joiner may have lost what needed it.
  return withoutStrayJoiners(ofLength(plain)).trim();
}

/** At most `LONGEST` code points of it, which is how the platform counts names, up to what is no grapheme that anybody writes. */
function ofLength(plain: string): string {
  let kept = '';
  let length = 0;
  for (const { segment } of graphemes.segment(plain)) {
    length += [...segment].length;
    if (length > LONGEST || segment.length > LONGEST_GRAPHEME) break;
    kept += segment;
  }
  return kept;
}

/** At most so many UTF-16 units of the text, the strictest way in which a platform counts; no grapheme split. */
export function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  let kept = 0;
  // What is cut off may be long, and is not looked at; a grapheme that is cut in two there is dropped.
  for (const { index } of graphemes.segment(text.slice(0, most + LONGEST_GRAPHEME))) {
    if (index > most) break;
    kept = index;
  }
  return text.slice(0, kept);
}

/** Shortened to `most` UTF-16 units, with an ellipsis if anything is missing. */
export function shorten(text: string, most: number): string {
  if (text.length <= most) return text;
  const kept = cut(text, most - 1);
  if (!isOpen(kept)) return `${kept}…`;
  // A name that is set apart ends before what follows it.
  const inside = cut(text, most - 2);
  return isOpen(inside) ? `${inside}…\u2069` : `${inside}…`;
}

/** Whether it ends within a name that is set apart. */
function isOpen(text: string): boolean {
  return text.lastIndexOf('\u2068') > text.lastIndexOf('\u2069');
}

/**
 * How many UTF-16 units of a name are told at most, from the roomiest: a message in which there is no room for all names
 * as they are tells them ever shorter.
 */
export const NAME_ROOMS = [Number.POSITIVE_INFINITY, 24, 16, 10, 6] as const;

/** The roomiest that fits of what is made with names of at most so many UTF-16 units; the tightest where none does. */
export function roomiest<Made>(make: (names: number) => Made, fits: (made: Made) => boolean): Made {
  let made = make(NAME_ROOMS[0]);
  for (const room of NAME_ROOMS.slice(1)) {
    if (fits(made)) return made;
    made = make(room);
  }
  return made;
}

/** Text that shows as it is where markdown is read: nothing in it formats, links or mentions. */
export function escapeMarkdown(text: string): string {
  return text.replace(/[\\*_~|`>#\-+.[\]()<:@!&/]/g, '\\$&').replace(/@(?=everyone|here)/gi, '@\u200b');
}

/** The same inside a code block, where a backslash would show. */
export function escapeCode(text: string): string {
  return text.replace(/`/g, 'ˋ');
}
