import type { Seat } from '../../games/game.js';
import type { Stored } from '../../store/types.js';
import { countAgreed } from '../end.js';
import { countVotes } from '../kick.js';

/** How far a vote is; never whose they are. */
export interface VoteView {
  readonly votes: number;
  readonly needed: number;
}

/** Who is to be replaced, and whether the match is to end, as far as anybody is for it. */
export interface VotesView {
  readonly replacing: readonly (VoteView & { readonly seat: Seat })[];
  readonly ending: VoteView | null;
}

export function viewVotes(stored: Stored): VotesView {
  const replacing = stored.seats.map((row) => ({ seat: row.seat, ...countVotes(stored, row) }));
  const ending = countAgreed(stored.seats);
  return { replacing: replacing.filter(({ votes }) => votes > 0), ending: ending.votes > 0 ? ending : null };
}
