import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { DiscordUser, Outcome, Ref, SeenMessage } from 'local-discord';
import { type Discord, startDiscord } from 'local-discord';
import { startBot } from '../play/bot.js';
import { boardOf, offersOn, pressOffer } from '../play/players.js';
import { openStore } from '../src/store/store.js';
import type { Extent } from './extent.js';
import { type BenchRow, percentile, print, whole } from './table.js';
import { beginAll } from './tables.js';

/** Many short rounds: a disk and a machine with other work change from second to second, and all sides must meet the same. */
const ROUNDS = { full: 40, brief: 1 };
const WARM_UPS = { full: 5, brief: 0 };
/** Presses of a round, one after the other. */
const ALONE = 20;
/** For so long many people press at once in a round, each as soon as the last answer is there. */
const CROWD_MS = 200;
const CROWD = 16;
/** So many people can press in each way. */
const DESKS = 32;

/** Somebody with a menu open, who presses something on it and gets an answer. Resolves with the time that took. */
type Desk = () => Promise<number>;

/** A bot with people at it. */
interface Side {
  readonly desks: readonly Desk[];
  close(): Promise<void>;
}

/** What a bot needs around it. */
interface Scene {
  readonly discord: Discord;
  readonly guildId: string;
  readonly channels: readonly Ref[];
  readonly people: readonly DiscordUser[];
}

async function setScene(): Promise<Scene> {
  const discord = await startDiscord({ keepLog: 500, keepMessages: 20 });
  const guildId = discord.addGuild('Games').id;
  const numbers = Array.from({ length: DESKS }, (_, n) => n);
  const channels = numbers.map((n) => discord.addChannel(`table-${n}`));
  const people = numbers.map((n) => discord.addMember(`Ada ${n}`));
  return { discord, guildId, channels, people };
}

/** Our bot, with a table for each desk where somebody else is waited for, so that every press changes a standing answer. */
async function ourSide(): Promise<Side & { readonly menu: object }> {
  const { discord, guildId, channels, people } = await setScene();
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const database = join(folder, 'bot.sqlite');
  const store = openStore(database);
  const begun = await beginAll(
    store,
    people.map((person, n) => {
      const other = discord.addMember(`Ben ${n}`);
      return { guildId, channelId: idOf(channels[n]!), people: [person, other], bots: 0 };
    }),
  );
  const matches = await Promise.all(begun.map(async (table) => (await store.read({ table }))!.match!.id));
  await store.close();
  const bot = await startBot({ discord, database });

  const desks = await Promise.all(
    people.map(async (person, n) => {
      const match = matches[n]!;
      const board = await discord.until(() => boardOf(person.sees(channels[n]!), match), { timeoutMs: 60_000 });
      return deskOf(person, await person.press(board, `sheet:${match}`).outcome);
    }),
  );
  const callback = discord.log.findLast(({ route }) => route.endsWith('/callback'))?.body as { data: Menu };
  return {
    desks,
    menu: withoutPicture(callback.data),
    async close() {
      await bot.stop();
      await discord.close();
      rmSync(folder, { recursive: true });
    },
  };
}

interface Menu {
  readonly content: string;
  readonly components: readonly object[];
}

/** The bare bot draws nothing. */
function withoutPicture({ content, components }: Menu): object {
  return { content, components };
}

/** A bot that can do nothing but show that menu, and perhaps write a line before. */
async function bareSide(menu: object, { keeping }: { readonly keeping: boolean }): Promise<Side> {
  const { discord, channels, people } = await setScene();
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const bot = spawn(process.execPath, [fileURLToPath(new URL('./bare-bot.js', import.meta.url))], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      DISCORD_TOKEN: discord.token,
      DISCORD_API_URL: discord.apiUrl,
      MENU: JSON.stringify(menu),
      ...(keeping && { DATABASE: join(folder, 'lines.sqlite') }),
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const exited = once(bot, 'exit');
  await discord.until(() => discord.commands.length > 0, { timeoutMs: 30_000, what: 'the bare bot' });
  const desks = await Promise.all(
    people.map(async (person, n) => deskOf(person, await person.slash(channels[n]!, '/menu').outcome)),
  );
  return {
    desks,
    async close() {
      bot.kill();
      await exited;
      await discord.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Presses one thing after the other on the menu that was opened, never what stands as the answer already. */
function deskOf(person: DiscordUser, { message }: Outcome): Desk {
  let menu: SeenMessage = message!;
  let presses = 0;
  return async () => {
    const offers = offersOn(menu).filter(({ standing }) => !standing);
    const outcome = await pressOffer(person, offers[presses++ % offers.length]!).outcome;
    if (outcome.ack !== 'update') throw new Error(`A press was answered with ${outcome.ack}`);
    menu = outcome.message!;
    return outcome.latencyMs;
  };
}

/** How long presses took. */
interface Presses {
  /** Each made after the last was answered. */
  readonly alone: number[];
  /** While many people pressed at once. */
  readonly crowd: number[];
  /** How long that went on, in milliseconds. */
  crowdMs: number;
}

async function round({ desks }: Side, { alone, crowd, ...rest }: Presses): Promise<Presses> {
  for (let n = 0; n < ALONE; n++) alone.push(await desks[n % desks.length]!());

  const begun = performance.now();
  const sitting = async (desk: Desk): Promise<void> => {
    while (performance.now() - begun < CROWD_MS) crowd.push(await desk());
  };
  await Promise.all(desks.slice(0, CROWD).map(sitting));
  return { alone, crowd, crowdMs: rest.crowdMs + performance.now() - begun };
}

/** Measures presses on our bot and on bare ones in turn, each as a process of its own at a stand-in of its own. */
export async function measurePresses(extent: Extent = 'full'): Promise<void> {
  const ours = await ourSide();
  const sides = [ours, await bareSide(ours.menu, { keeping: false }), await bareSide(ours.menu, { keeping: true })];
  const nothing = (): Presses => ({ alone: [], crowd: [], crowdMs: 0 });
  for (let n = 0; n < WARM_UPS[extent]; n++) for (const side of sides) await round(side, nothing());
  const presses = sides.map(nothing);
  for (let n = 0; n < ROUNDS[extent]; n++)
    for (const [at, side] of sides.entries()) presses[at] = await round(side, presses[at]!);
  for (const side of sides) await side.close();

  const [own, bare, keeping] = presses as [Presses, Presses, Presses];
  print(
    'A press, from the gateway event to the REST answer, compared with a bare discord.js bot',
    rowsOf(own, bare, AIM),
  );
  print(
    'The same, compared with a bare bot that commits one bare insert before it answers',
    rowsOf(own, keeping, null),
  );
}

const AIM = 1.5;
const LATENCIES = [
  { what: 'one press after the other, p50', way: 'alone', share: 0.5 },
  { what: 'one press after the other, p99', way: 'alone', share: 0.99 },
  { what: `${CROWD} people at once, p50`, way: 'crowd', share: 0.5 },
  { what: `${CROWD} people at once, p99`, way: 'crowd', share: 0.99 },
] as const;

/** `aim` is for the medians. */
function rowsOf(own: Presses, other: Presses, aim: number | null): readonly BenchRow[] {
  const row = (what: string, of: (presses: Presses) => number, text: (value: number) => string): BenchRow => {
    return { what, ours: text(of(own)), other: text(of(other)), ratio: (of(own) / of(other)).toFixed(2) };
  };
  const latencies = LATENCIES.map(({ what, way, share }): BenchRow => {
    const of = (presses: Presses): number => percentile(presses[way], share);
    const met = aim !== null && of(own) <= aim * of(other);
    return {
      ...row(what, of, (ms) => `${ms.toFixed(2)} ms`),
      ...(aim !== null && share === 0.5 && { aim: { text: `≤ ${aim}`, met } }),
    };
  });
  const perSecond = ({ crowd, crowdMs }: Presses): number => (1_000 * crowd.length) / crowdMs;
  return [...latencies, row(`${CROWD} people at once, presses per second`, perSecond, whole)];
}

function idOf(ref: Ref): string {
  return typeof ref === 'string' ? ref : ref.id;
}
