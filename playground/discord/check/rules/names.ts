import { asFields, asText, type Fields, joinPath } from './read.js';

/** The locales that Discord's documentation lists; its schema knows two more. */
export const DISCORD_LOCALES: ReadonlySet<string> = new Set(
  (
    'id da de en-GB en-US es-ES es-419 fr hr it lt hu nl no pl pt-BR ro fi sv-SE vi tr cs el bg ru uk hi th ' +
    'zh-CN ja zh-TW ko'
  ).split(' '),
);

const NAME = /^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$/u;

/** A name that people can type after a slash. */
export function typable(name: string): boolean {
  return NAME.test(name) && name === name.toLowerCase();
}

export interface Wording {
  readonly words: string;
  /** Undefined for the default. */
  readonly locale?: string;
  readonly path: string;
}

/** A name or a description in all its languages. */
export function wordings(holder: Fields, key: 'name' | 'description', path: string): readonly Wording[] {
  const localized = `${key}_localizations`;
  return [
    { words: asText(holder[key]), path: joinPath(path, key) },
    ...Object.entries(asFields(holder[localized]))
      .filter(([, words]) => typeof words === 'string')
      .map(([locale, words]) => ({ words: asText(words), locale, path: joinPath(path, localized, locale) })),
  ];
}

/** How much a name or a description counts: its longest language. */
export function longest(holder: Fields, key: 'name' | 'description'): number {
  return Math.max(...wordings(holder, key, '').map(({ words }) => words.length));
}
