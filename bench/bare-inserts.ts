import type { Database } from 'better-sqlite3';

/** The least that keeps an answer: one insert of a record's line, in a transaction of its own, with the pragmas of the bot. */
export function bareInserts(db: Database): () => void {
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = FULL');
  db.exec('create table lines (match text, n integer, text text, giver text, at integer, primary key (match, n))');
  const insert = db.prepare('insert into lines values (?, ?, ?, ?, ?)');
  let n = 0;
  return () => void insert.run('abcdefghjkmn', n++, '1 w-pass', 'person', Date.now());
}
