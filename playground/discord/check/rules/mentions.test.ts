import { expect, test } from 'vitest';
import { mentionsLeftOpen } from './mentions.js';

const CLOSED = { parse: [] };
const TEXT = { type: 10, content: 'Ann throws' };

test.each([
  ['content', { content: 'Ann throws' }],
  ['an embed', { embeds: [{ title: 'Ann throws' }] }],
  ['a text component', { components: [TEXT] }],
  ['a text component inside others', { components: [{ type: 17, components: [{ type: 9, components: [TEXT] }] }] }],
])('%s without allowed_mentions is left open', (_, message) => {
  expect(mentionsLeftOpen(message)).toBe(true);
  expect(mentionsLeftOpen({ type: 4, data: message })).toBe(true);
  expect(mentionsLeftOpen({ name: 'Table', message })).toBe(true);
});

test.each([
  ['content', { content: 'Ann throws', allowed_mentions: CLOSED }],
  ['named players', { content: 'Your turn, <@1>', allowed_mentions: { parse: [], users: ['1'] } }],
  ['a text component', { components: [TEXT], allowed_mentions: CLOSED }],
])('%s with nobody parsed is closed', (_, message) => {
  expect(mentionsLeftOpen(message)).toBe(false);
  expect(mentionsLeftOpen({ type: 7, data: message })).toBe(false);
});

test.each([
  ['all users', { parse: ['users'] }],
  ['no word about parse', { users: ['1'] }],
  ['null', null],
])('%s is left open', (_, allowed_mentions) => {
  expect(mentionsLeftOpen({ content: 'Ann throws', allowed_mentions })).toBe(true);
});

test.each([
  ['buttons alone', { components: [{ type: 1, components: [{ type: 2, label: 'Roll' }] }] }],
  ['a deferred answer', { type: 5, data: { flags: 64 } }],
  ['a modal', { type: 9, data: { title: 'Names', components: [] } }],
  ['a blank content', { content: ' ' }],
  ['no object', null],
])('%s carries no text', (_, body) => {
  expect(mentionsLeftOpen(body)).toBe(false);
});
