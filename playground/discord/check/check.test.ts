import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { attachmentCases } from './cases/attachments.js';
import { callbackCases, modalCases } from './cases/callbacks.js';
import { commandCases, optionCases, threadCases } from './cases/commands.js';
import { buttonCases, componentCases, selectCases } from './cases/components.js';
import { embedCases, messageCases } from './cases/messages.js';
import { checkBody, RULES } from './check.js';

const CASES = [
  ...messageCases,
  ...embedCases,
  ...attachmentCases,
  ...componentCases,
  ...buttonCases,
  ...selectCases,
  ...callbackCases,
  ...modalCases,
  ...commandCases,
  ...optionCases,
  ...threadCases,
].map((one, index) => ({ ...one, index, context: { files: [], ...one.context } }));

test.each(CASES)('$rule refuses a $kind (case $index)', ({ rule, kind, bad, context, also }) => {
  const broken = new Set(checkBody(kind, bad, context).map((problem) => problem.rule));
  // The schema may know the same limit; every other rule must keep quiet.
  broken.delete('schema');
  expect([...broken].sort()).toEqual([rule, ...(also ?? [])].sort());
});

test.each(CASES)('$rule accepts the neighbour of a bad $kind (case $index)', ({ kind, good, context }) => {
  expect(checkBody(kind, good, context)).toEqual([]);
});

test('every rule has a case', () => {
  expect(new Set(CASES.map(({ rule }) => rule))).toEqual(new Set(RULES.map(({ id }) => id)));
});

test('no two rules share a name', () => {
  expect(new Set(RULES.map(({ id }) => id)).size).toBe(RULES.length);
});

test('the README lists every rule with its ground', () => {
  const readme = readFileSync(new URL('README.md', import.meta.url), 'utf8');
  const listed = [...readme.matchAll(/^\| `([a-z0-9-]+)` *\|.*\| (\w+) *\|$/gm)].map(([, id, ground]) => ({
    id,
    ground,
  }));
  const byName = (a: { id?: string | undefined }, b: { id?: string | undefined }): number =>
    String(a.id).localeCompare(String(b.id));
  expect(listed.sort(byName)).toEqual([...RULES].sort(byName));
});

test.each([null, undefined, 0, 'x', [], [null], { components: 3, embeds: [null], data: [], options: {} }])(
  'a body of no sensible shape (%j) is refused without a crash',
  (body) => {
    for (const kind of [
      'create-message',
      'callback',
      'command-post',
      'thread-create',
      'thread-from-message',
    ] as const) {
      expect(checkBody(kind, body, { files: [] })).not.toEqual([]);
    }
  },
);
