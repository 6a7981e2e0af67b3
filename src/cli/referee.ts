import type { Game } from '../games/game.js';
import { isFault, isOver, type Parsed, parseRecord } from '../games/record.js';
import { gameOf } from '../games/registry.js';
import { bytesOf, command, onlyArgument, STATUS, Stop } from './command.js';

/** Reads a record and says in one line of JSON how the match stands. */
await command(async (args) => {
  const file = onlyArgument(args, 'referee', 'FILE (or - for standard input)');
  const parsed = parseRecord(await bytesOf(file), gameOf);
  if (isFault(parsed)) throw new Stop(STATUS.illegal, `line ${parsed.line}: ${parsed.fault}`);
  process.stdout.write(`${JSON.stringify(verdict(parsed))}\n`);
});

/** The order of the keys is part of the interface. */
function verdict({ game, header, state }: Parsed): object {
  const over = isOver(game, state);
  const standing = game.standing(state);
  const scores = standing.map((score) => score.total);
  return {
    ...header,
    over,
    due: dueIn(game, state),
    toMove: game.toAnswer(state),
    active: game.active(state),
    misthrows: standing.map((score) => score.misthrows),
    scores,
    winners: over ? bestOf(scores) : [],
  };
}

function dueIn(game: Game, state: unknown): 'dice' | 'answers' | null {
  if (game.dice(state) !== null) return 'dice';
  return game.toAnswer(state).length > 0 ? 'answers' : null;
}

function bestOf(scores: readonly number[]): readonly number[] {
  const best = Math.max(...scores);
  return scores.flatMap((score, seat) => (score === best ? [seat] : []));
}
