import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { seatFixture, tableFixture } from '../../test/support/store-fixtures.js';
import { openStore } from './store.js';

function opened() {
  const store = openStore(':memory:');
  onTestFinished(() => store.close());
  return store;
}

test('nobody has a language set at first', () => {
  const store = opened();
  expect(store.personSettings('ann').locale).toBeNull();
  expect(store.serverSettings('guild').locale).toBeNull();
});

test('a language that was set is kept until it is set anew or given back', async () => {
  const store = opened();
  await store.setPersonSettings('ann', { locale: 'is' });
  expect(store.personSettings('ann').locale).toBe('is');
  await store.setPersonSettings('ann', { locale: 'de' });
  expect(store.personSettings('ann').locale).toBe('de');
  await store.setPersonSettings('ann', { locale: null });
  expect(store.personSettings('ann').locale).toBeNull();
});

test('what is not named in a change stays as it is', async () => {
  const store = opened();
  await store.setPersonSettings('ann', { look: 'text' });
  await store.setPersonSettings('ann', { locale: 'fr' });
  expect(store.personSettings('ann')).toEqual({ locale: 'fr', look: 'text' });
  await store.setPersonSettings('ann', { look: null });
  expect(store.personSettings('ann')).toEqual({ locale: 'fr', look: null });
});

test('a person and a server of the same id have each their own', async () => {
  const store = opened();
  await store.setPersonSettings('1', { locale: 'it' });
  await store.setServerSettings('1', { locale: 'fr' });
  expect(store.personSettings('1').locale).toBe('it');
  expect(store.serverSettings('1').locale).toBe('fr');
  expect(store.personSettings('2').locale).toBeNull();
});

test('a table that was read before is read with the settings of its server as they are now, whoever set them', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'settings-'));
  const [one, other] = [openStore(join(folder, 'bot.sqlite')), openStore(join(folder, 'bot.sqlite'))];
  onTestFinished(() => {
    for (const store of [one, other]) store.close();
    rmSync(folder, { recursive: true });
  });
  await one.open('press', 1, { table: tableFixture('t'), seats: [seatFixture(0)] });
  const seen = () => [one, other].map((store) => store.read({ table: 't' })!.server.pace);
  expect(seen()).toEqual([null, null]);
  await one.setServerSettings('guild', { pace: 'slow' });
  expect(seen()).toEqual(['slow', 'slow']);
  await other.setServerSettings('guild', { pace: 'relaxed' });
  expect(seen()).toEqual(['relaxed', 'relaxed']);
});
