import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import type { StoreCache } from './cache.js';
import { withPast } from './rated-results.js';
import type { Reader } from './read.js';
import type { Decided, Gate, NewTable, Opener, Stored, Successors, Updated, Where } from './types.js';
import { ChangeWriter } from './write-change.js';

export interface Updater {
  /** To be run inside a transaction, as are the others. */
  update<Out>(where: Where, by: string | null, at: number, decide: (stored: Stored) => Decided<Out>): Updated<Out>;
  reopen<Out>(
    where: Where,
    by: string,
    at: number,
    opener: Pick<Opener, 'personId' | 'since'>,
    decide: (stored: Stored, successors: Successors) => Decided<Out>,
  ): Updated<Out>;
  open<Refusal>(by: string, at: number, table: NewTable, gate?: Gate<Refusal>): Updated<Refusal | null>;
}

/** The decisions about tables: was it handled already, read, decide, write. */
export function createUpdater(db: BetterSQLite3Database, reader: Reader, cache: StoreCache): Updater {
  const writer = new ChangeWriter(db, cache);

  const update: Updater['update'] = (where, by, at, decide) => {
    if (by !== null && !writer.noteHandled(by, at)) return { kind: 'duplicate' };
    const stored = reader.read(where);
    if (stored === null) return { kind: 'missing' };
    const change = decide(stored);
    if (!changesAnything(change)) return { kind: 'done', out: change.out };
    // Before the results are there, of which none is their past.
    const past = change.ratings === undefined ? null : reader.ratingPast(stored.table, change.ratings);
    const ratings = past === null ? [] : change.ratings!.rate(past);
    const results = withPast(change.results ?? [], reader.earlierBest, past?.ratings ?? [], ratings);
    writer.apply(stored, change, { results, ratings }, at);
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
      if (!writer.noteHandled(by, at)) return { kind: 'duplicate' };
      const { openerId: personId, guildId, channelId, parentId } = table.table;
      const opener = { personId, guildId, channelId, parentId };
      const refused = gate?.refuse(reader.openTables({ ...opener, since: gate.since })) ?? null;
      if (refused === null) writer.open(table);
      return { kind: 'done', out: refused };
    },
  };
}

function changesAnything({ out: _, ...change }: Decided<unknown>): boolean {
  return Object.values(change).some((each) => each !== undefined && each !== false);
}
