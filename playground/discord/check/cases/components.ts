import {
  type BodyCase,
  buttonBody,
  linkBody,
  rowBodies,
  rowBody,
  selectBody,
  selectOptions,
  textBody,
  V2,
  withRows,
  withV2,
} from './case.js';

const CREATE = { kind: 'create-message', good: withRows(rowBody(buttonBody('roll'))) } as const;
const container = (...components: readonly unknown[]): Record<string, unknown> => ({ type: 17, components });
const section = (text: string, accessory: unknown): Record<string, unknown> => ({
  type: 9,
  components: [textBody(text)],
  accessory,
});
const channels = (...ids: readonly string[]): Record<string, unknown> => ({
  type: 8,
  custom_id: 'where',
  default_values: ids.map((id) => ({ id, type: 'channel' })),
});
const user = (id: string): Record<string, unknown> => ({ id, type: 'user' });
const separators = (count: number): readonly unknown[] => Array.from({ length: count }, () => ({ type: 14 }));

export const componentCases: readonly BodyCase[] = [
  { ...CREATE, rule: 'too-many-rows', bad: withRows(...rowBodies(6)), good: withRows(...rowBodies(5)) },
  { ...CREATE, rule: 'too-many-rows', bad: withRows(...rowBodies(6)), good: withV2(...rowBodies(6)) },
  {
    ...CREATE,
    rule: 'too-many-components',
    bad: withV2(container(section('x', buttonBody('roll')), ...separators(36)), textBody('x')),
    good: withV2(container(section('x', buttonBody('roll')), ...separators(35)), textBody('x')),
  },
  { ...CREATE, rule: 'v2-component-without-flag', bad: withRows(textBody('x')), good: withV2(textBody('x')) },
  {
    rule: 'v2-component-without-flag',
    kind: 'edit-message',
    bad: { components: [textBody('x')] },
    good: { components: [textBody('x')], flags: V2 },
  },
  {
    ...CREATE,
    rule: 'v2-text-too-long',
    bad: withV2(textBody('x'.repeat(2000)), container(textBody('x'.repeat(2001)))),
    good: withV2(textBody('x'.repeat(2000)), container(textBody('x'.repeat(2000)))),
  },
  { ...CREATE, rule: 'text-display-blank', bad: withV2(textBody(' ')), good: withV2(textBody('x')) },
  {
    ...CREATE,
    rule: 'duplicate-custom-id',
    bad: withRows(rowBody(buttonBody('roll')), rowBody(selectBody('roll'))),
    good: withRows(rowBody(buttonBody('roll')), rowBody(selectBody('pick'))),
  },
  {
    ...CREATE,
    rule: 'duplicate-custom-id',
    bad: withV2(section('x', buttonBody('roll')), rowBody(buttonBody('roll'))),
    good: withV2(section('x', buttonBody('roll')), rowBody(buttonBody('pass'))),
  },
  {
    ...CREATE,
    rule: 'custom-id-length',
    bad: withRows(rowBody(buttonBody('x'.repeat(101)))),
    good: withRows(rowBody(buttonBody('x'.repeat(100)))),
  },
  {
    ...CREATE,
    rule: 'custom-id-length',
    bad: withRows(rowBody(buttonBody(''))),
    good: withRows(rowBody(buttonBody('x'))),
  },
  {
    ...CREATE,
    rule: 'duplicate-component-id',
    bad: withRows(rowBody(buttonBody('roll', { id: 7 }), buttonBody('pass', { id: 7 }))),
    good: withRows(
      rowBody(buttonBody('roll', { id: 0 }), buttonBody('pass', { id: 0 }), buttonBody('help', { id: 7 })),
    ),
  },
  {
    ...CREATE,
    rule: 'buttons-beside-select',
    bad: withRows(rowBody(buttonBody('roll'), selectBody('pick'))),
    good: withRows(rowBody(buttonBody('roll')), rowBody(selectBody('pick'))),
  },
  {
    ...CREATE,
    rule: 'two-selects-in-row',
    bad: withRows(rowBody(selectBody('pick'), selectBody('mark'))),
    good: withRows(rowBody(selectBody('pick')), rowBody(selectBody('mark'))),
  },
  {
    ...CREATE,
    rule: 'unknown-emoji',
    bad: withRows(rowBody(buttonBody('roll', { emoji: { name: 'game_die' } }))),
    good: withRows(rowBody(buttonBody('roll', { emoji: { name: '🎲' } }))),
  },
  {
    ...CREATE,
    rule: 'unknown-emoji',
    bad: withRows(rowBody(buttonBody('roll', { emoji: { name: '🎲🎲' } }))),
    good: withRows(rowBody(buttonBody('roll', { emoji: { name: 'die', id: '123456789012345678', animated: false } }))),
  },
  {
    ...CREATE,
    rule: 'unknown-emoji',
    bad: withRows(rowBody(selectBody('pick', { options: [{ label: 'x', value: 'x', emoji: { name: '5' } }] }))),
    good: withRows(rowBody(selectBody('pick', { options: [{ label: 'x', value: 'x', emoji: { name: '5️⃣' } }] }))),
  },
  {
    ...CREATE,
    rule: 'missing-emoji',
    context: { emojis: new Set(['11']) },
    bad: withRows(rowBody(buttonBody('roll', { emoji: { name: 'die', id: '12' } }))),
    good: withRows(rowBody(buttonBody('roll', { emoji: { name: 'die', id: '11' } }))),
  },
  {
    ...CREATE,
    rule: 'missing-emoji',
    context: { emojis: new Set() },
    bad: withRows(
      rowBody(selectBody('pick', { options: [{ label: 'x', value: 'x', emoji: { name: 'x', id: '1' } }] })),
    ),
    good: withRows(rowBody(selectBody('pick', { options: [{ label: 'x', value: 'x', emoji: { name: '🎲' } }] }))),
  },
];

export const buttonCases: readonly BodyCase[] = [
  { ...CREATE, rule: 'button-without-custom-id', bad: withRows(rowBody(buttonBody('', { custom_id: undefined }))) },
  {
    ...CREATE,
    rule: 'button-without-face',
    bad: withRows(rowBody(buttonBody('roll', { label: ' ' }))),
    good: withRows(rowBody(buttonBody('roll', { label: '', emoji: { name: '🎲' } }))),
  },
  {
    ...CREATE,
    rule: 'button-without-face',
    bad: withRows(rowBody(linkBody({ label: undefined }))),
    good: withRows(rowBody(linkBody())),
  },
  { ...CREATE, rule: 'button-with-url', bad: withRows(rowBody(buttonBody('roll', { url: 'https://example.org/' }))) },
  { ...CREATE, rule: 'button-with-url', bad: withRows(rowBody(buttonBody('roll', { sku_id: '1' }))) },
  {
    ...CREATE,
    rule: 'link-without-url',
    bad: withRows(rowBody(linkBody({ url: undefined }))),
    good: withRows(rowBody(linkBody())),
  },
  {
    ...CREATE,
    rule: 'link-scheme',
    bad: withRows(rowBody(linkBody({ url: 'mailto:ann@example.org' }))),
    good: withRows(rowBody(linkBody({ url: 'discord://-/users/1' }))),
  },
  {
    ...CREATE,
    rule: 'link-with-custom-id',
    bad: withRows(rowBody(linkBody({ custom_id: 'rules' }))),
    good: withRows(rowBody(linkBody())),
  },
  {
    ...CREATE,
    rule: 'premium-button',
    bad: withRows(rowBody({ type: 2, style: 6, sku_id: '1', label: 'Buy' })),
    good: withRows(rowBody({ type: 2, style: 6, sku_id: '1' })),
  },
];

export const selectCases: readonly BodyCase[] = [
  {
    ...CREATE,
    rule: 'too-many-options',
    bad: withRows(rowBody(selectBody('pick', { options: selectOptions(26) }))),
    good: withRows(rowBody(selectBody('pick', { options: selectOptions(25), max_values: 25 }))),
  },
  {
    ...CREATE,
    rule: 'duplicate-option-value',
    bad: withRows(rowBody(selectBody('pick', { options: [...selectOptions(2), ...selectOptions(1)] }))),
    good: withRows(rowBody(selectBody('pick', { options: selectOptions(3) }))),
  },
  {
    ...CREATE,
    rule: 'option-blank',
    bad: withRows(rowBody(selectBody('pick', { options: [{ label: ' ', value: 'x' }] }))),
    good: withRows(rowBody(selectBody('pick', { options: [{ label: '-', value: 'x' }] }))),
  },
  {
    ...CREATE,
    rule: 'min-over-max',
    bad: withRows(rowBody(selectBody('pick', { min_values: 3, max_values: 2 }))),
    good: withRows(rowBody(selectBody('pick', { min_values: 2, max_values: 2 }))),
  },
  {
    ...CREATE,
    rule: 'min-over-max',
    bad: withRows(rowBody({ type: 5, custom_id: 'who', min_values: 2 })),
    good: withRows(rowBody({ type: 5, custom_id: 'who', min_values: 0, max_values: 25 })),
  },
  {
    ...CREATE,
    rule: 'max-over-options',
    bad: withRows(rowBody(selectBody('pick', { max_values: 4 }))),
    good: withRows(rowBody(selectBody('pick', { max_values: 3 }))),
  },
  {
    ...CREATE,
    rule: 'too-many-defaults',
    bad: withRows(rowBody(selectBody('pick', { options: selectOptions(2).map((one) => ({ ...one, default: true })) }))),
    good: withRows(
      rowBody(
        selectBody('pick', { options: selectOptions(2).map((one) => ({ ...one, default: true })), max_values: 2 }),
      ),
    ),
  },
  {
    ...CREATE,
    rule: 'too-many-defaults',
    bad: withRows(rowBody({ type: 5, custom_id: 'who', default_values: [user('1'), user('2')] })),
    good: withRows(rowBody({ type: 5, custom_id: 'who', default_values: [user('1')] })),
  },
  {
    ...CREATE,
    rule: 'too-few-defaults',
    bad: withRows(rowBody({ ...channels('1'), min_values: 2, max_values: 3 })),
    good: withRows(rowBody({ ...channels('1', '2'), min_values: 2, max_values: 3 })),
  },
  {
    ...CREATE,
    rule: 'too-many-defaults',
    bad: withRows(rowBody(channels('1', '2'))),
    good: withRows(rowBody({ ...channels('1', '2'), min_values: 0, max_values: 25 })),
  },
];
