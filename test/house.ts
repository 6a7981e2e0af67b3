import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { type Bot, type BotOptions, type Exit, envOf, spawnBot, startBot } from '../playground/bot.js';
import type { Interaction, Outcome } from '../playground/discord/person.js';
import { type Discord, type DiscordOptions, startDiscord } from '../playground/discord/server.js';
import type { Clock } from '../playground/discord/state/clock.js';
import type { Line } from '../playground/players.js';

/** A stand-in for Discord, and the built bot at it on a database file of its own. */
export interface House extends Line {
  readonly discord: Discord;
  readonly database: string;
  readonly bot: Bot;
  /** What all its bots wrote. */
  output(): string;
  /** Resolves when the bot has sent all that it wants to be read, or all of that in one channel, and nothing happens any more. */
  rest(channel?: { readonly id: string }): Promise<void>;
  /** Starts a bot on the same database. */
  start(): Promise<void>;
  /** Starts a bot and kills it after so many milliseconds, ready or not. */
  startInVain(ms: number): Promise<void>;
  /** As a crash does; people notice at once that nobody answers. */
  kill(): Promise<Exit>;
  stop(): Promise<Exit>;
  close(): Promise<void>;
}

export type HouseOptions = DiscordOptions & Pick<BotOptions, 'env'>;

/** A house where the bot is not up yet. */
export async function buildHouse({ env = {}, ...options }: HouseOptions = {}): Promise<House> {
  const folder = mkdtempSync(join(tmpdir(), 'dice-table-'));
  const database = join(folder, 'bot.sqlite');
  const discord = await startDiscord(options);
  const bots: Bot[] = [];
  let up = pending();
  let down = pending();
  down.resolve();

  const leave = (end: (bot: Bot) => Promise<Exit>): Promise<Exit> => {
    const bot = bots.at(-1)!;
    const exit = end(bot);
    up = pending();
    down.resolve();
    return exit;
  };
  return {
    discord,
    database,
    get bot() {
      return bots.at(-1)!;
    },
    output: () => bots.map((bot) => bot.output()).join(''),
    async rest(channel) {
      await allSent(database, discord.clock, channel?.id ?? null);
      await discord.settle({ quietMs: QUIET, timeoutMs: PATIENCE });
    },
    async start() {
      bots.push(await startBot({ discord, database, env }));
      down = pending();
      up.resolve();
    },
    async startInVain(ms) {
      const bot = spawnBot(envOf({ discord, database, env }));
      bots.push(bot);
      await sleep(ms);
      await bot.kill();
    },
    kill: () => leave((bot) => bot.kill()),
    stop: () => leave((bot) => bot.stop()),
    up: () => up.done,
    outcome: (interaction: Interaction): Promise<Outcome | null> =>
      Promise.race([interaction.outcome, down.done.then(() => null)]),
    async close() {
      await Promise.all(bots.map((bot) => bot.kill()));
      await discord.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** A house with the bot up. */
export async function openHouse(options: HouseOptions = {}): Promise<House> {
  const house = await buildHouse(options);
  // A guild has to be there before the bot looks around.
  house.discord.addGuild('Game night');
  await house.start();
  return house;
}

/** Longer than any edit waits for its turn, a picture for its drawing, or anybody for the clock. */
const QUIET = 1_100;
const LOOK_EVERY = 50;
/** A hundred tables may have something to say at once. */
const PATIENCE = 600_000;

/** What a table that is paused has to say waits until it goes on, and a menu whose token is dead says nothing any more. */
const UNSENT = `
  SELECT (SELECT count(*) FROM posts JOIN tables ON tables.id = posts.table_id
          WHERE sent < wanted AND paused IS NULL AND tables.channel_id = coalesce(@channel, tables.channel_id))
       + (SELECT count(*) FROM menus JOIN matches ON matches.id = match_id JOIN tables ON tables.id = matches.table_id
          WHERE sent < wanted AND until > @now AND tables.channel_id = coalesce(@channel, tables.channel_id))`;

async function allSent(database: string, clock: Clock, channel: string | null): Promise<void> {
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
