import { and, eq, sql } from 'drizzle-orm';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import { isListed } from '../schema/conditions.js';
import { tables } from '../schema/tables.js';
import type { Vote } from '../stored-values.js';

/** The lists of people that tables keep: who is for having whom replaced, and who may not play there. */
export class TableLists {
  readonly #tables: ReturnType<typeof prepare>;

  constructor(db: BetterSQLite3Database) {
    this.#tables = prepare(db);
  }

  /** The votes at the tables where that person has one, or is the one whom it is against. */
  votes(person: string): readonly { readonly id: string; readonly votes: readonly Vote[] }[] {
    return this.#tables.votes.all({ listed: JSON.stringify(person) });
  }

  bans(person: string): readonly { readonly id: string; readonly banned: readonly string[] }[] {
    return this.#tables.bans.all({ listed: JSON.stringify(person) });
  }

  /** Takes that person out of all of them. */
  remove(person: string): void {
    for (const { id, votes } of this.votes(person)) {
      const others = votes.filter(({ by, against }) => by !== person && against !== person);
      this.#tables.setVotes.run({ id, votes: JSON.stringify(others) });
    }
    for (const { id, banned } of this.bans(person)) {
      const others = banned.filter((each) => each !== person);
      this.#tables.setBans.run({ id, banned: JSON.stringify(others) });
    }
  }
}

function prepare(db: BetterSQLite3Database) {
  const isIt = eq(tables.id, sql.placeholder('id'));
  const holds = (list: typeof tables.votes | typeof tables.banned) =>
    and(isListed(list), sql`instr(${list}, ${sql.placeholder('listed')}) > 0`);
  return {
    votes: db.select({ id: tables.id, votes: tables.votes }).from(tables).where(holds(tables.votes)).prepare(),
    bans: db.select({ id: tables.id, banned: tables.banned }).from(tables).where(holds(tables.banned)).prepare(),
    setVotes: db
      .update(tables)
      .set({ votes: sql`${sql.placeholder('votes')}` })
      .where(isIt)
      .prepare(),
    setBans: db
      .update(tables)
      .set({ banned: sql`${sql.placeholder('banned')}` })
      .where(isIt)
      .prepare(),
  };
}
