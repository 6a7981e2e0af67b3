import type { SeenMessage } from 'local-discord';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openStore } from '../src/store/store.js';
import type { Stored } from '../src/store/types.js';
import { playAmidKills, type Run, TABLES } from './amid-kills.js';
import { attemptsAt, expectClean } from './checks.js';
import { buildHouse, type ProcessHouse } from './house.js';
import { MOMENTS } from './kill-moments.js';
import { findUnexplained, resultOfPress } from './ledger.js';
import { amongSeveral } from './living-menus.js';
import { noteOn } from './sitting.js';
import { toScale } from './support/scale.js';

// On a slow machine all of this takes its time.
vi.setConfig({ testTimeout: 3_600_000, hookTimeout: 3_600_000 });

/** For each house each moment once, and a busy one twice; `KILLS=200` in the environment kills more often. */
const KILLS = Number(process.env.KILLS ?? toScale({ full: 18, brief: 9 }));
/** They share the kills. */
const HOUSES = toScale({ full: 2, brief: 1 });

/** Whether that is a menu: a private message that tells what is asked and until when, or has a word about what was pressed. */
function isMenu(message: SeenMessage | undefined): boolean {
  if (message?.ephemeral !== true || message.text.includes('went wrong')) return false;
  return /⏳ <t:\d+:R>/.test(message.text) || message.attachments.length > 0 || noteOn(message) !== '';
}

describe('a bot that is killed again and again', () => {
  const houses: ProcessHouse[] = [];
  let runs: readonly Run[] = [];
  const stored: Stored[] = [];
  /** Where a start was heard though its answer was lost. */
  const lobbies: Stored[] = [];
  /** What is wrong with the dice of the matches, or with what was shown of them. */
  const faults: string[] = [];

  beforeAll(async () => {
    for (let n = 0; n < HOUSES; n++) houses.push(await buildHouse());
    runs = await Promise.all(houses.map((house) => playAmidKills(house, KILLS / HOUSES)));
    await Promise.all(runs.map(({ ledger }) => ledger.complete()));
    for (const { house, people, channels, seals } of runs) {
      const store = openStore(house.database);
      for (const { id } of channels) lobbies.push(...(await store.openIn(id)));
      const own = await Promise.all([...people.keys()].map(async (match) => (await store.read({ match }))!));
      stored.push(...own);
      for (const table of own) faults.push(...(await seals.faultsOf(store, table)));
      await store.close();
    }
  });

  afterAll(async () => {
    await Promise.all(houses.map((house) => house.close()));
  });

  it('was killed at every kind of moment', () => {
    const kills = runs.flatMap((run) => run.kills);
    expect(kills).toHaveLength(KILLS);
    for (const moment of MOMENTS) expect(kills.filter((one) => one === moment).length).toBeGreaterThan(KILLS / 50);
  });

  it('plays every match to its end', () => {
    expect(stored.map(({ match }) => match!.status)).toEqual(stored.map(() => 'over'));
    expect(stored.length).toBeGreaterThanOrEqual(HOUSES * TABLES);
  });

  it('keeps everybody’s seat', () => {
    for (const { people } of runs) {
      for (const [id, planned] of people) {
        const { seats } = stored.find(({ match }) => match!.id === id)!;
        expect(seats.flatMap(({ personId }) => personId ?? []).toSorted()).toEqual(
          planned.map((one) => one.id).toSorted(),
        );
      }
    }
  });

  it('keeps each confirmed answer, and counts none twice', () => {
    const entries = runs.flatMap(({ ledger }) => ledger.entries);
    expect(stored.flatMap((table) => findUnexplained(table, entries))).toEqual([]);
    const shown = entries.map(resultOfPress);
    expect(shown.filter((one) => one === 'confirmed').length).toBeGreaterThan(KILLS);
    const unheard = runs.flatMap(({ kills }) => kills).filter((moment) => moment === 'answering').length;
    expect(unheard).toBeGreaterThan(0);
    expect(shown.filter((one) => one === 'unknown').length).toBeGreaterThanOrEqual(unheard);
  });

  it('shows one seal of each match and no other, and in the end what its dice follow from, all of them, and from the lucky word that was taken', () => {
    expect(faults).toEqual([]);
    expect(runs.reduce((sum, { seals }) => sum + seals.shown(), 0)).toBe(stored.length);
    const words = new Map(runs.flatMap((run) => [...run.words]));
    expect(stored.map(({ match }) => match!.salt!.split(',').slice(1))).toEqual(
      stored.map(({ match }) => [words.get(match!.id)]),
    );
  });

  it('goes on answering the buttons from before, in their place or, where it is gone, by another menu', () => {
    const answered = runs
      .flatMap(({ ledger }) => ledger.entries)
      .filter(({ old, outcome }) => old && outcome !== null && outcome.ack !== 'failed');
    expect(answered.filter(({ outcome }) => outcome!.ack !== 'update' && !isMenu(outcome!.message))).toEqual([]);
    expect(answered.length).toBeGreaterThan(KILLS / 4);
  });

  it('posts each board, lobby and result once', () => {
    const posted = runs.flatMap(({ house, channels }) =>
      channels.flatMap((channel) => house.discord.messages(channel).map(({ id }) => id)),
    );
    const known = [...stored, ...lobbies].flatMap(({ posts }) => posts.map(({ messageId }) => messageId));
    expect(known.filter((id) => id === null || !posted.includes(id))).toEqual([]);
    expect(posted.filter((id) => !known.includes(id))).toEqual([]);
  });

  it('leaves everybody one menu a match at most with something to press, beneath its board, and none once it is over', () => {
    const amidPlay = runs.flatMap(({ menus }) => menus.amidPlay);
    expect(amongSeveral(amidPlay)).toEqual([]);
    expect(amidPlay.filter(({ isInPlace }) => !isInPlace)).toEqual([]);
    expect(amidPlay.length).toBeGreaterThan(0);
    expect(runs.flatMap(({ menus }) => menus.atTheEnd)).toEqual([]);
  });

  it('answers everything once nobody kills it any more, and complains of nothing', () => {
    for (const { house, lastStart } of runs) {
      expect(
        attemptsAt(house, ({ interactionId, accepted }) => accepted !== 1 && timeOf(interactionId) > lastStart),
      ).toEqual([]);
      expectClean(house);
    }
  });
});

/** When an interaction was made, by its id. */
function timeOf(id: string): number {
  return Number(BigInt(id) >> 22n) + 1_420_070_400_000;
}
