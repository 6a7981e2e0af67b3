import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import type { StoreCache } from './cache.js';
import type { Store } from './interface.js';
import type { OpenMenu, Post } from './rows.js';
import { isUnsent, menus, posts } from './schema.js';
import { newNonce } from './write-change.js';
import type { Writer } from './writer.js';

type Outbox = Pick<
  Store,
  | 'unsentPosts'
  | 'tryingPost'
  | 'sentPost'
  | 'lostPost'
  | 'replacePost'
  | 'tookAway'
  | 'dropPost'
  | 'unsentMenus'
  | 'sentMenu'
  | 'dropMenu'
>;

/** What has still to be sent, and the notes of the sender. */
export function createOutbox(db: BetterSQLite3Database, writer: Writer, cache: StoreCache): Outbox {
  const id = sql.placeholder('id');
  const itsTable = { table: posts.tableId };
  const unsentPosts = db
    .select()
    .from(posts)
    .where(isUnsent(posts.sent, posts.wanted))
    .orderBy(asc(posts.id))
    .prepare();
  const tried = db
    .update(posts)
    .set({ triedAt: sql`coalesce(${posts.triedAt}, ${sql.placeholder('at')})` })
    .where(eq(posts.id, id))
    .returning(itsTable)
    .prepare();
  const sent = db
    .update(posts)
    .set({
      sent: sql`max(${posts.sent}, ${sql.placeholder('version')})`,
      messageId: sql`${sql.placeholder('messageId')}`,
      picture: sql`${sql.placeholder('picture')}`,
    })
    .where(eq(posts.id, id))
    .returning(itsTable)
    .prepare();
  const anew = {
    messageId: null,
    picture: null,
    triedAt: null,
    nonce: sql`${sql.placeholder('nonce')}`,
    mentions: [],
    wanted: sql`${posts.wanted} + 1`,
  };
  const lost = db.update(posts).set(anew).where(eq(posts.id, id)).returning(itsTable).prepare();
  const replaced = db
    .update(posts)
    .set({ ...anew, replaces: sql`coalesce(${posts.messageId}, ${posts.replaces})` })
    .where(eq(posts.id, id))
    .returning(itsTable)
    .prepare();
  const takenAway = db.update(posts).set({ replaces: null }).where(eq(posts.id, id)).returning(itsTable).prepare();
  const dropped = db.update(posts).set({ sent: posts.wanted }).where(eq(posts.id, id)).returning(itsTable).prepare();

  const unsentMenus = db
    .select()
    .from(menus)
    .where(and(isUnsent(menus.sent, menus.wanted), gt(menus.until, sql.placeholder('now'))))
    .orderBy(asc(menus.until))
    .prepare();
  const thisMenu = and(
    eq(menus.matchId, sql.placeholder('matchId')),
    eq(menus.personId, sql.placeholder('personId')),
    eq(menus.token, sql.placeholder('token')),
  );
  const menuSent = db
    .update(menus)
    .set({ sent: sql`max(${menus.sent}, ${sql.placeholder('version')})` })
    .where(thisMenu)
    .prepare();
  const menuDropped = db.delete(menus).where(thisMenu).prepare();

  const writePost = async (statement: typeof lost, values: Readonly<Record<string, unknown>>): Promise<void> => {
    await writer.write(() => {
      const found = statement.get(values);
      if (found !== undefined) cache.wrote(found.table);
    });
  };
  const writeMenu = async (run: () => unknown): Promise<void> => {
    await writer.write(run);
  };
  return {
    unsentPosts(): readonly Post[] {
      cache.check();
      if (cache.sent.posts !== null) return [];
      const found = unsentPosts.all();
      if (found.length === 0) cache.sent.posts = 0;
      return found;
    },
    tryingPost: (post, at) => writePost(tried, { id: post, at }),
    sentPost: (post, version, shown) => writePost(sent, { ...shown, id: post, version }),
    lostPost: (post) => writePost(lost, { id: post, nonce: newNonce() }),
    replacePost: (post) => writePost(replaced, { id: post, nonce: newNonce() }),
    tookAway: (post) => writePost(takenAway, { id: post }),
    dropPost: (post) => writePost(dropped, { id: post }),
    unsentMenus(now): readonly OpenMenu[] {
      cache.check();
      // Tokens die as time passes; if the clock is set back, some come back to life.
      if (cache.sent.menus !== null && now >= cache.sent.menus) return [];
      const found = unsentMenus.all({ now });
      cache.sent.menus = found.length === 0 ? now : null;
      return found;
    },
    sentMenu: ({ matchId, personId, token }, version) =>
      writeMenu(() => menuSent.run({ matchId, personId, token, version })),
    dropMenu: ({ matchId, personId, token }) => writeMenu(() => menuDropped.run({ matchId, personId, token })),
  };
}
