import { isFault, parseEvent } from '../games/record.js';
import type { Line, ThrownRow } from '../store/rows.js';
import type { StoredMatch } from './types.js';

/** In a line: a die that was not thrown. */
const NOT_THROWN = '-';

/** How often each face of each die has fallen in that match, to be counted for its server. */
export function countThrown({ lines, match, table }: StoredMatch): readonly ThrownRow[] {
  const { guildId } = table;
  const counts = new Map<string, ThrownRow>();
  for (const { die, face } of lines.flatMap(facesIn)) {
    const key = `${die} ${face}`;
    const times = 1 + (counts.get(key)?.times ?? 0);
    counts.set(key, { guildId, game: match.game, die, face, times });
  }
  return [...counts.values()];
}

function facesIn({ giver, text }: Line): readonly Pick<ThrownRow, 'die' | 'face'>[] {
  const event = giver === 'dice' ? parseEvent(text) : null;
  if (event === null || isFault(event) || event.kind !== 'throw') return [];
  return event.faces.map((face, die) => ({ die, face })).filter(({ face }) => face !== NOT_THROWN);
}
