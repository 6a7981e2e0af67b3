import type { APIEmbed } from 'discord.js';
import { ComponentType } from 'discord.js';
import { expect, test } from 'vitest';
import { isWithin, LIMITS, type Readable, withinLimits } from './limits.js';

const text = (length: number): string => 'x'.repeat(length);
const embed = (made: APIEmbed) => ({ content: '', embeds: [made] });
const field = (name: number, value: number) => ({ name: text(name), value: text(value) });

test.each<[string, number, (length: number) => Omit<Readable, 'components'>]>([
  ['content', LIMITS.content, (length) => ({ content: text(length), embeds: [] })],
  ['title', LIMITS.title, (length) => embed({ title: text(length) })],
  ['description', LIMITS.description, (length) => embed({ description: text(length) })],
  ['footer', LIMITS.footer, (length) => embed({ footer: { text: text(length) } })],
  ['name of a field', LIMITS.fieldName, (length) => embed({ fields: [field(length, 1)] })],
  ['field', LIMITS.field, (length) => embed({ fields: [field(1, length)] })],
  ['number of fields', LIMITS.fields, (length) => embed({ fields: Array(length).fill(field(1, 1)) })],
  ['whole embed', LIMITS.embeds, (length) => embed({ description: text(4000), footer: { text: text(length - 4000) } })],
])('a %s may be as long as the platform takes it, and not one longer', (_, most, made) => {
  expect(isWithin(made(most))).toBe(true);
  expect(isWithin(made(most + 1))).toBe(false);
  const cut = withinLimits({ ...made(most + 1), components: [] });
  expect(isWithin(cut)).toBe(true);
  expect(withinLimits({ ...made(most), components: [] })).toEqual({ ...made(most), components: [] });
});

test('a select offers no more than the platform takes, each option told as far as there is room', () => {
  const option = (n: number) => ({ label: `${n} ${text(200)}`, value: `${n}` });
  const made = withinLimits({
    content: '',
    embeds: [],
    components: [
      {
        type: ComponentType.ActionRow,
        components: [
          {
            type: ComponentType.StringSelect,
            custom_id: 'id',
            placeholder: text(300),
            options: Array.from({ length: 30 }, (_, n) => option(n)),
          },
        ],
      },
    ],
  });
  const [select] = made.components[0]!.components;
  if (select?.type !== ComponentType.StringSelect) throw new Error('no select');
  expect(select.options.map(({ value }) => Number(value))).toEqual([...Array(LIMITS.options).keys()]);
  expect(select.options.every(({ label }) => label.length <= LIMITS.option)).toBe(true);
  expect(select.placeholder!.length).toBeLessThanOrEqual(LIMITS.placeholder);
});
