import { GAMES, gameOf } from '../src/games/registry.js';
import { newSecret } from '../src/seal/seal.js';
import type { Store } from '../src/store/interface.js';
import { isPlayable, loadMatch } from '../src/table/match.js';
import { createTables } from '../src/table/tables.js';
import type { ActiveMatch, Person, Press, Tables } from '../src/table/types.js';
import { boundless } from '../test/boundless.js';
import { tableIds } from '../test/support/store-fixtures.js';
import { hardBots } from '../test/support/table-harness.js';

export interface BenchTable {
  readonly guildId: string;
  readonly channelId: string;
  readonly people: readonly Pick<Person, 'id' | 'name'>[];
  readonly bots: number;
}

/** The game that everything is measured with. */
const GAME = GAMES[0]!;

/** A press as it comes from the platform, its token dead already: nobody has a menu open. */
function pressOf({ id: who, name }: BenchTable['people'][number], { guildId, channelId }: BenchTable): Press {
  const person: Person = { id: who, name, globalName: name };
  const [id, at] = [`press-${++presses}`, Date.now()];
  return { id, person, guildId, channelId, at, token: id, until: at, moderator: false };
}
let presses = 0;

/** A few people sit at all of these tables, so that the limits on opening are not asked. */
export function tablesOn(store: Store): Tables {
  return createTables({ store: boundless(store), gameOf, random: Math.random, newSecret });
}

/** Seats the people of each plan and begins their match; the first throw lies on the table. Returns the tables' ids. */
export async function beginAll(store: Store, plans: readonly BenchTable[]): Promise<readonly string[]> {
  const tables = tablesOn(store);
  return Promise.all(plans.map((plan) => begin(store, tables, plan)));
}

/** Each table of a channel must have begun before the next is opened there. */
async function begin(store: Store, tables: Tables, plan: BenchTable): Promise<string> {
  const { people, bots, channelId } = plan;
  const host = people[0]!;
  const before = new Set(tableIds(await store.openIn(channelId)));
  await tables.openLobby(pressOf(host, plan), {
    game: GAME,
    pace: 'slow',
    bots: hardBots(bots),
    seats: null,
    games: 1,
    locale: 'en',
  });
  const table = tableIds(await store.openIn(channelId)).find((id) => !before.has(id))!;
  for (const person of people.slice(1)) await tables.act(pressOf(person, plan), { kind: 'join', table });
  await tables.act(pressOf(host, plan), { kind: 'begin', table });
  return table;
}

/** The table's match as it is stored. */
export async function readMatch(store: Store, table: string): Promise<ActiveMatch> {
  const live = loadMatch((await store.read({ table }))!, gameOf);
  if (!isPlayable(live)) throw new Error(`Table ${table} can't be played: ${live.unplayable}`);
  return live;
}

/** One of those who are asked answers anything that is legal. What follows is read off the answer to that, as people do. */
export async function answerRandomly(tables: Tables, plan: BenchTable, live: ActiveMatch): Promise<ActiveMatch> {
  const seat = live.awaited[0]!;
  const moves = live.game.legalMoves(live.state, seat);
  const move = moves[Math.floor(Math.random() * moves.length)]!;
  const person = plan.people.find(({ id }) => id === live.stored.seats[seat]!.personId)!;
  const answered = await tables.act(pressOf(person, plan), {
    kind: 'play',
    match: live.stored.match.id,
    step: live.step,
    move,
  });
  if (answered.kind !== 'menu') throw new Error(`An answer was answered with ${answered.kind}`);
  return answered.live;
}
