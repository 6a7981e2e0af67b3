import { IntlMessageFormat } from 'intl-messageformat';
import { expect, test, vi } from 'vitest';
import { COMMANDS } from '../../../commands/index.js';
import { faultsOf } from '../../../test/support/message-fixtures.js';
import { altsIn, screensIn, wordsOn } from '../../../test/support/screens.js';
import { GAMES } from '../../games/registry.js';
import { LANGUAGES } from '../../text/languages.js';
import { phrasesOf } from '../../text/phrases.js';

/** In here German is English in accents, a third longer: what shows a plain letter went past the phrases. */
vi.mock('../../text/phrases.js', async (original) => {
  const real = await original<typeof import('../../text/phrases.js')>();
  const pseudo = new Map([...real.phrasesOf('en')].map(([key, text]) => [key, accented(text)]));
  const heard = new Map(pseudo);
  heard.get = (key) => {
    said.add(key);
    return pseudo.get(key);
  };
  return { ...real, phrasesOf: (locale: 'en') => (locale === ('de' as string) ? heard : real.phrasesOf(locale)) };
});

/** The keys that anything on these screens was said by. */
const said = vi.hoisted(() => new Set<string>());

type Ast = ReturnType<IntlMessageFormat['getAst']>;

function accented(text: string): string {
  return printed(new IntlMessageFormat(text, 'en', undefined, { ignoreTag: true }).getAst());
}

function printed(ast: Ast): string {
  return ast.map(part).join('');
}

function part(element: Ast[number]): string {
  switch (element.type) {
    case 0:
      return spelled(element.value);
    case 1:
      return `{${element.value}}`;
    case 5:
      return `{${element.value}, select, ${optionsOf(element.options)}}`;
    case 6: {
      const kind = element.pluralType === 'ordinal' ? 'selectordinal' : 'plural';
      return `{${element.value}, ${kind}, ${optionsOf(element.options)}}`;
    }
    case 7:
      return '#';
    default:
      throw new Error(`a kind of phrase that is not used so far: ${element.type}`);
  }
}

function optionsOf(options: Readonly<Record<string, { readonly value: Ast }>>): string {
  return Object.entries(options)
    .map(([name, { value }]) => `${name} {${printed(value)}}`)
    .join(' ');
}

/** Each letter from far outside of ASCII, vowels twice. */
function spelled(text: string): string {
  return text.replace(/[a-zA-Z]/g, (letter) => {
    const far = String.fromCodePoint(
      (/[a-z]/.test(letter) ? 0x430 : 0x410) + (letter.toLowerCase().charCodeAt(0) - 97),
    );
    return /[aeiou]/i.test(letter) ? far + far : far;
  });
}

/** The end of a list is the platform's own, languages are called by their own names; a game that can't be read any more is known by its id alone. */
const ALLOWED = [
  'und',
  ...GAMES.map(({ id }) => id),
  ...Object.values(LANGUAGES).flatMap((name) => name.match(/[a-zA-Z]{2,}/g) ?? []),
];

const NAME = 'Ж'.repeat(32);

test('every text of every screen comes from the phrases, and a third more of it still fits', () => {
  const screens = screensIn('de', NAME);
  expect(screens.length).toBeGreaterThan(300);
  const plain = [...screens.flatMap(wordsOn), ...altsIn('de', NAME)].flatMap(
    (text) => readable(text).match(/[a-zA-Z]{2,}/g) ?? [],
  );
  expect([...new Set(plain)].filter((word) => !ALLOWED.includes(word))).toEqual([]);
  expect(new Set(screens.flatMap(faultsOf))).toEqual(new Set());
});

test('the commands are described by the phrases, in letters that they can be called by', () => {
  const texts = COMMANDS.flatMap(({ data }) => textsOf(data));
  expect(texts.length).toBeGreaterThan(30);
  const plain = texts.flatMap((text) => readable(text).match(/[a-zA-Z]{2,}/g) ?? []);
  expect([...new Set(plain)].filter((word) => !ALLOWED.includes(word))).toEqual([]);
});

test('every phrase is on some screen', () => {
  expect(screensIn('de', NAME).length + altsIn('de', NAME).length).toBeGreaterThan(0);
  const unheard = [...phrasesOf('en').keys()].filter((key) => !said.has(key));
  expect(unheard).toEqual([]);
});

/** All that a command says in this language, at any depth. */
function textsOf(of: unknown): readonly string[] {
  if (typeof of !== 'object' || of === null) return [];
  return Object.entries(of).flatMap(([key, value]) =>
    key.endsWith('_localizations') ? [(value as { readonly de: string }).de] : textsOf(value),
  );
}

/** Without commands, files and seals in backticks, times, mentions, links and what tells a post from others. */
function readable(text: string): string {
  return text.replace(
    /\]\(https:[^)]*\)|`(?:\/[^`\n]*|\w+\.\w+|[0-9a-f]{64})`|<[@t][^>\n]*>|\b(?:matchmatch|tabletable)12\b/g,
    '',
  );
}
