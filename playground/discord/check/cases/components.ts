import { button, type Case, link, options, row, rows, select, V2, withRows, withV2, words } from './case.js';

const CREATE = { kind: 'create-message', good: withRows(row(button('roll'))) } as const;
const container = (...components: readonly unknown[]): Record<string, unknown> => ({ type: 17, components });
const section = (text: string, accessory: unknown): Record<string, unknown> => ({
  type: 9,
  components: [words(text)],
  accessory,
});
const channels = (...ids: readonly string[]): Record<string, unknown> => ({
  type: 8,
  custom_id: 'where',
  default_values: ids.map((id) => ({ id, type: 'channel' })),
});
const user = (id: string): Record<string, unknown> => ({ id, type: 'user' });
const separators = (count: number): readonly unknown[] => Array.from({ length: count }, () => ({ type: 14 }));

export const componentCases: readonly Case[] = [
  { ...CREATE, rule: 'too-many-rows', bad: withRows(...rows(6)), good: withRows(...rows(5)) },
  { ...CREATE, rule: 'too-many-rows', bad: withRows(...rows(6)), good: withV2(...rows(6)) },
  {
    ...CREATE,
    rule: 'too-many-components',
    bad: withV2(container(section('x', button('roll')), ...separators(36)), words('x')),
    good: withV2(container(section('x', button('roll')), ...separators(35)), words('x')),
  },
  { ...CREATE, rule: 'v2-component-without-flag', bad: withRows(words('x')), good: withV2(words('x')) },
  {
    rule: 'v2-component-without-flag',
    kind: 'edit-message',
    bad: { components: [words('x')] },
    good: { components: [words('x')], flags: V2 },
  },
  {
    ...CREATE,
    rule: 'v2-text-too-long',
    bad: withV2(words('x'.repeat(2000)), container(words('x'.repeat(2001)))),
    good: withV2(words('x'.repeat(2000)), container(words('x'.repeat(2000)))),
  },
  { ...CREATE, rule: 'text-display-blank', bad: withV2(words(' ')), good: withV2(words('x')) },
  {
    ...CREATE,
    rule: 'duplicate-custom-id',
    bad: withRows(row(button('roll')), row(select('roll'))),
    good: withRows(row(button('roll')), row(select('pick'))),
  },
  {
    ...CREATE,
    rule: 'duplicate-custom-id',
    bad: withV2(section('x', button('roll')), row(button('roll'))),
    good: withV2(section('x', button('roll')), row(button('pass'))),
  },
  {
    ...CREATE,
    rule: 'custom-id-length',
    bad: withRows(row(button('x'.repeat(101)))),
    good: withRows(row(button('x'.repeat(100)))),
  },
  { ...CREATE, rule: 'custom-id-length', bad: withRows(row(button(''))), good: withRows(row(button('x'))) },
  {
    ...CREATE,
    rule: 'duplicate-component-id',
    bad: withRows(row(button('roll', { id: 7 }), button('pass', { id: 7 }))),
    good: withRows(row(button('roll', { id: 0 }), button('pass', { id: 0 }), button('help', { id: 7 }))),
  },
  {
    ...CREATE,
    rule: 'buttons-beside-select',
    bad: withRows(row(button('roll'), select('pick'))),
    good: withRows(row(button('roll')), row(select('pick'))),
  },
  {
    ...CREATE,
    rule: 'two-selects-in-row',
    bad: withRows(row(select('pick'), select('mark'))),
    good: withRows(row(select('pick')), row(select('mark'))),
  },
  {
    ...CREATE,
    rule: 'unknown-emoji',
    bad: withRows(row(button('roll', { emoji: { name: 'game_die' } }))),
    good: withRows(row(button('roll', { emoji: { name: '🎲' } }))),
  },
  {
    ...CREATE,
    rule: 'unknown-emoji',
    bad: withRows(row(button('roll', { emoji: { name: '🎲🎲' } }))),
    good: withRows(row(button('roll', { emoji: { name: 'die', id: '123456789012345678', animated: false } }))),
  },
  {
    ...CREATE,
    rule: 'unknown-emoji',
    bad: withRows(row(select('pick', { options: [{ label: 'x', value: 'x', emoji: { name: '5' } }] }))),
    good: withRows(row(select('pick', { options: [{ label: 'x', value: 'x', emoji: { name: '5️⃣' } }] }))),
  },
];

export const buttonCases: readonly Case[] = [
  { ...CREATE, rule: 'button-without-custom-id', bad: withRows(row(button('', { custom_id: undefined }))) },
  {
    ...CREATE,
    rule: 'button-without-face',
    bad: withRows(row(button('roll', { label: ' ' }))),
    good: withRows(row(button('roll', { label: '', emoji: { name: '🎲' } }))),
  },
  {
    ...CREATE,
    rule: 'button-without-face',
    bad: withRows(row(link({ label: undefined }))),
    good: withRows(row(link())),
  },
  { ...CREATE, rule: 'button-with-url', bad: withRows(row(button('roll', { url: 'https://example.org/' }))) },
  { ...CREATE, rule: 'button-with-url', bad: withRows(row(button('roll', { sku_id: '1' }))) },
  { ...CREATE, rule: 'link-without-url', bad: withRows(row(link({ url: undefined }))), good: withRows(row(link())) },
  {
    ...CREATE,
    rule: 'link-scheme',
    bad: withRows(row(link({ url: 'mailto:ann@example.org' }))),
    good: withRows(row(link({ url: 'discord://-/users/1' }))),
  },
  {
    ...CREATE,
    rule: 'link-with-custom-id',
    bad: withRows(row(link({ custom_id: 'rules' }))),
    good: withRows(row(link())),
  },
  {
    ...CREATE,
    rule: 'premium-button',
    bad: withRows(row({ type: 2, style: 6, sku_id: '1', label: 'Buy' })),
    good: withRows(row({ type: 2, style: 6, sku_id: '1' })),
  },
];

export const selectCases: readonly Case[] = [
  {
    ...CREATE,
    rule: 'too-many-options',
    bad: withRows(row(select('pick', { options: options(26) }))),
    good: withRows(row(select('pick', { options: options(25), max_values: 25 }))),
  },
  {
    ...CREATE,
    rule: 'duplicate-option-value',
    bad: withRows(row(select('pick', { options: [...options(2), ...options(1)] }))),
    good: withRows(row(select('pick', { options: options(3) }))),
  },
  {
    ...CREATE,
    rule: 'option-blank',
    bad: withRows(row(select('pick', { options: [{ label: ' ', value: 'x' }] }))),
    good: withRows(row(select('pick', { options: [{ label: '-', value: 'x' }] }))),
  },
  {
    ...CREATE,
    rule: 'min-over-max',
    bad: withRows(row(select('pick', { min_values: 3, max_values: 2 }))),
    good: withRows(row(select('pick', { min_values: 2, max_values: 2 }))),
  },
  {
    ...CREATE,
    rule: 'min-over-max',
    bad: withRows(row({ type: 5, custom_id: 'who', min_values: 2 })),
    good: withRows(row({ type: 5, custom_id: 'who', min_values: 0, max_values: 25 })),
  },
  {
    ...CREATE,
    rule: 'max-over-options',
    bad: withRows(row(select('pick', { max_values: 4 }))),
    good: withRows(row(select('pick', { max_values: 3 }))),
  },
  {
    ...CREATE,
    rule: 'too-many-defaults',
    bad: withRows(row(select('pick', { options: options(2).map((one) => ({ ...one, default: true })) }))),
    good: withRows(
      row(select('pick', { options: options(2).map((one) => ({ ...one, default: true })), max_values: 2 })),
    ),
  },
  {
    ...CREATE,
    rule: 'too-many-defaults',
    bad: withRows(row({ type: 5, custom_id: 'who', default_values: [user('1'), user('2')] })),
    good: withRows(row({ type: 5, custom_id: 'who', default_values: [user('1')] })),
  },
  {
    ...CREATE,
    rule: 'too-few-defaults',
    bad: withRows(row({ ...channels('1'), min_values: 2, max_values: 3 })),
    good: withRows(row({ ...channels('1', '2'), min_values: 2, max_values: 3 })),
  },
  {
    ...CREATE,
    rule: 'too-many-defaults',
    bad: withRows(row(channels('1', '2'))),
    good: withRows(row({ ...channels('1', '2'), min_values: 0, max_values: 25 })),
  },
];
