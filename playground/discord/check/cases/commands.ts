import { type BodyCase, commandBody, optionBody } from './case.js';

const ONE = { kind: 'command-post', good: commandBody() } as const;
const ALL = { kind: 'commands-put' } as const;
const withOptions = (...options: readonly unknown[]): Record<string, unknown> => commandBody({ options });
const commands = (count: number, type: number): readonly unknown[] =>
  Array.from({ length: count }, (_, index) => ({
    name: `menu-${index}`,
    type,
    ...(type === 1 ? { description: 'x' } : {}),
  }));
const choice = (name: string, value: string): Record<string, unknown> => ({ name, value });
const many = (count: number): readonly Record<string, unknown>[] =>
  Array.from({ length: count }, (_, index) => optionBody(`o${index}`));
const sub = (name: string, changes: Readonly<Record<string, unknown>> = {}): Record<string, unknown> =>
  optionBody(name, { type: 1, ...changes });
const group = (name: string, ...options: readonly unknown[]): Record<string, unknown> =>
  optionBody(name, { type: 2, options });

/** A command that counts exactly so many characters: long choices first, then options of 130, then the rest. */
function sized(total: number): Record<string, unknown> {
  const choices = Array.from({ length: 25 }, (_, index) =>
    choice(`${index}`.padEnd(100, 'n'), `${index}`.padEnd(100, 'v')),
  );
  const texts = Array.from({ length: 12 }, (_, index) =>
    optionBody(`long-${index}`.padEnd(30, 'x'), { description: 'd'.repeat(100) }),
  );
  const known = 4 + 100 + (4 + 100 + 25 * 200) + 12 * 130;
  const rest = total - known;
  const fill = Array.from({ length: Math.floor(rest / 130) }, (_, index) =>
    optionBody(`fill-${index}`.padEnd(30, 'x'), { description: 'd'.repeat(100) }),
  );
  const last = rest - fill.length * 130;
  return {
    name: 'play',
    description: 'd'.repeat(100),
    options: [
      optionBody('game', { description: 'd'.repeat(100), choices }),
      ...texts,
      ...fill,
      ...(last === 0 ? [] : [optionBody('z', { description: 'd'.repeat(last - 1) })]),
    ],
  };
}

export const commandCases: readonly BodyCase[] = [
  { ...ONE, rule: 'command-name', bad: commandBody({ name: 'Play' }), good: commandBody({ name: 'spiel-öffnen_2' }) },
  {
    ...ONE,
    rule: 'command-name',
    bad: commandBody({ name: 'play dice' }),
    good: commandBody({ type: 2, name: 'Play dice', description: '' }),
  },
  {
    ...ONE,
    rule: 'command-name',
    bad: commandBody({ name_localizations: { de: 'Spielen' } }),
    good: commandBody({ name_localizations: { ja: 'あそぶ' } }),
  },
  { ...ONE, rule: 'command-name', bad: withOptions(optionBody('the game')), good: withOptions(optionBody('the-game')) },
  {
    ...ONE,
    rule: 'command-name',
    bad: withOptions(optionBody('game', { choices: [choice(' ', 'x')] })),
    good: withOptions(optionBody('game', { choices: [choice('The game', 'x')] })),
  },
  { ...ONE, rule: 'command-description', bad: commandBody({ description: ' ' }) },
  { ...ONE, rule: 'command-description', bad: { name: 'play' }, good: { name: 'play', type: 3 } },
  { ...ONE, rule: 'menu-command', bad: commandBody({ type: 2 }), good: commandBody({ type: 2, description: '' }) },
  {
    ...ONE,
    rule: 'menu-command',
    bad: { name: 'Play', type: 3, options: [optionBody('game')] },
    good: { name: 'Play', type: 3, options: [] },
  },
  {
    ...ONE,
    rule: 'unknown-locale',
    bad: commandBody({ name_localizations: { is: 'spila' } }),
    good: commandBody({ name_localizations: { 'sv-SE': 'spela' } }),
  },
  {
    ...ONE,
    rule: 'unknown-locale',
    bad: withOptions(optionBody('game', { description_localizations: { 'pt-PT': 'Que jogo' } })),
    good: withOptions(optionBody('game', { description_localizations: { 'pt-BR': 'Que jogo' } })),
  },
  { ...ONE, rule: 'command-too-long', bad: sized(8001), good: sized(8000) },
  {
    ...ONE,
    rule: 'command-too-long',
    bad: { ...sized(8000), name_localizations: { de: 'spiel', fr: 'jeu' } },
    good: { ...sized(8000), name_localizations: { de: 'los', fr: 'jeux' } },
  },
  {
    ...ALL,
    rule: 'duplicate-command',
    bad: [commandBody(), commandBody()],
    good: [commandBody(), { name: 'play', type: 2 }, { name: 'play', type: 3 }],
  },
  { ...ALL, rule: 'too-many-commands', bad: commands(101, 1), good: commands(100, 1) },
  { ...ALL, rule: 'too-many-commands', bad: commands(16, 2), good: commands(15, 2) },
];

export const optionCases: readonly BodyCase[] = [
  { ...ONE, rule: 'too-many-command-options', bad: withOptions(...many(26)), good: withOptions(...many(25)) },
  {
    ...ONE,
    rule: 'required-after-optional',
    bad: withOptions(optionBody('a'), optionBody('b', { required: true })),
    good: withOptions(optionBody('a', { required: true }), optionBody('b')),
  },
  {
    ...ALL,
    rule: 'required-after-optional',
    bad: [withOptions(sub('new', { options: [optionBody('a'), optionBody('b', { required: true })] }))],
    good: [withOptions(sub('new', { options: [optionBody('a', { required: true })] }), sub('end'))],
  },
  {
    ...ONE,
    rule: 'duplicate-option-name',
    bad: withOptions(optionBody('a'), optionBody('a')),
    good: withOptions(optionBody('a'), optionBody('b')),
  },
  {
    ...ONE,
    rule: 'duplicate-option-name',
    bad: withOptions(
      optionBody('a', { name_localizations: { de: 'x' } }),
      optionBody('b', { name_localizations: { de: 'x' } }),
    ),
    good: withOptions(
      optionBody('a', { name_localizations: { de: 'x' } }),
      optionBody('b', { name_localizations: { nl: 'x' } }),
    ),
  },
  {
    ...ONE,
    rule: 'mixed-subcommands',
    bad: withOptions(sub('new'), optionBody('a')),
    good: withOptions(sub('new'), group('rule', sub('add'))),
  },
  { ...ONE, rule: 'empty-group', bad: withOptions(group('rule')), good: withOptions(group('rule', sub('add'))) },
  {
    ...ONE,
    rule: 'required-subcommand',
    bad: withOptions(sub('new', { required: false })),
    good: withOptions(sub('new')),
  },
  {
    ...ONE,
    rule: 'duplicate-choice-name',
    bad: withOptions(optionBody('a', { choices: [choice('x', '1'), choice('x', '2')] })),
    good: withOptions(optionBody('a', { choices: [choice('x', '1'), choice('y', '2')] })),
  },
  {
    ...ONE,
    rule: 'duplicate-choice-value',
    bad: withOptions(optionBody('a', { choices: [choice('x', '1'), choice('y', '1')] })),
    good: withOptions(
      optionBody('a', { choices: [choice('x', '1')] }),
      optionBody('b', { choices: [choice('x', '1')] }),
    ),
  },
  {
    ...ONE,
    rule: 'choices-beside-autocomplete',
    bad: withOptions(optionBody('a', { autocomplete: true, choices: [choice('x', '1')] })),
    good: withOptions(optionBody('a', { autocomplete: true, choices: [] })),
  },
  {
    ...ONE,
    rule: 'option-range',
    bad: withOptions(optionBody('a', { type: 4, min_value: 3, max_value: 2 })),
    good: withOptions(optionBody('a', { type: 4, min_value: 2, max_value: 2 })),
  },
  {
    ...ONE,
    rule: 'option-range',
    bad: withOptions(optionBody('a', { min_length: 3, max_length: 2 })),
    good: withOptions(optionBody('a', { min_length: 2 })),
  },
];

export const threadCases: readonly BodyCase[] = [
  { rule: 'thread-name-blank', kind: 'thread-from-message', bad: { name: ' ' }, good: { name: 'Table 1' } },
  { rule: 'thread-without-type', kind: 'thread-create', bad: { name: 'Table 1' }, good: { name: 'Table 1', type: 11 } },
  {
    rule: 'empty-message',
    kind: 'thread-create',
    bad: { name: 'Table 1', message: {} },
    good: { name: 'Table 1', message: { content: 'Welcome' } },
  },
];
