import { mkdtempSync, rmSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { tmpdir, uptime } from 'node:os';
import { join } from 'node:path';
import { type DiscordUser, startDiscord } from 'local-discord';
import { envOf } from '../play/bot.js';
import { boardOf, menuOn, type Offer, offersOn, pressOffer } from '../play/players.js';
import { createBot } from '../src/bot.js';
import { readEnv } from '../src/env.js';
import { systemClock } from '../src/lib/clock.js';
import { createLog } from '../src/log.js';
import { newSecret } from '../src/seal/seal.js';
import { openStore } from '../src/store/store.js';
import type { Extent } from './extent.js';
import { type Aim, type BenchRow, print } from './table.js';
import { beginAll } from './tables.js';

const urlOf = (folder: string): string => new URL(`../${folder}/`, import.meta.url).href;
/** What counts: the bot itself, as it was compiled file by file; all drawing is one function to it. */
const OWN = ['src', 'commands'].map(urlOf);
const DRAWING = urlOf('src/draw');
/** What every one of so many presses ran belongs to their way; what a clock ran beside one of them does not. */
const PRESSES = { full: 5, brief: 1 };
const AIMS = { answer: { files: 38, functions: 160 }, board: { files: 55, functions: 250 } } as const;

type Moment = keyof typeof AIMS;
/** The functions that ran, each by its file and its name there; those without a name are one in a file. */
type Ran = Readonly<Record<Moment, ReadonlySet<string>>>;

/** Counts the files and functions that one press passes: until its answer is out, and until the board is up to date. */
export async function measurePressPath(extent: Extent = 'full'): Promise<void> {
  const rounds = await runPresses(PRESSES[extent]);
  print(
    'The way of one press: files and functions that are run',
    (['answer', 'board'] as const).map((moment) => rowOf(moment, commonOf(rounds.map((ran) => ran[moment])))),
  );
}

function rowOf(moment: Moment, functions: ReadonlySet<string>): BenchRow {
  const files = new Set([...functions].map((each) => each.slice(0, each.lastIndexOf(':'))));
  const most = AIMS[moment];
  const aim: Aim = {
    text: `≤ ${most.files}, ${most.functions}`,
    met: files.size <= most.files && functions.size <= most.functions,
  };
  const what = moment === 'answer' ? 'until the answer is out' : 'until the board is up to date';
  return { what, ours: `${files.size}, ${functions.size}`, aim };
}

function commonOf([first, ...others]: readonly ReadonlySet<string>[]): ReadonlySet<string> {
  return new Set([...first!].filter((each) => others.every((ran) => ran.has(each))));
}

/** The last of two people answers each throw, so that the press ends the step and changes the board. */
async function runPresses(count: number): Promise<readonly Ran[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const database = join(folder, 'bot.sqlite');
  const discord = await startDiscord();
  const guildId = discord.addGuild('Games').id;
  const channel = discord.addChannel('table');
  const [ann, ben] = [discord.addMember('Ann'), discord.addMember('Ben')];
  const store = openStore(database);
  const plan = { guildId, channelId: typeof channel === 'string' ? channel : channel.id, people: [ann, ben], bots: 0 };
  const [table] = await beginAll(store, [plan]);
  const match = (await store.read({ table: table! }))!.match!.id;
  await store.close();
  const env = readEnv(envOf({ discord, database }));
  const bot = await createBot(env, {
    log: createLog(env.LOG_LEVEL),
    clock: systemClock,
    lasting: () => uptime() * 1_000,
    random: Math.random,
    newSecret,
    fail: (error) => console.error(error),
  });
  await bot.start();
  const board = () => boardOf(ann.sees(channel), match);
  await discord.until(() => board(), { timeoutMs: 60_000 });
  /** On the menu that is on the screen now: it may have moved beneath a new board since it was opened. */
  const offersTo = async (person: DiscordUser): Promise<readonly Offer[]> => {
    if (menuOn(person.sees(channel), match) === undefined) await person.press(board()!, `sheet:${match}`).outcome;
    await pause();
    const menu = menuOn(person.sees(channel), match);
    return menu === undefined ? [] : offersOn(menu);
  };
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  const rounds: Ran[] = [];
  // The first one loads what is loaded when it is needed.
  for (let n = 0; n <= count; ) {
    const [others] = await offersTo(ben);
    if (others !== undefined) await pressOffer(ben, others).outcome;
    const [offer] = await offersTo(ann);
    if (offer === undefined) continue;
    const before = board()!.text;
    await ranSince(session);
    await pressOffer(ann, offer).outcome;
    const toAnswer = await ranSince(session);
    await discord.until(() => board() !== null && board()!.text !== before, { timeoutMs: 60_000 });
    const toBoard = new Set([...toAnswer, ...(await ranSince(session))]);
    if (n++ > 0) rounds.push({ answer: toAnswer, board: toBoard });
  }
  session.disconnect();
  await bot.stop();
  await bot.close();
  await discord.close();
  rmSync(folder, { recursive: true });
  return rounds;
}

/** Until menus and boards that earlier presses have changed are sent. */
function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 1_500));
}

/** The functions that were run since this was last asked. */
async function ranSince(session: Session): Promise<ReadonlySet<string>> {
  const { result } = await session.post('Profiler.takePreciseCoverage');
  const own = result.filter(({ url }) => OWN.some((folder) => url.startsWith(folder)) && !url.startsWith(DRAWING));
  return new Set(
    own.flatMap(({ url, functions }) =>
      functions.filter(({ ranges }) => ranges[0]!.count > 0).map(({ functionName }) => `${url}:${functionName}`),
    ),
  );
}
