import Database from 'better-sqlite3';
import type { House } from './house.js';

/** Every time that is stored. */
const TIMES = {
  tables: ['created_at', 'due_at', 'remind_at', 'host_at', 'paused'],
  matches: ['started_at', 'ended_at'],
  lines: ['at'],
  posts: ['tried_at'],
  menus: ['until'],
  handled: ['at'],
  results: ['ended_at'],
  series: ['ended_at'],
  people: ['at'],
} as const;

/** Lets that much time pass while the bot is down: for it everything happened so much earlier, and for Discord it is so much later. */
export async function passTime(house: House, ms: number): Promise<void> {
  await house.stop();
  const sqlite = new Database(house.database);
  for (const [table, columns] of Object.entries(TIMES)) {
    for (const column of columns) sqlite.prepare(`update ${table} set ${column} = ${column} - ?`).run(ms);
  }
  sqlite.close();
  house.discord.clock.advance(ms);
  await house.start();
}

/** Lets the time of every table be up, as it is when the clock has gone on that far. */
export function expire({ database }: Pick<House, 'database'>): void {
  const sqlite = new Database(database, { timeout: 5_000 });
  sqlite.prepare('update tables set due_at = ? where due_at is not null').run(Date.now() - 1);
  sqlite.close();
}
