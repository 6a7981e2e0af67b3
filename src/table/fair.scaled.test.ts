import fc from 'fast-check';
import { test } from 'vitest';
import { actionAt, kindsBy } from '../../test/support/deeds.js';
import { toScale } from '../../test/support/scale.js';
import { idOf, personOf, sayYes, type TableHarness, tableHarness } from '../../test/support/table-harness.js';
import { type Deed, EVERYBODY, type RatedTable, seatMeant, Witness } from '../../test/support/witness.js';
import { GAMES } from '../games/registry.js';
import { isPresent, playerOf, seatOf } from './seats.js';

/** A rematch is opened by hand once a table is over; bots, and what only asks, weigh nothing. */
const DEEDS = [
  ...kindsBy({
    ...{ join: 1, leave: 1, begin: 1, alone: 1, cancel: 1, oust: 1, word: 0 },
    ...{ play: 2, quit: 1, back: 1, take: 1, kick: 1, pardon: 1, end: 1, stay: 1, next: 1 },
    ...{ bot: 0, unbot: 0, close: 0, again: 0, sheet: 0, tap: 0, find: 0, throws: 0, which: 0, ending: 0, kicking: 0 },
  }),
  'kick deputy' as const,
  'erase' as const,
  'silence' as const,
];

interface Step extends Deed {
  readonly action: (typeof DEEDS)[number];
}

/** Two of four are gone, and others play on for them: so it begins in some lives, with what people did up to then. */
const WITH_DEPUTIES: readonly Step[] = [
  { who: 'Cid', action: 'quit', n: 0 },
  { who: 'Dan', action: 'quit', n: 0 },
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
async function act(it: TableHarness, table: string, deed: Step): Promise<void> {
  const { who, action, n } = deed;
  if (action === 'silence') {
    it.clock.now += 60_000;
    await it.tables.tick(it.clock.now);
    return;
  }
  if (action === 'erase') {
    await it.tables.erase(personOf(who), it.clock.now);
    return;
  }
  const { table: row, match } = await it.read(table);
  const person = idOf(EVERYBODY[n % EVERYBODY.length]!);
  const named = { table, game: row.game, match: null, step: 0, move: 'x', seat: 0, person };
  const there = match === null ? {} : await nameInMatch(it, table, deed);
  const meant = actionAt(action === 'kick deputy' ? 'kick' : action, { ...named, ...there });
  await sayYes(it, who, meant, { moderator: who === 'Mod' });
}

/** What is meant in a match: a seat, and who plays there if it is about them; and a move of what is due. */
async function nameInMatch(it: TableHarness, table: string, deed: Step) {
  const { stored, step, game, state } = await it.live(table);
  const seat = seatMeant(stored, deed);
  const moves = game.legalMoves(state, seatOf(stored.seats, idOf(deed.who))?.seat ?? seat);
  const move = moves[deed.n % Math.max(1, moves.length)] ?? 'x';
  const whom = deed.action.startsWith('kick') ? { person: playerOf(stored.seats[seat]!) } : {};
  return { match: stored.match.id, step, move, seat, ...whom };
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
        const rated: RatedTable[] = [];
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
    { numRuns: toScale({ full: 100, brief: 30 }) },
  );
});
