import { isFault, replayOn } from '../../../src/games/record.js';
import { gameOf } from '../../../src/games/registry.js';
import { type Contents, type FileRow, rowsIn } from './contents.js';

/** How often each face of each die has fallen, by server, game and die. */
type Counts = ReadonlyMap<string, number>;

/** What is counted of dice, where it is not what the records of the matches tell that have ended since; nothing where it is. */
export function tellThrown(before: Contents, after: Contents): readonly string[] {
  const ended = rowsIn(after, 'matches').filter(({ id }) => isEnded(after, id) && !isEnded(before, id));
  // What can't be replayed tells of no throws.
  if (ended.some((match) => !isReplayable(match, after))) return [];
  const [was, is, fell] = [countedIn(before), countedIn(after), fallenIn(ended, after)];
  return [...new Set([...was.keys(), ...is.keys(), ...fell.keys()])].flatMap((face) => {
    const [counted, due] = [(is.get(face) ?? 0) - (was.get(face) ?? 0), fell.get(face) ?? 0];
    return counted === due ? [] : [`${face} fell ${due} times, and is counted ${counted} times`];
  });
}

function countedIn(contents: Contents): Counts {
  const rows = rowsIn(contents, 'thrown');
  return new Map(rows.map((row) => [`${row.guild_id} ${row.game} die ${row.die}: ${row.face}`, Number(row.times)]));
}

function isEnded(contents: Contents, id: FileRow[string] | undefined): boolean {
  return rowsIn(contents, 'matches').some((row) => row.id === id && (row.status === 'over' || row.status === 'void'));
}

function isReplayable({ id, game: name, version, seats, first }: FileRow, contents: Contents): boolean {
  const game = gameOf(String(name));
  if (game?.version !== version) return false;
  return !isFault(replayOn(game!, game!.start(Number(seats), Number(first)), textsOf(contents, id)));
}

function textsOf(contents: Contents, match: FileRow[string] | undefined): readonly string[] {
  return rowsIn(contents, 'lines').flatMap((row) => (row.match_id === match ? [String(row.text)] : []));
}

function fallenIn(ended: readonly FileRow[], contents: Contents): Counts {
  const counts = new Map<string, number>();
  for (const { id, game, table_id: table } of ended) {
    const guild = rowsIn(contents, 'tables').find((row) => row.id === table)?.guild_id;
    for (const text of textsOf(contents, id)) {
      const [giver, ...faces] = text.split(' ');
      if (giver !== '*') continue;
      for (const [die, face] of faces.entries()) {
        const key = `${guild} ${game} die ${die}: ${face}`;
        if (face !== '-') counts.set(key, (counts.get(key) ?? 0) + 1);
      }
    }
  }
  return counts;
}
