import { type Formatters, IntlMessageFormat } from 'intl-messageformat';
import { LRUCache } from 'lru-cache';
import type { Locale, Phrase, PhraseArg } from '../games/game.js';
import { type DieSign, NO_SIGN } from './dice.js';
import { NAME_ROOMS } from './name.js';
import { type Key, localeOf, phrase, phrasesOf } from './phrases.js';

const compiled = new Map<Locale, Map<string, IntlMessageFormat>>();

/** So many sentences without names are remembered: the labels of a menu are the same few again and again. */
const REMEMBERED = 4096;
const said = new LRUCache<string, string>({ max: REMEMBERED });

/** Puts a phrase into words. `names` are shown where the phrase speaks of a seat, as they are: escape them before. */
export function say(locale: string, phrase: Phrase, names: readonly string[] = []): string {
  const spoken = localeOf(locale);
  if (!isNameless(phrase)) return composed(spoken, phrase, names);
  const name = `${spoken} ${JSON.stringify(phrase)}`;
  const known = said.get(name);
  if (known !== undefined) return known;
  const made = composed(spoken, phrase, names);
  said.set(name, made);
  return made;
}

/** Names come as seats, or as texts. */
function isNameless({ args = {} }: Phrase): boolean {
  return Object.values(args).every((arg) => typeof arg === 'number' || (isPhrase(arg) && isNameless(arg)));
}

function isPhrase(arg: PhraseArg): arg is Phrase {
  return typeof arg === 'object' && 'key' in arg;
}

function composed(locale: Locale, { key, args = {} }: Phrase, names: readonly string[]): string {
  const values = Object.entries(args).map(([name, arg]) => [name, rendered(locale, arg, names)]);
  return String(messageOf(locale, key).format(Object.fromEntries(values)));
}

function rendered(locale: Locale, arg: PhraseArg, names: readonly string[]): string | number {
  if (typeof arg !== 'object') return arg;
  if (isPhrase(arg)) return say(locale, arg, names);
  const name = names[arg.seat];
  if (name === undefined) throw new Error(`a phrase speaks of seat ${arg.seat}, but no name was given for it`);
  return name;
}

function messageOf(locale: Locale, key: string): IntlMessageFormat {
  const known = compiled.get(locale) ?? new Map<string, IntlMessageFormat>();
  compiled.set(locale, known);
  const message = known.get(key) ?? compile(locale, key);
  known.set(key, message);
  return message;
}

function compile(locale: Locale, key: string): IntlMessageFormat {
  const text = phrasesOf(locale).get(key);
  if (text === undefined) throw new Error(`there is no phrase ${key} in ${locale}`);
  // Times and mentions are written <t:…>, <@…>: not tags.
  return new IntlMessageFormat(text, locale, undefined, { ignoreTag: true, formatters: FORMATTERS });
}

const plurals = new Map<string, Intl.PluralRules>();

/** As the library makes them, but numbers are written as everywhere else. */
const FORMATTERS: Formatters = {
  // Nothing but this is ever asked of it.
  getNumberFormat: (locales) => ({ format: (value: number) => number(String(locales), value) }) as Intl.NumberFormat,
  getDateTimeFormat: (...given) => new Intl.DateTimeFormat(...given),
  getPluralRules: (locales, options) => {
    const name = `${locales} ${options?.type}`;
    // Making one takes far longer than using it.
    const known = plurals.get(name) ?? new Intl.PluralRules(locales, options);
    plurals.set(name, known);
    return known;
  },
};

const joiners = new Map<Locale, Intl.ListFormat>();

/** "A, B and C" in that locale. */
export function list(locale: string, items: readonly string[]): string {
  const spoken = localeOf(locale);
  // Making one takes far longer than using it.
  const joiner = joiners.get(spoken) ?? new Intl.ListFormat(spoken, { type: 'conjunction' });
  joiners.set(spoken, joiner);
  return joiner.format(items);
}

const numbers = new Map<string, Intl.NumberFormat>();

const WRITTEN_AS = {
  plain: { useGrouping: false },
  grouped: { useGrouping: 'always' },
  tenths: { useGrouping: false, minimumFractionDigits: 1, maximumFractionDigits: 1 },
} as const;

/** A number as that locale writes it, with a true minus sign. */
function number(locale: string, value: number, as: keyof typeof WRITTEN_AS = 'plain'): string {
  const name = `${localeOf(locale)} ${as}`;
  const format = numbers.get(name) ?? new Intl.NumberFormat(localeOf(locale), WRITTEN_AS[as]);
  numbers.set(name, format);
  // Never "−0".
  return format.format(value + 0).replace('-', '−');
}

/** Someone who speaks one locale and knows how the seats are called. */
export interface Voice {
  readonly locale: string;
  readonly names: readonly string[];
  /** How many UTF-16 units of a name there is room for. */
  readonly room: number;
  say(phrase: Phrase): string;
  /** One of the bot's own phrases. */
  tell(key: Key, args?: Readonly<Record<string, PhraseArg>>): string;
  list(items: readonly string[]): string;
  number(value: number): string;
  /** The same in groups of three: 1,240. */
  figure(value: number): string;
  /** The same with one digit after the point: 16.0. */
  tenths(value: number): string;
  /** Draws a die within a text. */
  readonly sign: DieSign;
}

export function voiceOf(
  locale: string,
  names: readonly string[] = [],
  room: number = NAME_ROOMS[0],
  sign: DieSign = NO_SIGN,
): Voice {
  return {
    locale,
    names,
    room,
    say: (phrase) => say(locale, phrase, names),
    tell: (key, args) => say(locale, phrase(key, args), names),
    list: (items) => list(locale, items),
    number: (value) => number(locale, value),
    figure: (value) => number(locale, value, 'grouped'),
    tenths: (value) => number(locale, value, 'tenths'),
    sign,
  };
}
