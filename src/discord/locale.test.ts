import { expect, onTestFinished, test } from 'vitest';
import { openStore } from '../store/store.js';
import { personLocale, serverLocale } from './locale.js';

function opened() {
  const store = openStore(':memory:');
  onTestFinished(() => store.close());
  return store;
}

const FROM = { user: { id: 'ann' }, guildId: 'guild', locale: 'it', guildLocale: 'fr' } as const;

test('a person is spoken to as they set it, else as their client speaks', async () => {
  const store = opened();
  await store.setServerSettings('guild', { locale: 'de' });
  expect(personLocale(store, FROM)).toBe('it');
  await store.setPersonSettings('ann', { locale: 'is' });
  expect(personLocale(store, FROM)).toBe('is');
  expect(personLocale(store, { ...FROM, user: { id: 'ben' } })).toBe('it');
});

test('a person whose client speaks what the bot does not hears what the server speaks', async () => {
  const store = opened();
  const from = { ...FROM, locale: 'ja' };
  expect(personLocale(store, from)).toBe('fr');
  await store.setServerSettings('guild', { locale: 'de' });
  expect(personLocale(store, from)).toBe('de');
  expect(personLocale(opened(), { ...from, guildLocale: null })).toBe('en');
});

test('British and American clients hear English', () => {
  for (const locale of ['en-GB', 'en-US']) expect(personLocale(opened(), { ...FROM, locale })).toBe('en');
});

test("boards speak the server's setting, else its own language, else English", async () => {
  const store = opened();
  expect(serverLocale(store, FROM)).toBe('fr');
  expect(serverLocale(store, { guildId: 'guild', guildLocale: null })).toBe('en');
  await store.setServerSettings('guild', { locale: 'is' });
  expect(serverLocale(store, FROM)).toBe('is');
  expect(serverLocale(store, { guildId: 'other', guildLocale: null })).toBe('en');
});
