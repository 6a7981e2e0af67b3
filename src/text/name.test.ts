import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanName, cleanWord, cut, escapeCode, escapeMarkdown, NAME_ROOMS, shorten } from './name.js';

const nasty = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(
      fc.constantFrom(
        '@everyone',
        '@here',
        '<@123456789012345678>',
        '<@!1>',
        '<@&5>',
        '<#6>',
        '<:x:7>',
        '<t:1:R>',
        '</go:1>',
        '**',
        '__',
        '~~',
        '||',
        '`',
        '```',
        '> ',
        '# ',
        '-# ',
        '- ',
        '1. ',
        '[x](https://x.example)',
        'https://x.example',
        '\\',
        '\n',
        '\u202e',
        '\u200b',
        '👩‍👩‍👧',
        '👨🏽‍🚀',
        '❤️‍🔥',
        '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
        '🏴\u{e0067}',
        '1️⃣',
        '🤖',
        'ශ්‍රී',
        'രാജന്‍',
        'می‌خواهم',
        'م',
        '\u094d',
        '\u200c',
        '\u200d',
        '\ufe0f',
        '\u0301\u0301\u0301',
        'é',
        'a\u0301',
        ' ',
        ',',
        '，',
        'Ann',
      ),
    )
    .map((parts) => parts.join('')),
);

/** Where each character ends. */
function ends(text: string): readonly number[] {
  return [...new Intl.Segmenter('en').segment(text)].map(({ index, segment }) => index + segment.length);
}

describe('a cleaned name', () => {
  test('is one line of visible text, never empty, at most 32 code points', () => {
    fc.assert(
      fc.property(nasty, (raw) => {
        const name = cleanName(raw);
        expect([...name].length).toBeLessThanOrEqual(32);
        expect(name.length).toBeLessThanOrEqual(64);
        expect(name.replace(/[\p{Default_Ignorable_Code_Point}\p{Cf}\s]/gu, '')).not.toBe('');
        expect(name.replace(/[\p{Join_Control}\u{e0020}-\u{e007f}]/gu, '')).not.toMatch(
          /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u,
        );
        expect(name).not.toMatch(/^[\p{Join_Control}\p{Variation_Selector}]|\p{Join_Control}{2}|🤖/u);
        expect(name).not.toMatch(/^ | $| {2}/);
        if (name !== '???') expect(name.length).toBeLessThanOrEqual(raw.length);
      }),
    );
  });

  test('stays as it is when it is cleaned again', () => {
    fc.assert(
      fc.property(nasty, (raw) => {
        expect(cleanName(cleanName(raw))).toBe(cleanName(raw));
      }),
    );
  });

  test.each([
    ['Ann', 'Ann'],
    ['  Ann \n Lee ', 'Ann Lee'],
    ['\u202eevil\u2069', 'evil'],
    ['A\u200b\u200dB', 'AB'],
    ['\u3164', '???'],
    ['', '???'],
    ['\u200d\ufe0f\u{e0067}', '???'],
    ['\u{1d159}', '???'],
    ['🤖\ufe0f', '???'],
    [`👩\u200d🤖`, '👩'],
    [`👩\u200d\u200d👩`, '👩👩'],
    ['A\ufe0fnn\u200c', 'Ann'],
    ['م\u200c', 'م'],
    [`${'👩\u200d'.repeat(5)}👩`, '👩\u200d👩\u200d👩\u200d👩👩\u200d👩'],
    [`Ann ${'\u1100'.repeat(30)}`, 'Ann'],
    [`Z${'\u0335'.repeat(40)}algo`, `Z${'\u0335'.repeat(4)}algo`],
  ])('of %j is %j', (raw, clean) => expect(cleanName(raw)).toBe(clean));

  test.each([
    'Ægir Þór',
    '名前',
    '葛\u{e0100}城',
    '👨\u200d👩\u200d👧\u200d👦 Lee',
    '👨🏽\u200d👩🏽\u200d👧🏽\u200d👦🏽',
    '❤\ufe0f\u200d🔥',
    '🏴\u200d☠\ufe0f',
    '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}',
    '1\ufe0f\u20e3',
    'क्\u200dष',
    'ශ්\u200dරී',
    'രാജന്\u200d',
    'র\u200d্যাচেল',
    'علی\u200cرضا',
    'မြွှေ',
  ])('is written as the person writes it: %s', (name) => expect(cleanName(name)).toBe(name));

  test('is never cut within a character', () => {
    const flags = '🇮🇸'.repeat(20);
    expect(cleanName(flags)).toBe('🇮🇸'.repeat(16));
    expect(cleanName(`x${flags}`)).toBe(`x${'🇮🇸'.repeat(15)}`);
    const family = '👨\u200d👩\u200d👧\u200d👦';
    expect(cleanName(family.repeat(6))).toBe(family.repeat(4));
    fc.assert(
      fc.property(nasty, (raw) => {
        const whole = cleanName(raw);
        for (const room of NAME_ROOMS) {
          const kept = shorten(whole, room).replace(/…$/, '');
          expect(whole.startsWith(kept) && [0, ...ends(whole)].includes(kept.length)).toBe(true);
        }
      }),
    );
  });
});

describe('a cleaned lucky word', () => {
  test('is one line of visible text without a comma, at most 32 code points', () => {
    fc.assert(
      fc.property(nasty, (raw) => {
        const word = cleanWord(raw);
        fc.pre(word !== null);
        expect(word).not.toMatch(/[,\p{Cc}\p{Zl}\p{Zp}]|^ | $| {2}/u);
        expect([...word].length).toBeLessThanOrEqual(32);
        expect(word.replace(/[\p{Default_Ignorable_Code_Point}\p{Cf}\s]/gu, '')).not.toBe('');
        expect(word.length).toBeLessThanOrEqual(raw.length);
      }),
    );
  });

  test('stays as it is when it is cleaned again', () => {
    fc.assert(
      fc.property(nasty, (raw) => {
        const word = cleanWord(raw);
        expect(word === null ? null : cleanWord(word)).toBe(word);
      }),
    );
  });

  test('is there if anything visible was typed besides what parts words, and robots', () => {
    fc.assert(
      fc.property(nasty, (raw) => {
        const visible = raw.replace(
          /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Cs}\p{Z},·\u2800\u{1d159}\u{1f916}]/gu,
          '',
        );
        expect(cleanWord(raw) !== null).toBe(visible !== '');
      }),
    );
  });

  test('without commas, and without what calls everybody, is what a name would be', () => {
    fc.assert(
      fc.property(nasty, (raw) => {
        const name = cleanName(raw.replace(/[,·]/g, ' '));
        expect(cleanWord(raw) ?? '???').toBe(name.replace(/@+(?=everyone|here)/gi, ''));
      }),
    );
  });

  test('is read as it counts, once it is escaped', () => {
    fc.assert(
      fc.property(nasty, (raw) => {
        const word = cleanWord(raw) ?? '';
        expect(escapeMarkdown(word).replace(/\\(.)/g, '$1')).toBe(word);
      }),
    );
  });

  test.each([
    ['Glück', 'Glück'],
    ['  come \n on ', 'come on'],
    ['one,two, three', 'one two three'],
    ['one · two', 'one two'],
    [',a,', 'a'],
    ['七，八、九', '七，八、九'],
    ['، ؛', '، ؛'],
    ['lucky 🤖\ufe0f', 'lucky'],
    ['???', '???'],
    ['@everyone', 'everyone'],
    ['@@HERE!', 'HERE!'],
    [`${'a,'.repeat(15)}bcde`, `${'a '.repeat(15)}bc`],
    ['', null],
    [' ,\n,, ', null],
    ['\u3164,\u200d\ufe0f', null],
    ['🤖', null],
    ['\u1100'.repeat(30), null],
  ])('of %j is %j', (raw, clean) => expect(cleanWord(raw)).toBe(clean));
});

/** What the platform reads as a mention, a link or formatting wherever it stands. */
const MENTION = /<(?:@[!&]?|#|a?:\w+:|t:|\/\w+:|id:)\w|@(?:everyone|here)/i;
const LINK = /https?:\/\/|\]\(/i;

describe('an escaped name', () => {
  test('mentions nobody and links nowhere', () => {
    fc.assert(
      fc.property(nasty, (raw) => {
        expect(escapeMarkdown(raw)).not.toMatch(MENTION);
        expect(escapeMarkdown(raw)).not.toMatch(LINK);
      }),
    );
  });

  test('has a backslash before every sign that formats', () => {
    fc.assert(
      fc.property(nasty, (raw) => {
        const unescaped = escapeMarkdown(raw).replace(/\\[^0-9A-Za-z\s]/g, '');
        expect(unescaped).not.toMatch(/[\\*_~|`>#[\]()<@:+\-.]/);
      }),
    );
  });

  test('reads as before once the backslashes are taken off', () => {
    fc.assert(
      fc.property(nasty, (raw) => {
        expect(escapeMarkdown(raw).replace(/\\(.)/g, '$1').replaceAll('\u200b', '')).toBe(raw.replaceAll('\u200b', ''));
      }),
    );
  });

  test('leaves a plain name alone', () => expect(escapeMarkdown("Ann O'Hara 2")).toBe("Ann O'Hara 2"));

  test('can not end a code block', () => {
    fc.assert(
      fc.property(nasty, (raw) => {
        expect(escapeCode(raw)).not.toContain('`');
      }),
    );
  });
});

test('text is shortened with an ellipsis only where something is missing', () => {
  expect(shorten('abc', 3)).toBe('abc');
  expect(shorten('abcd', 3)).toBe('ab…');
  expect(cut('a👩‍👩‍👧b', 3)).toBe('a');
});

test('a name that is set apart is closed where it is cut off, and nothing else is', () => {
  expect(shorten('to \u2068דנהדנה\u2069', 7)).toBe('to \u2068ד…\u2069');
  expect(shorten('to \u2068דנהדנה\u2069', 5)).toBe('to …');
});
