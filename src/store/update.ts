import { randomBytes } from 'node:crypto';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import type { StoreCache } from './cache.js';
import { StoreStale } from './errors.js';
import type { Reader } from './read.js';
import type { MatchRow, SeatRow, TableRow } from './rows.js';
import { createStatements } from './statements.js';
import type { Append, Change, Gate, NewPost, NewTable, Opener, Stored, Successors, Updated, Where } from './types.js';

type TableChange = NonNullable<Change<unknown>['table']>;

export interface Updater {
  /** To be run inside a transaction, as are the others. */
  update<Out>(where: Where, by: string | null, at: number, decide: (stored: Stored) => Change<Out>): Updated<Out>;
  reopen<Out>(
    where: Where,
    by: string,
    at: number,
    opener: Pick<Opener, 'personId' | 'since'>,
    decide: (stored: Stored, successors: Successors) => Change<Out>,
  ): Updated<Out>;
  open<Refusal>(by: string, at: number, table: NewTable, gate?: Gate<Refusal>): Updated<Refusal | null>;
}

/** A fresh nonce for a post: 20 characters, where the platform allows 25. */
export function newNonce(): string {
  return randomBytes(15).toString('base64url');
}

/** The decisions about tables: was it handled already, read, decide, write. */
export function createUpdater(db: BetterSQLite3Database, reader: Reader, cache: StoreCache): Updater {
  const write = createStatements(db);

  function isNew(by: string, at: number): boolean {
    return write.handle.run({ id: by, at }).changes === 1;
  }

  function addPost({ id, channelId }: TableRow, post: NewPost): void {
    write.post.run({ ...post, tableId: id, channelId, nonce: newNonce() });
  }

  function addTable({ table, seats: rows, names = [] }: NewTable): void {
    write.table.run({ ...table });
    for (const row of names) write.name.run({ ...row });
    for (const row of rows) write.seat.run({ ...row, tableId: table.id });
  }

  function addLobby({ table }: NewTable): void {
    addPost(table, { kind: 'lobby', matchId: null, from: 0, mentions: [] });
  }

  function changeTable(stored: TableRow, change: TableChange): void {
    const names = (Object.keys(change) as (keyof TableChange)[])
      .filter((name) => change[name] !== undefined && change[name] !== stored[name])
      .sort();
    const barred = JSON.stringify(change.barred ?? stored.barred);
    const votes = JSON.stringify(change.votes ?? stored.votes);
    if (names.length === 0) return;
    write.tableColumns(names).run({ ...change, barred, votes, id: stored.id });
  }

  function replaceSeats(table: string, before: readonly SeatRow[], after: readonly SeatRow[]): void {
    for (const row of after) if (!before.some((old) => sameSeat(old, row))) write.seat.run({ ...row, tableId: table });
    for (const { seat } of before)
      if (!after.some((row) => row.seat === seat)) write.removeSeat.run({ tableId: table, seat });
  }

  function append(match: MatchRow | null, known: number, { after, lines }: Append): void {
    if (match === null) throw new Error('lines for a table without a match');
    if (after !== known) throw new StoreStale(match.id, after, known);
    lines.forEach((line, i) => {
      write.line.run({ ...line, matchId: match.id, n: after + i });
    });
  }

  function apply(stored: Stored, change: Change<unknown>, at: number): void {
    const { table } = stored;
    const match = change.begin ?? stored.match;
    // Before the results are there, of which none is their past.
    const ratings = change.ratings?.rate(reader.ratingPast(table, change.ratings)) ?? [];
    // First, since this table may point at it.
    if (change.open) addTable(change.open);
    if (change.table) changeTable(table, change.table);
    if (change.seats) replaceSeats(table.id, stored.seats, change.seats);
    if (change.begin) beginMatch(stored, change.begin);
    if (change.match) noteMatch(match, change.match);
    if (change.append) append(match, change.begin ? 0 : stored.lines.length, change.append);
    if (change.endMatch) endMatch(match, change.endMatch);
    for (const row of change.results ?? []) write.result.run({ ...row });
    for (const row of change.names ?? []) write.name.run({ ...row });
    for (const row of change.series ?? []) write.series.run({ ...row });
    for (const row of ratings) write.rating.run({ ...row });
    if (change.dropPosts) write.dropPosts.run({ tableId: table.id });
    for (const { id, until, mentions } of change.renew ?? []) {
      const called = mentions === undefined ? null : JSON.stringify(mentions);
      const { changes } = write.renew.run({ id, until: until ?? null, mentions: called, tableId: table.id });
      if (changes !== 1) throw new Error(`table ${table.id} has no post ${id}`);
    }
    const channel = { ...table, ...change.table };
    for (const post of change.posts ?? []) addPost(channel, post);
    if (change.open) addLobby(change.open);
    if (change.menu) write.menu.run({ locale: null, ...change.menu });
    if (change.refreshMenus && match !== null) {
      const others = { matchId: match.id, personId: change.menu?.personId ?? '', at };
      write.dropDeadMenus.run(others);
      write.refreshMenus.run(others);
    }
    for (const { id } of [table, ...(change.open ? [change.open.table] : [])]) cache.wrote(id);
  }

  function beginMatch(stored: Stored, begin: MatchRow): void {
    write.match.run({ ...begin });
    const before = stored.matches.at(-1);
    if (before === undefined) return;
    write.moveMenus.run({ from: before.id, to: begin.id });
  }

  function noteMatch(match: MatchRow | null, change: NonNullable<Change<unknown>['match']>): void {
    if (match === null) throw new Error('a note about the match of a table without one');
    const { played, removed } = { ...match, ...change };
    write.noteMatch.run({
      played: played === null ? null : JSON.stringify(played),
      removed: Number(removed),
      id: match.id,
    });
  }

  function endMatch(match: MatchRow | null, end: NonNullable<Change<unknown>['endMatch']>): void {
    if (match === null) throw new Error('the end of a match for a table without one');
    const finish = end.finish === undefined ? null : JSON.stringify(end.finish);
    write.endMatch.run({ ...end, finish, id: match.id });
  }

  const update: Updater['update'] = (where, by, at, decide) => {
    if (by !== null && !isNew(by, at)) return { kind: 'duplicate' };
    const stored = reader.read(where);
    if (stored === null) return { kind: 'missing' };
    const change = decide(stored);
    if (changesAnything(change)) apply(stored, change, at);
    return { kind: 'done', out: change.out };
  };

  return {
    update,
    reopen: (where, by, at, opener, decide) =>
      update(where, by, at, (stored) => {
        const { guildId, channelId, parentId, rematchId } = stored.table;
        const open = reader.openTables({ ...opener, guildId, channelId, parentId });
        return decide(stored, { ...open, rematch: rematchId === null ? null : reader.read({ table: rematchId }) });
      }),
    open(by, at, table, gate) {
      if (!isNew(by, at)) return { kind: 'duplicate' };
      const { openerId: personId, guildId, channelId, parentId } = table.table;
      const opener = { personId, guildId, channelId, parentId };
      const refused = gate?.refuse(reader.openTables({ ...opener, since: gate.since })) ?? null;
      if (refused !== null) return { kind: 'done', out: refused };
      addTable(table);
      addLobby(table);
      cache.wrote(table.table.id);
      return { kind: 'done', out: null };
    },
  };
}

function changesAnything({ out: _, ...change }: Change<unknown>): boolean {
  return Object.values(change).some((each) => each !== undefined && each !== false);
}

function sameSeat(one: SeatRow, other: SeatRow): boolean {
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
