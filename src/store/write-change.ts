import { randomBytes } from 'node:crypto';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import type { StoreCache } from './cache.js';
import { StoreStale } from './errors.js';
import type { MatchRow, RatingRow, SeatRow, TableRow } from './rows.js';
import { createStatements, type Statements } from './statements.js';
import type { Append, Change, NewPost, NewTable, Stored } from './types.js';

type Part<Key extends keyof Change<unknown>> = NonNullable<Change<unknown>[Key]>;

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
    return this.#write.handled.note.run({ id, at }).changes === 1;
  }

  /** Writes a new table with its lobby post. */
  open(opened: NewTable): void {
    this.#addTable(opened);
    this.#addLobby(opened);
    this.#cache.wrote(opened.table.id);
  }

  /** Writes what changes of that table, and the ratings that come of it. */
  apply(stored: Stored, change: Change<unknown>, ratings: readonly RatingRow[], at: number): void {
    const match = change.begin ?? stored.match;
    // First, since this table may point at it.
    if (change.open) this.#addTable(change.open);
    if (change.table) this.#changeTable(stored.table, change.table);
    if (change.seats) this.#replaceSeats(stored.table.id, stored.seats, change.seats);
    if (change.begin) this.#beginMatch(stored, change.begin);
    if (change.match) this.#noteMatch(match, change.match);
    if (change.append) this.#append(match, change.begin ? 0 : stored.lines.length, change.append);
    if (change.endMatch) this.#endMatch(match, change.endMatch);
    this.#addResults(change, ratings);
    this.#changePosts({ ...stored.table, ...change.table }, change);
    this.#changeMenus(match, change, at);
    this.#cache.wrote(stored.table.id);
    if (change.open) this.#cache.wrote(change.open.table.id);
  }

  #addTable({ table, seats, names = [] }: NewTable): void {
    this.#write.tables.add.run({ ...table });
    for (const row of names) this.#write.people.name.run({ ...row });
    for (const row of seats) this.#write.seats.put.run({ ...row, tableId: table.id });
  }

  #addLobby({ table }: NewTable): void {
    this.#addPost(table, { kind: 'lobby', matchId: null, from: 0, mentions: [] });
  }

  #addPost({ id, channelId }: TableRow, post: NewPost): void {
    this.#write.posts.add.run({ ...post, tableId: id, channelId, nonce: newNonce() });
  }

  #changeTable(stored: TableRow, change: Part<'table'>): void {
    const columns = (Object.keys(change) as (keyof Part<'table'>)[])
      .filter((name) => change[name] !== undefined && change[name] !== stored[name])
      .sort();
    if (columns.length === 0) return;
    const barred = JSON.stringify(change.barred ?? stored.barred);
    const votes = JSON.stringify(change.votes ?? stored.votes);
    this.#write.tables.change(columns).run({ ...change, barred, votes, id: stored.id });
  }

  #replaceSeats(tableId: string, before: readonly SeatRow[], after: readonly SeatRow[]): void {
    const changed = after.filter((row) => !before.some((old) => isSameSeat(old, row)));
    const removed = before.filter(({ seat }) => !after.some((row) => row.seat === seat));
    for (const row of changed) this.#write.seats.put.run({ ...row, tableId });
    for (const { seat } of removed) this.#write.seats.remove.run({ tableId, seat });
  }

  #beginMatch(stored: Stored, begin: MatchRow): void {
    this.#write.matches.add.run({ ...begin });
    const before = stored.matches.at(-1);
    if (before !== undefined) this.#write.menus.move.run({ from: before.id, to: begin.id });
  }

  #noteMatch(match: MatchRow | null, change: Part<'match'>): void {
    if (match === null) throw new Error('a note about the match of a table without one');
    const { played, removed } = { ...match, ...change };
    this.#write.matches.note.run({
      played: played === null ? null : JSON.stringify(played),
      removed: Number(removed),
      id: match.id,
    });
  }

  #append(match: MatchRow | null, known: number, { after, lines }: Append): void {
    if (match === null) throw new Error('lines for a table without a match');
    if (after !== known) throw new StoreStale(match.id, after, known);
    lines.forEach((line, i) => {
      this.#write.matches.append.run({ ...line, matchId: match.id, n: after + i });
    });
  }

  #endMatch(match: MatchRow | null, end: Part<'endMatch'>): void {
    if (match === null) throw new Error('the end of a match for a table without one');
    const finish = end.finish === undefined ? null : JSON.stringify(end.finish);
    this.#write.matches.end.run({ ...end, finish, id: match.id });
  }

  #addResults({ results = [], names = [], series = [] }: Change<unknown>, ratings: readonly RatingRow[]): void {
    for (const row of results) this.#write.results.add.run({ ...row });
    for (const row of names) this.#write.people.name.run({ ...row });
    for (const row of series) this.#write.results.addSeries.run({ ...row });
    for (const row of ratings) this.#write.results.rate.run({ ...row });
  }

  #changePosts(table: TableRow, { dropPosts, renew = [], posts = [], open }: Change<unknown>): void {
    if (dropPosts) this.#write.posts.dropAll.run({ tableId: table.id });
    for (const { id, until, mentions } of renew) {
      const called = mentions === undefined ? null : JSON.stringify(mentions);
      const { changes } = this.#write.posts.renew.run({
        id,
        until: until ?? null,
        mentions: called,
        tableId: table.id,
      });
      if (changes !== 1) throw new Error(`table ${table.id} has no post ${id}`);
    }
    for (const post of posts) this.#addPost(table, post);
    if (open) this.#addLobby(open);
  }

  #changeMenus(match: MatchRow | null, { menu, refreshMenus }: Change<unknown>, at: number): void {
    if (menu) this.#write.menus.put.run({ locale: null, ...menu });
    if (!refreshMenus || match === null) return;
    const others = { matchId: match.id, personId: menu?.personId ?? '', at };
    this.#write.menus.dropDeadOthers.run(others);
    this.#write.menus.refreshOthers.run(others);
  }
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
    one.ending === other.ending
  );
}
