import fc from 'fast-check';
import { expect, test } from 'vitest';
import { GAMES } from '../../games/registry.js';
import { apart } from './apart.js';
import { askMessage } from './ask.js';
import { LIMITS } from './limits.js';
import { seatRow, storedTable, tableRow } from './trial.js';

const game = GAMES[0]!;

const tables = (count: number) =>
  Array.from({ length: count }, (_, n) =>
    storedTable(tableRow(game, { id: `table${n}`, createdAt: (n + 1) * 60_000 }), [seatRow(0, 'Ben')]),
  );

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
      const made = apart(all.map((label) => ({ label }))).labels;
      expect(new Set(made).size).toBe(all.length);
      for (const label of made) expect(label.length).toBeLessThanOrEqual(LIMITS.label);
    }),
  );
});

test('a label that is the only one of its kind stays as it is', () => {
  const all = ['Qwixx with Ben', 'Qwixx with Cid', 'Qwixx with Ben'].map((label) => ({ label }));
  expect(apart(all).labels).toEqual(['Qwixx with Ben · 1', 'Qwixx with Cid', 'Qwixx with Ben · 2']);
});

test('of two matches with the same people each is told with its channel and since when it is on', () => {
  const [one, two] = tables(2);
  const asked = {
    kind: 'ask' as const,
    stored: one!,
    phrase: { key: 'leave.ask.which' },
    deeds: [one!, two!].map((about) => ({
      deed: { kind: 'leave' as const, table: about.table.id },
      label: { key: 'leave.button.one', args: { game: game.name, others: 'Ben' } },
      tone: 'bad' as const,
      about,
    })),
  };
  const { content } = askMessage(asked, 'en');
  expect(content).toContain(`**1** · <#${one!.table.channelId}> · <t:60:R>`);
  expect(content).toContain(`**2** · <#${two!.table.channelId}> · <t:120:R>`);
});

test('a question about more tables than there is room for buttons says how many are not among them', () => {
  const all = tables(40);
  const asked = {
    kind: 'ask' as const,
    stored: all[0]!,
    phrase: { key: 'leave.ask.which' },
    deeds: all.map((about) => ({
      deed: { kind: 'leave' as const, table: about.table.id },
      label: game.name,
      tone: 'bad' as const,
      about,
    })),
  };
  const { content, components } = askMessage(asked, 'en');
  expect(components.flatMap((row) => row.components)).toHaveLength(25);
  expect(content).toContain('15 more tables');
  expect(content.length).toBeLessThanOrEqual(2000);
});
