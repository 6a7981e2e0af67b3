import Database from 'better-sqlite3';
import type { House } from './house.js';

const UNHURRIED = `
  CREATE TRIGGER unhurried AFTER UPDATE OF due_at ON tables WHEN NEW.due_at IS NOT NULL
  BEGIN UPDATE tables SET due_at = due_at + 3600000, remind_at = remind_at + 3600000 WHERE id = NEW.id; END`;

/** Whatever is asked from now on, nobody is late before the test says so. */
export function leaveTime({ database }: Pick<House, 'database'>): void {
  const sqlite = new Database(database, { timeout: 5_000 });
  sqlite.exec(UNHURRIED);
  sqlite.close();
}
