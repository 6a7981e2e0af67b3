import Database from 'better-sqlite3';
import type { House } from './house.js';

/** Lets that much time pass while the bot is down, for Discord, by whose clock it goes. */
export async function passTime(house: House, ms: number): Promise<void> {
  await house.stop();
  house.discord.clock.advance(ms);
  await house.start();
}

/** Lets the time of every table be up, as it is when the clock has gone on that far. */
export function expire({ database, discord }: Pick<House, 'database' | 'discord'>): void {
  const sqlite = new Database(database, { timeout: 5_000 });
  sqlite.prepare('update tables set due_at = ? where due_at is not null').run(discord.clock.now() - 1);
  sqlite.close();
}
