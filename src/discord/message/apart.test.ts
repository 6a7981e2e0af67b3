import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tellApart } from './apart.js';
import { LIMITS } from './limits.js';

const labels = fc.array(
  fc.oneof(
    fc.constantFrom('Qwixx with Ben', 'Qwixx with Ben · 1', 'Qwixx with Ben · 2', 'x'.repeat(79), 'x'.repeat(90), ''),
    fc.string({ unit: 'grapheme', maxLength: 120 }),
  ),
  { maxLength: 25 },
);

test('no two buttons of a message read the same, and none is longer than a button can be', () => {
  fc.assert(
    fc.property(labels, (all) => {
      const made = tellApart(all).labels;
      expect(new Set(made).size).toBe(all.length);
      for (const label of made) expect(label.length).toBeLessThanOrEqual(LIMITS.label);
    }),
  );
});

test('a label that is the only one of its kind stays as it is', () => {
  const all = ['Qwixx with Ben', 'Qwixx with Cid', 'Qwixx with Ben'];
  expect(tellApart(all).labels).toEqual(['Qwixx with Ben · 1', 'Qwixx with Cid', 'Qwixx with Ben · 2']);
});
