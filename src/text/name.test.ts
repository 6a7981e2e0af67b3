import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanName, cut, escapeCode, escapeMarkdown, shorten } from './name.js';

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
        'é',
        'a\u0301',
        ' ',
        'Ann',
      ),
    )
    .map((parts) => parts.join('')),
);

describe('a cleaned name', () => {
  test('is one line of visible text, never empty, at most 32 code points', () => {
    fc.assert(
      fc.property(nasty, (raw) => {
        const name = cleanName(raw);
        expect([...name].length).toBeGreaterThan(0);
        expect([...name].length).toBeLessThanOrEqual(32);
        expect(name).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u);
        expect(name).not.toMatch(/^ | $| {2}/);
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
    ['Ægir Þór', 'Ægir Þór'],
    ['名前', '名前'],
    [`Z${'\u0335'.repeat(40)}algo`, 'Z\u0335\u0335\u0335algo'],
  ])('of %j is %j', (raw, clean) => expect(cleanName(raw)).toBe(clean));

  test('is never cut within a character', () => {
    const flags = '🇮🇸'.repeat(20);
    expect(cleanName(flags)).toBe('🇮🇸'.repeat(16));
    expect(cleanName(`x${flags}`)).toBe(`x${'🇮🇸'.repeat(15)}`);
  });
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
