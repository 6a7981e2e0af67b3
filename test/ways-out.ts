import type { DiscordUser, SeenMessage } from 'local-discord';
import { boardOf, moveOf, offersOn, pressOffer, resultOf } from '../play/players.js';
import type { Game } from '../src/games/game.js';
import type { Line } from '../src/store/rows.js';
import { openStore } from '../src/store/store.js';
import { createTables } from '../src/table/tables.js';
import type { Press } from '../src/table/types.js';
import { answerSurely } from './asked.js';
import { boundless } from './boundless.js';
import type { House } from './house.js';
import { type Moment, picker, type RandomMatch, randomMatch } from './support/random-match.js';

/** A match up to the step that ends it, and the answers of that step in their order. */
export interface WayOut {
  readonly game: Game;
  /** Which end it is: what was told of it, and in which step of a turn. */
  readonly name: string;
  readonly seats: number;
  readonly first: number;
  /** The record without the last step's answers. */
  readonly lines: readonly string[];
  readonly answers: readonly { readonly seat: number; readonly move: string }[];
  /** Each seat's points at the end. */
  readonly totals: readonly number[];
}

/** One match for each way in which matches of the game end, found among matches of opponents, random players and mixtures of both. */
export function waysOut(game: Game, seeds: number): readonly WayOut[] {
  const found = new Map<string, WayOut>();
  for (let seed = 1; seed <= seeds; seed++) {
    const clever = picker(seed);
    const share = seed % 3;
    const sample = randomMatch(game, seed, (state, seat, pick) => {
      const words = game.legalMoves(state, seat);
      return clever(2) < share ? game.botMove(state, seat, 'hard') : words[pick(words.length)]!;
    });
    const way = wayOf(game, sample);
    if (way !== null && !found.has(way.name)) found.set(way.name, way);
  }
  return [...found.values()];
}

/** Null for a match that ended with a throw, which nobody presses. */
function wayOf(game: Game, { header, moments, lines, end }: RandomMatch): WayOut | null {
  const last = moments.at(-1)!;
  if (last.event.kind === 'throw') return null;
  const isOfLastStep = ({ before, event }: Moment): boolean =>
    event.kind === 'move' && game.step(before) === game.step(last.before);
  const from = moments.findIndex(isOfLastStep);
  const keys = game.events(last.before, end).map(({ key }) => key);
  const ends = [...new Set(keys)].filter((key) => key.includes('.news.end')).toSorted();
  const step = /^([a-z])-/.exec(last.event.move)?.[1] ?? '';
  return {
    game,
    name: `${ends.join(' + ')} ${step}`.trim(),
    seats: header.seats,
    first: header.first,
    lines: lines.slice(0, from),
    answers: moments.slice(from).flatMap(({ event }) => (event.kind === 'move' ? [event] : [])),
    totals: game.scores(end).map(({ total }) => total),
  };
}

/** Writes the match into a database file as if it had come that far there, its board still to be posted. Returns its id. */
export async function writeInto(
  database: string,
  { game, seats, first, lines }: Pick<WayOut, 'game' | 'seats' | 'first' | 'lines'>,
  place: { readonly guildId: string; readonly channelId: string },
  people: readonly { readonly id: string; readonly name: string }[],
): Promise<string> {
  const store = openStore(database);
  try {
    const tables = createTables({
      store: boundless(store),
      gameOf: () => game,
      random: () => 0,
      newSecret: () => null,
    });
    const at = Date.now();
    const press = (person: (typeof people)[number], id: string): Press => {
      return {
        id,
        person: { ...person, globalName: person.name },
        ...place,
        at,
        token: id,
        until: at,
        moderator: false,
      };
    };
    const name = `${place.channelId}-`;
    const options = { game, pace: 'slow' as const, bots: [], seats: null, games: 1, locale: 'en' };
    await tables.openLobby(press(people[0]!, `${name}open`), options);
    const table = (await store.openIn(place.channelId))[0]!.table.id;
    for (const person of people.slice(1, seats))
      await tables.act(press(person, `${name}${person.id}`), { kind: 'join', table });
    const match = `${place.channelId.slice(-12)}`;
    await store.update({ table }, null, at, () => ({
      begin: {
        id: match,
        tableId: table,
        game: game.id,
        version: game.version,
        seats,
        first,
        status: 'playing',
        startedAt: at,
        endedAt: null,
        absent: [],
        finish: null,
        played: null,
        removed: false,
        secret: null,
        salt: null,
      },
      table: { status: 'playing', dueAt: at + 3_600_000 },
      append: {
        after: 0,
        lines: lines.map((text): Line => ({ text, giver: text.startsWith('*') ? 'dice' : 'person', at })),
      },
      posts: [
        { kind: 'board', matchId: match, from: lines.findLastIndex((line) => line.startsWith('*')), mentions: [] },
      ],
      out: null,
    }));
    return match;
  } finally {
    await store.close();
  }
}

/** Has the people at such a match give its last answers, each through their own menu, opened from the board. Resolves with the result. */
export async function goOut(
  { discord }: House,
  { answers }: Pick<WayOut, 'answers'>,
  { channel, match }: { readonly channel: string; readonly match: string },
  people: readonly DiscordUser[],
): Promise<SeenMessage> {
  for (const { seat, move } of answers) {
    const person = people[seat]!;
    const board = await discord.until(() => boardOf(person.sees(channel), match));
    const { message } = await person.press(board, `sheet:${match}`).outcome;
    const offer = offersOn(message!).find((each) => each.values !== null && moveOf(each) === move);
    if (offer === undefined) await answerSurely(person, message!, move);
    else await pressOffer(person, offer).outcome;
  }
  return discord.until(() => resultOf(people[0]!.sees(channel), match));
}
