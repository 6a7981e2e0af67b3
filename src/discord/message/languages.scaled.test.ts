import { describe, expect, test } from 'vitest';
import { cutsIn, faultsOf } from '../../../test/support/message-fixtures.js';
import { toScale } from '../../../test/support/scale.js';
import { altsIn, screensIn, wordsOn } from '../../../test/support/screens.js';
import { COLOURS, LOCALES, type Locale } from '../../games/game.js';
import { GAMES } from '../../games/registry.js';
import { LANGUAGES } from '../../text/languages.js';
import { phrase, phrasesOf } from '../../text/phrases.js';
import { say } from '../../text/say.js';

/** As long as names get, and each sign needs a backslash. */
const NAME = '*@_'.repeat(11).slice(0, 32);

/** To make all screens of one takes seconds. */
const SHOWN = toScale<readonly Locale[]>({ full: LOCALES, brief: ['en', 'de'] });

describe.each(SHOWN)('every screen in %s, with full tables and the longest names', (locale) => {
  const screens = screensIn(locale, NAME);

  test('keeps the limits of the platform', () => {
    expect(screens.length).toBeGreaterThan(300);
    expect(new Set(screens.flatMap(faultsOf))).toEqual(new Set());
  });

  test('says what there is to know in its text, where nobody has switched it off', () => {
    expect(screens.filter(({ content }) => content === '')).toEqual([]);
  });

  test('has no button and no option that is too long to be read to its end', () => {
    expect(new Set(screens.flatMap((made) => cutsIn(made, NAME)))).toEqual(new Set());
  });

  test('has no emoji of a server, which a permission could turn into its bare name', () => {
    const texts = screens.map((made) => JSON.stringify(made));
    expect(texts.filter((text) => /<a?:\w+:\d+>|"emoji":\{[^}]*"id":"/.test(text))).toEqual([]);
  });

  test('shows no key of a phrase as it is', () => {
    const keys = new Set(phrasesOf(locale).keys());
    const texts = [...screens.flatMap(wordsOn), ...altsIn(locale, NAME)];
    const found = texts.flatMap((text) => text.match(/[a-z]+(?:\.[a-zA-Z0-9]+)+/g) ?? []);
    expect(found.filter((word) => keys.has(word))).toEqual([]);
  });
});

/** Words that mean the same in English and in that language, or are written alike; names of games and commands apart. */
const SHARED: Readonly<Record<Exclude<Locale, 'en'>, string>> = {
  de: 'in an so live die bot bots browser server orange plus text thread threads still links id name',
  fr: 'on me as compare page table tables total message messages minutes secret permission permissions possible place menu point points orange six bonus plus mentions change question moment face faces',
  it: 'so in all browser server decide menu bonus thread come file id no',
  is: 'best of full salt',
};

/** Languages are called by their own names everywhere. */
const OF_ALL = [
  'discord',
  'automod',
  'leave',
  ...GAMES.map(({ id }) => id),
  ...GAMES.flatMap(({ isTranslated, phrases }) => (isTranslated ? [] : Object.values(phrases.en))).flatMap(
    (text) => text.toLowerCase().match(/\p{L}{2,}/gu) ?? [],
  ),
  ...Object.values(LANGUAGES).map((name) => name.toLowerCase()),
];

const TRANSLATED = (Object.entries(SHARED) as [keyof typeof SHARED, string][]).filter(([locale]) =>
  SHOWN.includes(locale),
);

describe.each(TRANSLATED)('every screen in %s', (locale, shared) => {
  const english = [...screensIn('en', NAME).map(wordsOn), altsIn('en', NAME)];
  const own = [...screensIn(locale, NAME).map(wordsOn), altsIn(locale, NAME)];
  const pairs = own.flatMap((texts, n) => texts.map((text, place) => [text, english[n]![place]!] as const));

  test('says all that the English one says', () => {
    expect(own.map((texts) => texts.map((text) => text === ''))).toEqual(
      english.map((texts) => texts.map((text) => text === '')),
    );
  });

  test('has no word of the English one but a few', () => {
    const left = pairs.flatMap(([text, original]) => [...wordsIn(text)].filter((word) => wordsIn(original).has(word)));
    const allowed = [...OF_ALL, ...shared.split(' ')];
    expect([...new Set(left)].filter((word) => !allowed.includes(word))).toEqual([]);
    expect(shared.split(' ').filter((word) => !left.includes(word))).toEqual([]);
  });

  test('calls dice and rows by its own letters', () => {
    const lettersOf = (each: Locale) => COLOURS.map((colour) => say(each, phrase(`letter.${colour}`)));
    // Before numbers of Qwinto's columns, others mean those.
    const foreign = lettersOf('en').filter((letter) => !lettersOf(locale).includes(letter) && letter > 'M');
    expect(foreign).toContain('Y');
    const told = pairs.flatMap(([text]) => text.match(/(?<![\p{L}\d])\p{L}{1,2}(?=\d+(?![\p{L}\d]))/gu) ?? []);
    expect(new Set(told)).toContain(say(locale, phrase('letter.yellow')));
    expect([...new Set(told)].filter((letter) => foreign.includes(letter))).toEqual([]);
  });
});

const known = new Map<string, ReadonlySet<string>>();

/** Without commands, files and seals in backticks, times, mentions, links, and what tells a post from others. */
function wordsIn(text: string): ReadonlySet<string> {
  const found = known.get(text);
  if (found !== undefined) return found;
  const readable = text
    .replace(
      /\]\(https:[^)]*\)|`(?:\/[^`\n]*|\w+\.\w+|[0-9a-f]{64})`|<[@t][^>\n]*>|\b(?:match|table|other)\w+12\b/g,
      '',
    )
    .toLowerCase();
  const words = new Set(readable.match(/\p{L}{2,}/gu) ?? []);
  known.set(text, words);
  return words;
}
