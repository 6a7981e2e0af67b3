import { describe, expect, test } from 'vitest';
import { LOCALES } from '../../games/game.js';
import { GAMES } from '../../games/registry.js';
import { phrasesOf } from '../../text/phrases.js';
import { voiceOf } from '../../text/say.js';
import { newsOf } from './account.js';

/** What pieces of news have beside a seat. */
const ARGS = { nth: 1, of: 4, number: 2, points: 3, cost: 5, colour: { key: 'colour.yellow' } };

/** The keys of what the game tells of a seat, its name first. */
function newsKeys(game: string): readonly string[] {
  const named = [...phrasesOf('en')].filter(
    ([key, text]) => key.startsWith(`${game}.news.`) && text.startsWith('{seat}: '),
  );
  return named.map(([key]) => key);
}

describe.each(GAMES.map(({ id }) => id))('news of %s', (game) => {
  test.each(LOCALES)('in %s that begin with a name are the entry of that seat, without the name', (locale) => {
    const keys = newsKeys(game);
    expect(keys).not.toEqual([]);
    for (const key of keys) {
      const { seat, text } = newsOf({ key, args: { ...ARGS, seat: { seat: 1 } } }, voiceOf(locale, ['Ann', 'Ben']));
      expect({ key, seat }).toEqual({ key, seat: 1 });
      expect(text).toMatch(/^(?!.*Ben)[\p{L}\d]/u);
    }
  });
});
