import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, test } from 'vitest';
import { randomMatch } from '../../test/support/random-match.js';
import { COLOURS, LOCALES, type Locale } from '../games/game.js';
import { GAMES } from '../games/registry.js';
import { PACES } from '../settings/settings.js';
import { lettersIn } from './dice.js';
import { localeOf, phrasesOf } from './phrases.js';
import { say, voiceOf } from './say.js';

const OTHERS = LOCALES.filter((locale) => locale !== 'en');

/** What another language says as English does: signs, and words that it shares. */
const SHARED = new Set([
  'fr settings.name.mentions',
  'is seal.salt',
  'de settings.name.threads',
  ...GAMES.map((game) => `${game.id}.name`),
  ...COLOURS.map((colour) => `letter.${colour}`),
  'de colour.orange',
  'fr colour.orange',
  'de qwinto.colour.orange',
  'fr qwinto.colour.orange',
  'de option.bots',
  'de option.person',
  'de option.server',
  'it option.server',
  'de games.line',
  'it games.line',
  'it picture.named',
  ...['o', 'y', 'p', 'oy', 'op', 'yp', 'oyp'].map((rows) => `qwinto.button.${rows}`),
  'fr board.standing',
  'fr page.of',
]);

describe.each(LOCALES)('the phrases of %s', (locale) => {
  const phrases = phrasesOf(locale);

  test('are all in proper message syntax', () => {
    for (const [key, text] of phrases) expect(() => parsed(text, locale), key).not.toThrow();
  });

  test('have the keys and arguments of the English ones', () => {
    const english = phrasesOf('en');
    expect([...phrases.keys()].sort()).toEqual([...english.keys()].sort());
    for (const [key, text] of english) {
      expect(argumentsOf(parsed(phrases.get(key)!, locale).getAst()), key).toEqual(
        argumentsOf(parsed(text, 'en').getAst()),
      );
    }
  });

  test('name every colour, its letter and every pace', () => {
    const keys = [
      ...COLOURS.flatMap((colour) => [`colour.${colour}`, `letter.${colour}`]),
      ...PACES.map((pace) => `pace.${pace}`),
    ];
    for (const key of keys) expect(say(locale, { key })).not.toBe('');
  });

  test('write typographic apostrophes: a straight one would quote what follows it', () => {
    for (const [key, text] of phrases) expect(text, key).not.toContain("'");
  });

  test('keep numbers from breaking at their dash', () => {
    for (const [key, text] of phrases) expect(text, key).not.toMatch(/\d\s*[-–]\s*\d/);
  });

  test('put no sentence around a time, which is told in the language of the reader', () => {
    for (const [key, text] of phrases) {
      if (text.includes('{when}') && key !== 'thread.name') expect(text, key).toMatch(/^(?:[^⏳]*[:.] )?⏳ \{when\}$/);
    }
  });
});

/** A game that is not translated yet speaks English everywhere. */
function isTranslated(key: string): boolean {
  return GAMES.every((game) => game.isTranslated || !key.startsWith(`${game.id}.`));
}

test.each(OTHERS)('nothing in %s was left in English', (locale) => {
  const english = phrasesOf('en');
  const same = [...phrasesOf(locale)].filter(([key, text]) => text === english.get(key) && hasWords(text));
  const left = same
    .map(([key]) => key)
    .filter((key) => !SHARED.has(key) && !SHARED.has(`${locale} ${key}`) && isTranslated(key));
  expect(left).toEqual([]);
});

/** What would call a thing by a second name, or is written otherwise everywhere else. */
const STRAY: Readonly<Record<Locale, RegExp>> = {
  en: /can not\b|\bexpire/i,
  de: /spielbogen|\bbogen\b|tafel/i,
  fr: /tableau/i,
  it: /\bsched[ae]\b|\bbot\b/i,
  is: /\bspilari|\bt[aö]fl/i,
};

test.each(LOCALES)('one thing has one name in %s', (locale) => {
  const stray = [...phrasesOf(locale)].filter(([, text]) => STRAY[locale].test(text));
  expect(stray).toEqual([]);
});

describe.each(LOCALES)('the letters of colours in %s', (locale) => {
  const letters = lettersIn(voiceOf(locale));

  test('are taken from the colour’s own word, one or two of them, in their order', () => {
    for (const colour of COLOURS) {
      const [word, letter] = [say(locale, { key: `colour.${colour}` }), letters[colour]];
      expect(letter).toMatch(/^\p{Lu}\p{Ll}?$/u);
      expect(word, letter).toMatch(new RegExp(`^${[...letter].join('.*')}`, 'iu'));
    }
  });

  test.each(GAMES)('are another one for each row and die of $id', (game) => {
    const view = game.view(
      randomMatch(game, 0).moments.find(({ after }) => game.view(after, null).dice.length > 0)!.after,
      null,
    );
    const colours = new Set([...view.dice, ...view.sheets[0]!.rows].map(({ colour }) => colour));
    expect(new Set([...colours].map((colour) => letters[colour])).size).toBe(colours.size);
  });
});

test('a client that speaks an unknown language is spoken to in English', () => {
  expect(localeOf('en-US')).toBe('en');
  expect(localeOf('de')).toBe('de');
  expect(localeOf('tlh')).toBe('en');
});

function parsed(text: string, locale: string): IntlMessageFormat {
  return new IntlMessageFormat(text, locale, undefined, { ignoreTag: true });
}

/** Whether there is anything to translate in it beside arguments. */
function hasWords(text: string): boolean {
  return /\p{L}/u.test(text.replace(/\{\w+\}|`[^`]*`/g, ''));
}

type Ast = ReturnType<IntlMessageFormat['getAst']>;

/** The names of the arguments at any depth, sorted. */
function argumentsOf(ast: Ast): readonly string[] {
  return [...new Set(ast.flatMap(namesIn))].sort();
}

function namesIn(part: Ast[number]): readonly string[] {
  // 0 is plain text and 7 the number sign: all else is named after its argument.
  if (part.type === 0 || part.type === 7) return [];
  const inner = 'options' in part ? Object.values(part.options).flatMap(({ value }) => value.flatMap(namesIn)) : [];
  return [part.value, ...inner];
}
