import type { Game } from '../../../src/games/game.js';
import { isFault, parseEvent } from '../../../src/games/record.js';
import { faceFor, GAME, type GivenOptions, tableHarness } from '../table-harness.js';
import { Life } from './life.js';
import { passedTurns, SEVEN, SEVEN_FACES, untilLastMove } from './records.js';

/** A table as it is before that happens which a test is about. */
export interface GivenLobby extends GivenOptions {
  /** Who sits there, in this order; the first has opened it. */
  readonly people?: readonly string[];
}

export interface GivenMatch extends GivenLobby {
  /** The seat that is first. */
  readonly first?: number;
  /** What was thrown and answered, in the record's notation: the whole record, with what bots have answered. */
  readonly record: readonly string[];
}

/** A lobby whose message is in the channel. */
export async function givenLobby({ people = ['Ann', 'Ben', 'Cid'], ...options }: GivenLobby = {}): Promise<Life> {
  const harness = tableHarness();
  const [host, ...others] = people;
  const life = new Life(harness);
  await life.open(host!, { ...options });
  for (const person of others) await life.press(person, 'join');
  return life;
}

/** A match that has come so far, by people's presses, and whose messages are in the channel. */
export async function givenMatch({ first = 0, record, ...options }: GivenMatch): Promise<Life> {
  const life = await givenLobby(options);
  const seats = life.seats();
  life.dictate(faceFor(first, seats.length), ...facesIn(options.game ?? GAME, seats.length, first, record));
  await life.press(seats[0]!.name, 'begin');
  for (const line of record) await life.answer(line);
  if (JSON.stringify(life.record()) !== JSON.stringify(record))
    throw new Error(`the record is another than was given:\n${life.record().join('\n')}`);
  return life;
}

/** A match of the first game that is over, by the passes of its two people, and whose result is in the channel. */
export async function givenResult({ people = ['Ann', 'Ben'], ...options }: GivenLobby = {}): Promise<Life> {
  const life = await givenMatch({ people, ...options, record: untilLastMove(people.length) });
  await life.press(people[0]!, 'play', { move: 'c-pass' });
  return life;
}

/** The same as the first of two matches; the next one throws no dice that were not dictated. */
export function givenBetween(options: GivenLobby = {}): Promise<Life> {
  return givenResult({ games: 2, ...options });
}

/** The next match of a series of the host's goes by in passes, up to the last one, which is due from the seat that was first. */
export async function playNextMatch(life: Life, first: number): Promise<void> {
  const seats = life.seats();
  const turns = passedTurns(seats.length, 3 * seats.length + 1, first);
  for (const line of turns) if (line === SEVEN) life.dictate(...SEVEN_FACES);
  await life.press(seats[0]!.name, 'next');
  for (const line of turns.slice(0, -1)) await life.answer(line);
}

/** The dice of a record, as the faces that a harness is told. */
function facesIn(game: Game, seats: number, first: number, record: readonly string[]): readonly number[] {
  let state = game.start(seats, first);
  return record.flatMap((line) => {
    const event = parseEvent(line);
    if (isFault(event)) throw new Error(event.fault);
    if (event.kind === 'move') {
      state = game.play(state, event.seat, event.move);
      return [];
    }
    const due = game.diceDue(state) ?? [];
    state = game.roll(state, event.faces);
    return event.faces.map((face, n) => faceFor(due[n]!.faces.indexOf(face), due[n]!.faces.length));
  });
}
