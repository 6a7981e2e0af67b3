import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RunningBot } from 'local-discord';
import { type Discord, startDiscord } from 'local-discord';
import { startBot } from '../play/bot.js';
import type { MatchRow } from '../src/store/rows.js';
import { openStore } from '../src/store/store.js';
import type { Stored } from '../src/store/types.js';
import type { Extent } from './extent.js';
import { median, print, whole } from './table.js';
import { answerRandomly, beginAll, readMatch, tablesOn } from './tables.js';

const MATCHES = { full: 5_000, brief: 50 };
/** Answers that each match has behind it: most matches are over after about twice as many. */
const ANSWERS = 40;
const ROUNDS = { full: 4, brief: 1 };
const MIB = 1024 ** 2;

interface Start {
  readonly ms: number;
  /** Resident memory some time after the start, where the system tells it. */
  readonly bytes: number | null;
}

/** How long the bot takes from being spawned until it is at the gateway, without matches and with thousands that are on. */
export async function measureStartUp(extent: Extent = 'full'): Promise<void> {
  const matches = MATCHES[extent];
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const discord = await startDiscord({ keepLog: 500 });
  const guildId = discord.addGuild('Games').id;
  const [empty, full] = ['empty', 'full'].map((name) => join(folder, `${name}.sqlite`)) as [string, string];
  await openStore(empty).close();
  await fill(full, guildId, matches);
  const rounds: { empty: Start; full: Start }[] = [];
  for (let n = 0; n < ROUNDS[extent]; n++)
    rounds.push({ empty: await start(discord, empty), full: await start(discord, full) });
  await discord.close();
  rmSync(folder, { recursive: true });

  const added = median(rounds.map(({ empty, full }) => full.ms - empty.ms));
  const seconds = (ms: number): string => `${(ms / 1_000).toFixed(2)} s`;
  const mib = (bytes: number): string => `${(bytes / MIB).toFixed(1)} MiB`;
  const signed = (value: number, text: (value: number) => string): string =>
    `${value < 0 ? '−' : '+'} ${text(Math.abs(value))}`;
  const grown = rounds.flatMap(({ empty, full }) =>
    empty.bytes === null || full.bytes === null ? [] : [{ empty: empty.bytes, full: full.bytes }],
  );
  const addedBytes = median(grown.map(({ empty, full }) => full - empty));
  print(`Start-up with ${whole(matches)} open matches, compared with none`, [
    {
      what: 'from being spawned to being at the gateway',
      ours: seconds(median(rounds.map(({ full }) => full.ms))),
      other: seconds(median(rounds.map(({ empty }) => empty.ms))),
      ratio: signed(added, seconds),
      aim: { text: '≤ + 1 s', met: added <= 1_000 },
    },
    ...(grown.length === 0
      ? []
      : [
          {
            what: 'resident memory, two seconds later',
            ours: mib(median(grown.map(({ full }) => full))),
            other: mib(median(grown.map(({ empty }) => empty))),
            ratio: signed(addedBytes, mib),
            aim: { text: '≤ + 20 MiB', met: addedBytes <= 20 * MIB },
          },
          { what: 'that is, for each open match', ours: `${(addedBytes / matches / 1024).toFixed(1)} KiB` },
        ]),
  ]);
}

/** Keeps one match in the midst of its course so many times, with every message of it sent. */
async function fill(path: string, guildId: string, matches: number): Promise<void> {
  const { table, seats, match, lines } = await halfAMatch(guildId);
  const store = openStore(path);
  const at = Date.now();
  const numbers = Array.from({ length: matches }, (_, n) => String(n).padStart(5, '0'));
  await Promise.all(
    numbers.map(async (n) => {
      const own = { ...table, id: `table${n}`, channelId: `9000000000000${n}` };
      await store.open(`opened ${n}`, at, { table: own, seats });
      await store.update({ table: own.id }, null, at, () => ({
        begin: { ...match, id: `match${n}`, tableId: own.id },
        append: { after: 0, lines },
        posts: [{ kind: 'board', matchId: `match${n}`, from: 0, mentions: [] }],
        out: null,
      }));
    }),
  );
  const posts = await store.unsentPosts();
  await Promise.all(
    posts.map((post) => store.sentPost(post, post.wanted, { messageId: `8000000000000${post.id}`, picture: null })),
  );
  await store.close();
}

/** A match of two people with some answers behind it. */
async function halfAMatch(guildId: string): Promise<Stored & { readonly match: MatchRow }> {
  const store = openStore(':memory:');
  const people = ['Ada', 'Ben'].map((name, n) => ({ id: `70000000000000000${n}`, name }));
  const plan = { guildId, channelId: 'channel', people, bots: 0 };
  const [id] = await beginAll(store, [plan]);
  const tables = tablesOn(store);
  let live = await readMatch(store, id!);
  for (let n = 0; n < ANSWERS && !live.over; n++) live = await answerRandomly(tables, plan, live);
  await store.close();
  return live.stored;
}

/** Starts the bot on that file, looks at it when it has come to rest, and stops it. */
async function start(discord: Discord, database: string): Promise<Start> {
  const begun = performance.now();
  const bot = await startBot({ discord, database });
  const ms = performance.now() - begun;
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  const bytes = residentBytes(bot);
  await bot.stop();
  return { ms, bytes };
}

function residentBytes({ process: { pid } }: RunningBot): number | null {
  const path = `/proc/${pid}/status`;
  if (!existsSync(path)) return null;
  const [, kib] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(path, 'utf8')) ?? [];
  return kib === undefined ? null : Number(kib) * 1_024;
}
