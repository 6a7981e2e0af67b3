import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toScale } from '../../test/support/scale.js';
import { GUILD, idOf, type TableHarness, tableHarness } from '../../test/support/table-harness.js';
import { GAMES } from '../games/registry.js';
import { NEW_RATING, rate } from '../rating/rating.js';
import type { PersonStats } from '../store/rankings.js';
import type { Stored } from '../store/types.js';
import { isPresent, playerOf, seatOf } from './seats.js';

const EVERYBODY = ['Ann', 'Ben', 'Cid', 'Dan', 'Eve', 'Mod'];

const DEEDS = [
  'answer',
  'answer',
  'silence',
  'leave',
  'back',
  'take',
  'kick',
  'pardon',
  'end',
  'stay',
  'next',
  'join',
  'out',
  'begin',
  'cancel',
] as const;

interface Step {
  readonly who: string;
  readonly action: (typeof DEEDS)[number];
  readonly n: number;
}

const lives = fc.record({
  seed: fc.nat({ max: 9_999 }),
  game: fc.constantFrom(...GAMES),
  games: fc.constantFrom(1, 1, 2),
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
async function act(it: TableHarness, table: string, { who, action, n }: Step): Promise<void> {
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
    const seat = n % stored.seats.length;
    const { step, game, state } = await it.live(table);
    const words = game.legalMoves(state, seatOf(stored.seats, by.person.id)?.seat ?? seat);
    if (action === 'answer')
      await tables.act(by, { kind: 'play', match: id, step, move: words[n % Math.max(1, words.length)] ?? 'x' });
    if (action === 'leave') await tables.act(by, { kind: 'quit', match: id });
    if (action === 'back') await tables.act(by, { kind: 'back', match: id });
    if (action === 'take') await tables.act(by, { kind: 'take', match: id, seat });
    if (action === 'kick') await tables.act(by, { kind: 'kick', match: id, seat });
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
    const [before, had] = [await it.read(table), await counted(it)];
    if (asked === undefined) await it.tables.act(it.press(who), { kind: 'sheet', match: stored.match.id });
    else await it.say(table, who, game.legalMoves(state, row.seat)[n % game.legalMoves(state, row.seat).length]!);
    await witness.see(it, before, await it.read(table), { who, action: 'answer', n }, had);
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

/** What everybody has of the matches that are over, by their id. */
type Counted = Readonly<Record<string, PersonStats | null>>;

async function counted({ store }: TableHarness): Promise<Counted> {
  return Object.fromEntries(
    await Promise.all(EVERYBODY.map(async (name) => [idOf(name), (await store.stats(idOf(name), GUILD))[0] ?? null])),
  );
}

/** Who is present on a seat of their own. */
function there({ seats }: Stored): readonly string[] {
  return seats.flatMap((row) => (row.gone === null && isPresent(row) ? [row.personId!] : []));
}

/** What has been seen of a table while people did what they did, without a look at what the table itself has noted. */
class Witness {
  /** Who has pressed for whose removal, and for an end, in the newest match. */
  private readonly kickers = new Map<string, Set<string>>();
  private readonly enders = new Set<string>();
  private removed = false;
  private match = '';

  /** Who sat in each rated match of that life so far, which lasts less than a day. */
  private readonly rated: string[][];

  constructor(rated: string[][]) {
    this.rated = rated;
  }

  async see(it: TableHarness, before: Stored, after: Stored, { who, action, n }: Step, had: Counted): Promise<void> {
    const by = idOf(who);
    const { match } = before;
    if (match === null) return;
    if (match.id !== this.match) this.begin(match.id, before);
    const seat = before.seats[n % before.seats.length]!;
    const neutral = who === 'Mod' && before.seats.every((row) => row.personId !== by && playerOf(row) !== by);
    if (action === 'kick' && seatOf(before.seats, by)?.gone === null) this.voters(playerOf(seat) ?? '').add(by);
    if (action === 'end') this.enders.add(by);
    if (action === 'stay') this.enders.delete(by);
    for (const row of before.seats) {
      const now = after.seats[row.seat]!;
      const isOut = isPresent(row) && row.gone === null && (now.gone === 'voted' || now.gone === 'sent');
      if (!isOut) continue;
      if (match.status === 'playing') this.removed = true;
      if (!neutral) expect(this.voters(row.personId!).size, 'no one person removes who is there').toBeGreaterThan(1);
    }
    if (
      match.status === 'playing' &&
      after.match?.status === 'void' &&
      after.table.reason !== 'table.reason.deserted'
    ) {
      const others = there(before).filter((id) => id !== by && !this.enders.has(id));
      if (!neutral) expect(others, 'no match ends against the word of who is there').toEqual([]);
    }
    const over = after.matches.find(({ id }) => id === match.id)!;
    if (match.status === 'playing' && over.status !== 'playing') await this.judge(it, over, after, had);
  }

  private async judge(
    it: TableHarness,
    over: Stored['matches'][number],
    { seats }: Stored,
    had: Counted,
  ): Promise<void> {
    if (this.removed || over.status === 'void') {
      expect(await counted(it), 'what is unfair counts for nobody').toEqual(had);
      return;
    }
    this.weigh(over, seats, { before: had, after: await counted(it) });
    const answered = (seat: number): boolean => over.played!.includes(seat);
    const stayed = seats.filter((row) => row.gone === null && (row.personId === null || answered(row.seat)));
    for (const row of stayed) {
      const { points, place } = over.finish![row.seat]!;
      const better = stayed.filter((each) => over.finish![each.seat]!.points > points).length;
      expect(place, 'who is there to the end has the place of their points').toBe(1 + better);
    }
  }

  /** Ratings move by places, and the less the more often the same people have met; those of nobody else move. */
  private weigh(
    over: Stored['matches'][number],
    seats: Stored['seats'],
    { before, after }: Readonly<Record<'before' | 'after', Counted>>,
  ): void {
    const rows = seats.filter((row) => (after[row.personId!]?.rated ?? 0) > (before[row.personId!]?.rated ?? 0));
    const people = rows.map((row) => row.personId!);
    const ratings = people.map((id) => before[id]?.rating ?? NEW_RATING);
    const full = rate(
      ratings,
      rows.map((row) => over.finish![row.seat]!.place),
    );
    const weight = (one: string, other: string): number =>
      0.5 ** this.rated.filter((match) => match.includes(one) && match.includes(other)).length;
    for (const [n, one] of people.entries()) {
      const others = people.filter((id) => id !== one);
      const part = others.reduce((sum, other) => sum + weight(one, other), 0) / others.length;
      const moved = after[one]!.rating!.mu - ratings[n]!.mu;
      expect(moved, 'a rating moves as far as the match counts').toBeCloseTo(part * (full[n]!.mu - ratings[n]!.mu), 9);
    }
    for (const id of Object.keys(after).filter((id) => !people.includes(id)))
      expect(after[id]?.rating ?? null, 'nobody else is rated anew').toEqual(before[id]?.rating ?? null);
    if (people.length > 0) this.rated.push(people);
  }

  private begin(match: string, { seats }: Stored): void {
    this.match = match;
    this.kickers.clear();
    this.enders.clear();
    // Who was sent away between two matches is kept out of the next one.
    this.removed = seats.some(({ gone }) => gone === 'voted' || gone === 'sent');
  }

  private voters(whom: string): Set<string> {
    const known = this.kickers.get(whom) ?? new Set<string>();
    this.kickers.set(whom, known);
    return known;
  }
}

test('whatever people do, nobody who is there loses a match, a place or a rating by the word of one other person', async () => {
  await fc.assert(
    fc.asyncProperty(lives, async ({ seed, game, games, steps }) => {
      const it = tableHarness(':memory:', seed);
      try {
        let table = await it.open(['Ann', 'Ben', 'Cid'], { game, games, bots: seed % 2, seats: 4 });
        const rated: string[][] = [];
        let witness = new Witness(rated);
        if (seed % 3 > 0) await it.tables.act(it.press('Ann'), { kind: 'begin', table });
        for (const step of steps) {
          const before = await it.read(table);
          const had = await counted(it);
          await act(it, table, step);
          await witness.see(it, before, await it.read(table), step, had);
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
    { numRuns: toScale({ full: 60, brief: 20 }) },
  );
});
