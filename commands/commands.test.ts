import { Locale } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { LOCALES } from '../src/games/game.js';
import { GAMES } from '../src/games/registry.js';
import { say } from '../src/text/say.js';
import { COMMANDS } from './index.js';

/** The platform's number for an option that is a person. */
const USER_OPTION = 6;
/** What is said of games that speak English only. */
const UNTRANSLATED = GAMES.filter(({ isTranslated }) => !isTranslated).map(({ summary }) => say('en', summary));
/** The platform's languages that are ours too; what is said in none of them is English. */
const TRANSLATED = Object.values(Locale)
  .filter((tag) => LOCALES.some((locale) => locale !== 'en' && locale === tag.split('-')[0]))
  .sort();
const NAME = /^[-_'\p{L}\p{N}]{1,32}$/u;

interface Choice {
  readonly name: string;
  readonly value: string;
  readonly name_localizations?: Readonly<Record<string, string>>;
}

interface Described {
  readonly name: string;
  readonly name_localizations?: Readonly<Record<string, string>>;
  readonly description: string;
  readonly description_localizations: Readonly<Record<string, string>>;
  readonly options?: readonly Described[];
  readonly choices?: readonly Choice[];
}

function everyPart(of: Described): readonly Described[] {
  return [of, ...(of.options ?? []).flatMap(everyPart)];
}

function wordings(usual: string, others: Readonly<Record<string, string>> = {}): readonly string[] {
  return [usual, ...Object.values(others)];
}

/** What the platform counts of a command: of each text the longest wording, and the values of choices. */
function lengthOf(of: Described): number {
  const inChoices = (of.choices ?? []).map(
    ({ name, name_localizations, value }) => longest(name, name_localizations) + value.length,
  );
  const inOptions = (of.options ?? []).map(lengthOf);
  const own = longest(of.name, of.name_localizations) + longest(of.description, of.description_localizations);
  return [own, ...inChoices, ...inOptions].reduce((sum, length) => sum + length, 0);
}

function longest(usual: string, others?: Readonly<Record<string, string>>): number {
  return Math.max(...wordings(usual, others).map((text) => text.length));
}

describe.each(COMMANDS.map(({ data }) => [data.name, data] as const))('/%s', (_, data) => {
  test('keeps the limits of the platform', () => {
    for (const part of everyPart(data as Described)) {
      for (const name of wordings(part.name, part.name_localizations)) {
        expect(name).toMatch(NAME);
        expect(name).toBe(name.toLowerCase());
      }
      for (const text of wordings(part.description, part.description_localizations)) {
        expect(text.trim()).not.toBe('');
        expect(text.length, text).toBeLessThanOrEqual(100);
      }
      expect(part.options?.length ?? 0).toBeLessThanOrEqual(25);
      expect(part.choices?.length ?? 0).toBeLessThanOrEqual(25);
      for (const { name, name_localizations, value } of part.choices ?? []) {
        expect(value.length).toBeLessThanOrEqual(100);
        for (const text of wordings(name, name_localizations)) {
          expect(text.trim()).not.toBe('');
          expect(text.length, text).toBeLessThanOrEqual(100);
        }
      }
    }
    expect(lengthOf(data as Described)).toBeLessThanOrEqual(8000);
  });

  test('is described in every language that the platform has too, and called by one name everywhere', () => {
    expect(data).not.toHaveProperty('name_localizations');
    for (const { description, description_localizations } of everyPart(data as Described)) {
      expect(Object.keys(description_localizations).sort()).toEqual(TRANSLATED);
      if (UNTRANSLATED.includes(description)) continue;
      for (const text of Object.values(description_localizations)) expect(text).not.toBe(description);
    }
  });

  test('has no two options of one name in any language', () => {
    for (const { options = [] } of everyPart(data as Described)) {
      for (const locale of TRANSLATED) {
        const names = options.map(({ name, name_localizations }) => name_localizations?.[locale] ?? name);
        expect(new Set(names).size).toBe(names.length);
      }
    }
  });

  test('is offered in servers only', () => {
    expect(data.contexts).toEqual([0]);
    expect(data.integration_types).toEqual([0]);
  });
});

test('choices of one option are told apart in every language', () => {
  for (const { choices = [] } of COMMANDS.flatMap(({ data }) => everyPart(data as Described))) {
    for (const locale of ['en', ...TRANSLATED]) {
      const names = choices.map(({ name, name_localizations }) => name_localizations?.[locale] ?? name);
      expect(new Set(names).size).toBe(names.length);
    }
  }
});

test('every game has its command, and no two commands have one name', () => {
  const names = COMMANDS.map(({ data }) => data.name);
  expect(new Set(names).size).toBe(names.length);
  for (const game of GAMES) expect(names).toContain(game.id);
});

test('nobody is put at a table by somebody else: a person is named only to be looked at or replaced', () => {
  const naming = COMMANDS.flatMap(({ data }) =>
    everyPart(data as Described)
      .filter(({ options = [] }) => options.some((option) => 'type' in option && option.type === USER_OPTION))
      .map(({ name }) => name),
  );
  expect([...new Set(naming)].toSorted()).toEqual(['kick', 'stats']);
});
