import type { DiceDue } from '../games/game.js';
import { facesDue } from '../seal/bound.js';
import { diceKeyOf, saltOf } from '../seal/seal.js';
import type { Line, MatchRow, TableRow } from '../store/rows.js';
import type { Stored } from '../store/types.js';
import type { Chance, StoredMatch } from './types.js';

/** In a salt: of no message of the seal's anything was known when the match began. */
const UNSEEN = '0';

type Sealed = Pick<TableRow, 'secret' | 'sealMessage'>;

/** What a table knows while no match is to come. */
export const NOTHING_SEALED: Sealed = { secret: null, sealMessage: null };

/** The dice of the match to come are sealed: no message shows it yet. */
export function sealNext(chance: Chance): Sealed {
  return { secret: chance.newSecret(), sealMessage: null };
}

/** What the dice of the match follow from that begins now. `seenIn`: a message in which its seal stands, if the table knows of none. */
export function sealedDice(
  { match, posts, seats, table }: Stored,
  seenIn: string | null,
): Pick<MatchRow, 'secret' | 'salt'> {
  const { secret, sealMessage } = table;
  if (secret === null) return { secret, salt: null };
  const words = seats.flatMap(({ word }) => word ?? []);
  // A message that is known, and is not noted as the seal's, has not shown it: an older version made it.
  const isKnown = posts.some(({ matchId, messageId }) => matchId === (match?.id ?? null) && messageId !== null);
  return { secret, salt: saltOf(sealMessage ?? (isKnown ? null : seenIn) ?? UNSEEN, words) };
}

/** How the dice fall that are due next in a match after these lines: as was sealed, else by chance. */
export function castDice(
  dice: DiceDue,
  { match }: Pick<StoredMatch, 'match'>,
  lines: readonly Line[],
  { random }: Chance,
): readonly string[] {
  const { game, salt, secret } = match;
  if (secret === null || salt === null) return dice.map(({ faces }) => faces[Math.floor(random() * faces.length)]!);
  const thrown = lines.filter(({ giver }) => giver === 'dice').length;
  return facesDue(diceKeyOf(secret, salt), game, thrown, dice);
}
