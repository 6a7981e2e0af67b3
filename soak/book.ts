import Database from 'better-sqlite3';
import type { TableStatus } from '../src/store/stored-values.js';
import type { Luck } from './luck.js';

/** What the bot has written down, looked up beside it. */
export interface Book {
  /** The lobbies that this person has opened in that channel and that are still open. */
  lobbies(host: string, channel: string): readonly string[];
  /** The newest match of a table. */
  match(table: string): string | null;
  /** The table of a match. */
  table(match: string): string | null;
  /** Null while it isn't there yet. */
  status(table: string): TableStatus | null;
  rematch(table: string): string | null;
  isOn(match: string): boolean;
  matches(): readonly string[];
  open(): readonly string[];
  /** Posts that are not as they should be yet, or whose older messages are still to be taken away. */
  unsent(): number;
  /** Menus that are not, of those that can be reached at that time. */
  unsentMenus(now: number): number;
  /** The time of some open tables is up, as when the machine's clock has jumped. Returns of how many. */
  expire(share: number, luck: Luck): number;
  /** Keeps everybody from writing until the returned function is called. */
  hold(): () => void;
  close(): void;
}

const OPEN = `status in ('lobby', 'playing', 'parked')`;
/** The bot may be writing. */
const PATIENCE = 10_000;

/** The bot must have made the database already. */
export function openBook(path: string): Book {
  const db = new Database(path, { fileMustExist: true, timeout: PATIENCE });
  const one = <T>(sql: string) => {
    const statement = db.prepare<unknown[], T>(sql).pluck();
    return (...args: readonly unknown[]): T | null => statement.get(...args) ?? null;
  };
  const many = (sql: string) => {
    const statement = db.prepare<unknown[], string>(sql).pluck();
    return (...args: readonly unknown[]): readonly string[] => statement.all(...args);
  };
  const isOn = one<number>(`select 1 from matches where id = ? and status = 'playing'`);
  const due = many('select id from tables where due_at is not null order by id');
  const remind = db.prepare('update tables set remind_at = ? where id = ? and remind_at is not null');
  const expire = db.prepare('update tables set due_at = ? where id = ? and due_at is not null');
  const unsent = one<number>(
    `select count(*) from posts where sent < wanted or (message_id is not null and old <> '[]')`,
  );
  const unsentMenus = one<number>('select count(*) from menus where sent < wanted and until > ?');
  return {
    lobbies: many(`select id from tables where host_id = ? and channel_id = ? and status = 'lobby'`),
    match: one<string>('select id from matches where table_id = ? order by started_at desc'),
    table: one<string>('select table_id from matches where id = ?'),
    status: one<TableStatus>('select status from tables where id = ?'),
    rematch: one<string>('select rematch_id from tables where id = ?'),
    isOn: (match) => isOn(match) !== null,
    matches: many('select id from matches order by id'),
    open: many(`select id from tables where ${OPEN} order by id`),
    unsent: () => unsent() ?? 0,
    unsentMenus: (now) => unsentMenus(now) ?? 0,
    expire(share, luck) {
      const chosen = due().filter(() => luck.chance(share));
      const now = Date.now() - 1;
      db.transaction(() => {
        for (const id of chosen) (luck.chance(0.3) ? remind : expire).run(now, id);
      })();
      return chosen.length;
    },
    hold() {
      db.exec('BEGIN IMMEDIATE');
      return () => db.exec('ROLLBACK');
    },
    close: () => db.close(),
  };
}
