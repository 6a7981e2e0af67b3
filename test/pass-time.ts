import { setTimeout as sleep } from 'node:timers/promises';
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

const LOOK_EVERY = 200;
/** All that changes when somebody's time is up. */
const PLAYED = `SELECT (SELECT count(*) FROM lines) || ' ' || (SELECT group_concat(status) FROM tables)`;

/** The same until something has come of it: a bot that has just come up gives everybody time anew, maybe after this. */
export async function letTimeRunOut(house: Pick<House, 'database' | 'discord'>): Promise<void> {
  const sqlite = new Database(house.database, { timeout: 5_000 });
  try {
    const played = sqlite.prepare<[], string>(PLAYED).pluck();
    const before = played.get();
    const due = sqlite.prepare('UPDATE tables SET due_at = ? WHERE due_at IS NOT NULL');
    const expireAgain = sqlite.transaction(() => {
      if (played.get() === before) due.run(house.discord.clock.now() - 1);
    });
    for (; played.get() === before; await sleep(LOOK_EVERY)) expireAgain.immediate();
  } finally {
    sqlite.close();
  }
}
