import type { DiscordUser } from 'local-discord';
import { gameOf } from '../src/games/registry.js';
import type { Store } from '../src/store/interface.js';
import type { Stored, Where } from '../src/store/types.js';
import { isPlayable, loadMatch } from '../src/table/match.js';
import { moveOf, type Offer } from './players.js';

/** What the bot has stored, read beside it: whoever opened it a while ago reads in no time, while to open it takes milliseconds. */
export type Kept = Pick<Store, 'read'>;

/** What the bot has stored about a table by now. */
export async function readStored(kept: Kept, where: Where): Promise<Stored> {
  return (await kept.read(where))!;
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
