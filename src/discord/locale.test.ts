import { expect, onTestFinished, test } from 'vitest';
import { openStore } from '../store/store.js';
import { personLocale, serverLocale } from './locale.js';

function opened() {
  const store = openStore(':memory:');
  onTestFinished(() => store.close());
  return store;
}

const FROM = { guildId: 'guild', locale: 'it', guildLocale: 'fr' } as const;

test('a person is spoken to as they set it, else as their client speaks', async () => {
  const store = opened();
  await store.setServerSettings('guild', { locale: 'de' });
  expect(await personLocale(null, FROM, store)).toBe('it');
  expect(await personLocale('is', FROM, store)).toBe('is');
});

test('a person whose client speaks what the bot does not hears what the server speaks', async () => {
  const store = opened();
  const from = { ...FROM, locale: 'ja' };
  expect(await personLocale(null, from, store)).toBe('fr');
  await store.setServerSettings('guild', { locale: 'de' });
  expect(await personLocale(null, from, store)).toBe('de');
  expect(await personLocale(null, { ...from, guildLocale: null }, opened())).toBe('en');
});

test('British and American clients hear English', async () => {
  for (const locale of ['en-GB', 'en-US']) expect(await personLocale(null, { ...FROM, locale }, opened())).toBe('en');
});

test("boards speak the server's setting, else its own language, else English", () => {
  expect(serverLocale(null, FROM)).toBe('fr');
  expect(serverLocale(null, { guildLocale: null })).toBe('en');
  expect(serverLocale('is', FROM)).toBe('is');
});
