import type { Locale, Phrase, PhraseArg } from '../games/game.js';
import { LOCALES } from '../games/game.js';
import { GAMES } from '../games/registry.js';
import { commands } from './en/commands.js';
import { common } from './en/common.js';
import { discord } from './en/discord.js';
import { picture } from './en/picture.js';
import { table } from './en/table.js';

const en = { ...common, ...discord, ...commands, ...table, ...picture };

/** A key of the bot's own phrases; games bring theirs. */
export type Key = keyof typeof en;

/** Another locale lacks no key, or this does not compile. */
const OWN: Readonly<Record<Locale, Readonly<Record<Key, string>>>> = { en };

/** Every phrase of that locale, the games' included, in ICU message syntax. */
export function phrasesOf(locale: Locale): ReadonlyMap<string, string> {
  const all = [OWN[locale], ...GAMES.map((game) => game.phrases[locale])];
  return new Map(all.flatMap((phrases) => Object.entries(phrases)));
}

/** The locale spoken to someone whose client says `tag`. */
export function localeOf(tag: string): Locale {
  return LOCALES.find((locale) => locale === tag) ?? LOCALES.find((locale) => locale === tag.split('-')[0]) ?? 'en';
}

/** One of the bot's own phrases. */
export function phrase(key: Key, args?: Readonly<Record<string, PhraseArg>>): Phrase {
  return args === undefined ? { key } : { key, args };
}
