import { GAMES, gameOf } from '../src/games/registry.js';
import type { Pace } from '../src/settings/settings.js';
import { openStore } from '../src/store/store.js';
import { isPlayable, loadMatch } from '../src/table/match.js';
import { createTables } from '../src/table/tables.js';
import type { ActiveMatch, Person, Press } from '../src/table/types.js';
import { boundless } from './boundless.js';
import { tableIds } from './support/store-fixtures.js';
import { hardBots } from './support/table-harness.js';

/** A throw as the record writes its faces, and what was answered to it; who is asked and not named here passes. */
export type Throw = readonly [dice: string, ...answers: string[]];

export interface Table {
  readonly guildId: string;
  readonly channelId: string;
  /** The first one is the host, has seat 0 and the first turn. */
  readonly people: readonly Pick<Person, 'id' | 'name'>[];
  readonly bots?: number;
  readonly pace?: Pace;
  /** The last one lies on the table: the answers to it that are not named are still due. */
  readonly throws: readonly Throw[];
}

/**
 * Plays matches into a database file up to the point that a test is about, as the bot itself would, but with dictated
 * dice and without sending anything. Returns their ids.
 */
export async function playInto(database: string, tables: readonly Table[]): Promise<readonly string[]> {
  const store = openStore(database);
  try {
    const matches: string[] = [];
    for (const [n, table] of tables.entries()) matches.push(await playTable(store, table, `planned-${n}`));
    return matches;
  } finally {
    await store.close();
  }
}

type OwnStore = ReturnType<typeof openStore>;

async function playTable(store: OwnStore, planned: Table, name: string): Promise<string> {
  const { guildId, channelId, people, bots = 0, pace = 'slow', throws } = planned;
  const dictated = [0, ...throws.flatMap(([dice]) => dice.split(' ').map(chance))];
  const random = (): number => {
    const next = dictated.shift();
    if (next === undefined) throw new Error('More was thrown than was dictated');
    return next;
  };
  const tables = createTables({ store: boundless(store), gameOf, random, newSecret: () => null });
  let presses = 0;
  // The token is dead already: nobody has one of these menus open.
  const press = ({ id: who, name: called }: Table['people'][number]): Press => {
    const [id, at] = [`${name}-${++presses}`, Date.now()];
    const person: Person = { id: who, name: called, globalName: called };
    return { id, person, guildId, channelId, at, token: id, until: at, moderator: false };
  };
  const host = people[0]!;
  const before = tableIds(await store.openIn(channelId));
  await tables.openLobby(press(host), {
    game: GAMES[0]!,
    pace,
    bots: hardBots(bots),
    seats: null,
    games: 1,
    locale: 'en',
  });
  const table = tableIds(await store.openIn(channelId)).find((id) => !before.includes(id))!;
  // The bots sit between the host and the others.
  for (const person of people.slice(1)) await tables.act(press(person), { kind: 'join', table });
  await tables.act(press(host), { kind: 'begin', table });

  const now = async (): Promise<ActiveMatch> => {
    const live = loadMatch((await store.read({ table }))!, gameOf);
    if (!isPlayable(live)) throw new Error(`The match is not playable: ${live.unplayable}`);
    return live;
  };
  for (const [n, [dice, ...answers]] of throws.entries()) {
    const due = answers.map((line) => line.split(' ') as [seat: string, word: string]);
    const isLast = n === throws.length - 1;
    const number = throwsIn(await now());
    for (let live = await now(); throwsIn(live) === number; live = await now()) {
      const next = nextAnswer(live, due, isLast ? 'named' : 'all');
      if (next === null) break;
      const person = people.find(({ id }) => id === live.stored.seats[next.seat]!.personId)!;
      await tables.act(press(person), { kind: 'play', match: live.stored.match.id, step: live.step, move: next.word });
    }
    if (due.length > 0) throw new Error(`After ${dice} nobody was asked for ${due.join(', ')}`);
  }
  if (dictated.length > 0) throw new Error(`${dictated.length} of the dictated dice are left over`);
  return (await now()).stored.match.id;
}

/** The next answer that is due: one that is named, else a pass. Takes it out of those that are named. */
function nextAnswer(
  { game, state, awaited, stored }: ActiveMatch,
  named: [seat: string, word: string][],
  which: 'named' | 'all',
): { readonly seat: number; readonly word: string } | null {
  const asked = awaited.filter((seat) => stored.seats[seat]!.personId !== null);
  for (const seat of asked) {
    const found = named.findIndex(([at, word]) => at === String(seat) && game.legalMoves(state, seat).includes(word));
    if (found >= 0) return { seat, word: named.splice(found, 1)[0]![1] };
  }
  const [seat] = asked;
  return which === 'named' || seat === undefined ? null : { seat, word: game.defaultMove(state, seat) };
}

function throwsIn({ stored }: ActiveMatch): number {
  return stored.lines.filter((line) => line.giver === 'dice').length;
}

/** The random number for that face of a die, or for the one face `-` of a die that is gone. */
function chance(face: string): number {
  return face === '-' ? 0 : (Number(face) - 0.5) / 6;
}
