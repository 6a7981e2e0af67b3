import Database from 'better-sqlite3';
import { expect, onTestFinished } from 'vitest';
import type { Level } from '../../src/games/game.js';
import { GAMES, gameOf } from '../../src/games/registry.js';
import { lazily } from '../../src/lib/lazily.js';
import { newSecret } from '../../src/seal/seal.js';
import type { Pace } from '../../src/settings/settings.js';
import { openDatabase } from '../../src/store/file/open.js';
import type { Store } from '../../src/store/interface.js';
import { storeOn } from '../../src/store/store.js';
import type { Stored } from '../../src/store/types.js';
import { isPlayable, loadMatch } from '../../src/table/match.js';
import { MENU_TIME } from '../../src/table/pace.js';
import { presentAmong } from '../../src/table/seats.js';
import { createTables } from '../../src/table/tables.js';
import type {
  ActiveMatch,
  LobbyOptions,
  Person,
  Press,
  TableAction,
  TableReply,
  Tables,
} from '../../src/table/types.js';
import { type Contents, contentsOf } from './life/contents.js';
import { tellingTime } from './told-time.js';

/** What a table is opened with that differs from the usual; `bots` are so many, all of them hard to beat. */
export interface GivenOptions extends Partial<Omit<LobbyOptions, 'bots'>> {
  readonly bots?: number;
}

export function lobbyOf({ bots = 0, ...options }: GivenOptions): LobbyOptions {
  return { game: GAME, pace: 'live', bots: hardBots(bots), seats: null, games: 1, locale: 'en', ...options };
}

export function hardBots(count: number): readonly Level[] {
  return new Array<Level>(count).fill('hard');
}

/** A table under test: a real store, people who press, a clock that is moved by hand, and dice that can be dictated. */
export interface TableHarness {
  readonly tables: Tables;
  readonly store: Store;
  /** `runs`: whether time does; `shows`: whether what people are asked is posted at once. */
  readonly clock: { now: number; runs: boolean; shows: boolean };
  /** The next throws show these faces (numbers 1…6, in the record's order); random ones after them. One that is left over fails the test. */
  dictate(...faces: number[]): void;
  press(person: string, change?: Partial<Press>): Press;
  /** Whether those who sit down by `open` and `begin` are sent a menu as the match begins; unless it is said, they are not. */
  readonly waiting: { reached: boolean };
  /** Whether the dice of matches to come are sealed; unless it is said, they are not, so that they can be dictated. */
  readonly sealing: { on: boolean };
  /** What a table is opened with unless it is said otherwise. */
  readonly usual: { pace: Pace };
  /** Opens a table for the first person and seats the others; returns the table's id. */
  open(people: readonly string[], options?: GivenOptions): Promise<string>;
  begin(people: readonly string[], options?: GivenOptions): Promise<string>;
  read(table: string): Promise<Stored>;
  live(table: string): Promise<ActiveMatch>;
  /** Answers for that person in the current step. */
  say(table: string, person: string, word: string): Promise<TableReply>;
  /** All that the store's file holds. */
  contents(): Contents;
  /** Plays on at random through the people's presses until the match is over. */
  finish(table: string): Promise<void>;
}

export const GAME = GAMES[0]!;
export const CHANNEL = '900000000000000001';
export const GUILD = '800000000000000001';

/** The bytes of a database in memory that is at this version, and empty. */
const emptyDatabase = lazily(() => {
  const sqlite = openDatabase(':memory:');
  const bytes = sqlite.serialize();
  sqlite.close();
  return bytes;
});

/** As `openDatabase(':memory:')`, but a hundred times as fast. */
function openInMemory(): Database.Database {
  const sqlite = new Database(emptyDatabase());
  sqlite.pragma('foreign_keys = ON');
  return sqlite;
}

/** A table under test on a new store; `path` is a real file, or ':memory:'. What `atEnd` is given fails the test by throwing. */
export function tableHarness(
  path = ':memory:',
  seed = 1,
  atEnd: (check: () => void) => void = onTestFinished,
): TableHarness {
  const sqlite = path === ':memory:' ? openInMemory() : openDatabase(path);
  const { store } = storeOn(sqlite, path, {});
  const dictated: number[] = [];
  const random = generator(seed);
  const sealing = { on: false };
  const clock = { now: 1_700_000_000_000, runs: true, shows: true };
  const bare = createTables({
    store: tellingTime(store),
    gameOf,
    random: () => (dictated.length > 0 ? dictated.shift()! : random()),
    newSecret: () => (sealing.on ? newSecret() : null),
    timeDecides: () => clock.runs,
  });
  /** Whoever has a menu open presses on that, unless it is said otherwise. */
  const menuMessage = sqlite
    .prepare<[string, number], string>(
      'SELECT message FROM menus WHERE person_id = ? AND until > ? ORDER BY rowid DESC',
    )
    .pluck();
  const pressedBy = ({ person, at }: Press): NonNullable<Press['on']> | null => {
    const message = menuMessage.get(person.id, at);
    return message === undefined ? null : { message, origin: message };
  };
  const tables: Tables = {
    ...bare,
    act: (by, action) => bare.act({ on: pressedBy(by), ...by }, action),
    async tick(now) {
      for (const { table } of clock.shows ? await store.placed(null) : [])
        await store.update({ table }, null, now, () => ({ table: { unseenSince: null }, out: null }));
      return bare.tick(now);
    },
  };
  let presses = 0;

  const press = (person: string, change: Partial<Press> = {}): Press => ({
    // Newer than any message, as whoever looks at it presses.
    id: `9${String(seed).padStart(8, '0')}${String(++presses).padStart(10, '0')}`,
    person: personOf(person),
    guildId: GUILD,
    channelId: CHANNEL,
    at: clock.now,
    token: `token-${presses}`,
    until: clock.now + MENU_TIME,
    moderator: false,
    ...change,
  });
  const waiting = { reached: false };
  const usual: TableHarness['usual'] = { pace: 'live' };
  const sitting = (person: string): Press => press(person, waiting.reached ? {} : { until: clock.now });
  const read = async (table: string): Promise<Stored> => {
    const stored = await store.read({ table });
    if (stored === null) throw new Error(`no table ${table}`);
    return stored;
  };
  const live = async (table: string): Promise<ActiveMatch> => {
    const found = loadMatch(await read(table), gameOf);
    if (!isPlayable(found)) throw new Error(`table ${table}: ${found.unplayable}`);
    return found;
  };
  const open: TableHarness['open'] = async (people, options = {}) => {
    const answer = await tables.openLobby(sitting(people[0]!), lobbyOf({ ...usual, ...options }));
    if (answer.kind !== 'opened') throw new Error(`no table was opened: ${keyOf(answer)}`);
    const table = (await store.openIn(CHANNEL))[0]!.table.id;
    for (const person of people.slice(1)) await tables.act(sitting(person), { kind: 'join', table });
    return table;
  };
  const begin: TableHarness['begin'] = async (people, options) => {
    const table = await open(people, options);
    await tables.act(sitting(people[0]!), { kind: 'begin', table });
    return table;
  };
  const say: TableHarness['say'] = async (table, person, word) => {
    const now = await live(table);
    return tables.act(press(person), { kind: 'play', match: now.stored.match.id, step: now.step, move: word });
  };
  const finish: TableHarness['finish'] = async (table) => {
    for (let now = await live(table); !now.over; now = await live(table)) {
      const row = presentAmong(now.stored.seats, now.awaited)[0]!;
      const words = now.game.legalMoves(now.state, row.seat);
      await say(table, row.name, words[Math.floor(random() * words.length)]!);
    }
  };
  return {
    tables,
    store,
    clock,
    dictate: (...faces) => {
      dictated.push(...faces.map((face) => (face - 0.5) / 6));
      atEnd(() => expect(dictated, 'dictated dice are left over').toEqual([]));
    },
    press,
    waiting,
    sealing,
    usual,
    open,
    begin,
    read,
    live,
    say,
    contents: contentsOf(sqlite),
    finish,
  };
}

/** The face to dictate for that one of so many equal chances, counted from 0. */
export function faceFor(chance: number, chances: number): number {
  return [1, 2, 3, 4, 5, 6].find((face) => Math.floor(((face - 0.5) / 6) * chances) === chance)!;
}

/** A made-up person with that name; the same name is the same person. */
export function personOf(name: string): Person {
  return {
    id: `7${[...name].map((letter) => letter.codePointAt(0)! % 10).join('')}`.padEnd(18, '0'),
    name,
    globalName: `${name} everywhere`,
  };
}

/** The id of the person with that name. */
export function idOf(name: string): string {
  return personOf(name).id;
}

/** Somebody presses, and says yes where they are asked about the same once more. */
export async function sayYes(
  { tables, press }: Pick<TableHarness, 'tables' | 'press'>,
  who: string,
  action: TableAction,
  change: Partial<Press> = {},
): Promise<TableReply> {
  const reply = await tables.act(press(who, change), action);
  const anew = reply.kind === 'ask' ? reply.actions.find((each) => each.action.kind === action.kind) : undefined;
  return anew === undefined ? reply : tables.act(press(who, change), anew.action);
}

/** What somebody is told, by the key of its sentence; of an answer without one, its kind. */
export function keyOf(answer: TableReply): string {
  if (answer.kind === 'which') return `which.${answer.listing.of}`;
  return 'phrase' in answer ? answer.phrase.key : answer.kind;
}

/** Repeatable random numbers in [0, 1): a linear congruential generator, enough for dice in tests. */
function generator(seed: number): () => number {
  let state = Math.imul(seed, 2654435761) >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
