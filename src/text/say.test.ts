import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, test } from 'vitest';
import { COLOURS, LOCALES } from '../games/game.js';
import { PACES } from '../store/types.js';
import { localeOf, phrasesOf } from './phrases.js';
import { list, say, voiceOf } from './say.js';

describe('a phrase', () => {
  test('is put into words with its arguments, nested phrases first', () => {
    const phrase = { key: 'die.value', args: { colour: { key: 'colour.red' }, value: 5 } };
    expect(say('en', phrase)).toBe('red 5');
  });

  test('shows a seat by its name', () => {
    expect(say('en', { key: 'lobby.host', args: { name: { seat: 1 } } }, ['Ann', 'Ben'])).toBe('Ben (host)');
  });

  test('that speaks of a seat without a name is a bug', () => {
    expect(() => say('en', { key: 'lobby.host', args: { name: { seat: 2 } } }, ['Ann'])).toThrow('seat 2');
  });

  test('that nobody wrote is a bug', () => {
    expect(() => say('en', { key: 'no.such' })).toThrow('no.such');
  });

  test('keeps what looks like a tag', () => {
    const text = say('en', { key: 'board.due', args: { when: '<t:1:R>' } });
    expect(text).toContain('<t:1:R>');
  });

  test('never reads an argument as syntax', () => {
    expect(say('en', { key: 'lobby.host', args: { name: "{x} '{' #" } })).toBe("{x} '{' # (host)");
  });

  test('counts', () => {
    const voice = voiceOf('en');
    expect(voice.tell('points.short', { points: 1 })).toBe('1 point');
    expect(voice.tell('points.short', { points: -5 })).toBe('-5 points');
  });
});

describe('the phrase files', () => {
  test.each(LOCALES)('of %s are all in proper message syntax', (locale) => {
    for (const [key, text] of phrasesOf(locale)) {
      expect(() => new IntlMessageFormat(text, locale, undefined, { ignoreTag: true }), key).not.toThrow();
    }
  });

  test.each(LOCALES)('of %s have the same keys and arguments as the English ones', (locale) => {
    const [english, other] = [phrasesOf('en'), phrasesOf(locale)];
    expect([...other.keys()].sort()).toEqual([...english.keys()].sort());
    for (const [key, text] of english) expect(argumentsOf(other.get(key)!), key).toEqual(argumentsOf(text));
  });

  test.each(LOCALES)('of %s name every colour, its letter and every pace', (locale) => {
    const keys = [
      ...COLOURS.flatMap((colour) => [`colour.${colour}`, `letter.${colour}`]),
      ...PACES.map((pace) => `pace.${pace}`),
    ];
    for (const key of keys) expect(say(locale, { key })).not.toBe('');
  });
});

test('a client that speaks an unknown language is spoken to in English', () => {
  expect(localeOf('en-US')).toBe('en');
  expect(localeOf('tlh')).toBe('en');
});

test('a list ends with "and"', () => {
  expect(list('en', ['Ann', 'Ben', 'Cay'])).toBe('Ann, Ben, and Cay');
  expect(list('en', ['Ann'])).toBe('Ann');
});

/** The names of the arguments, from the text alone: `{name` at any depth. */
function argumentsOf(text: string): readonly string[] {
  return [...new Set([...text.matchAll(/\{\s*(\w+)\s*[,}]/g)].map((found) => found[1]!))].sort();
}
