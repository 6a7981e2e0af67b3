import type { Game } from '../src/games/game.js';
import { gameOf } from '../src/games/registry.js';
import type { Store } from '../src/store/interface.js';
import { isPlayable, loadMatch } from '../src/table/match.js';
import { createTables } from '../src/table/tables.js';
import type { ActiveMatch, Person, Press } from '../src/table/types.js';
import { boundless } from './boundless.js';
import { hardBots } from './support/table-harness.js';

/** A position to be reached: the same seed leads to the same record, whatever table it is played at. */
export interface Position {
  readonly game: Game;
  readonly people: readonly Person[];
  readonly bots: number;
  readonly seed: number;
  /** At least so many answers of people come before it. */
  readonly answers: number;
}

export interface ChannelIds {
  readonly guildId: string;
  readonly channelId: string;
}

/**
 * Plays at random up to a point where two people or more have to answer, none of them has yet, and the first of them has
 * a choice. Nothing is sent. Null if the match ends before.
 */
export async function playTo(position: Position, place: ChannelIds, store: Store): Promise<ActiveMatch | null> {
  const { game, people, bots, seed } = position;
  const [dice, choices] = [generator(seed), generator(seed + 1)];
  const tables = createTables({ store: boundless(store), gameOf, random: dice, newSecret: () => null });
  let presses = 0;
  const press = (person: Person): Press => {
    const [id, at] = [`${place.channelId}-${++presses}`, Date.now()];
    // The token is dead already: nobody has a menu open.
    return { id, person, ...place, at, token: id, until: at, moderator: false };
  };
  const [host, ...others] = people as [Person, ...Person[]];
  await tables.openLobby(press(host), {
    game,
    pace: 'slow',
    bots: hardBots(bots),
    seats: null,
    games: 1,
    locale: 'en',
  });
  const table = (await store.openIn(place.channelId))[0]!.table.id;
  for (const person of others) await tables.act(press(person), { kind: 'join', table });
  await tables.act(press(host), { kind: 'begin', table });
  for (let answers = 0; ; answers++) {
    const live = loadMatch((await store.read({ table }))!, gameOf);
    if (!isPlayable(live)) throw new Error(`The match is not playable: ${live.unplayable}`);
    if (live.over) return null;
    if (answers >= position.answers && isShared(live)) return live;
    const seat = live.awaited[Math.floor(choices() * live.awaited.length)]!;
    const words = game.legalMoves(live.state, seat);
    const person = people.find(({ id }) => id === live.stored.seats[seat]!.personId)!;
    await tables.act(press(person), {
      kind: 'play',
      match: live.stored.match.id,
      step: live.step,
      move: words[Math.floor(choices() * words.length)]!,
    });
  }
}

function isShared({ game, state, awaited, stored }: ActiveMatch): boolean {
  const none = stored.seats.every(({ seat, personId }) => personId === null || game.pendingMove(state, seat) === null);
  return awaited.length >= 2 && none && game.legalMoves(state, awaited[0]!).length >= 2;
}

/** Repeatable random numbers in [0, 1). */
export function generator(seed: number): () => number {
  let state = Math.imul(seed, 2_654_435_761) >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
