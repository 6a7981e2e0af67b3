import type { DiceDue, Rules } from '../games/game.js';
import { apply, isFault, parseEvent } from '../games/record.js';
import { gameOf } from '../games/registry.js';
import type { Line, MatchRow, ThrownRow } from '../store/rows.js';
import type { StoredMatch } from './types.js';

/** How often each face of each die has fallen in that match, to be counted for its server. Whose rules are not known any more counts nothing. */
export function countThrown({
  lines,
  match,
  table,
}: Pick<StoredMatch, 'lines' | 'match' | 'table'>): readonly ThrownRow[] {
  const game = gameOf(match.game);
  if (game === undefined || game.version !== match.version) return [];
  const { guildId } = table;
  const counts = new Map<string, ThrownRow>();
  for (const { die, face } of facesIn(game, match, lines)) {
    const key = `${die} ${face}`;
    const times = 1 + (counts.get(key)?.times ?? 0);
    counts.set(key, { guildId, game: game.id, die, face, times });
  }
  return [...counts.values()];
}

/** What has fallen: no die that was not thrown, nor one that was kept, whose face a second throw of the same turn tells once more. */
function* facesIn(
  game: Rules,
  { seats, first }: Pick<MatchRow, 'seats' | 'first'>,
  lines: readonly Line[],
): Generator<Pick<ThrownRow, 'die' | 'face'>> {
  let state = game.start(seats, first);
  for (const { text } of lines) {
    const event = parseEvent(text);
    if (isFault(event)) return;
    const next = apply(game, state, event);
    if (isFault(next)) return;
    if (event.kind === 'throw') yield* rolledIn(event.faces, game.diceDue(state) ?? []);
    state = next.state;
  }
}

function rolledIn(faces: readonly string[], due: DiceDue): readonly Pick<ThrownRow, 'die' | 'face'>[] {
  return due.flatMap((die, n) => (die.faces.length > 1 ? [{ die: n, face: faces[n]! }] : []));
}
