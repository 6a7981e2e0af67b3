import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { actionAt, kindsBy } from '../../test/support/deeds.js';
import { toScale } from '../../test/support/scale.js';
import { personOf, sayYes, type TableHarness, tableHarness } from '../../test/support/table-harness.js';
import { parseEvent } from '../games/record.js';
import { GAMES } from '../games/registry.js';
import type { SeatRow } from '../store/rows.js';
import type { Stored } from '../store/types.js';
import { hostOf, isPresent, playerOf, seatOf } from './seats.js';

/** Three sit down, at every other table with a bot; the others come by, and the last one may manage the server. */
const SITTING = ['Ann', 'Ben', 'Cid'];
const EVERYBODY = [...SITTING, 'Dan', 'Eve', 'Fay', 'Mod'];

/** Lobbies, agreed ends, what is after a match and what only asks are no part of coming and going. */
const DEEDS = [
  ...kindsBy({
    ...{ play: 3, quit: 1, back: 1, take: 1, kick: 1, pardon: 1, sheet: 1 },
    ...{ join: 0, leave: 0, bot: 0, unbot: 0, begin: 0, alone: 0, cancel: 0, close: 0, oust: 0, word: 0 },
    ...{ tap: 0, end: 0, stay: 0, next: 0, again: 0, find: 0, throws: 0, which: 0, ending: 0, kicking: 0 },
  }),
  'silence' as const,
  'stale' as const,
];

interface Step {
  readonly who: number;
  readonly action: (typeof DEEDS)[number];
  readonly n: number;
}

/** In each match people do some of these things only, so that it comes to extremes. */
const steps: fc.Arbitrary<readonly Step[]> = fc.subarray([...DEEDS, ...DEEDS], { minLength: 2 }).chain((actions) =>
  fc.array(
    fc.record({
      who: fc.nat({ max: EVERYBODY.length - 1 }),
      action: fc.constantFrom(...actions),
      n: fc.nat({ max: 99 }),
    }),
    { minLength: 20, maxLength: 60 },
  ),
);

async function act(it: TableHarness, table: string, { who, action, n }: Step): Promise<void> {
  const { tables, clock, live } = it;
  const name = EVERYBODY[who]!;
  const rights = { moderator: name === 'Mod' };
  const { stored, step, game, state } = await live(table);
  if (action === 'silence') {
    clock.now += 60_000;
    await tables.tick(clock.now);
    return;
  }
  const seat = n % stored.seats.length;
  const moves = game.legalMoves(state, seatOf(stored.seats, personOf(name).id)?.seat ?? seat);
  const named = {
    table,
    game: game.id,
    match: stored.match.id,
    step: action === 'stale' ? step - 1 : step,
    move: moves[n % Math.max(1, moves.length)] ?? 'x',
    seat,
    person: action === 'kick' ? playerOf(stored.seats[seat]!) : personOf(EVERYBODY[n % EVERYBODY.length]!).id,
  };
  await sayYes(it, name, actionAt(action === 'stale' ? 'play' : action, named), rights);
}

/** What must hold whatever people do. */
async function expectSound(it: TableHarness, table: string): Promise<void> {
  const { stored, awaited, over } = await it.live(table);
  const { seats, posts } = stored;
  const { status, dueAt, banned, hostId } = stored.table;
  const players = seats.flatMap((row) => playerOf(row) ?? []);
  expect(new Set(players).size, 'nobody plays two seats').toBe(players.length);
  expect(
    seats.flatMap((row) => row.personId ?? []),
    'who sat down stays known',
  ).toEqual(SITTING.map((name) => personOf(name).id));
  expect(
    players.filter((id) => banned.includes(id) && !isOwner(stored, id)),
    'who was sent away plays nowhere',
  ).toEqual([]);
  for (const row of seats) if (row.deputyId !== null) expect(row.gone, 'only free seats are taken over').not.toBeNull();
  expect(posts.filter(({ kind, until }) => kind === 'board' && until === null).length).toBe(
    status === 'void' || over ? 0 : 1,
  );
  switch (status) {
    case 'playing':
      expect(dueAt, 'time runs').not.toBeNull();
      expect(awaited.length).toBeGreaterThan(0);
      expect(
        awaited.filter((seat) => !isPresent(seats[seat]!)),
        'nobody waits for who is not there',
      ).toEqual([]);
      expect(hostOf(stored.table, seats, null), 'the host is there, on their own seat').toBe(hostId);
      return;
    case 'parked':
      expect(seats.filter(isPresent)).toEqual([]);
      expect(players, 'somebody may still come back').not.toEqual([]);
      return;
    case 'void':
      expect(players).toEqual([]);
      expect(stored.table.reason).toBe('table.reason.deserted');
      return;
    default:
      expect([status, over]).toEqual(['over', true]);
  }
}

function isOwner({ seats }: Stored, id: string): boolean {
  return seats.some((row) => row.personId === id && row.gone === null);
}

/** Those who still play answer anything until the match is over; where nobody is there, one of them comes back. */
async function playOut(it: TableHarness, table: string): Promise<void> {
  for (let n = 0; n < 3000 && ['playing', 'parked'].includes((await it.read(table)).table.status); n++) {
    const { stored, awaited, game, state } = await it.live(table);
    const asked = stored.seats.find((row) => isPresent(row) && awaited.includes(row.seat));
    const row = asked ?? stored.seats.find((each) => playerOf(each) !== null)!;
    const name = EVERYBODY.find((each) => personOf(each).id === playerOf(row))!;
    if (asked === undefined) await it.tables.act(it.press(name), { kind: 'sheet', match: stored.match.id });
    else await it.say(table, name, game.legalMoves(state, row.seat)[n % game.legalMoves(state, row.seat).length]!);
  }
}

async function expectResults(it: TableHarness, table: string): Promise<void> {
  const { seats, table: row, match } = await it.read(table);
  const played = (seat: SeatRow) => match!.played!.includes(seat.seat);
  const stayed = seats.some((seat) => seat.personId !== null && seat.gone === null && played(seat));
  const counted = seats.filter((seat) => stayed && seat.personId !== null && !match!.removed);
  const rated = counted.length > 1 && seats.every((seat) => seat.personId !== null) ? 1 : 0;
  for (const name of EVERYBODY) {
    const { id } = personOf(name);
    const own = seats.find((seat) => seat.personId === id);
    const stats = await it.store.stats(id, null);
    const counts = row.status === 'over' && own !== undefined && counted.includes(own);
    expect(
      stats.map((each) => [each.matches, each.rated]),
      `${name} at the end`,
    ).toEqual(counts ? [[1, rated]] : []);
    if (counts && (own.gone !== null || !played(own))) expect(stats[0]!.wins).toBe(0);
  }
}

describe.each(GAMES.map((game) => [game.id, game] as const))('whoever comes and goes in %s', (_, game) => {
  test('the table stays sound, the record replays, and the match ends with one result for each', async () => {
    await fc.assert(
      fc.asyncProperty(steps, fc.nat({ max: 999 }), async (all, seed) => {
        const it = tableHarness(':memory:', seed);
        try {
          const table = await it.begin(SITTING, { game, bots: seed % 2 });
          await expectSound(it, table);
          for (const step of all) {
            const before = (await it.live(table)).stored;
            await act(it, table, step);
            await expectSound(it, table);
            expectOwnLines(before, (await it.live(table)).stored, EVERYBODY[step.who]!);
          }
          await playOut(it, table);
          await expectSound(it, table);
          await expectResults(it, table);
        } finally {
          await it.store.close();
        }
      }),
      { numRuns: toScale({ full: 25, brief: 8 }) },
    );
  });
});

/** Nobody acts for another: what a person answered stands at the seat that they play. */
function expectOwnLines(before: Stored, after: Stored, name: string): void {
  const added = after.lines.slice(before.lines.length).filter((line) => line.giver === 'person');
  const own = seatOf(after.seats, personOf(name).id)?.seat;
  for (const { text } of added) expect(parseEvent(text)).toMatchObject({ kind: 'move', seat: own });
}
