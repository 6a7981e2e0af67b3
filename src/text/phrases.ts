import type { Locale, Phrase, PhraseArg } from '../games/game.js';
import { LOCALES } from '../games/game.js';
import { GAMES } from '../games/registry.js';
import { de } from './de/index.js';
import { en } from './en/index.js';
import { fr } from './fr/index.js';
import { is } from './is/index.js';
import { it } from './it/index.js';

/** A key of the bot's own phrases; games bring theirs. */
export type Key = keyof typeof en;

/** Another locale lacks no key, or this does not compile. */
const OWN: Readonly<Record<Locale, Readonly<Record<Key, string>>>> = { en, de, fr, it, is };

const gathered = new Map<Locale, ReadonlyMap<string, string>>();

/** Every phrase of that locale, the games' included, in ICU message syntax. What a game lacks in it is English. */
export function phrasesOf(locale: Locale): ReadonlyMap<string, string> {
  const known = gathered.get(locale) ?? gather(locale);
  gathered.set(locale, known);
  return known;
}

function gather(locale: Locale): ReadonlyMap<string, string> {
  const ofGames = GAMES.map(({ phrases }) => ({ ...phrases.en, ...phrases[locale] }));
  const all = [OWN[locale], ...ofGames].flatMap((phrases) => Object.entries(phrases));
  return new Map(all.map(([key, text]) => [key, locale === 'fr' ? spacedInFrench(text) : text]));
}

/** French parts these signs from their words by a space at which no line may break; the files have plain ones. */
function spacedInFrench(text: string): string {
  return text.replace(/ (?=[;:!?»])|(?<=«) /g, '\u00a0');
}

/** The locale that `tag` asks for, whatever its region; null if it is none of ours. */
export function knownLocale(tag: string | null): Locale | null {
  const language = tag?.split('-')[0];
  return LOCALES.find((locale) => locale === language) ?? null;
}

/** The locale spoken to someone whose client says `tag`. */
export function localeOf(tag: string): Locale {
  return knownLocale(tag) ?? 'en';
}

/** One of the bot's own phrases. */
export function phrase(key: Key, args?: Readonly<Record<string, PhraseArg>>): Phrase {
  return args === undefined ? { key } : { key, args };
}
