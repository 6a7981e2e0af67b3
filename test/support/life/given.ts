import type { Game } from '../../../src/games/game.js';
import { isFault, parseEvent } from '../../../src/games/record.js';
import type { LobbyOptions } from '../../../src/table/types.js';
import { faceFor, GAME, tableHarness } from '../table-harness.js';
import { Life } from './life.js';

/** A table as it is before that happens which a test is about. */
export interface GivenLobby extends Partial<Omit<LobbyOptions, 'game'>> {
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
  life.dictate(faceFor(first, seats.length), ...facesIn(GAME, seats.length, first, record));
  await life.press(seats[0]!.name, 'begin');
  for (const line of record) await life.answer(line);
  if (JSON.stringify(life.record()) !== JSON.stringify(record))
    throw new Error(`the record is another than was given:\n${life.record().join('\n')}`);
  return life;
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
