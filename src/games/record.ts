import { type Rules, type Seat, SOLO } from './game.js';

/** The record of a match as text: the one notation for storing, replaying, testing and talking to other programs. */

/** Why something is refused, for the one who wrote the record. */
export interface RecordFault {
  readonly fault: string;
}

export interface Header {
  readonly game: string;
  readonly seats: number;
  /** The seat that starts. */
  readonly first: Seat;
}

export type RecordEvent =
  | { readonly kind: 'throw'; readonly faces: readonly string[] }
  | { readonly kind: 'move'; readonly seat: Seat; readonly move: string };

export function isFault(x: unknown): x is RecordFault {
  return typeof x === 'object' && x !== null && 'fault' in x;
}

export function headerLine(header: Header): string {
  return `${header.game} ${header.seats} ${header.first}`;
}

export function throwLine(faces: readonly string[]): string {
  return `* ${faces.join(' ')}`;
}

export function moveLine(seat: Seat, move: string): string {
  return `${seat} ${move}`;
}

const HEADER = /^([a-z][a-z0-9-]*) (0|[1-9][0-9]*) (0|[1-9][0-9]*)$/;
const THROW = /^\*(?: (?:-|[a-z0-9]+))+$/;
const ANSWER = /^(0|[1-9][0-9]*) ([a-z0-9-]{1,24})$/;

/** Reads a header by its form alone: whether there is such a game with so many seats is another question. */
export function parseHeader(line: string): Header | RecordFault {
  const found = HEADER.exec(line);
  if (found === null) return { fault: `expected a header, "<game> <seats> <first>", not ${quote(line)}` };
  return { game: found[1]!, seats: Number(found[2]), first: Number(found[3]) };
}

/** Reads a throw or an answer by its form alone. */
export function parseEvent(line: string): RecordEvent | RecordFault {
  const answer = ANSWER.exec(line);
  if (answer !== null) return { kind: 'move', seat: Number(answer[1]), move: answer[2]! };
  if (THROW.test(line)) return { kind: 'throw', faces: line.slice(2).split(' ') };
  return { fault: `expected a throw, "* <faces…>", or an answer, "<seat> <word>", not ${quote(line)}` };
}

/** Whether nothing can happen any more. */
export function isOver(game: Rules, state: unknown): boolean {
  return game.diceDue(state) === null && game.toMove(state).length === 0;
}

/** The state after the event, or why the rules do not allow it here. */
export function apply(game: Rules, state: unknown, event: RecordEvent): { readonly state: unknown } | RecordFault {
  if (event.kind === 'move') return applyMove(game, state, event.seat, event.move);
  return applyThrow(game, state, event.faces);
}

function applyThrow(game: Rules, state: unknown, faces: readonly string[]): { readonly state: unknown } | RecordFault {
  const dice = game.diceDue(state);
  if (dice === null) {
    if (isOver(game, state)) return { fault: 'the game is over' };
    return { fault: `no throw is due: ${whoMustMove(game, state)}` };
  }
  if (faces.length !== dice.length) return { fault: `a throw has ${dice.length} faces here, not ${faces.length}` };
  const wrong = dice.findIndex((die, i) => !die.faces.includes(faces[i]!));
  if (wrong >= 0) {
    const { faces: possible } = dice[wrong]!;
    return { fault: `face ${wrong + 1} cannot be ${faces[wrong]}, only ${possible.join(' or ')}` };
  }
  return { state: game.roll(state, faces) };
}

function applyMove(game: Rules, state: unknown, seat: Seat, move: string): { readonly state: unknown } | RecordFault {
  const moves = game.legalMoves(state, seat);
  if (moves.includes(move)) return { state: game.play(state, seat, move) };
  if (moves.length > 0) return { fault: `seat ${seat} cannot answer ${move}, only ${moves.join(' or ')}` };
  if (isOver(game, state)) return { fault: 'the game is over' };
  if (game.diceDue(state) !== null) return { fault: 'a throw is due before anyone may answer' };
  return { fault: `seat ${seat} has nothing to answer: ${whoMustMove(game, state)}` };
}

function whoMustMove(game: Rules, state: unknown): string {
  const seats = game.toMove(state);
  return `${seats.length === 1 ? 'seat' : 'seats'} ${seats.join(', ')} must answer`;
}

/** Plays stored lines, without comments, from the start. On a fault, `line` is the index into `lines`. */
export function replay(
  game: Rules,
  header: Pick<Header, 'seats' | 'first'>,
  lines: readonly string[],
): { readonly state: unknown } | (RecordFault & { readonly line: number }) {
  return replayOn(game, game.start(header.seats, header.first), lines);
}

/** The same from a state in the midst of a match. */
export function replayOn(
  game: Rules,
  from: unknown,
  lines: readonly string[],
): { readonly state: unknown } | (RecordFault & { readonly line: number }) {
  let state = from;
  for (const [line, text] of lines.entries()) {
    const next = applyLine(game, state, text);
    if (isFault(next)) return { fault: next.fault, line };
    state = next.state;
  }
  return { state };
}

/** A whole record that the rules allow. */
export interface ParsedRecord<Kind extends Rules = Rules> {
  readonly game: Kind;
  readonly header: Header;
  /** The throws and answers as they were written. */
  readonly lines: readonly string[];
  readonly state: unknown;
}

/** Reads a whole record. On a fault, `line` counts every line from 1. */
export function parseRecord<Kind extends Rules>(
  bytes: Uint8Array,
  gameOf: (id: string) => Kind | undefined,
): ParsedRecord<Kind> | (RecordFault & { readonly line: number }) {
  let begun: Begun<Kind> | null = null;
  const lines: string[] = [];
  let line = 0;
  for (const raw of byteLines(bytes)) {
    line += 1;
    const text = decode(raw);
    if (text === null) return { fault: 'this is not valid UTF-8', line };
    if (isSkipped(text)) continue;
    if (begun === null) {
      const start = openRecord(text, gameOf);
      if (isFault(start)) return { fault: start.fault, line };
      begun = start;
    } else {
      const next = applyLine(begun.game, begun.state, text);
      if (isFault(next)) return { fault: next.fault, line };
      begun.state = next.state;
      lines.push(text);
    }
  }
  return begun === null ? { fault: 'the header is missing', line } : { ...begun, lines };
}

/** Whether a line of a record says nothing: a comment or blank. */
export function isSkipped(text: string): boolean {
  return text.startsWith('#') || /^[ \t]*$/.test(text);
}

interface Begun<Kind> {
  readonly game: Kind;
  readonly header: Header;
  state: unknown;
}

function openRecord<Kind extends Rules>(
  text: string,
  gameOf: (id: string) => Kind | undefined,
): Begun<Kind> | RecordFault {
  const header = parseHeader(text);
  if (isFault(header)) return header;
  const game = gameOf(header.game);
  if (game === undefined) return { fault: `no game called ${header.game} is played here` };
  const [, most] = game.seats;
  if (header.seats < SOLO || header.seats > most) return { fault: `${header.game} has ${SOLO} to ${most} seats` };
  if (header.first >= header.seats) return { fault: `the first seat must be below ${header.seats}` };
  return { game, header, state: game.start(header.seats, header.first) };
}

function applyLine(game: Rules, state: unknown, text: string): { readonly state: unknown } | RecordFault {
  const event = parseEvent(text);
  return isFault(event) ? event : apply(game, state, event);
}

/** A line break is never part of another character in UTF-8, so bytes can be cut before they are decoded. */
function* byteLines(bytes: Uint8Array): Generator<Uint8Array> {
  let from = 0;
  for (let end = bytes.indexOf(10); end >= 0; end = bytes.indexOf(10, from)) {
    yield bytes.subarray(from, end);
    from = end + 1;
  }
  yield bytes.subarray(from);
}

const UTF8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

function decode(bytes: Uint8Array): string | null {
  try {
    return UTF8.decode(bytes);
  } catch {
    return null;
  }
}

/** The line as JSON, so that tabs and returns can be seen; cut where it is long. */
function quote(line: string): string {
  return JSON.stringify(line.length > 60 ? `${line.slice(0, 60)}…` : line);
}
