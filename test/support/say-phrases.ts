import { IntlMessageFormat } from 'intl-messageformat';
import type { Phrase, PhraseArg } from '../../src/games/game.js';

/** What says a game's phrases in English from these texts alone, every seat being Ann. */
export function sayInEnglish(texts: Readonly<Record<string, string>>): (phrase: Phrase) => string {
  const messages = new Map(Object.entries(texts).map(([key, text]) => [key, new IntlMessageFormat(text, 'en')]));
  const say = ({ key, args = {} }: Phrase): string => {
    const values = Object.entries(args).map(([name, arg]) => [name, inWords(arg)]);
    return String(messages.get(key)!.format(Object.fromEntries(values)));
  };
  const inWords = (arg: PhraseArg): string | number => {
    if (typeof arg !== 'object') return arg;
    return 'seat' in arg ? 'Ann' : say(arg);
  };
  return say;
}
