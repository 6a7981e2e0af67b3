import { SOLO } from '../games/game.js';
import { isFault, replay } from '../games/record.js';
import { gameOf } from '../games/registry.js';
import type { MatchRecord } from '../store/interface.js';

/** The lines of a record are counted with its header. */
const HEADER_LINE = 1;
const FIRST_LINE = 2;

/** Plays a stored record by the rules: the line that they do not allow, null if there is none; of other rules it can't tell. */
export function judge({ game: id, version, seats, first, lines }: MatchRecord): number | null | 'unknown' {
  const game = gameOf(id);
  if (game === undefined || game.version !== version) return 'unknown';
  const [, most] = game.seats;
  if (seats < SOLO || seats > most || first < 0 || first >= seats) return HEADER_LINE;
  const played = replay(
    game,
    { seats, first },
    lines.map(({ text }) => text),
  );
  return isFault(played) ? played.line + FIRST_LINE : null;
}
