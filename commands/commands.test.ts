import { describe, expect, test } from 'vitest';
import { GAMES } from '../src/games/registry.js';
import { COMMANDS } from './index.js';

const NAME = /^[-_'\p{L}\p{N}]{1,32}$/u;

interface Described {
  readonly name: string;
  readonly description: string;
  readonly options?: readonly Described[];
  readonly choices?: readonly { readonly name: string; readonly value: string }[];
}

function everyPart(of: Described): readonly Described[] {
  return [of, ...(of.options ?? []).flatMap(everyPart)];
}

describe.each(COMMANDS.map(({ data }) => [data.name, data] as const))('/%s', (_, data) => {
  test('keeps the limits of the platform', () => {
    for (const part of everyPart(data as Described)) {
      expect(part.name).toMatch(NAME);
      expect(part.name).toBe(part.name.toLowerCase());
      expect(part.description.length, part.description).toBeLessThanOrEqual(100);
      expect(part.options?.length ?? 0).toBeLessThanOrEqual(25);
      expect(part.choices?.length ?? 0).toBeLessThanOrEqual(25);
      for (const choice of part.choices ?? []) expect(choice.name.length).toBeLessThanOrEqual(100);
    }
    expect(JSON.stringify(data).length).toBeLessThan(8000);
  });

  test('is offered in servers only', () => {
    expect(data.contexts).toEqual([0]);
    expect(data.integration_types).toEqual([0]);
  });
});

test('every game has its command, and no two commands have one name', () => {
  const names = COMMANDS.map(({ data }) => data.name);
  expect(new Set(names).size).toBe(names.length);
  for (const game of GAMES) expect(names).toContain(game.id);
});
