import { IntlMessageFormat } from 'intl-messageformat';
import { COLOURS, type Game, type LOCALES, type Phrase } from '../../../src/games/game.js';

/** Formats strictly: an unknown key or a missing argument fails. What a language lacks is said in English. */
export function sayIn(game: Game, locale: (typeof LOCALES)[number], phrase: Phrase): string {
  if (COLOURS.some((colour) => [`colour.${colour}`, `letter.${colour}`].includes(phrase.key))) return phrase.key;
  const template = game.phrases[locale]?.[phrase.key] ?? game.phrases.en[phrase.key];
  if (template === undefined) throw new Error(`${locale} has no ${phrase.key}`);
  const args = Object.entries(phrase.args ?? {}).map(([name, arg]) => {
    if (typeof arg !== 'object') return [name, arg] as const;
    return [name, 'seat' in arg ? `seat ${arg.seat}` : sayIn(game, locale, arg)] as const;
  });
  return String(formatOf(locale, template).format(Object.fromEntries(args)));
}

const formats = new Map<string, IntlMessageFormat>();

/** Making one takes far longer than using it. */
function formatOf(locale: (typeof LOCALES)[number], template: string): IntlMessageFormat {
  const key = `${locale} ${template}`;
  const known = formats.get(key) ?? new IntlMessageFormat(template, locale);
  formats.set(key, known);
  return known;
}
