import type { Control, Game, Menu, Phrase, PhraseArg } from '../../src/games/game.js';
import { isFault, parseEvent } from '../../src/games/record.js';
import type { ActiveMatch } from '../../src/table/types.js';
import { rareMatches } from './fixtures.js';
import { freshMatch, further, withAnswer, withThrow } from './message-fixtures.js';
import { MOST_EVENTS, type Pick, picker } from './random-match.js';

/** Of so many moments of the match of chance, one is taken anyway. */
const EACH = 29;
/** Every so many answers of it were given by the clock. */
const LATE = 5;
/** Chance is the same each time. */
const SEED = 1;

const found = new Map<string, readonly ActiveMatch[]>();

/** For tests: the moments of a game in which something is said that was not said before. They are looked for once only. */
export function scenarioOf(game: Game, name: string): readonly ActiveMatch[] {
  const key = `${game.id} ${name}`;
  const known = found.get(key) ?? momentsIn(game, name);
  found.set(key, known);
  return known;
}

function momentsIn(game: Game, name: string): readonly ActiveMatch[] {
  return momentsOf([
    byChance(game, name),
    byOpponents(game, name),
    ...rareMatches(game).map((rare) => ofRecord(game, name, rare)),
  ]);
}

function momentsOf(matches: readonly (readonly ActiveMatch[])[]): readonly ActiveMatch[] {
  const said = new Set<string>();
  return matches.flatMap((lives, match) =>
    lives.flatMap((live, n) => {
      const before = lives[n - 1];
      const keys = keysAt(live, before);
      const isNew = keys.some((key) => !said.has(key));
      for (const key of keys) said.add(key);
      return isNew || (match === 0 && n % EACH === 0) || live.over ? [live] : [];
    }),
  );
}

/** The same of a match that somebody plays alone. */
export function soloScenario(game: Game, name: string): readonly ActiveMatch[] {
  const key = `${game.id} ${name} alone`;
  const known = found.get(key) ?? momentsOf([playScenario(game, [name], (live, pick) => further(live, pick))]);
  found.set(key, known);
  return known;
}

function byChance(game: Game, name: string): readonly ActiveMatch[] {
  return playScenario(game, names(game.seats[1], name), (live, pick, n) => {
    const next = further(live, pick);
    return n % LATE === 0 ? late(next) : next;
  });
}

function late(live: ActiveMatch): ActiveMatch {
  const { lines } = live.stored;
  const last = lines.at(-1)!;
  if (last.giver !== 'person') return live;
  return { ...live, stored: { ...live.stored, lines: [...lines.slice(0, -1), { ...last, giver: 'clock' }] } };
}

/** As good players play it. */
function byOpponents(game: Game, name: string): readonly ActiveMatch[] {
  return playScenario(game, names(game.seats[1], name), (live, pick) => {
    const [seat] = game.toMove(live.state);
    return seat === undefined ? further(live, pick) : withAnswer(live, seat, game.botMove(live.state, seat, 'hard'));
  });
}

/** The match of people with these names from its start to its end, one event after the other. One that does not end fails. */
export function playScenario(
  game: Game,
  people: readonly string[],
  step: (live: ActiveMatch, pick: Pick, n: number) => ActiveMatch,
): readonly ActiveMatch[] {
  const pick = picker(SEED);
  const lives = [freshMatch(game, people)];
  while (!lives.at(-1)!.over) {
    if (lives.length > MOST_EVENTS)
      throw new Error(`a match of ${game.id} does not end: it has had ${MOST_EVENTS} throws and answers`);
    lives.push(step(lives.at(-1)!, pick, lives.length - 1));
  }
  return lives;
}

function ofRecord(
  game: Game,
  name: string,
  { seats, events }: { seats: number; events: readonly string[] },
): readonly ActiveMatch[] {
  const lives = [freshMatch(game, names(seats, name))];
  for (const line of events) {
    const event = parseEvent(line);
    if (isFault(event)) throw new Error(event.fault);
    const live = lives.at(-1)!;
    if (event.kind === 'move' && !game.legalMoves(live.state, event.seat).includes(event.move)) {
      throw new Error(`${game.id}: ${line} is not possible after ${live.stored.lines.length} lines`);
    }
    lives.push(event.kind === 'throw' ? withThrow(live, event.faces) : withAnswer(live, event.seat, event.move));
  }
  if (!lives.at(-1)!.over) throw new Error(`a rare match of ${game.id} has no end`);
  return lives;
}

function names(seats: number, name: string): readonly string[] {
  return Array.from({ length: seats }, () => name);
}

/** What can be read at this moment. */
function keysAt({ game, state, stored }: ActiveMatch, before: ActiveMatch | undefined): readonly string[] {
  const seats = stored.seats.map(({ seat }) => seat);
  const phrases = seats.flatMap((seat) => {
    const { sum, step } = game.view(state, seat);
    const words = game.legalMoves(state, seat).map((word) => game.label(state, word));
    return [sum, step, ...words, ...phrasesOn(game.menu(state, seat))];
  });
  const news = before === undefined ? [] : game.events(before.state, state);
  return [...phrases, ...news].flatMap((phrase) => (phrase === null ? [] : keysIn(phrase)));
}

function phrasesOn({ note, rows }: Menu): readonly Phrase[] {
  return [...(note === null ? [] : [note]), ...rows.flat().flatMap(phrasesOf)];
}

function phrasesOf(control: Control): readonly Phrase[] {
  if (!('options' in control)) return [control.label];
  return [
    control.prompt,
    ...control.options.flatMap((option) =>
      'description' in option ? [option.label, option.description] : option.label,
    ),
  ];
}

function keysIn(phrase: PhraseArg): readonly string[] {
  if (typeof phrase !== 'object' || !('key' in phrase)) return [];
  return [phrase.key, ...Object.values(phrase.args ?? {}).flatMap(keysIn)];
}
