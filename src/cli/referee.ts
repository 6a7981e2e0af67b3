import type { Rules } from '../games/game.js';
import { isFault, isOver, type ParsedRecord, parseRecord } from '../games/record.js';
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
function verdict({ game, header, state }: ParsedRecord): object {
  const over = isOver(game, state);
  const scores = game.scores(state);
  const totals = scores.map((score) => score.total);
  return {
    ...header,
    over,
    due: dueIn(game, state),
    toMove: game.toMove(state),
    active: game.active(state),
    misthrows: scores.map((score) => score.penalties ?? 0),
    scores: totals,
    winners: over ? bestOf(totals) : [],
  };
}

function dueIn(game: Rules, state: unknown): 'dice' | 'answers' | null {
  if (game.diceDue(state) !== null) return 'dice';
  return game.toMove(state).length > 0 ? 'answers' : null;
}

function bestOf(scores: readonly number[]): readonly number[] {
  const best = Math.max(...scores);
  return scores.flatMap((score, seat) => (score === best ? [seat] : []));
}
