import { randomBytes } from 'node:crypto';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import type { StoreCache } from './cache.js';
import { StoreStale } from './errors.js';
import type { MatchRow, Post, RatingRow, ResultRow, SeatRow, TableRow } from './rows.js';
import { ANSWER } from './schema/messages.js';
import { createStatements, type Statements } from './statements.js';
import type { Append, Change, NewMenu, NewPost, NewTable, Stored } from './types.js';

type Part<Key extends keyof Change> = NonNullable<Change[Key]>;

/** What a match comes to for the people who sat at it. */
interface Counted {
  readonly results: readonly ResultRow[];
  readonly ratings: readonly RatingRow[];
}

/** A fresh nonce for a post: 20 characters, where the platform allows 25. */
export function newNonce(): string {
  return randomBytes(15).toString('base64url');
}

/** Writes what was decided. To be used inside a transaction. */
export class ChangeWriter {
  readonly #write: Statements;
  readonly #cache: StoreCache;

  constructor(db: BetterSQLite3Database, cache: StoreCache) {
    this.#write = createStatements(db);
    this.#cache = cache;
  }

  /** Notes that the interaction is handled; false: it was already. */
  noteHandled(id: string, at: number): boolean {
    return this.#write.handled().note.run({ id, at }).changes === 1;
  }

  /** Writes a new table with its lobby post. */
  open(opened: NewTable): void {
    this.#addTable(opened);
    this.#addLobby(opened);
  }

  /** Writes what changes of that table, and what its match comes to for people. */
  apply(stored: Stored, change: Change, counted: Counted, at: number): void {
    // First, since this table may point at it.
    if (change.open) this.#addTable(change.open);
    const table = change.table && this.#changeTable(stored.table, change.table);
    const seats = change.seats && this.#replaceSeats(stored.table.id, stored.seats, change.seats);
    const matches = this.#changeMatches(stored, change);
    this.#addResults(change, counted);
    const posts = this.#changePosts(table ?? stored.table, change);
    if (change.open) this.#addLobby(change.open);
    this.#changeMenus(change.begin ?? stored.match, change, at);
    const newest = stored.matches.at(-1);
    if (change.newestMenuOf !== undefined && newest !== undefined)
      this.#write.menus().refresh.run({ matchId: newest.id, personId: change.newestMenuOf });
    this.#cache.wrote(stored.table.id, { table, seats, matches, posts });
  }

  #addTable({ table, seats, names = [] }: NewTable): void {
    this.#write.tables().add.run({ ...table });
    for (const row of names) this.#write.people().name.run({ ...row });
    for (const row of seats) this.#write.seats().put.run(toValues(table.id, row));
  }

  #addLobby({ table }: NewTable): void {
    this.#addPost(table, { kind: 'lobby', matchId: null, from: 0, mentions: [] });
    this.#cache.wrote(table.id, {});
  }

  #addPost({ id, channelId }: TableRow, post: NewPost): Post {
    return this.#write.posts().add.get({ ...post, tableId: id, channelId, nonce: newNonce() });
  }

  #changeTable(stored: TableRow, change: Part<'table'>): TableRow | undefined {
    const columns = (Object.keys(change) as (keyof Part<'table'>)[])
      .filter((name) => change[name] !== undefined && change[name] !== stored[name])
      .sort();
    if (columns.length === 0) return undefined;
    const banned = JSON.stringify(change.banned ?? stored.banned);
    const votes = JSON.stringify(change.votes ?? stored.votes);
    return this.#write
      .tables()
      .change(columns)
      .get({ ...change, banned, votes, id: stored.id });
  }

  #replaceSeats(tableId: string, before: readonly SeatRow[], after: readonly SeatRow[]): readonly SeatRow[] {
    const removed = before.filter(({ seat }) => !after.some((row) => row.seat === seat));
    const seats = after.map(
      (row) => before.find((old) => isSameSeat(old, row)) ?? this.#write.seats().put.get(toValues(tableId, row)),
    );
    for (const { seat } of removed) this.#write.seats().remove.run({ tableId, seat });
    return seats.sort((one, other) => one.seat - other.seat);
  }

  #changeMatches(stored: Stored, { begin, match: note, append, endMatch }: Change): readonly MatchRow[] {
    const match = begin ?? stored.match;
    const written: MatchRow[] = [];
    if (begin) written.push(this.#beginMatch(stored, begin));
    if (note) written.push(this.#noteMatch(match, note));
    if (append) this.#append(match, begin ? 0 : stored.lines.length, append);
    if (endMatch) written.push(this.#endMatch(match, endMatch));
    return written;
  }

  #beginMatch(stored: Stored, begin: MatchRow): MatchRow {
    this.#write.matches().add.run({ ...begin });
    const before = stored.matches.at(-1);
    if (before !== undefined) this.#write.menus().move.run({ from: before.id, to: begin.id });
    return this.#write.matches().read.get({ id: begin.id })!;
  }

  #noteMatch(match: MatchRow | null, change: Part<'match'>): MatchRow {
    if (match === null) throw new Error('a note about the match of a table without one');
    const { played, removed } = { ...match, ...change };
    return this.#write.matches().note.get({
      played: played === null ? null : JSON.stringify(played),
      removed: Number(removed),
      id: match.id,
    });
  }

  #append(match: MatchRow | null, known: number, { after, lines }: Append): void {
    if (match === null) throw new Error('lines for a table without a match');
    if (after !== known) throw new StoreStale(match.id, after, known);
    lines.forEach((line, i) => {
      this.#write.matches().append.run({ ...line, matchId: match.id, n: after + i });
    });
  }

  #endMatch(match: MatchRow | null, end: Part<'endMatch'>): MatchRow {
    if (match === null) throw new Error('the end of a match for a table without one');
    const finish = end.finish === undefined ? null : JSON.stringify(end.finish);
    return this.#write.matches().end.get({ ...end, finish, id: match.id });
  }

  #addResults({ names = [], series = [], thrown = [] }: Change, { results, ratings }: Counted): void {
    for (const row of thrown) this.#write.dice().count.run({ ...row });
    for (const row of results) this.#write.results().add.run({ ...row });
    for (const row of names) this.#write.people().name.run({ ...row });
    for (const row of series) this.#write.results().addSeries.run({ ...row });
    for (const row of ratings) this.#write.results().rate.run({ ...row });
  }

  #changePosts(table: TableRow, { dropPosts, renew = [], posts = [] }: Change): readonly Post[] {
    const written: Post[] = dropPosts ? this.#write.posts().dropAll.all({ tableId: table.id }) : [];
    for (const { id, until = null, mentions, anew } of renew) {
      const mentioned = mentions === undefined ? null : JSON.stringify(mentions);
      const renewed = { id, until, mentions: mentioned, tableId: table.id };
      const post = anew
        ? this.#write.posts().renewAnew.get({ ...renewed, nonce: newNonce() })
        : this.#write.posts().renew.get(renewed);
      if (post === undefined) throw new Error(`table ${table.id} has no post ${id}`);
      written.push(post);
    }
    for (const post of posts) written.push(this.#addPost(table, post));
    return written;
  }

  #changeMenus(match: MatchRow | null, { menu, firstMenus = [], refreshMenus }: Change, at: number): void {
    for (const each of [...firstMenus, ...(menu ? [menu] : [])]) this.#putMenu(each);
    if (!refreshMenus || match === null) return;
    const others = { matchId: match.id, personId: menu?.personId ?? '', at };
    this.#write.menus().dropDeadOthers.run(others);
    this.#write.menus().refreshOthers.run(others);
  }

  #putMenu({ isUnsettled, earlier, ...menu }: NewMenu): void {
    const usual = { locale: null, message: '', press: '', reached: ANSWER, elsewhere: false, old: [] };
    const reach = earlier ? JSON.stringify(earlier) : null;
    this.#write.menus().put.run({ ...usual, ...menu, earlier: reach, unsent: isUnsettled ? 1 : 0 });
  }
}

function toValues(tableId: string, { waiting, ...row }: SeatRow) {
  return { ...row, tableId, waiting: waiting && JSON.stringify(waiting) };
}

function isSameSeat(one: SeatRow, other: SeatRow): boolean {
  return (
    one.seat === other.seat &&
    one.personId === other.personId &&
    one.name === other.name &&
    one.level === other.level &&
    one.missed === other.missed &&
    one.away === other.away &&
    one.gone === other.gone &&
    one.deputyId === other.deputyId &&
    one.deputyName === other.deputyName &&
    one.since === other.since &&
    one.ending === other.ending &&
    one.waiting?.token === other.waiting?.token &&
    one.word === other.word
  );
}
