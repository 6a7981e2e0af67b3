import { describe, expect, test } from 'vitest';
import { buttonBody, commandBody, rowBody, selectBody, textBody, withEmbed, withRows, withV2 } from './cases/case.js';
import { checkSchema } from './schema.js';
import type { BodyKind } from './types.js';

const paths = (kind: BodyKind, body: unknown): readonly string[] => checkSchema(kind, body).map(({ path }) => path);
const long = (length: number): string => 'x'.repeat(length);

describe('the limits that the schema knows', () => {
  const manyButtons = (count: number): unknown[] =>
    Array.from({ length: count }, (_, index) => buttonBody(`b${index}`));
  const fields = (count: number): unknown[] => Array.from({ length: count }, () => ({ name: 'x', value: 'x' }));
  const embeds = (count: number): unknown[] => Array.from({ length: count }, () => ({ title: 'x' }));

  test.each<[string, BodyKind, unknown, unknown]>([
    [
      'label of a button',
      'create-message',
      withRows(rowBody(buttonBody('b', { label: long(81) }))),
      withRows(rowBody(buttonBody('b', { label: long(80) }))),
    ],
    ['buttons in a row', 'create-message', withRows(rowBody(...manyButtons(6))), withRows(rowBody(...manyButtons(5)))],
    [
      'placeholder',
      'create-message',
      withRows(rowBody(selectBody('s', { placeholder: long(151) }))),
      withRows(rowBody(selectBody('s', { placeholder: long(150) }))),
    ],
    ['title of an embed', 'create-message', withEmbed({ title: long(257) }), withEmbed({ title: long(256) })],
    [
      'description of an embed',
      'edit-message',
      withEmbed({ description: long(4097) }),
      withEmbed({ description: long(4096) }),
    ],
    ['fields of an embed', 'webhook-create', withEmbed({ fields: fields(26) }), withEmbed({ fields: fields(25) })],
    ['embeds', 'webhook-edit', { embeds: embeds(11) }, { embeds: embeds(10) }],
    [
      'colour',
      'create-message',
      withEmbed({ title: 'x', color: 0x1000000 }),
      withEmbed({ title: 'x', color: 0xffffff }),
    ],
    [
      'content of a callback',
      'callback',
      { type: 4, data: { content: long(2001) } },
      { type: 4, data: { content: long(2000) } },
    ],
    ['texts of a section', 'create-message', withV2(section(4)), withV2(section(3))],
    ['name of a command', 'command-post', commandBody({ name: long(33) }), commandBody({ name: long(32) })],
    [
      'description of a command',
      'commands-put',
      [commandBody({ description: long(101) })],
      [commandBody({ description: long(100) })],
    ],
    ['name of a thread', 'thread-from-message', { name: long(101) }, { name: long(100) }],
    [
      'text of a picture, a sign of two units counting twice',
      'create-message',
      { attachments: [{ id: 0, description: '🎲'.repeat(513) }] },
      { attachments: [{ id: 0, description: '🎲'.repeat(512) }] },
    ],
    [
      'description of an embed, a sign of two units counting twice',
      'webhook-edit',
      withEmbed({ description: '🎲'.repeat(2049) }),
      withEmbed({ description: '🎲'.repeat(2048) }),
    ],
    [
      'label of a button, a sign of two units counting twice',
      'callback',
      { type: 4, data: withRows(rowBody(buttonBody('b', { label: '🎲'.repeat(41) }))) },
      { type: 4, data: withRows(rowBody(buttonBody('b', { label: '🎲'.repeat(40) }))) },
    ],
    ['kind of callback', 'callback', { type: 99 }, { type: 6 }],
    ['component outside a row', 'create-message', withRows(buttonBody('b')), withRows(rowBody(buttonBody('b')))],
  ])('%s', (_, kind, bad, good) => {
    expect(checkSchema(kind, bad)).not.toEqual([]);
    expect(checkSchema(kind, good)).toEqual([]);
  });

  function section(texts: number): Record<string, unknown> {
    return { type: 9, components: Array.from({ length: texts }, () => textBody('x')), accessory: buttonBody('b') };
  }
});

describe('keys that Discord does not know', () => {
  test.each<[string, BodyKind, unknown]>([
    ['shown', 'create-message', { content: 'x', shown: true }],
    ['ephemeral', 'create-message', { content: 'x', ephemeral: true }],
    ['tts', 'webhook-edit', { content: 'x', tts: true }],
    ['data.embed', 'callback', { type: 4, data: { content: 'x', embed: {} } }],
    ['components.0.components.0.customId', 'edit-message', withRows(rowBody(buttonBody('b', { customId: 'x' })))],
    ['embeds.0.fields.0.inLine', 'webhook-create', withEmbed({ fields: [{ name: 'x', value: 'x', inLine: true }] })],
    ['0.options.0.choices.0.label', 'commands-put', [optionWith({ name: 'x', value: 'x', label: 'x' })]],
    ['archive', 'thread-create', { name: 'x', type: 11, archive: 60 }],
    ['message.shown', 'thread-create', { name: 'x', message: { content: 'x', shown: true } }],
  ])('%s', (path, kind, body) => {
    expect(paths(kind, body)).toEqual([path]);
  });

  test('a key without a value is never sent, so it does not matter', () => {
    expect(checkSchema('command-post', commandBody({ default_permission: undefined }))).toEqual([]);
  });

  function optionWith(choice: unknown): unknown {
    return commandBody({ options: [{ type: 3, name: 'o', description: 'x', choices: [choice] }] });
  }
});

describe('what the schema refuses though Discord takes it', () => {
  test('the id of an attachment as a number', () => {
    expect(checkSchema('create-message', { content: 'x', attachments: [{ id: 0 }] })).toEqual([]);
    expect(paths('create-message', { content: 'x', attachments: [{ id: -1 }] })).toEqual(['attachments.0.id']);
  });

  test('default permissions as a text', () => {
    expect(checkSchema('command-post', commandBody({ default_member_permissions: '32' }))).toEqual([]);
    expect(checkSchema('commands-put', [commandBody({ default_member_permissions: null })])).toEqual([]);
    expect(paths('command-post', commandBody({ default_member_permissions: 'all' }))).toEqual([
      'default_member_permissions',
    ]);
  });

  test('an animated emoji', () => {
    const emoji = { id: '1', name: 'die', animated: true };
    expect(checkSchema('create-message', withRows(rowBody(buttonBody('b', { emoji }))))).toEqual([]);
  });

  test('an age-restricted command', () => {
    expect(checkSchema('command-post', commandBody({ nsfw: false }))).toEqual([]);
  });

  test('what discord.js fills into every message', () => {
    const message = { content: 'x', tts: false, nonce: '1', enforce_nonce: false };
    for (const kind of ['create-message', 'edit-message', 'webhook-create', 'webhook-edit'] as const) {
      expect(checkSchema(kind, message)).toEqual([]);
    }
    expect(checkSchema('callback', { type: 4, data: message })).toEqual([]);
    expect(checkSchema('callback', { type: 7, data: message })).toEqual([]);
  });
});

test('a mistake in a button is reported at the button, not as a bad select', () => {
  expect(paths('create-message', withRows(rowBody(buttonBody('b', { label: long(81) }))))).toEqual([
    'components.0.components.0.label',
  ]);
});
