import { and, asc, eq, getTableColumns, gt, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import type { SQLiteUpdateSetSource } from 'drizzle-orm/sqlite-core';
import { lazily } from '../lib/lazily.js';
import type { StoreCache } from './cache.js';
import type { Store } from './interface.js';
import type { Post } from './rows.js';
import { isPostUnsent, isUnsent } from './schema/conditions.js';
import { matches } from './schema/matches.js';
import { ANSWER, menus, posts } from './schema/messages.js';
import { tables } from './schema/tables.js';
import { REPLACED, WITHOUT_MESSAGE } from './statements.js';
import type { OldMenu, PostToken } from './stored-values.js';
import { newNonce } from './write-change.js';
import type { Writer } from './writer.js';

type PostOutbox = Pick<
  Store,
  'unsentPosts' | 'tryingPost' | 'sentPost' | 'lostPost' | 'replacePost' | 'tookAway' | 'dropPost'
>;
type MenuOutbox = Pick<
  Store,
  'unsentMenus' | 'sentMenu' | 'movedMenu' | 'answeredAnew' | 'revertMenu' | 'doubtMenus' | 'dropMenu'
>;

/** Posts that have still to be sent, and the notes of the sender. */
export function createPostOutbox(db: BetterSQLite3Database, writer: Writer, cache: StoreCache): PostOutbox {
  const statements = lazily(() => preparePosts(db));
  type Note = Exclude<keyof ReturnType<typeof statements>, 'unsent' | 'refreshMenus' | 'sealShown' | 'calledAnew'>;

  async function note(
    what: Note,
    values: Readonly<Record<string, unknown>>,
    noted?: (post: Post) => Post,
  ): Promise<void> {
    await writer.write(() => {
      const post = statements()[what].get(values);
      if (post === undefined) return;
      cache.wrote(post.tableId, { posts: [noted?.(post) ?? post] });
    });
  }

  /** The first message of a lobby, or of the newest result, is where the seal of the match to come is seen. */
  function noteSealShown({ tableId, matchId, messageId }: Post): void {
    const table = statements().sealShown.get({ tableId, matchId, message: messageId });
    if (table !== undefined) cache.wrote(tableId, { table });
  }

  return {
    async unsentPosts() {
      cache.check();
      if (cache.sent.posts !== null) return [];
      const found = statements().unsent.all();
      if (found.length === 0) cache.sent.posts = 0;
      return found;
    },
    tryingPost: (id, at, by = NO_TOKEN) => note('tried', { id, at, ...by }),
    sentPost: ({ id, nonce, messageId }, version, { called, ...shown }) =>
      note('sent', { ...NO_TOKEN, ...shown, id, nonce, version }, (post) => {
        // Whoever plays by a board has their menu beneath it.
        if (post.kind === 'board' && messageId === null)
          statements().refreshMenus.run({ matchId: post.matchId, board: post.messageId });
        if (post.kind !== 'board') noteSealShown(post);
        const isMissed = called !== undefined && post.mentions.some((person) => !called.includes(person));
        return isMissed ? statements().calledAnew.get({ id, nonce: newNonce() })! : post;
      }),
    lostPost: (id) => note('lost', { id, nonce: newNonce() }),
    replacePost: (id) => note('replaced', { id, nonce: newNonce() }),
    tookAway: (id, message) => note('takenAway', { id, message }),
    dropPost: (id, version) => note('dropped', { id, version }),
  };
}

const NO_TOKEN: PostToken = { token: null, tokenUntil: null };
const token = {
  token: sql`${sql.placeholder('token')}`,
  tokenUntil: sql`${sql.placeholder('tokenUntil')}`,
};

const board = sql.placeholder('board');
/** null: none has begun. */
const NEWEST_MATCH = sql`(select ${matches.id} from ${matches} where ${matches.tableId} = ${tables.id} order by ${matches}.rowid desc limit 1)`;
/** Ids rise as numbers do; of menus without a message nothing is known, or there is none yet. */
const IS_ABOVE = sql`(length(${menus.message}), ${menus.message}) < (length(${board}), ${board})`;

function preparePosts(db: BetterSQLite3Database) {
  const unsent = db
    .select({ ...getTableColumns(posts), openerId: tables.openerId })
    .from(posts)
    .innerJoin(tables, eq(tables.id, posts.tableId))
    .where(isPostUnsent(posts))
    .orderBy(asc(posts.id))
    .prepare();
  const isIt = eq(posts.id, sql.placeholder('id'));
  const notes = (set: SQLiteUpdateSetSource<typeof posts>, where: SQL | undefined = isIt) =>
    db.update(posts).set(set).where(where).returning().prepare();
  const again = { wanted: sql`${posts.wanted} + 1` };
  const anew = { mentions: [], ...again };
  const left = sql`(select json_group_array(value) from json_each(${posts.old}) where value <> ${sql.placeholder('message')})`;
  return {
    unsent,
    tried: notes({ triedAt: sql`coalesce(${posts.triedAt}, ${sql.placeholder('at')})`, ...token }),
    sent: notes(
      {
        sent: highest(posts.sent),
        messageId: sql`${sql.placeholder('messageId')}`,
        picture: sql`${sql.placeholder('picture')}`,
        ...token,
      },
      and(isIt, eq(posts.nonce, sql.placeholder('nonce'))),
    ),
    lost: notes({ ...anew, ...WITHOUT_MESSAGE }),
    replaced: notes({ ...anew, ...REPLACED }),
    calledAnew: notes({ ...again, ...REPLACED }),
    takenAway: notes({ old: left }),
    dropped: notes({ sent: highest(posts.sent) }),
    sealShown: db
      .update(tables)
      .set({ sealMessage: sql`${sql.placeholder('message')}` })
      .where(
        and(
          eq(tables.id, sql.placeholder('tableId')),
          isNotNull(tables.secret),
          isNull(tables.sealMessage),
          sql`${sql.placeholder('matchId')} is ${NEWEST_MATCH}`,
        ),
      )
      .returning()
      .prepare(),
    refreshMenus: db
      .update(menus)
      .set({ wanted: sql`${menus.wanted} + 1` })
      .where(and(eq(menus.matchId, sql.placeholder('matchId')), IS_ABOVE))
      .prepare(),
  };
}

/** Menus that show something old, and the notes of the sender. */
export function createMenuOutbox(db: BetterSQLite3Database, writer: Writer, cache: StoreCache): MenuOutbox {
  const statements = lazily(() => prepareMenus(db));
  return {
    async unsentMenus(now) {
      cache.check();
      // Tokens die as time passes; if the clock is set back, some come back to life.
      if (cache.sent.menus !== null && now >= cache.sent.menus) return [];
      const found = statements().unsent.all({ now });
      cache.sent.menus = found.length === 0 ? now : null;
      return found;
    },
    async sentMenu({ matchId, personId, token }, version) {
      await writer.write(() => statements().sent.run({ matchId, personId, token, version }));
    },
    movedMenu: ({ matchId, personId, token }, message, old) =>
      writer.write(
        () => statements().moved.get({ matchId, personId, token, message, older: JSON.stringify(old) }) ?? null,
      ),
    async answeredAnew({ matchId, personId }, { id, token }) {
      const left: OldMenu = { token, message: ANSWER, is: [id] };
      await writer.write(() => {
        cache.sent.menus = null;
        const { changes } = statements().renamed.run({ matchId, personId, token, message: id });
        if (changes === 0) statements().left.run({ matchId, personId, token, left: JSON.stringify(left) });
      });
    },
    revertMenu: ({ matchId, personId, token }, { token: back, old, elsewhere, ...to }) =>
      writer.write(() => {
        cache.sent.menus = null;
        const values = { ...to, back, elsewhere: Number(elsewhere), older: JSON.stringify(old) };
        return statements().reverted.get({ matchId, personId, token, ...values }) ?? null;
      }),
    async doubtMenus() {
      await writer.write(() => {
        cache.sent.menus = null;
        statements().doubted.run();
      });
    },
    async dropMenu({ matchId, personId, token }) {
      await writer.write(() => statements().dropped.run({ matchId, personId, token }));
    },
  };
}

const isOwn = and(eq(menus.matchId, sql.placeholder('matchId')), eq(menus.personId, sql.placeholder('personId')));
const isIt = and(isOwn, eq(menus.token, sql.placeholder('token')));
const message = sql`${sql.placeholder('message')}`;
const again = sql`${menus.wanted} + 1`;

function prepareMenus(db: BetterSQLite3Database) {
  return {
    ...prepareAnswers(db),
    unsent: db
      .select()
      .from(menus)
      .where(and(isUnsent(menus.sent, menus.wanted), gt(menus.until, sql.placeholder('now'))))
      .orderBy(asc(menus.until))
      .prepare(),
    sent: db
      .update(menus)
      .set({ sent: highest(menus.sent), old: [], earlier: null })
      .where(isIt)
      .prepare(),
    moved: db
      .update(menus)
      .set({ message, press: '', reached: message, old: sql`${sql.placeholder('older')}`, earlier: null })
      .where(isIt)
      .returning()
      .prepare(),
    reverted: db
      .update(menus)
      .set({
        token: sql`${sql.placeholder('back')}`,
        until: sql`${sql.placeholder('until')}`,
        reached: sql`${sql.placeholder('reached')}`,
        elsewhere: sql`${sql.placeholder('elsewhere')}`,
        locale: sql`${sql.placeholder('locale')}`,
        old: sql`${sql.placeholder('older')}`,
        message,
        press: '',
        earlier: null,
        wanted: again,
      })
      .where(isIt)
      .returning()
      .prepare(),
    doubted: db.update(menus).set({ wanted: again }).where(isNotNull(menus.earlier)).prepare(),
    dropped: db.delete(menus).where(isIt).prepare(),
  };
}

/** What becomes of a menu whose message was gone when a press on it was answered. */
function prepareAnswers(db: BetterSQLite3Database) {
  return {
    // Whatever led to the pressed message leads nowhere.
    renamed: db
      .update(menus)
      .set({
        message,
        press: message,
        earlier: sql`iif(${menus.earlier} ->> 'message' is null, null, json_remove(${menus.earlier}, '$.old'))`,
      })
      .where(isIt)
      .prepare(),
    left: db
      .update(menus)
      .set({ old: sql`json_insert(${menus.old}, '$[#]', json(${sql.placeholder('left')}))`, wanted: again })
      .where(
        and(
          isOwn,
          sql`not exists (select 1 from json_each(${menus.old}) where value ->> 'token' = ${sql.placeholder('token')})`,
        ),
      )
      .prepare(),
  };
}

/** An older version that is noted late does not undo a newer one. */
function highest(sent: typeof posts.sent | typeof menus.sent): SQL {
  return sql`max(${sent}, ${sql.placeholder('version')})`;
}
