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

/** Two that have one file. */
function shared() {
  const folder = mkdtempSync(join(tmpdir(), 'settings-'));
  const [one, other] = [openStore(join(folder, 'bot.sqlite')), openStore(join(folder, 'bot.sqlite'))];
  onTestFinished(async () => {
    for (const store of [one, other]) await store.close();
    rmSync(folder, { recursive: true });
  });
  return { one, other };
}

test('nobody has a language set at first', async () => {
  const store = opened();
  expect((await store.personSettings('ann')).locale).toBeNull();
  expect((await store.serverSettings('guild')).locale).toBeNull();
});

test('a language that was set is kept until it is set anew or given back', async () => {
  const store = opened();
  await store.setPersonSettings('ann', { locale: 'is' });
  expect((await store.personSettings('ann')).locale).toBe('is');
  await store.setPersonSettings('ann', { locale: 'de' });
  expect((await store.personSettings('ann')).locale).toBe('de');
  await store.setPersonSettings('ann', { locale: null });
  expect((await store.personSettings('ann')).locale).toBeNull();
});

test('what is not named in a change stays as it is', async () => {
  const store = opened();
  await store.setPersonSettings('ann', { look: 'text' });
  await store.setPersonSettings('ann', { locale: 'fr' });
  expect(await store.personSettings('ann')).toEqual({ locale: 'fr', look: 'text', mentions: null });
  await store.setPersonSettings('ann', { look: null });
  expect(await store.personSettings('ann')).toEqual({ locale: 'fr', look: null, mentions: null });
});

test('a person and a server of the same id have each their own', async () => {
  const store = opened();
  await store.setPersonSettings('1', { locale: 'it' });
  await store.setServerSettings('1', { locale: 'fr' });
  expect((await store.personSettings('1')).locale).toBe('it');
  expect((await store.serverSettings('1')).locale).toBe('fr');
  expect((await store.personSettings('2')).locale).toBeNull();
});

test('a table that was read before is read with the settings of its server as they are now, whoever set them', async () => {
  const { one, other } = shared();
  await one.open('press', 1, { table: tableFixture('t'), seats: [seatFixture(0)] });
  const seen = () => Promise.all([one, other].map(async (store) => (await store.read({ table: 't' }))!.server.pace));
  expect(await seen()).toEqual([null, null]);
  await one.setServerSettings('guild', { pace: 'slow' });
  expect(await seen()).toEqual(['slow', 'slow']);
  await other.setServerSettings('guild', { pace: 'relaxed' });
  expect(await seen()).toEqual(['relaxed', 'relaxed']);
});

test('a table is read with who of those at it, the deputies too, wants no mention by now, whoever set it', async () => {
  const { one, other } = shared();
  const seats = [seatFixture(0, { personId: 'ann' }), seatFixture(1, { personId: 'ben', deputyId: 'cid' })];
  await one.open('press', 1, { table: tableFixture('t'), seats });
  const seen = () => Promise.all([one, other].map(async (store) => (await store.read({ table: 't' }))!.unmentioned));
  expect(await seen()).toEqual([[], []]);
  for (const person of ['cid', 'dan']) await one.setPersonSettings(person, { mentions: false });
  expect(await seen()).toEqual([['cid'], ['cid']]);
  await other.setPersonSettings('ann', { mentions: false });
  await one.setPersonSettings('cid', { mentions: true });
  expect(await seen()).toEqual([['ann'], ['ann']]);
});
