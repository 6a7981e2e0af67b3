/** A sign of an emoji, with its style or its colour of skin. */
const PICTURE = String.raw`\p{Extended_Pictographic}(?:[\u{1f3fb}-\u{1f3ff}]|[\ufe0e\ufe0f])?`;
const SCRIPTS =
  'Arabic Syriac Nko Mongolian Adlam Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam Sinhala Khmer Myanmar Balinese Javanese';
/** A letter of a script in which a joiner tells how two of them are written. */
const LETTER = String.raw`(?=\p{L})[${SCRIPTS.replace(/\w+ ?/g, (script) => `\\p{Script=${script.trim()}}`)}]`;
/** Takes the vowel from a letter; a joiner behind it tells how it is bound to the next one, or that it is not. */
const VIRAMA = String.raw`[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca\u1039\u17d2\u1b44\ua9c0]`;

/** What keeps what is invisible in it. */
const NEEDED = [
  // The flag of a part of a country: its letters as tags behind a black flag.
  String.raw`\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{3,6}\u{e007f}`,
  // A family, a profession: no emoji that exists joins more than four.
  String.raw`${PICTURE}(?:\u200d${PICTURE}){0,3}`,
  String.raw`[0-9#*]\ufe0f\u20e3`,
  // One of several ways to write the same sign.
  String.raw`\p{Script=Han}[\ufe00-\ufe02\u{e0100}-\u{e01ef}]`,
  String.raw`[\u1820-\u18aa][\u180b-\u180d\u180f]`,
  String.raw`(?<=${LETTER}\p{M}{0,4})\p{Join_Control}(?=${LETTER}|${VIRAMA})`,
  String.raw`(?<=${VIRAMA})\u200d(?!\p{M}|\p{Cf})`,
].join('|');

/** Joiners, variation selectors, tags. */
const FORMAT = String.raw`[\p{Join_Control}\p{Variation_Selector}\u{e0020}-\u{e007f}]`;

const SIGNS = new RegExp(`(${NEEDED})|${FORMAT}`, 'gu');

/** The text without joiners, variation selectors and tags but for those without which it would read or look otherwise. */
export function withoutStrayJoiners(text: string): string {
  return text.replace(SIGNS, '$1');
}
