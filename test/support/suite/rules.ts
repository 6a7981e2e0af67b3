import { expect, test } from 'vitest';
import { exampleState } from '../../../src/games/example.js';
import {
  COLOURS,
  type Colour,
  type Game,
  LOCALES,
  type Locale,
  type Phrase,
  type TutorialPage,
} from '../../../src/games/game.js';
import { lettersIn } from '../../../src/text/dice.js';
import { voiceOf } from '../../../src/text/say.js';
import { sayIn } from './say.js';

/** The part of the suite about the rules as people are told them. */

/** A page is read on a phone. */
const LONGEST = { title: 40, text: 600, caption: 220 } as const;

/** What a phone shows beside the buttons. */
const SCREEN = { lines: 17, letters: 36 } as const;

/** Steps by numbers or letters, "action 1" or "in B", which nobody knows who has not read all of it. */
const NUMBERED =
  /\b(?:[Aa]ktion|[Aa]ction|[Oo]perazione|[Aa]ðgerð|[Ss]tep) \d|\*\*[A-C]\.|\b(?:[Ii]n|[Ee]n|[Íí]) [A-C](?!\p{L})/u;

export function declareRulesTests(game: Game): void {
  test('its rules have a few short pages, in every language', () => {
    expect(game.tutorial.length).toBeGreaterThanOrEqual(4);
    expect(game.tutorial.length).toBeLessThanOrEqual(7);
    for (const locale of LOCALES) {
      for (const { title, text, caption } of game.tutorial.map((page) => saidIn(game, locale, page))) {
        expect(title.length, title).toBeLessThanOrEqual(LONGEST.title);
        expect(text.length, text).toBeLessThanOrEqual(LONGEST.text);
        expect(caption.length, caption).toBeLessThanOrEqual(LONGEST.caption);
        expect(`${title}${caption}`).not.toContain('\n');
        expect(title).not.toBe('');
      }
      const titles = game.tutorial.map(({ title }) => sayIn(game, locale, title));
      expect(new Set(titles).size).toBe(titles.length);
    }
  });

  test('its rules begin with the whole game, on one screen of a phone', () => {
    for (const locale of LOCALES) {
      const { text, caption } = saidIn(game, locale, game.tutorial[0]!);
      const lines = text.split('\n').flatMap((line) => wrapped(line.replaceAll('*', '')));
      expect(lines.length, lines.join('\n')).toBeLessThanOrEqual(SCREEN.lines);
      expect(caption).toBe('');
    }
  });

  test('its rules say what to do, and number no steps', () => {
    for (const locale of LOCALES) {
      for (const page of game.tutorial) {
        for (const said of Object.values(saidIn(game, locale, page))) expect(said).not.toMatch(NUMBERED);
      }
    }
  });

  test('its rules show what they allow, and sheets that are worth what is said of them', () => {
    const examples = game.tutorial.flatMap(({ example }) => (example === null ? [] : [example]));
    expect(examples.length).toBeGreaterThan(0);
    const worth = examples.map((example) => {
      const { total } = game.scores(exampleState(game, example))[0]!;
      const said = example.caption.args?.total;
      if (said !== undefined) expect(said).toBe(total);
      return said;
    });
    expect(worth.some((said) => said !== undefined)).toBe(true);
  });

  test('its rules name no colour without its letter', () => {
    for (const locale of LOCALES) {
      for (const page of game.tutorial) {
        const said = Object.values(saidIn(game, locale, page));
        for (const one of said) expect(lettersMissing(game, locale, one), one).toEqual([]);
      }
    }
  });
}

function wrapped(line: string): readonly string[] {
  const lines = [''];
  for (const word of line.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`.trim();
    if (longer.length <= SCREEN.letters) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function saidIn(game: Game, locale: Locale, { title, text, example }: TutorialPage) {
  const say = (phrase: Phrase): string => sayIn(game, locale, phrase);
  return { title: say(title), text: say(text), caption: example === null ? '' : say(example.caption) };
}

/** How the colours are called, in whatever gender and case. */
const NAMES: Readonly<Record<Locale, Readonly<Record<Colour, RegExp>>>> = {
  en: called({
    white: 'white',
    red: 'red',
    yellow: 'yellow',
    green: 'green',
    blue: 'blue',
    orange: 'orange',
    purple: 'purple',
  }),
  de: called({
    white: 'weiß\\p{L}*',
    red: 'rot(?:e[nmrs]?)?',
    yellow: 'gelb\\p{L}*',
    green: 'grün\\p{L}*',
    blue: 'blau\\p{L}*',
    orange: 'orange[nr]?',
    purple: 'lila',
  }),
  fr: called({
    white: 'blanc(?:he)?s?',
    red: 'rouges?',
    yellow: 'jaunes?',
    green: 'verte?s?',
    blue: 'bleue?s?',
    orange: 'oranges?',
    purple: 'violet(?:te)?s?',
  }),
  it: called({
    white: 'bianc(?:[oa]|h[ie])',
    red: 'ross[oaie]',
    yellow: 'giall[oaie]',
    green: 'verd[ei]',
    blue: 'blu',
    orange: 'arancion[ei]',
    purple: 'viola',
  }),
  is: called({
    white: 'hvít\\p{L}*',
    red: 'rau(?:ð|t)\\p{L}*',
    yellow: 'gul\\p{L}*',
    green: 'græn\\p{L}*',
    blue: 'blá\\p{L}*',
    orange: 'appelsínugul\\p{L}*',
    purple: 'fjólublá\\p{L}*',
  }),
};

function called(names: Readonly<Record<Colour, string>>): Readonly<Record<Colour, RegExp>> {
  const patterns = Object.entries(names).map(([colour, name]) => [
    colour,
    new RegExp(`(?<!\\p{L})(?:${name})(?!\\p{L})`, 'iu'),
  ]);
  return Object.fromEntries(patterns);
}

/** A game that is not translated calls colours by English letters. */
function lettersMissing({ phrases }: Game, locale: Locale, text: string): readonly Colour[] {
  const letters = lettersIn(voiceOf(phrases[locale] === undefined ? 'en' : locale));
  return COLOURS.filter((colour) => NAMES[locale][colour].test(text) && !text.includes(`(${letters[colour]})`));
}
