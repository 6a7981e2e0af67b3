import { setTimeout as sleep } from 'node:timers/promises';
import { KNOWN_LIMITS, sleepWithoutDrift } from 'local-discord';
import { openStore } from '../src/store/store.js';
import { buildHouse } from '../test/house.js';
import { openLedger } from '../test/ledger.js';
import { freePort } from '../test/port.js';
import { type SealsSeen, watchSeals } from '../test/seals-seen.js';
import { type Alive, stuck } from './alive.js';
import { openBook } from './book.js';
import {
  type Check,
  checkAnswers,
  checkBodies,
  checkDiceShown,
  checkLog,
  checkMenus,
  checkPostedOnce,
  checkRecords,
} from './check.js';
import { type Luck, luckOf } from './luck.js';
import { checkMemory, type Scale, weigh } from './memory.js';
import { type OpenCount, watchOpen } from './open-tables.js';
import { type Requests, watchRequests } from './requests.js';
import { Screens } from './screens.js';
import { keepTable } from './table.js';
import { createTally, type Tally } from './tally.js';
import { createTempo } from './tempo.js';
import { buildTown, type Town, type Venue } from './town.js';
import { Troublemaker } from './troublemaker.js';

export interface SoakOptions {
  /** As a machine counts them that is never late. */
  readonly minutes: number;
  /** How many tables are open at the same time. */
  readonly tables: number;
  readonly seed: string;
}

export interface Soaked {
  readonly checks: readonly Check[];
  readonly tally: Tally;
  /** How many tables were open: at least, once all had been opened, and at most. */
  readonly open: readonly [least: number, most: number];
  readonly matches: number;
  readonly requests: number;
  /** How much longer people thought than usual, in the middle. */
  readonly slowness: number;
}

const MINUTE = 60_000;
/** Between one table and the next in a place nothing is open there: so there are some places more than tables. */
const PLACES = 1.15;
/** Of the time, after which the bot's process is left alive. */
const SPARED = 0.6;
/** So many messages a channel and a person's screen keep. */
const KEPT_MESSAGES = 300;
const KEPT_LOG = 1_000;
/** For so long the bot may take to come to rest. */
const CALM = 6 * MINUTE;
/** So many tables are looked at side by side. */
const SIDE_BY_SIDE = 8;

/** What is played with, what is measured meanwhile, and what goes wrong. */
interface Soaking {
  /** How many tables are kept open. */
  readonly tables: number;
  readonly town: Town;
  readonly places: readonly Venue[];
  readonly luck: Luck;
  readonly requests: Requests;
  readonly seals: SealsSeen;
  readonly scale: Scale;
  readonly opened: OpenCount;
  readonly troublemaker: Troublemaker;
}

/** Lets people play at many tables while everything goes wrong, then lets it calm down and looks whether all is well. */
export async function soak(options: SoakOptions): Promise<Soaked> {
  const soaking = await setUp(options);
  try {
    await playAmidTrouble(soaking, options.minutes);
    return await checkAll(soaking);
  } finally {
    await tearDown(soaking);
  }
}

async function setUp({ minutes, tables, seed }: SoakOptions): Promise<Soaking> {
  const luck = luckOf(seed);
  const healthPort = await freePort();
  const env = { HEALTH_PORT: String(healthPort) };
  const house = await buildHouse({
    env,
    limits: KNOWN_LIMITS,
    acknowledgeMs: 3_000,
    keepLog: KEPT_LOG,
    keepMessages: KEPT_MESSAGES,
  });
  const places = buildTown(house.discord, Math.ceil(tables * PLACES), luck.of('town'));
  await house.start();
  const town: Town = {
    house,
    screens: new Screens(house.discord),
    book: openBook(house.database),
    tempo: createTempo(),
    ledger: openLedger(),
    tally: createTally(),
    takenSeats: new Map(),
    claimed: new Set(),
  };
  const longest = Math.min(60, Math.max(8, 6 * minutes));
  return {
    tables,
    town,
    places,
    luck,
    requests: watchRequests(house.discord, town.tally),
    seals: watchSeals(house.discord),
    scale: weigh(house, healthPort),
    opened: watchOpen(town, tables),
    troublemaker: new Troublemaker({ town, places, luck: luck.of('trouble'), longest }),
  };
}

/** Everybody plays until the time is over, and goes home. */
async function playAmidTrouble({ town, places, luck, troublemaker }: Soaking, minutes: number): Promise<void> {
  const people = places.map((place, n) => keepTable(town, place, luck.of(`table ${n}`)));
  const making = sleepWithoutDrift(Math.min(10_000, minutes * 6_000)).then(() => troublemaker.run());
  const all = Promise.all([...people, making]);
  const going = sleepWithoutDrift(SPARED * minutes * MINUTE)
    .then(() => troublemaker.spare())
    .then(() => sleepWithoutDrift((1 - SPARED) * minutes * MINUTE));
  await Promise.race([going, all]);
  town.tempo.end();
  await all;
  troublemaker.calm();
}

/** Lets the bot come to rest, ends it, and looks whether all is well. */
async function checkAll({
  tables,
  town,
  places,
  luck,
  requests,
  seals,
  scale,
  opened,
  troublemaker,
}: Soaking): Promise<Soaked> {
  const { house, book, ledger, tally } = town;
  const unsent = await rested(town);
  const level = scale.level();
  scale.stop();
  const store = openStore(house.database);
  const tablesLeft = book.open();
  const alive: Alive = { town, store, places, luck: luck.of('alive'), missing: troublemaker.missing };
  const stuckOnes = await sideBySide(tablesLeft, (table) => stuck(alive, table));
  const unsentLater = await rested(town);
  const menus = checkMenus(house, places, book);
  const { code } = await house.stop();
  await ledger.complete();
  const matches = book.matches();
  const checks = [
    await checkRecords(store, matches),
    await checkDiceShown(store, matches, seals),
    await checkAnswers(store, matches, ledger),
    { what: 'open tables that go on', looked: `${tablesLeft.length} tables`, wrong: stuckOnes },
    { what: 'everything sent in the end', looked: 'posts and menus', wrong: [...unsent, ...unsentLater] },
    checkPostedOnce(house, places),
    menus,
    checkBodies(house, requests),
    checkLog(house, [...troublemaker.ends, ...(code === 0 ? [] : [`the bot was stopped and ended with ${code}`])]),
    checkMemory(level, tables),
  ];
  await store.close();
  const { least, most, slowness } = opened;
  return { checks, tally, open: [least, most], matches: matches.length, requests: requests.count, slowness };
}

async function tearDown({ town, seals, scale, opened }: Soaking): Promise<void> {
  town.tempo.end();
  seals.end();
  scale.stop();
  opened.stop();
  town.screens.close();
  town.book.close();
  await town.house.close();
}

/** Waits until everything is sent. Returns what is not. */
async function rested({ house, book }: Town): Promise<readonly string[]> {
  const left = () => ({ posts: book.unsent(), menus: book.unsentMenus(house.discord.clock.now()) });
  for (const start = performance.now(); performance.now() - start < CALM; await sleep(500)) {
    const { posts, menus } = left();
    if (posts + menus === 0) return [];
  }
  const { posts, menus } = left();
  return [`${posts} posts and ${menus} menus are still to be sent`];
}

async function sideBySide(
  tables: readonly string[],
  look: (table: string) => Promise<string | null>,
): Promise<readonly string[]> {
  const [left, wrong] = [[...tables], [] as string[]];
  const one = async (): Promise<void> => {
    for (let table = left.shift(); table !== undefined; table = left.shift()) {
      const found = await look(table);
      if (found !== null) wrong.push(found);
    }
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, one));
  return wrong;
}
