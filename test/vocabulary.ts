import { IntlMessageFormat } from 'intl-messageformat';
import type { SeenMessage } from 'local-discord';
import type { Locale } from '../src/games/game.js';
import { GAMES } from '../src/games/registry.js';
import { LANGUAGES } from '../src/text/languages.js';
import { phrasesOf } from '../src/text/phrases.js';
import { list } from '../src/text/say.js';

type Ast = ReturnType<IntlMessageFormat['getAst']>;

/** Words that belong to no language: names of games, of languages, and of the platform's own things. */
const NAMES = [...GAMES.map(({ id }) => id), ...Object.values(LANGUAGES).map((name) => name.toLowerCase()), 'bot'];

/** Every word that the bot's phrases have in that language. */
export function vocabularyOf(locale: Locale): ReadonlySet<string> {
  const texts = [...phrasesOf(locale).values()].map((text) => printed(parsed(text)));
  return new Set([...NAMES, ...[...texts, list(locale, ['1', '2', '3'])].flatMap(wordsIn)]);
}

function parsed(text: string): Ast {
  return new IntlMessageFormat(text, 'en', undefined, { ignoreTag: true }).getAst();
}

/** With a digit for whatever is filled in, and all forms of a plural. */
function printed(ast: Ast): string {
  return ast
    .map((part) => {
      if (part.type === 0) return part.value;
      return 'options' in part
        ? Object.values(part.options)
            .map(({ value }) => printed(value))
            .join(' ')
        : '1';
    })
    .join('');
}

/** Words of two letters and more, without commands and seals in backticks, mentions, times, links and what tells a match or a post from others. */
export function wordsIn(text: string): readonly string[] {
  const readable = text.replace(
    /\]\(https?:[^)]*\)|`(?:\/[^`\n]*|[0-9a-f]{64})`|<[@#t/][^>\n]*>|\b[\w-]{12,} · \d+\b|(?<=· \S+ )[\w-]{12}$/gm,
    '',
  );
  return readable.toLowerCase().match(/\p{L}{2,}/gu) ?? [];
}

/** All that can be read of a message, pictures by their words. */
export function textsOn({ text, embeds, buttons, selects, attachments }: SeenMessage): readonly string[] {
  return [
    text,
    ...embeds.map(({ footer }) => footer?.text ?? ''),
    ...buttons.map(({ label }) => label),
    ...selects.flatMap(({ placeholder, options }) => [placeholder ?? '', ...options.map(({ label }) => label)]),
    ...attachments.map(({ description }) => description ?? ''),
  ];
}
