import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PicturePlayer } from '../../src/discord/message/message.js';
import type { Game, Letters, Seat, View } from '../../src/games/game.js';
import { GAMES } from '../../src/games/registry.js';
import { lettersIn } from '../../src/text/dice.js';
import { voiceOf } from '../../src/text/say.js';

/** What a game may bring for tests and measurements, as `fixtures` in the file `fixtures.ts` of its folder. */
export interface Fixtures {
  /** Typical positions, with pictures of them in the folder `goldens`. */
  readonly drawn: readonly Drawn[];
  /** Matches in which happens what hardly ever does by chance. */
  readonly rare: readonly RareMatch[];
}

export interface Drawn {
  readonly name: string;
  /** Whose menu it is; null for a board, which shows what everyone sees. */
  readonly seat: Seat | null;
  readonly view: View;
  /** By seat, 1 = first, of a match that is over. */
  readonly places?: readonly number[];
}

export interface RareMatch {
  readonly seats: number;
  /** The events of the record, from the start to the end. */
  readonly events: readonly string[];
}

/** A position to draw, with all that a picture needs. */
export interface Example extends Drawn {
  readonly game: Game;
  readonly letters: Letters;
  readonly players: readonly PicturePlayer[];
}

/** One is too long for its room, one in letters that are not drawn, one a bot. */
const NAMES = ['Ada', 'Maximiliane', 'Božena', '王伟', 'Ольга', 'Bot 1'];
/** By seat: two are awaited, two have answered, and two are not asked. */
const ANSWERS = ['due', 'given', 'due', 'none', 'none', 'given'] as const;

/** The first one's turn it is, where the match is not over. */
function playersOf({ places, view }: Drawn): readonly PicturePlayer[] {
  return view.sheets.map(({ seat }) => ({
    name: NAMES[seat]!,
    isBot: NAMES[seat]!.startsWith('Bot'),
    isActive: places === undefined && seat === 0,
    answer: places === undefined ? ANSWERS[seat]! : 'none',
    place: places?.[seat] ?? null,
  }));
}

const FOLDER = join(import.meta.dirname, '../../src/games');

async function load({ id }: Game): Promise<Fixtures> {
  const file = join(FOLDER, id, `fixtures${extname(import.meta.filename)}`);
  if (!existsSync(file)) return { drawn: [], rare: [] };
  return ((await import(pathToFileURL(file).href)) as { readonly fixtures: Fixtures }).fixtures;
}

const found = await Promise.all(GAMES.map(async (game) => ({ game, ...(await load(game)) })));

/** By which English calls colours. */
export const ENGLISH_LETTERS = lettersIn(voiceOf('en'));

/** The positions that all games bring to be drawn. */
export const EXAMPLES: readonly Example[] = found.flatMap(({ game, drawn }) =>
  drawn.map((each) => ({ game, ...each, letters: ENGLISH_LETTERS, players: playersOf(each) })),
);

/** The example of that game's folder and name. */
export function exampleOf(id: string, name: string): Example {
  return EXAMPLES.find((each) => each.game.id === id && each.name === name)!;
}

/** What hardly ever happens in that game by chance. */
export function rareMatches({ id }: Game): readonly RareMatch[] {
  return found.find(({ game }) => game.id === id)?.rare ?? [];
}
