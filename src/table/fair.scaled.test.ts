import fc from 'fast-check';
import { test } from 'vitest';
import { toScale } from '../../test/support/scale.js';
import { idOf, type TableHarness, tableHarness } from '../../test/support/table-harness.js';
import { type Deed, EVERYBODY, seatMeant, Witness } from '../../test/support/witness.js';
import { GAMES } from '../games/registry.js';
import { isPresent, playerOf, seatOf } from './seats.js';

const DEEDS = [
  'answer',
  'answer',
  'silence',
  'leave',
  'back',
  'take',
  'kick',
  'kick deputy',
  'pardon',
  'end',
  'stay',
  'next',
  'join',
  'out',
  'begin',
  'cancel',
] as const;

/** Two of four are gone, and others play on for them: so it begins in some lives, with what people did up to then. */
const WITH_DEPUTIES: readonly Deed[] = [
  { who: 'Cid', action: 'leave', n: 0 },
  { who: 'Dan', action: 'leave', n: 0 },
  { who: 'Eve', action: 'take', n: 2 },
  { who: 'Mod', action: 'take', n: 3 },
];

const lives = fc.record({
  seed: fc.nat({ max: 9_999 }),
  game: fc.constantFrom(...GAMES),
  games: fc.constantFrom(1, 1, 2),
  deputies: fc.boolean(),
  steps: fc
    .subarray([...DEEDS, ...DEEDS], { minLength: 4 })
    .chain((actions) =>
      fc.array(
        fc.record({ who: fc.constantFrom(...EVERYBODY), action: fc.constantFrom(...actions), n: fc.nat({ max: 99 }) }),
        { minLength: 20, maxLength: 60 },
      ),
    ),
});

/** One person does one thing at that table, a lobby or a match, as well as it can be done there. */
async function act(it: TableHarness, table: string, deed: Deed): Promise<void> {
  const { who, action, n } = deed;
  const { tables } = it;
  const by = it.press(who, { moderator: who === 'Mod' });
  const stored = await it.read(table);
  const whom = idOf(EVERYBODY[n % EVERYBODY.length]!);
  if (action === 'silence') {
    it.clock.now += 60_000;
    await tables.tick(it.clock.now);
  } else if (stored.match === null) {
    if (action === 'join') await tables.act(by, { kind: 'join', table });
    if (action === 'leave') await tables.act(by, { kind: 'leave', table });
    if (action === 'out') await tables.act(by, { kind: 'find', of: 'kick', game: stored.table.game, person: whom });
    if (action === 'begin') await tables.act(by, { kind: 'begin', table });
    if (action === 'cancel') await tables.act(by, { kind: 'cancel', table });
  } else {
    const { id } = stored.match;
    const seat = seatMeant(stored, deed);
    const { step, game, state } = await it.live(table);
    const words = game.legalMoves(state, seatOf(stored.seats, by.person.id)?.seat ?? seat);
    if (action === 'answer')
      await tables.act(by, { kind: 'play', match: id, step, move: words[n % Math.max(1, words.length)] ?? 'x' });
    if (action === 'leave') await tables.act(by, { kind: 'quit', match: id });
    if (action === 'back') await tables.act(by, { kind: 'back', match: id });
    if (action === 'take') await tables.act(by, { kind: 'take', match: id, seat });
    if (action === 'kick' || action === 'kick deputy')
      await tables.act(by, { kind: 'kick', match: id, seat, person: playerOf(stored.seats[seat]!) });
    if (action === 'pardon') await tables.act(by, { kind: 'pardon', match: id, person: whom });
    if (action === 'end') await tables.act(by, { kind: 'end', match: id });
    if (action === 'stay') await tables.act(by, { kind: 'stay', match: id });
    if (action === 'next') await tables.act(by, { kind: 'next', match: id });
  }
}

/** Who still plays answers until the match is over; where nobody is there, one of them comes back. */
async function playOut(it: TableHarness, table: string, witness: Witness): Promise<void> {
  for (let n = 0; n < 3000 && (await it.read(table)).match?.status === 'playing'; n++) {
    const { stored, awaited, game, state } = await it.live(table);
    const asked = stored.seats.find((row) => isPresent(row) && awaited.includes(row.seat));
    const row = asked ?? stored.seats.find((each) => playerOf(each) !== null)!;
    const who = EVERYBODY.find((each) => idOf(each) === playerOf(row))!;
    const before = await witness.look(it, table);
    if (asked === undefined) await it.tables.act(it.press(who), { kind: 'sheet', match: stored.match.id });
    else await it.say(table, who, game.legalMoves(state, row.seat)[n % game.legalMoves(state, row.seat).length]!);
    await witness.see(it, before, { who, action: 'answer', n });
  }
}

/** All who may go on sit down to one more match; null: there is none. */
async function openRematch(it: TableHarness, table: string): Promise<string | null> {
  for (const who of EVERYBODY) await it.tables.act(it.press(who), { kind: 'again', table });
  const { rematchId } = (await it.read(table)).table;
  for (const who of EVERYBODY)
    if (rematchId !== null) await it.tables.act(it.press(who), { kind: 'begin', table: rematchId });
  return rematchId;
}

test('whatever people do, nobody who is there loses a match, a place or a rating by the word of one other person', async () => {
  await fc.assert(
    fc.asyncProperty(lives, async ({ seed, game, games, deputies, steps }) => {
      const it = tableHarness(':memory:', seed);
      try {
        const people = deputies ? ['Ann', 'Ben', 'Cid', 'Dan'] : ['Ann', 'Ben', 'Cid'];
        let table = await it.open(people, { game, games, bots: deputies ? 0 : seed % 2, seats: 4 });
        const rated: string[][] = [];
        let witness = new Witness(rated);
        if (deputies || seed % 3 > 0) await it.tables.act(it.press('Ann'), { kind: 'begin', table });
        for (const step of deputies ? [...WITH_DEPUTIES, ...steps] : steps) {
          const before = await witness.look(it, table);
          await act(it, table, step);
          await witness.see(it, before, step);
          if (['lobby', 'playing', 'parked'].includes((await it.read(table)).table.status)) continue;
          // Those who want go on in a rematch.
          await it.tables.act(it.press(step.who), { kind: 'again', table });
          const { rematchId } = (await it.read(table)).table;
          if (rematchId === null) continue;
          table = rematchId;
          witness = new Witness(rated);
        }
        await playOut(it, table, witness);
        const rematch = await openRematch(it, table);
        if (rematch !== null) await playOut(it, rematch, new Witness(rated));
      } finally {
        await it.store.close();
      }
    }),
    { numRuns: toScale({ full: 200, brief: 30 }) },
  );
});
