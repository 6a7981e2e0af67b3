import { type BodyCase, EPHEMERAL, textBody, V2, withEmbed, withV2 } from './case.js';

const long = (length: number): string => 'x'.repeat(length);
const field = (name: string, value: string): Record<string, unknown> => ({ name, value });
const CARRIED = { kind: 'create-message', good: { content: 'A throw' } } as const;

export const messageCases: readonly BodyCase[] = [
  { ...CARRIED, rule: 'content-too-long', bad: { content: long(2001) }, good: { content: long(2000) } },
  {
    rule: 'content-too-long',
    kind: 'edit-message',
    bad: { content: '🎲'.repeat(1001) },
    good: { content: '🎲'.repeat(1000) },
  },
  { ...CARRIED, rule: 'empty-message', bad: {} },
  { ...CARRIED, rule: 'empty-message', bad: { content: ' \n' }, good: { sticker_ids: ['1'] } },
  { ...CARRIED, rule: 'empty-message', bad: { content: null, embeds: [], components: [], message_reference: reply() } },
  { ...CARRIED, rule: 'empty-message', bad: { flags: V2, components: [] }, good: withV2(textBody('A throw')) },
  { rule: 'empty-message', kind: 'callback', bad: { type: 4, data: {} }, good: { type: 4, data: { content: 'x' } } },
  {
    rule: 'emptied-by-edit',
    kind: 'edit-message',
    bad: { content: '', embeds: [], components: [], attachments: [] },
    good: { content: '', embeds: [], components: [] },
  },
  {
    rule: 'emptied-by-edit',
    kind: 'webhook-edit',
    context: { existingAttachments: [] },
    bad: { content: null, embeds: null, components: [] },
    good: { content: null, embeds: null },
  },
  {
    rule: 'flags-not-settable',
    kind: 'create-message',
    bad: { content: 'x', flags: EPHEMERAL },
    good: { content: 'x', flags: (1 << 2) | (1 << 12) },
  },
  {
    rule: 'flags-not-settable',
    kind: 'callback',
    bad: { type: 4, data: { content: 'x', flags: 1 << 7 } },
    good: { type: 4, data: { content: 'x', flags: EPHEMERAL } },
  },
  {
    rule: 'flags-not-settable',
    kind: 'webhook-create',
    bad: { content: 'x', flags: 1 << 13 },
    good: { content: 'x', flags: EPHEMERAL | (1 << 12) },
  },
  {
    rule: 'flags-not-settable',
    kind: 'callback',
    bad: { type: 7, data: { content: 'x', flags: EPHEMERAL } },
    good: { type: 7, data: { content: 'x', flags: 1 << 2 } },
  },
  {
    rule: 'flags-not-settable',
    kind: 'webhook-edit',
    context: { existingFlags: EPHEMERAL },
    bad: { content: 'x', flags: 1 << 12 },
    good: { content: 'x', flags: EPHEMERAL },
  },
  {
    ...CARRIED,
    rule: 'nonce-too-long',
    bad: { content: 'x', nonce: long(26), enforce_nonce: true },
    good: { content: 'x', nonce: long(25), enforce_nonce: true },
  },
  { ...CARRIED, rule: 'enforce-nonce-without-nonce', bad: { content: 'x', enforce_nonce: true } },
  {
    rule: 'nonce-not-compared',
    kind: 'webhook-create',
    bad: { content: 'x', nonce: '1', enforce_nonce: true },
    good: { content: 'x', nonce: '1', enforce_nonce: false },
  },
  {
    rule: 'nonce-not-compared',
    kind: 'callback',
    bad: { type: 4, data: { content: 'x', nonce: '1', enforce_nonce: true } },
    good: { type: 4, data: { content: 'x' } },
  },
  {
    ...CARRIED,
    rule: 'v2-with-legacy-parts',
    bad: { ...withV2(textBody('A throw')), content: 'x' },
    good: { ...withV2(textBody('A throw')), content: '' },
  },
  {
    ...CARRIED,
    rule: 'v2-with-legacy-parts',
    bad: { ...withV2(textBody('A throw')), embeds: [{ title: 'x' }] },
    good: { ...withV2(textBody('A throw')), embeds: [] },
  },
  {
    rule: 'v2-with-legacy-parts',
    kind: 'edit-message',
    context: { existingFlags: V2 },
    bad: { content: 'x' },
    good: { components: [textBody('x')] },
  },
  {
    ...CARRIED,
    rule: 'mentions-parse-and-list',
    bad: { content: 'x', allowed_mentions: { parse: ['users'], users: ['1'] } },
    good: { content: 'x', allowed_mentions: { parse: ['users', 'roles'], users: [] } },
  },
  {
    ...CARRIED,
    rule: 'mentions-repeated',
    bad: { content: 'x', allowed_mentions: { parse: [], users: ['1', '1'] } },
    good: { content: 'x', allowed_mentions: { parse: ['everyone'], users: ['1', '2'] } },
  },
];

export const embedCases: readonly BodyCase[] = [
  {
    ...CARRIED,
    rule: 'embeds-too-long',
    bad: { embeds: [{ description: long(4000) }, { description: long(2001) }] },
    good: { embeds: [{ description: long(4000) }, { description: `  ${long(2000)}\n` }] },
  },
  {
    ...CARRIED,
    rule: 'embeds-too-long',
    bad: { embeds: [everyText(1001)] },
    good: { embeds: [everyText(1000)] },
  },
  { ...CARRIED, rule: 'embed-empty', bad: withEmbed({}), good: withEmbed({ title: 'x' }) },
  {
    ...CARRIED,
    rule: 'embed-empty',
    bad: withEmbed({ color: 1, description: ' ' }),
    good: withEmbed({ image: { url: 'https://example.org/board.png' } }),
  },
  {
    ...CARRIED,
    rule: 'embed-field-blank',
    bad: withEmbed({ fields: [field('', 'x')] }),
    good: withEmbed({ fields: [field('\u200b', 'x')] }),
  },
  {
    ...CARRIED,
    rule: 'embed-field-blank',
    bad: withEmbed({ fields: [field('x', '  ')] }),
    good: withEmbed({ fields: [field('x', 'x')] }),
  },
  {
    ...CARRIED,
    rule: 'embed-part-blank',
    bad: withEmbed({ title: 'x', author: { url: 'https://example.org/' } }),
    good: withEmbed({ title: 'x', author: { name: 'Ann', url: 'https://example.org/' } }),
  },
  {
    ...CARRIED,
    rule: 'embed-part-blank',
    bad: withEmbed({ title: 'x', footer: { text: '' } }),
    good: withEmbed({ title: 'x', footer: { text: 'Round 1' } }),
  },
  {
    ...CARRIED,
    rule: 'embed-url-scheme',
    bad: withEmbed({ title: 'x', url: 'discord://x/' }),
    good: withEmbed({ title: 'x', url: 'http://example.org/' }),
  },
  {
    ...CARRIED,
    rule: 'embed-url-scheme',
    bad: withEmbed({ title: 'x', thumbnail: { url: 'ftp://example.org/a.png' } }),
    good: withEmbed({ title: 'x', thumbnail: { url: 'https://example.org/a.png' } }),
  },
  {
    ...CARRIED,
    rule: 'embed-key-not-settable',
    bad: withEmbed({ title: 'x', image: { url: 'https://example.org/a.png', width: 1 } }),
    good: withEmbed({ title: 'x', image: { url: 'https://example.org/a.png' } }),
  },
];

/** Six texts whose lengths add up to six times the given one. */
function everyText(length: number): Record<string, unknown> {
  return {
    title: long(256),
    description: long(6 * length - 2 * 256 - 2048 - 256 - 1000),
    author: { name: long(256) },
    footer: { text: long(2048) },
    fields: [field(long(256), long(1000))],
  };
}

function reply(): Record<string, unknown> {
  return { message_id: '3' };
}
