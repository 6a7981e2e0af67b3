import { type BodyCase, EPHEMERAL, selectBody } from './case.js';

const CALLBACK = { kind: 'callback' } as const;
const input = (changes: Readonly<Record<string, unknown>> = {}): Record<string, unknown> => ({
  type: 4,
  custom_id: 'name',
  style: 1,
  ...changes,
});
const label = (component: unknown): Record<string, unknown> => ({ type: 18, label: 'Your name', component });
const modal = (...components: readonly unknown[]): Record<string, unknown> => ({
  type: 9,
  data: { custom_id: 'names', title: 'Names', components },
});
const labels = (count: number): readonly unknown[] =>
  Array.from({ length: count }, (_, index) => label(input({ custom_id: `name-${index}` })));
const inRow = (...components: readonly unknown[]): Record<string, unknown> => modal({ type: 1, components });
const MODAL = { ...CALLBACK, good: modal(label(input())) } as const;

export const callbackCases: readonly BodyCase[] = [
  { ...CALLBACK, rule: 'callback-without-data', bad: { type: 4 }, good: { type: 5 } },
  { ...CALLBACK, rule: 'callback-without-data', bad: { type: 7, data: null }, good: { type: 6 } },
  {
    ...CALLBACK,
    rule: 'deferred-with-message',
    bad: { type: 5, data: { content: 'Wait' } },
    good: { type: 5, data: { flags: EPHEMERAL, tts: false } },
  },
  {
    ...CALLBACK,
    rule: 'deferred-with-message',
    bad: { type: 6, data: { components: [] } },
    good: { type: 6, data: {} },
  },
  {
    ...CALLBACK,
    rule: 'deferred-flags',
    bad: { type: 5, data: { flags: 1 << 15 } },
    good: { type: 5, data: { flags: EPHEMERAL } },
  },
];

export const modalCases: readonly BodyCase[] = [
  { ...MODAL, rule: 'modal-too-many-components', bad: modal(...labels(6)), good: modal(...labels(5)) },
  {
    ...MODAL,
    rule: 'modal-title-blank',
    bad: { type: 9, data: { custom_id: 'x', title: ' ', components: labels(1) } },
  },
  {
    ...MODAL,
    rule: 'modal-disabled',
    bad: modal(label(selectBody('pick', { disabled: true }))),
    good: modal(label(selectBody('pick', { disabled: false }))),
  },
  {
    ...MODAL,
    rule: 'modal-select-optional',
    bad: modal(label(selectBody('pick', { min_values: 0 }))),
    good: modal(label(selectBody('pick', { min_values: 0, required: false }))),
  },
  {
    ...MODAL,
    rule: 'text-input-lengths',
    bad: modal(label(input({ min_length: 4, max_length: 3 }))),
    good: modal(label(input({ min_length: 3, max_length: 3 }))),
  },
  {
    ...MODAL,
    rule: 'text-input-lengths',
    bad: modal(label(input({ max_length: 3, value: 'Anna' }))),
    good: modal(label(input({ max_length: 3, value: 'Ann' }))),
  },
  { ...MODAL, rule: 'text-input-label', bad: inRow(input()), good: inRow(input({ label: 'Your name' })) },
  { ...MODAL, rule: 'text-input-label', bad: modal(label(input({ label: 'Your name' }))) },
  {
    ...MODAL,
    rule: 'row-of-inputs',
    bad: inRow(input({ label: 'One' }), input({ label: 'Two', custom_id: 'two' })),
    good: inRow(input({ label: 'One' })),
  },
  {
    ...MODAL,
    rule: 'duplicate-custom-id',
    bad: modal(label(input()), label(input())),
    good: modal(label(input()), label(input({ custom_id: 'other' }))),
  },
];
