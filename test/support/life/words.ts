import { CHANNEL, GUILD } from '../table-harness.js';
import type { Cell } from './row-change.js';

/** In whose words a change is told: how people, tables and matches are called, and what time it is. */
export interface Words {
  readonly at: number;
  person(id: Cell): string;
  /** The number of a table, from 1. */
  table(id: Cell): number;
  /** The number of a match, from 1, among all matches. */
  match(id: Cell): number;
}

const UNITS = [
  ['d', 24 * 60 * 60_000],
  ['h', 60 * 60_000],
  ['min', 60_000],
  ['s', 1000],
  ['ms', 1],
] as const;

/** A duration in the largest unit that says it without a fraction; days only from three on. */
export function durationOf(ms: number): string {
  const [unit, size] = UNITS.find(([name, each]) => ms % each === 0 && (name !== 'd' || ms >= 3 * each))!;
  return `${ms / size} ${unit}`;
}

/** When that is, seen from now. */
export function whenOf(time: Cell, at: number): string {
  if (time === null) return 'never';
  const ms = Number(time) - at;
  if (ms === 0) return 'now';
  return ms > 0 ? `in ${durationOf(ms)}` : `${durationOf(-ms)} ago`;
}

/** A server, a channel, or everywhere. */
export function scopeText(id: Cell): string {
  if (id === GUILD || id === CHANNEL) return 'here';
  return id === '*' ? 'everywhere' : String(id);
}

export function listOf(json: Cell): readonly unknown[] {
  return json === null ? [] : (JSON.parse(String(json)) as readonly unknown[]);
}

/** What has come to a list, and what has gone from it. */
export function listChange(before: Cell, after: Cell, word: (each: unknown) => string): readonly string[] {
  const [old, now] = [listOf(before).map(word), listOf(after).map(word)];
  return [
    ...now.filter((each) => !old.includes(each)).map((each) => `+ ${each}`),
    ...old.filter((each) => !now.includes(each)).map((each) => `− ${each}`),
  ];
}
