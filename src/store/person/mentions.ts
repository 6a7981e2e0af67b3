import { setImmediate as pause } from 'node:timers/promises';
import { and, asc, eq, gt, lte, sql } from 'drizzle-orm';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import type { PersonData } from '../person-data.js';
import { posts } from '../schema/messages.js';

/** So many posts are looked through in one go, which takes some milliseconds. */
const SLICE = 5000;

/** The posts that mention a person, up to the newest that there was. */
export interface Mentioning {
  readonly ids: readonly number[];
  readonly newest: number;
}

/** Who is mentioned by posts: these are lists in no index, to be looked through. */
export class Mentions {
  readonly #posts: ReturnType<typeof prepare>;

  constructor(db: BetterSQLite3Database) {
    this.#posts = prepare(db);
  }

  /** Whatever else is asked for comes in between. */
  async find(person: string): Promise<Mentioning> {
    const newest = this.#newest();
    const ids: number[] = [];
    for (let from = 0; from < newest; from += SLICE) {
      ids.push(...this.#findIn(person, from, Math.min(newest, from + SLICE)));
      await pause();
    }
    return { ids, newest };
  }

  /** These, and those that have come since. */
  findMore(person: string, { ids, newest }: Mentioning): readonly number[] {
    return [...ids, ...this.#findIn(person, newest, this.#newest())];
  }

  read(post: number): PersonData['calls'][number] | undefined {
    return this.#posts.read.get({ post });
  }

  /** From then on the post mentions nobody. */
  clear(post: number): void {
    this.#posts.clear.run({ post });
  }

  #newest(): number {
    return this.#posts.newest.get()!.id;
  }

  #findIn(person: string, from: number, to: number): readonly number[] {
    return this.#posts.find.all({ listed: JSON.stringify(person), from, to }).map(({ id }) => id);
  }
}

function prepare(db: BetterSQLite3Database) {
  const isIt = eq(posts.id, sql.placeholder('post'));
  const isIn = and(gt(posts.id, sql.placeholder('from')), lte(posts.id, sql.placeholder('to')));
  const { tableId, matchId, kind, channelId, messageId } = posts;
  return {
    newest: db
      .select({ id: sql<number>`coalesce(max(${posts.id}), 0)` })
      .from(posts)
      .prepare(),
    find: db
      .select({ id: posts.id })
      .from(posts)
      .where(and(isIn, sql`instr(${posts.mentions}, ${sql.placeholder('listed')}) > 0`))
      .orderBy(asc(posts.id))
      .prepare(),
    read: db.select({ tableId, matchId, kind, channelId, messageId }).from(posts).where(isIt).prepare(),
    clear: db.update(posts).set({ mentions: [] }).where(isIt).prepare(),
  };
}
