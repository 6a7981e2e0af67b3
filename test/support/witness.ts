import { expect } from 'vitest';
import { NEW_RATING, rate } from '../../src/rating/rating.js';
import type { PersonStats } from '../../src/store/rankings.js';
import type { SeatRow } from '../../src/store/rows.js';
import type { Stored } from '../../src/store/types.js';
import { isPresent, playerOf, seatOf } from '../../src/table/seats.js';
import { GUILD, idOf, type TableHarness } from './table-harness.js';

export const EVERYBODY = ['Ann', 'Ben', 'Cid', 'Dan', 'Eve', 'Mod'];

/** What one person does at a table. */
export interface Deed {
  readonly who: string;
  readonly action: string;
  /** Which of what there is to choose from they mean. */
  readonly n: number;
}

/** Which seat they mean. */
export function seatMeant({ seats }: Stored, { action, n }: Deed): number {
  const deputies = seats.filter(({ deputyId }) => deputyId !== null);
  const meant = action === 'kick deputy' && deputies.length > 0 ? deputies : seats;
  return meant[n % meant.length]!.seat;
}

/** What everybody has of the matches that are over, by their id. */
type Counted = Readonly<Record<string, PersonStats | null>>;

async function counted({ store }: TableHarness): Promise<Counted> {
  return Object.fromEntries(
    await Promise.all(EVERYBODY.map(async (name) => [idOf(name), (await store.stats(idOf(name), GUILD))[0] ?? null])),
  );
}

/** The same before and after something was done, and whom it has erased. */
interface Counts extends Readonly<Record<'had' | 'has', Counted>> {
  readonly erased: string | null;
}

/** What of it is not theirs who have been erased. */
function without(counted: Counted, { erased }: Counts): Counted {
  return Object.fromEntries(Object.entries(counted).filter(([id]) => id !== erased));
}

const NUMBERS = {
  matches: ({ matches }: PersonStats) => matches,
  rated: ({ rated }: PersonStats) => rated,
  alone: ({ alone }: PersonStats) => alone?.matches ?? 0,
};

/** Whose number of these has grown. */
function grownAmong(what: keyof typeof NUMBERS, { had, has }: Counts): readonly string[] {
  const numberIn = (stats: PersonStats | null | undefined): number => (stats == null ? 0 : NUMBERS[what](stats));
  return Object.keys(has)
    .filter((id) => numberIn(has[id]) > numberIn(had[id]))
    .sort();
}

/** Who is present on a seat of their own. */
function there({ seats }: Pick<Stored, 'seats'>): readonly string[] {
  return seats.flatMap((row) => (row.gone === null && isPresent(row) ? [row.personId!] : []));
}

/** Whether somebody who was present there no longer plays there, and neither left nor gave way to the seat's own person. */
function isRemoved(row: SeatRow, now: SeatRow, by: string): boolean {
  if (!isPresent(row) || playerOf(row) === by) return false;
  if (row.gone === null) return now.gone === 'voted' || now.gone === 'sent';
  return now.gone !== null && now.deputyId !== row.deputyId;
}

/** What was seen of a table before something was done. */
interface Sight {
  readonly table: string;
  readonly stored: Stored;
  readonly had: Counted;
}

type Match = Stored['matches'][number];

/** Who sat in a rated match; null: somebody who has been erased since. */
export interface RatedTable {
  readonly people: readonly (string | null)[];
  readonly at: number;
}

/** What has been seen of a table while people did what they did, without a look at what the table itself has noted. */
export class Witness {
  /** Who has pressed for whose removal, and for an end, in the newest match. */
  private readonly kickers = new Map<string, Set<string>>();
  private readonly enders = new Set<string>();
  /** The seats whose own person has answered in it, and those whose person was gone when it began. */
  private readonly answered = new Set<number>();
  private absent: readonly number[] = [];
  private removed = false;
  private match = '';

  /** The rated matches of that life so far, which lasts less than a day. */
  private readonly rated: RatedTable[];

  constructor(rated: RatedTable[]) {
    this.rated = rated;
  }

  async look(it: TableHarness, table: string): Promise<Sight> {
    return { table, stored: await it.read(table), had: await counted(it) };
  }

  /** Compares what has become of the table by that deed with what is fair. */
  async see(it: TableHarness, sight: Sight, deed: Deed): Promise<void> {
    await this.compare(it, sight, deed);
    if (deed.action !== 'erase') return;
    const nobody = (id: string | null) => (id === idOf(deed.who) ? null : id);
    const forgotten = this.rated.map(({ people, at }) => ({ people: people.map(nobody), at }));
    this.rated.splice(0, forgotten.length, ...forgotten);
  }

  private async compare(it: TableHarness, { table, stored: before, had }: Sight, deed: Deed): Promise<void> {
    const after = await it.read(table);
    const { match } = before;
    if (match === null) return;
    if (match.id !== this.match) this.begin(match.id, before);
    this.note(before, after, deed);
    this.checkRemoved(before, after, deed);
    this.checkEnded(before, after, deed);
    const over = after.matches.find(({ id }) => id === match.id)!;
    if (match.status !== 'playing' || over.status === 'playing') return;
    // Whoever is erased by what ends it was there up to then.
    const seats = after.seats.map((row) => ({ ...row, personId: before.seats[row.seat]!.personId }));
    this.judge(over, seats, { had, has: await counted(it), erased: deed.action === 'erase' ? idOf(deed.who) : null });
    this.kickers.clear();
  }

  private begin(match: string, { seats }: Stored): void {
    this.match = match;
    this.enders.clear();
    this.answered.clear();
    this.absent = seats.filter(({ gone }) => gone !== null).map(({ seat }) => seat);
    // Who was sent away between two matches is kept out of the next one.
    this.removed = seats.some(({ gone }) => gone === 'voted' || gone === 'sent');
  }

  /** Only who plays on a seat of their own has voted for a removal, or answered for themself. */
  private note(before: Stored, after: Stored, deed: Deed): void {
    const by = idOf(deed.who);
    const own = seatOf(before.seats, by);
    const isOwn = own?.gone === null;
    if (deed.action === 'end') this.enders.add(by);
    if (deed.action === 'stay') this.enders.delete(by);
    if (!isOwn) return;
    if (deed.action.startsWith('kick')) this.kickersOf(playerOf(before.seats[seatMeant(before, deed)]!) ?? '').add(by);
    const lines = after.lines.slice(before.lines.length);
    if (lines.some(({ giver, text }) => giver === 'person' && text.startsWith(`${own.seat} `)))
      this.answered.add(own.seat);
  }

  private checkRemoved(before: Stored, after: Stored, { who }: Deed): void {
    const by = idOf(who);
    for (const row of before.seats.filter((each) => isRemoved(each, after.seats[each.seat]!, by))) {
      if (before.match!.status === 'playing') this.removed = true;
      if (isNeutral(before, who)) continue;
      const whom = playerOf(row)!;
      // Who was away is there again by their press.
      const others = new Set([...there(before), ...(seatOf(before.seats, by)?.gone === null ? [by] : [])]);
      others.delete(whom);
      const votes = [...this.kickersOf(whom)].filter((id) => others.has(id)).length;
      expect(votes, 'no one person removes who is there').toBeGreaterThan(1);
      expect(votes, 'most of those on their own seats remove who is there').toBeGreaterThan(others.size / 2);
      this.kickers.delete(whom);
    }
  }

  private checkEnded(before: Stored, after: Stored, { who }: Deed): void {
    if (before.match!.status !== 'playing' || after.match?.status !== 'void') return;
    if (after.table.reason === 'table.reason.deserted' || isNeutral(before, who)) return;
    const others = there(before).filter((id) => id !== idOf(who) && !this.enders.has(id));
    expect(others, 'no match ends against the word of who is there').toEqual([]);
  }

  private judge(over: Match, seats: readonly SeatRow[], counts: Counts): void {
    if (this.removed || over.status === 'void') {
      expect(without(counts.has, counts), 'what is unfair counts for nobody').toEqual(without(counts.had, counts));
      return;
    }
    const stayed = seats.filter((row) => row.gone === null && (row.level !== null || this.answered.has(row.seat)));
    const missed = seats.filter((row) => row.gone !== null && this.absent.includes(row.seat));
    const sat = seats.filter((row) => row.level === null && !missed.includes(row));
    const sitters = stayed.some(({ level }) => level === null) ? sat : [];
    const isRated = sitters.length > 1 && sitters.length === seats.length;
    const countsFor = sitters.flatMap(({ personId }) => (personId === counts.erased ? [] : (personId ?? []))).sort();
    const [as, notAs] = seats.length === 1 ? (['alone', 'matches'] as const) : (['matches', 'alone'] as const);
    expect(grownAmong(as, counts), 'a fair match counts for all who sat there').toEqual(countsFor);
    expect(grownAmong(notAs, counts), 'what is played alone is told apart').toEqual([]);
    expect(grownAmong('rated', counts), 'a fair match among people is rated').toEqual(isRated ? countsFor : []);
    this.weigh(over, isRated ? seats : [], counts);
    for (const row of stayed) {
      const { points, place } = over.finish![row.seat]!;
      const better = stayed.filter((each) => over.finish![each.seat]!.points > points).length;
      expect(place, 'who is there to the end has the place of their points').toBe(1 + better);
    }
  }

  /** Ratings move by places, and the less the more often the same people have met; those of nobody else move. */
  private weigh(over: Match, rows: readonly SeatRow[], { had, has, erased }: Counts): void {
    const people = rows.map(({ personId }) => personId);
    const ratings = people.map((id) => (id === null ? null : had[id]?.rating) ?? NEW_RATING);
    const full = rate(
      ratings,
      rows.map((row) => over.finish![row.seat]!.place),
    );
    for (const [n, one] of people.entries()) {
      if (one === null || one === erased) continue;
      const others = people.filter((_, m) => m !== n);
      const part = others.reduce((sum, other) => sum + 0.5 ** this.meetings(one, other), 0) / others.length;
      expect(has[one]!.rating, 'who is rated has another rating').not.toEqual(had[one]?.rating ?? null);
      const moved = has[one]!.rating!.mu - ratings[n]!.mu;
      expect(moved, 'a rating moves as far as the match counts').toBeCloseTo(part * (full[n]!.mu - ratings[n]!.mu), 9);
    }
    for (const id of Object.keys(has).filter((id) => !people.includes(id) && id !== erased))
      expect(has[id]?.rating ?? null, 'nobody else is rated anew').toEqual(had[id]?.rating ?? null);
    if (people.length > 0) this.rated.push({ people, at: over.endedAt! });
  }

  /** How often these two may have met: who has been erased may be everybody of whom nothing older is known. */
  private meetings(one: string | null, other: string | null): number {
    const sat = (id: string | null, { people }: RatedTable): boolean => id !== null && people.includes(id);
    const maySit = (id: string | null, match: RatedTable): boolean =>
      match.people.includes(null) && !this.rated.some((older) => sat(id, older) && older.at <= match.at);
    return this.rated.filter(
      (match) =>
        (sat(one, match) && (sat(other, match) || maySit(other, match))) || (sat(other, match) && maySit(one, match)),
    ).length;
  }

  private kickersOf(whom: string): Set<string> {
    const known = this.kickers.get(whom) ?? new Set<string>();
    this.kickers.set(whom, known);
    return known;
  }
}

/** Whether that is the moderator, without a part in it. */
function isNeutral({ seats }: Stored, who: string): boolean {
  const id = idOf(who);
  return who === 'Mod' && seats.every((row) => row.personId !== id && playerOf(row) !== id);
}
