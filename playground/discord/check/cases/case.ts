import type { BodyContext, BodyKind } from '../types.js';

/** A body that breaks one rule, and its neighbour that breaks none. */
export interface BodyCase {
  readonly rule: string;
  readonly kind: BodyKind;
  readonly bad: unknown;
  readonly good: unknown;
  readonly context?: Partial<BodyContext>;
  /** Other rules that the bad body cannot help breaking. */
  readonly also?: readonly string[];
}

export const V2 = 1 << 15;
export const EPHEMERAL = 1 << 6;

export function buttonBody(id: string, changes: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return { type: 2, style: 1, label: 'Roll', custom_id: id, ...changes };
}

export function linkBody(changes: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return { type: 2, style: 5, label: 'Rules', url: 'https://example.org/', ...changes };
}

export function selectBody(id: string, changes: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return { type: 3, custom_id: id, options: selectOptions(3), ...changes };
}

export function selectOptions(count: number): readonly Record<string, unknown>[] {
  return Array.from({ length: count }, (_, index) => ({ label: `Row ${index}`, value: `row-${index}` }));
}

export function rowBody(...components: readonly unknown[]): Record<string, unknown> {
  return { type: 1, components };
}

export function rowBodies(count: number): readonly Record<string, unknown>[] {
  return Array.from({ length: count }, (_, index) => rowBody(buttonBody(`row-${index}`)));
}

export function textBody(content: string): Record<string, unknown> {
  return { type: 10, content };
}

/** A message with nothing but these components in the old style. */
export function withRows(...components: readonly unknown[]): Record<string, unknown> {
  return { content: 'Your throw', components };
}

/** A message made of components. */
export function withV2(...components: readonly unknown[]): Record<string, unknown> {
  return { flags: V2, components };
}

export function withEmbed(embed: unknown): Record<string, unknown> {
  return { embeds: [embed] };
}

export function commandBody(changes: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return { name: 'play', description: 'Opens a table', ...changes };
}

export function optionBody(name: string, changes: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return { type: 3, name, description: 'Which game', ...changes };
}
