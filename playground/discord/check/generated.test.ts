import fc from 'fast-check';
import { expect, test } from 'vitest';
import { V2 } from './cases/case.js';
import { checkBody } from './check.js';

const NONE = { files: [] };
const EMOJI = fc.constantFrom('🎲', '✅', '❤️', '1️⃣', '👩‍🚀', '🇩🇪', '🇦', '⚠️');

/** Text that is not blank, of any script, at most so many UTF-16 units long. */
const words = (maxLength: number): fc.Arbitrary<string> =>
  fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: Math.min(maxLength, 120) })
    .filter((text) => text.trim() !== '' && text.length <= maxLength);

const optional = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> => fc.option(value, { nil: undefined });

const face = fc.oneof(
  fc.record({ label: words(80) }),
  fc.record({ emoji: fc.record({ name: EMOJI }) }),
  fc.record({ label: words(80), emoji: fc.constant({ id: '123456789012345678', name: 'die', animated: false }) }),
);

const button = fc
  .tuple(face, fc.constantFrom(1, 2, 3, 4), optional(fc.boolean()), words(90))
  .map(([look, style, disabled, custom_id]) => ({ type: 2, ...look, style, disabled, custom_id }));

const link = face.map((look) => ({ type: 2, style: 5, url: 'https://example.org/', ...look }));

const options = fc.uniqueArray(
  fc.record({
    label: words(100),
    value: words(100),
    description: optional(words(100)),
    emoji: optional(fc.record({ name: EMOJI })),
  }),
  { minLength: 1, maxLength: 25, selector: ({ value }) => value },
);

const select = options.chain((list) =>
  fc
    .tuple(fc.integer({ min: 1, max: list.length }), fc.nat({ max: list.length }), words(90), optional(words(150)))
    .map(([most, least, custom_id, placeholder]) => ({
      type: 3,
      options: list,
      custom_id,
      placeholder,
      min_values: Math.min(least, most),
      max_values: most,
    })),
);

const row = fc
  .oneof(
    fc.array(fc.oneof({ arbitrary: button, weight: 4 }, { arbitrary: link, weight: 1 }), {
      minLength: 1,
      maxLength: 5,
    }),
    fc.tuple(select),
  )
  .map((components) => ({ type: 1, components: [...components] as Record<string, unknown>[] }));

/** Custom ids made distinct by their place, as a bot does it. */
function numbered<T extends { components: Record<string, unknown>[] }>(rows: readonly T[]): readonly unknown[] {
  return rows.map((one, y) => ({
    ...one,
    components: one.components.map((inner, x) =>
      inner.custom_id === undefined ? inner : { ...inner, custom_id: `${inner.custom_id} ${y}.${x}` },
    ),
  }));
}

const embed = fc.record({
  title: words(100),
  description: optional(words(400)),
  color: optional(fc.integer({ min: 0, max: 0xffffff })),
  fields: optional(fc.array(fc.record({ name: words(60), value: words(60), inline: fc.boolean() }), { maxLength: 5 })),
  footer: optional(fc.record({ text: words(100) })),
  author: optional(fc.record({ name: words(100) })),
});

const mentions = fc.oneof(
  fc.record({
    parse: fc.constant([]),
    users: fc.uniqueArray(fc.bigInt({ min: 1n, max: 10n ** 18n }).map(String), { maxLength: 9 }),
  }),
  fc.record({ parse: fc.uniqueArray(fc.constantFrom('users', 'roles', 'everyone')) }),
);

const message = fc.record({
  content: words(2000),
  embeds: optional(fc.array(embed, { maxLength: 4 })),
  components: optional(fc.array(row, { maxLength: 5 }).map(numbered)),
  allowed_mentions: optional(mentions),
});

test('every message within the limits passes, whichever way it goes', () => {
  fc.assert(
    fc.property(message, (body) => {
      for (const kind of ['create-message', 'edit-message', 'webhook-create', 'webhook-edit'] as const) {
        expect(checkBody(kind, body, NONE)).toEqual([]);
      }
      expect(checkBody('callback', { type: 4, data: { ...body, flags: 64 } }, NONE)).toEqual([]);
      expect(checkBody('callback', { type: 7, data: body }, NONE)).toEqual([]);
      expect(checkBody('thread-create', { name: 'Table', message: body }, NONE)).toEqual([]);
    }),
    { numRuns: 60 },
  );
});

const text = words(300).map((content) => ({ type: 10, content }));
const block = fc.oneof(
  text,
  fc.constant({ type: 14, divider: true, spacing: 2 }),
  fc.tuple(fc.array(text, { minLength: 1, maxLength: 3 }), button).map(([components, accessory]) => ({
    type: 9,
    components,
    accessory,
  })),
);

test('every message of components within the limits passes', () => {
  fc.assert(
    fc.property(fc.array(block, { minLength: 1, maxLength: 6 }), (blocks) => {
      const components = blocks.map((one, index) =>
        'accessory' in one ? { ...one, accessory: { ...one.accessory, custom_id: `b${index}` } } : one,
      );
      const body = {
        flags: V2,
        components: [
          { type: 17, components },
          { type: 10, content: 'x' },
        ],
      };
      expect(checkBody('create-message', body, NONE)).toEqual([]);
      expect(checkBody('webhook-edit', body, NONE)).toEqual([]);
    }),
    { numRuns: 60 },
  );
});

const name = fc.stringMatching(/^[-_'a-z0-9äøßиあ]{1,32}$/);
const choices = fc
  .uniqueArray(words(100), { maxLength: 6 })
  .map((names) => names.map((label, index) => ({ name: label, value: `${index}` })));

const option = fc
  .tuple(name, words(100), fc.boolean(), choices)
  .map(([itsName, description, required, list]) => ({ type: 3, name: itsName, description, required, choices: list }));

const command = fc
  .tuple(
    name,
    words(100),
    fc.uniqueArray(option, { maxLength: 5, selector: (one) => one.name }),
    optional(fc.record({ de: name, 'sv-SE': name })),
  )
  .map(([itsName, description, list, name_localizations]) => ({
    name: itsName,
    description,
    name_localizations,
    options: list.sort((a, b) => Number(b.required) - Number(a.required)),
  }));

test('every command within the limits passes', () => {
  fc.assert(
    fc.property(fc.uniqueArray(command, { maxLength: 4, selector: (one) => one.name }), (commands) => {
      expect(checkBody('commands-put', commands, NONE)).toEqual([]);
      for (const one of commands) expect(checkBody('command-post', one, NONE)).toEqual([]);
    }),
    { numRuns: 60 },
  );
});

/** No text can be made of it, as of `{ "toString": 0 }`. */
const mute: object = Object.create(null);
const SHAPELESS: [string, unknown][] = [
  ['commands-put', [{ type: [mute], name: mute, options: [{ choices: [{ value: mute }] }] }]],
  ['create-message', { nonce: mute, attachments: [{ id: mute }], components: [{ type: mute }] }],
  ['callback', { type: mute }],
  ['callback', { type: 5, data: { flags: mute } }],
];

test('a body of any shape is judged without a crash', () => {
  const key = fc.constantFrom(
    'components',
    'type',
    'options',
    'data',
    'embeds',
    'content',
    'attachments',
    'emoji',
    'id',
  );
  const { body } = fc.letrec((tie) => ({
    body: fc.oneof(
      { maxDepth: 6, withCrossShrink: true },
      fc.anything({ maxDepth: 0 }),
      fc.integer({ min: 0, max: 20 }),
      fc.array(tie('body'), { maxLength: 3 }),
      fc.dictionary(key, tie('body'), { maxKeys: 5 }),
    ),
  }));
  const kind = fc.constantFrom('create-message', 'edit-message', 'callback', 'commands-put', 'thread-create');
  fc.assert(
    fc.property(kind, body, (way, value) => {
      expect(Array.isArray(checkBody(way as 'callback', value, NONE))).toBe(true);
    }),
    { numRuns: 300, examples: SHAPELESS },
  );
});
