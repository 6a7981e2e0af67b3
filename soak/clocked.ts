import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import type { ChannelRef, DiscordUser } from 'local-discord';
import { PACES, type Pace } from '../src/settings/settings.js';
import type { TableStatus } from '../src/store/stored-values.js';
import { buildHouse, type ProcessHouse } from '../test/house.js';
import { playInto } from '../test/play-into.js';

/** A house whose bot runs on a machine with a clock that can be set. */
export interface ClockedHouse {
  readonly house: ProcessHouse;
  /** By so many milliseconds the clock of the bot's machine is wrong from now on. */
  readonly wrong: (ms: number) => void;
}

/** A table of Ada's and Ben's that has just begun. */
export interface ClockedTable {
  readonly pace: Pace;
  readonly channel: ChannelRef;
  readonly match: string;
}

/** A table at each pace, where both are asked; the bot is not up yet. */
export interface ClockedTables extends ClockedHouse {
  readonly ada: DiscordUser;
  readonly ben: DiscordUser;
  readonly tables: readonly ClockedTable[];
  close(): Promise<void>;
}

/** What is stored of a table's time. */
export interface StoredTime {
  readonly status: TableStatus;
  readonly dueAt: number;
  /** How many answers each seat has missed, and how many are away. */
  readonly missed: string;
  readonly away: number;
  /** The lines of its record. */
  readonly lines: string;
  /** Whether the last call for who is late has been made, at the pace that knows one. */
  readonly called: 0 | 1;
  /** Whether the bot knows that people can see what they are asked. */
  readonly seen: 0 | 1;
}

const CLOCK = `
  import { readFileSync } from 'node:fs';
  const { now } = Date;
  Date.now = () => now() + Number(readFileSync(FILE, 'utf8'));
`;

/** The one throw that lies on each table. */
export const THROWN = '* 1 2 3 4 5 6';

export async function openClockedTables(): Promise<ClockedTables> {
  const folder = mkdtempSync(join(tmpdir(), 'dice-table-clock-'));
  const file = join(folder, 'wrong');
  const wrong = (ms: number): void => writeFileSync(file, `${ms}`);
  wrong(0);
  const preload = join(folder, 'clock.mjs');
  writeFileSync(preload, CLOCK.replace('FILE', JSON.stringify(file)));
  const house = await buildHouse({ env: { LOG_LEVEL: 'info', NODE_OPTIONS: `--import=${preload}` } });
  const { discord, database } = house;
  const { id: guildId } = discord.addGuild('Games');
  const [ada, ben] = [discord.addMember('Ada'), discord.addMember('Ben')];
  const people = [ada, ben];
  const channels = PACES.map((pace) => discord.addChannel(pace));
  const planned = PACES.map((pace, n) => ({
    ...{ guildId, channelId: channels[n]!.id, people, pace },
    throws: [[THROWN.slice(2)]] as const,
  }));
  const matches = await playInto(database, planned);
  return {
    house,
    wrong,
    ada,
    ben,
    tables: PACES.map((pace, n) => ({ pace, channel: channels[n]!, match: matches[n]! })),
    async close() {
      await house.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** In so many milliseconds the answers are due, at every table or at one; where there is a last call it is due as well. */
export function dueIn({ database, discord }: ProcessHouse, ms: number, match: string | null = null): void {
  const sqlite = new Database(database, { timeout: 5_000 });
  try {
    sqlite
      .prepare(
        `update tables set due_at = @at, remind_at = iif(pace = 'slow', @at, null)
         where due_at is not null and (@match is null or id = (select table_id from matches where id = @match))`,
      )
      .run({ at: discord.clock.now() + ms, match });
  } finally {
    sqlite.close();
  }
}

/** All that is stored was stored so much later, as far as can be told from it. */
export function postponeStored({ database }: ProcessHouse, ms: number): void {
  const sqlite = new Database(database, { timeout: 5_000 });
  try {
    const columns = ['created_at', 'due_at', 'remind_at', 'host_at', 'unseen_since'];
    sqlite.prepare(`update tables set ${columns.map((name) => `${name} = ${name} + @ms`).join()}`).run({ ms });
    sqlite.prepare('update matches set started_at = started_at + @ms').run({ ms });
    sqlite.prepare('update lines set at = at + @ms').run({ ms });
  } finally {
    sqlite.close();
  }
}

const TIME = `
  select status, due_at as dueAt, unseen_since is null as seen,
    (select group_concat(missed, ' ') from (select missed from seats where table_id = tables.id order by seat)) as missed,
    (select total(away) from seats where table_id = tables.id) as away,
    (select group_concat(text, char(10)) from (select text from lines where match_id = @match order by n)) as lines,
    pace = 'slow' and remind_at is null as called
  from tables where id = (select table_id from matches where id = @match)`;

export function readTime({ database }: ProcessHouse, match: string): StoredTime {
  const sqlite = new Database(database, { readonly: true, timeout: 5_000 });
  try {
    return sqlite.prepare<[{ match: string }], StoredTime>(TIME).get({ match })!;
  } finally {
    sqlite.close();
  }
}
