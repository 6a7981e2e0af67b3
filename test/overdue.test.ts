import Database from 'better-sqlite3';
import type { DiscordUser, Outcome } from 'local-discord';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { offersOn, pressOffer } from '../play/players.js';
import { type Clock, systemClock } from '../src/lib/clock.js';
import { askedOn } from './asked.js';
import type { House } from './house.js';
import { openHouseInProcess } from './in-process.js';
import { AS_ON_DISCORD, WAITING } from './patience.js';
import { sitDown } from './sitting.js';

/** So long a press waits for its answer until it is told that the answer comes later; and so long Discord waits. */
const [DEFERRED, GIVEN_UP] = [1_500, 3_001];

let skipped = 0;
/** So many presses are being worked on, none of which is told to wait. */
let inHand = 0;
const clock: Clock = {
  ...systemClock,
  monotonic: () => systemClock.monotonic() + skipped,
  after(ms, job) {
    if (ms !== DEFERRED) return systemClock.after(ms, job);
    inHand += 1;
    return () => undefined;
  },
};

let house: House;
beforeAll(async () => {
  house = await openHouseInProcess({ ...AS_ON_DISCORD, clock });
});
afterAll(() => house?.close());

/** Presses while nobody can write to the database; once the bot can, Discord has given up. */
async function pressLate(press: () => { readonly outcome: Promise<Outcome> }): Promise<void> {
  const sqlite = new Database(house.database, { timeout: 5_000 });
  sqlite.exec('BEGIN IMMEDIATE');
  const before = inHand;
  const { outcome } = press();
  await expect.poll(() => inHand, WAITING).toBe(before + 1);
  house.discord.clock.advance(GIVEN_UP);
  expect((await outcome).ack).toBe('failed');
  skipped += GIVEN_UP;
  sqlite.exec('ROLLBACK');
  sqlite.close();
  await house.rest();
}

/** The codes with which answers to presses were refused since then; null for one that was taken. */
function answersSince(entry: number): readonly (number | null)[] {
  return house.discord.log
    .slice(entry)
    .filter(({ path }) => path.startsWith('/interactions/'))
    .map(({ code }) => code);
}

it('a press that has waited for longer than Discord does changes what it has to, and is not answered once Discord was seen to give up', async () => {
  const { channel, people, match, board, lines, menu } = await sitDown(house, ['Ann', 'Ben']);
  const [ann, ben] = people as [DiscordUser, DiscordUser];
  const ofBen = await menu(ben);
  await house.rest();

  let entry = house.discord.log.length;
  await pressLate(() => ann.press(board(), `sheet:${match}`));
  expect(answersSince(entry)).toEqual([10062]);

  const [before, record] = [board(), await lines()];
  entry = house.discord.log.length;
  await pressLate(() => pressOffer(ben, offersOn(ofBen)[0]!));
  expect(answersSince(entry)).toEqual([]);
  expect(await lines()).toHaveLength(record.length + 1);
  const edited = house.discord.messages(channel).find(({ id }) => id === before.id)!;
  expect(edited.edits).toBeGreaterThan(before.edits);
  expect(askedOn(edited, people)).toEqual([ann.name]);
  const left = ben.sees(channel).find(({ id }) => id === ofBen.id)!;
  expect(left.buttons.filter(({ label }) => label.startsWith('✓'))).toMatchObject([
    { customId: offersOn(ofBen)[0]!.customId },
  ]);
});
