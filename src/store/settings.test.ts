import { expect, onTestFinished, test } from 'vitest';
import { openStore } from './store.js';

function opened() {
  const store = openStore(':memory:');
  onTestFinished(() => store.close());
  return store;
}

test('nobody has a language set at first', () => {
  const store = opened();
  expect(store.languageOf({ person: 'ann' })).toBeNull();
  expect(store.languageOf({ server: 'guild' })).toBeNull();
});

test('a language that was set is kept until it is set anew or given back', async () => {
  const store = opened();
  await store.setLanguage({ person: 'ann' }, 'is');
  expect(store.languageOf({ person: 'ann' })).toBe('is');
  await store.setLanguage({ person: 'ann' }, 'de');
  expect(store.languageOf({ person: 'ann' })).toBe('de');
  await store.setLanguage({ person: 'ann' }, null);
  expect(store.languageOf({ person: 'ann' })).toBeNull();
});

test('a person and a server of the same id have each their own', async () => {
  const store = opened();
  await store.setLanguage({ person: '1' }, 'it');
  await store.setLanguage({ server: '1' }, 'fr');
  expect(store.languageOf({ person: '1' })).toBe('it');
  expect(store.languageOf({ server: '1' })).toBe('fr');
  expect(store.languageOf({ person: '2' })).toBeNull();
});
