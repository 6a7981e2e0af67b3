import { IntlMessageFormat } from 'intl-messageformat';
import type { Locale, Phrase, PhraseArg } from '../games/game.js';
import { type Key, localeOf, phrase, phrasesOf } from './phrases.js';

const compiled = new Map<Locale, Map<string, IntlMessageFormat>>();

/** Puts a phrase into words. `names` are shown where the phrase speaks of a seat, as they are: escape them before. */
export function say(locale: string, { key, args = {} }: Phrase, names: readonly string[] = []): string {
  const values = Object.entries(args).map(([name, arg]) => [name, rendered(locale, arg, names)]);
  return String(messageOf(localeOf(locale), key).format(Object.fromEntries(values)));
}

function rendered(locale: string, arg: PhraseArg, names: readonly string[]): string | number {
  if (typeof arg !== 'object') return arg;
  if ('key' in arg) return say(locale, arg, names);
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
  return new IntlMessageFormat(text, locale, undefined, { ignoreTag: true });
}

const joiners = new Map<Locale, Intl.ListFormat>();

/** "A, B and C" in that locale. */
export function list(locale: string, items: readonly string[]): string {
  const spoken = localeOf(locale);
  // Making one takes far longer than using it.
  const joiner = joiners.get(spoken) ?? new Intl.ListFormat(spoken, { type: 'conjunction' });
  joiners.set(spoken, joiner);
  return joiner.format(items);
}

const numbers = new Map<Locale, Intl.NumberFormat>();

/** A number as that locale writes it, ungrouped, with a true minus sign. */
export function number(locale: string, value: number): string {
  const spoken = localeOf(locale);
  const format = numbers.get(spoken) ?? new Intl.NumberFormat(spoken, { useGrouping: false });
  numbers.set(spoken, format);
  // Never "−0".
  return format.format(value + 0).replace('-', '−');
}

/** Someone who speaks one locale and knows how the seats are called. */
export interface Voice {
  readonly locale: string;
  readonly names: readonly string[];
  say(phrase: Phrase): string;
  /** One of the bot's own phrases. */
  tell(key: Key, args?: Readonly<Record<string, PhraseArg>>): string;
  list(items: readonly string[]): string;
  number(value: number): string;
}

export function voiceOf(locale: string, names: readonly string[] = []): Voice {
  return {
    locale,
    names,
    say: (told) => say(locale, told, names),
    tell: (key, args) => say(locale, phrase(key, args), names),
    list: (items) => list(locale, items),
    number: (value) => number(locale, value),
  };
}
