import { describe, expect, test } from 'vitest';
import { LOCALES, type Locale } from '../games/game.js';
import { phrasesOf } from './phrases.js';
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
    const text = say('en', { key: 'lobby.expires', args: { when: '<t:1:R>' } });
    expect(text).toContain('<t:1:R>');
  });

  test('never reads an argument as syntax', () => {
    expect(say('en', { key: 'lobby.host', args: { name: "{x} '{' #" } })).toBe("{x} '{' # (host)");
  });

  test('counts', () => {
    const voice = voiceOf('en');
    expect(voice.tell('board.standing', { seat: 'Ann', points: 1 })).toBe('Ann: 1 point');
    expect(voice.tell('board.standing', { seat: 'Ann', points: -5 })).toBe('Ann: −5 points');
  });
});

test('counting follows the language', () => {
  const points = (locale: string, count: number) =>
    voiceOf(locale).tell('board.standing', { seat: 'Ann', points: count }).split(': ')[1];
  expect([0, 1, 2].map((count) => points('de', count))).toEqual(['0 Punkte', '1 Punkt', '2 Punkte']);
  expect([0, 1, 2].map((count) => points('fr', count))).toEqual(['0 point', '1 point', '2 points']);
  expect([0, 1, 2].map((count) => points('it', count))).toEqual(['0 punti', '1 punto', '2 punti']);
  const free = [1, 2, 11, 21].map((seats) => voiceOf('is').tell('lobby.free', { seats, join: '1' }));
  expect(free.map((sentence) => sentence.split(':')[0])).toEqual([
    '1 sæti er laust',
    '2 sæti eru laus',
    '11 sæti eru laus',
    '21 sæti er laust',
  ]);
});

test('a figure is written in groups of three, as each language does', () => {
  const figures = LOCALES.map((locale) => `${locale} ${voiceOf(locale).figure(1240)} ${voiceOf(locale).figure(-8)}`);
  expect(figures).toEqual(['en 1,240 −8', 'de 1.240 −8', 'fr 1\u202f240 −8', 'it 1.240 −8', 'is 1.240 −8']);
});

test('points below nought have a true minus sign in every language', () => {
  for (const locale of LOCALES)
    expect(voiceOf(locale).tell('board.standing', { seat: 'Ann', points: -1234 })).toMatch(/: −1234 \p{L}/u);
});

test('French never breaks a line before its double signs, nor within its quotation marks', () => {
  expect(voiceOf('fr').tell('choose.title')).toContain('Quelle fiche\u00a0?');
  const broken = [...phrasesOf('fr')].filter(([, text]) => / [;:!?»]|« |[^\s\u00a0`*/]» /u.test(text));
  expect(broken).toEqual([]);
});

test('numbers are written as the language writes them', () => {
  const written: Readonly<Record<Locale, string>> = {
    en: '−1234.5',
    de: '−1234,5',
    fr: '−1234,5',
    it: '−1234,5',
    is: '−1234,5',
  };
  for (const locale of LOCALES) expect(voiceOf(locale).number(-1234.5)).toBe(written[locale]);
  expect(voiceOf('de').number(-0)).toBe('0');
});

test('a list ends with "and"', () => {
  expect(list('en', ['Ann', 'Ben', 'Cay'])).toBe('Ann, Ben, and Cay');
  expect(list('en', ['Ann'])).toBe('Ann');
  expect(list('de', ['Ann', 'Ben', 'Cay'])).toBe('Ann, Ben und Cay');
  expect(list('is', ['Ann', 'Ben', 'Cay'])).toBe('Ann, Ben og Cay');
});
