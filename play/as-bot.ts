import type { DiscordUser } from 'local-discord';
import { gameOf } from '../src/games/registry.js';
import { openStore } from '../src/store/store.js';
import type { Stored } from '../src/store/types.js';
import { isPlayable, loadMatch } from '../src/table/match.js';
import { moveOf, type Offer } from './players.js';

/** Where the bot keeps what it knows. */
interface Kept {
  /** The database file. */
  readonly database: string;
}

/** What the bot has stored about a table by now. */
export async function readStored({ database }: Kept, where: { match: string } | { table: string }): Promise<Stored> {
  const store = openStore(database);
  try {
    return (await store.read(where))!;
  } finally {
    await store.close();
  }
}

/** What the bot of that game would choose at this person's seat, else the first that is offered; null while their answer stands. */
export async function chooseAsBot(
  kept: Kept,
  match: string,
  person: DiscordUser,
  offers: readonly Offer[],
): Promise<Offer | null> {
  // The step may be over by now, and their menu not shown anew yet.
  if (offers.some(({ standing }) => standing)) return null;
  const live = loadMatch(await readStored(kept, { match }), gameOf);
  if (!isPlayable(live)) throw new Error(`The match is not playable: ${live.unplayable}`);
  const seat = live.stored.seats.find(({ personId }) => personId === person.id)?.seat;
  if (seat === undefined || !live.awaited.includes(seat)) return null;
  const move = live.game.botMove(live.state, seat, 'hard');
  return offers.find((offer) => moveOf(offer) === move) ?? offers[0]!;
}
