/** Letters, digits and signs that the font of the pictures has. */
const WRITABLE =
  /^[\x20-\x7e\xa1-\xac\xae-\u0132\u0134-\u017e\u0181\u018a\u018f\u0192\u01a0\u01a1\u01af\u01b0\u01b3\u01b4\u01c4-\u01ce\u01d4\u01e5-\u01e7\u01e9-\u01eb\u01ef\u01fa-\u021b\u021f\u0226-\u0228\u022a-\u022d\u0230-\u0233\u0237\u0253\u0257\u0259\u0292\u02b9-\u02bc\u02be\u02bf\u02c6-\u02cc\u02da\u02dc\u02dd\u0400-\u045f\u0462\u0463\u046a\u046b\u0472-\u0475\u048a-\u04a5\u04a8-\u04ff\u0510-\u0513\u051a-\u051d\u0524-\u0529\u052e\u052f\u1e08\u1e09\u1e0c-\u1e0f\u1e14-\u1e17\u1e1c\u1e1d\u1e20\u1e21\u1e24\u1e25\u1e2a\u1e2b\u1e2e\u1e2f\u1e36\u1e37\u1e3a\u1e3b\u1e42-\u1e49\u1e4c-\u1e53\u1e5a\u1e5b\u1e5e-\u1e69\u1e6c-\u1e6f\u1e78-\u1e7b\u1e80-\u1e85\u1e8e\u1e8f\u1e92\u1e93\u1e97\u1e9e\u1ea0-\u1ef9\u2013\u2014\u2018-\u201a\u201c-\u201e\u2020\u2022\u2026\u2032\u2033\u2039\u203a\u2044\u20a1\u20a3\u20a4\u20a6\u20a7\u20a9\u20ab-\u20ae\u20b1\u20b2\u20b4\u20b5\u20b8-\u20ba\u20bc\u20bd\u2113\u2116\u2122\u2212\u2215]+$/u;

const PICTOGRAPH = /\p{Extended_Pictographic}\ufe0f|\p{Emoji_Presentation}|\u20e3/u;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Its graphemes, each letter with its accents as one character where there is one. */
export function splitGraphemes(text: string): readonly string[] {
  return [...graphemes.segment(text.normalize('NFC'))].map(({ segment }) => segment);
}

/** Whether the font of the pictures has all of that text. */
export function isWritable(text: string): boolean {
  return WRITABLE.test(text);
}

/** A name as the font of the pictures writes it: without emojis; null where it lacks a letter, or nothing is left. */
export function writableName(name: string): string | null {
  const letters = splitGraphemes(name).filter((letter) => !PICTOGRAPH.test(letter));
  const written = letters.join('').replace(/ {2,}/g, ' ').trim();
  return isWritable(written) ? written : null;
}
