import { parseArgs } from 'node:util';
import { type Game, LEVELS, type Level } from '../games/game.js';
import { isFault, isSkipped, parseRecord } from '../games/record.js';
import { GAMES, gameOf } from '../games/registry.js';
import { command, STATUS, Stop, usageOf } from './command.js';

const USAGE = usageOf('bot', '--game GAME --level LEVEL');
const QUESTION = /^\? (0|[1-9][0-9]*)$/;
const QUESTION_MARK = 63;
const LINE_BREAK = 10;

/** A player as a process: reads records, each ended by `? <seat>`, and answers each with one move. */
await command(async (args) => {
  const { game, level } = optionsOf(args);
  let record: Buffer[] = [];
  for await (const line of linesOf(process.stdin)) {
    if (line[0] === QUESTION_MARK) {
      const move = wordFor(game, level, Buffer.concat(record), seatIn(line, record.length + 1));
      process.stdout.write(`${move}\n`);
      record = [];
    } else {
      record.push(line);
    }
  }
  if (record.some((line) => !isSkipped(textOf(line)))) {
    throw new Stop(STATUS.illegal, `line ${record.length + 1}: the record is not ended by "? <seat>"`);
  }
});

function optionsOf(args: readonly string[]): { readonly game: Game; readonly level: Level } {
  const { game: id, level: name } = parsedOptions(args);
  if (id === undefined || name === undefined) throw new Stop(STATUS.usage, USAGE);
  const game = gameOf(id);
  if (game === undefined)
    throw new Stop(STATUS.usage, `no game ${id}, only ${GAMES.map((each) => each.id).join(', ')}`);
  const level = LEVELS.find((each) => each === name);
  if (level === undefined) throw new Stop(STATUS.usage, `no level ${name}, only ${LEVELS.join(', ')}`);
  return { game, level };
}

function parsedOptions(args: readonly string[]): { readonly game?: string; readonly level?: string } {
  try {
    return parseArgs({ args: [...args], options: { game: { type: 'string' }, level: { type: 'string' } } }).values;
  } catch {
    throw new Stop(STATUS.usage, USAGE);
  }
}

function seatIn(line: Buffer, number: number): number {
  const question = QUESTION.exec(textOf(line));
  if (question === null) throw new Stop(STATUS.illegal, `line ${number}: expected "? <seat>"`);
  return Number(question[1]);
}

/** The bot's move, for the seat asked about by the line after the record. */
function wordFor(game: Game, level: Level, record: Buffer, seat: number): string {
  const parsed = parseRecord(record, (id) => (id === game.id ? game : undefined));
  if (isFault(parsed)) throw new Stop(STATUS.illegal, `line ${parsed.line}: ${parsed.fault}`);
  if (game.legalMoves(parsed.state, seat).length === 0) {
    const line = record.filter((byte) => byte === LINE_BREAK).length + 1;
    throw new Stop(STATUS.illegal, `line ${line}: seat ${seat} has nothing to answer`);
  }
  return game.botMove(parsed.state, seat, level);
}

/** The line without its break, byte for byte: enough to see what kind of line it is. */
function textOf(line: Buffer): string {
  return line.toString('latin1').replace(/\n$/, '');
}

/** Lines as bytes, each with its line break, as soon as they have come; the last may lack it. */
async function* linesOf(input: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of input) {
    rest = Buffer.concat([rest, chunk]);
    let from = 0;
    for (let end = rest.indexOf(LINE_BREAK); end >= 0; end = rest.indexOf(LINE_BREAK, from)) {
      yield rest.subarray(from, end + 1);
      from = end + 1;
    }
    rest = rest.subarray(from);
  }
  if (rest.length > 0) yield rest;
}
