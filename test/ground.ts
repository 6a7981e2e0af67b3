import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import Database from 'better-sqlite3';
import type { DiscordClock } from 'local-discord';
import { type DiscordOptions, startDiscord } from 'local-discord';
import { drawFaces } from '../src/discord/emojis/faces.js';
import { lazily } from '../src/lib/lazily.js';
import type { Store } from '../src/store/interface.js';
import { openStore } from '../src/store/store.js';
import type { House } from './house.js';

const faces = lazily(drawFaces);

export interface GroundOptions extends DiscordOptions {
  readonly dice?: 'put' | 'missing';
}

/** What a house stands on, whatever bot comes into it. */
export interface Ground extends Pick<House, 'discord' | 'database' | 'read' | 'rest' | 'up' | 'outcome' | 'close'> {
  /** A bot is up: who waits for it goes on. */
  cameUp(): void;
  /** There is none any more; people notice at once that nobody answers. */
  wentDown(): void;
}

/** A stand-in for Discord, whose application has the dice as emojis unless said otherwise, and a place for a database. */
export async function layGround({ dice = 'put', ...options }: GroundOptions): Promise<Ground> {
  const folder = mkdtempSync(join(tmpdir(), 'dice-table-'));
  const database = join(folder, 'bot.sqlite');
  const discord = await startDiscord({ acknowledgeMs: UNHURRIED, ...options });
  if (dice === 'put') for (const { name, png } of await faces()) discord.addEmoji(name, await png());
  let store: Store | null = null;
  const letGo = (): void => {
    void store?.close();
    store = null;
  };
  let up = pending();
  let down = pending();
  down.resolve();
  return {
    discord,
    database,
    async rest(channel) {
      await allSent(database, discord.clock, channel?.id ?? null);
      await discord.settle({ quietMs: QUIET, timeoutMs: PATIENCE });
    },
    read(where) {
      store ??= openStore(database);
      return store.read(where);
    },
    up: () => up.done,
    outcome: (interaction) => Promise.race([interaction.outcome, down.done.then(() => null)]),
    cameUp() {
      down = pending();
      up.resolve();
    },
    wentDown() {
      // What is open here would keep what the bot leaves from being one file.
      letGo();
      up = pending();
      down.resolve();
    },
    async close() {
      letGo();
      await discord.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** How long people wait for an answer where its speed is not what is tried: for one that was lost on its way no test waits much longer. */
const UNHURRIED = 30_000;
/** Longer than any edit waits for its turn, a picture for its drawing, or anybody for the clock. */
const QUIET = 1_100;
const LOOK_EVERY = 50;
/** A hundred tables may have something to say at once. */
const PATIENCE = 600_000;

/** What a table that is paused has to say waits until it goes on, and a menu whose token is dead says nothing any more. */
const UNSENT = `
  SELECT (SELECT count(*) FROM posts JOIN tables ON tables.id = posts.table_id
          WHERE (sent < wanted OR (message_id IS NOT NULL AND old <> '[]')) AND paused IS NULL AND tables.channel_id = coalesce(@channel, tables.channel_id))
       + (SELECT count(*) FROM menus JOIN matches ON matches.id = match_id JOIN tables ON tables.id = matches.table_id
          WHERE sent < wanted AND until > @now AND tables.channel_id = coalesce(@channel, tables.channel_id))`;

async function allSent(database: string, clock: DiscordClock, channel: string | null): Promise<void> {
  const sqlite = new Database(database, { readonly: true, timeout: 5_000 });
  try {
    const unsent = sqlite.prepare<[{ channel: string | null; now: number }], number>(UNSENT).pluck();
    for (const begun = performance.now(); unsent.get({ channel, now: clock.now() })! > 0; await sleep(LOOK_EVERY)) {
      if (performance.now() - begun > PATIENCE) throw new Error('Waited in vain for everything to be sent');
    }
  } finally {
    sqlite.close();
  }
}

interface Pending {
  readonly done: Promise<void>;
  resolve(): void;
}

function pending(): Pending {
  let resolve = (): void => undefined;
  const done = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { done, resolve };
}
