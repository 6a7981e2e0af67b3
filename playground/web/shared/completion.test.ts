import type { APIApplicationCommand } from 'discord-api-types/v10';
import { describe, expect, test } from 'vitest';
import { readTyped, suggestions, type Typing } from './completion.js';

const COMMANDS = [
  {
    name: 'dice',
    description: 'Dice',
    options: [
      {
        type: 1,
        name: 'start',
        name_localizations: { de: 'anfangen' },
        description: 'Begin',
        description_localizations: { de: 'Beginnen', 'en-GB': 'Commence' },
        options: [
          {
            type: 3,
            name: 'pace',
            description: 'How fast',
            choices: [
              { name: 'live: at once', name_localizations: { de: 'sofort' }, value: 'live' },
              { name: 'slow', value: 'slow' },
            ],
          },
          { type: 4, name: 'bots', description: 'How many', min_value: 0, max_value: 3 },
        ],
      },
      { type: 1, name: 'rules', description: 'Read' },
    ],
  },
  {
    name: 'stats',
    description: 'Figures',
    options: [{ type: 6, name: 'person', description: 'Whose', required: true }],
  },
] as unknown as readonly APIApplicationCommand[];

const typing = (locale = 'en-US'): Typing => ({ commands: COMMANDS, locale, people: [{ id: '7', name: 'Chloé' }] });
const offered = (typed: string, locale?: string): readonly string[] =>
  suggestions(typed, typing(locale)).map(({ label }) => label);

describe('what is offered', () => {
  test.each([
    ['hello', []],
    ['/', ['/dice start', '/dice rules', '/stats']],
    ['/dice r', ['/dice rules']],
    ['/dice start ', ['pace', 'bots']],
    ['/dice start b', ['bots']],
    ['/dice start pace:', ['live: at once', 'slow']],
    ['/dice start pace:sl', ['slow']],
    ['/dice start pace:live: at once ', ['bots']],
    ['/dice start pace:live: at once bots:', ['0', '1', '2', '3']],
    ['/dice start bots:1 ', ['pace']],
    ['/stats ', ['person *']],
    ['/stats person:', ['@Chloé']],
    ['/nothing', []],
  ])('after "%s"', (typed, labels) => {
    expect(offered(typed)).toEqual(labels);
  });

  test('names and descriptions are those of the language, found by either name', () => {
    expect(offered('/dice', 'de')).toEqual(['/dice anfangen', '/dice rules']);
    expect(offered('/dice st', 'de')).toEqual(['/dice anfangen']);
    expect(offered('/dice anfangen pace:', 'de')).toEqual(['sofort', 'slow']);
  });

  test('the two Englishes stand in for each other, no other language does', () => {
    const described = (locale: string): string | undefined => suggestions('/dice st', typing(locale))[0]?.description;
    expect([described('en-GB'), described('en-US'), described('fr')]).toEqual(['Commence', 'Commence', 'Begin']);
  });

  test('what is taken can be typed on', () => {
    const [start] = suggestions('/di', typing());
    const [pace] = suggestions(start!.text, typing());
    const [, slow] = suggestions(pace!.text, typing());
    expect([start!.text, pace!.text, slow!.text]).toEqual([
      '/dice start ',
      '/dice start pace:',
      '/dice start pace:slow ',
    ]);
  });
});

describe('what is called', () => {
  test.each([
    ['/dice start', { command: '/dice start', options: {} }],
    ['/dice start bots:2 pace:slow', { command: '/dice start', options: { bots: 2, pace: 'slow' } }],
    ['/dice start pace:live: at once bots:1', { command: '/dice start', options: { pace: 'live', bots: 1 } }],
    ['/stats person:@Chloé', { command: '/stats', options: { person: '7' } }],
    ['/dice', 'There is no command /dice'],
    ['/dice start size:3', '/dice start has no option "size"'],
    ['/dice start bots:', 'The option "bots" is empty'],
  ])('by "%s"', (typed, call) => {
    expect(readTyped(typed, typing())).toEqual(call);
  });

  test('in a language by its own names', () => {
    expect(readTyped('/dice anfangen pace:sofort', typing('de'))).toEqual({
      command: '/dice start',
      options: { pace: 'live' },
    });
  });
});
