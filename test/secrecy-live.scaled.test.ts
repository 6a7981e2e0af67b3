import type { ChannelRef, DiscordUser, SeenMessage } from 'local-discord';
import { KNOWN_LIMITS } from 'local-discord';
import { expect, test, vi } from 'vitest';
import { readStored } from '../play/as-bot.js';
import { boardOf, menuOn, moveOf, offersOn, pressOffer, tapsOn } from '../play/players.js';
import { gameOf } from '../src/games/registry.js';
import { isPlayable, loadMatch } from '../src/table/match.js';
import type { ActiveMatch } from '../src/table/types.js';
import { expectAnsweredOnce, expectClean } from './checks.js';
import { TELLS_OF_DICE, untilDiceAreKnown } from './dice-known.js';
import type { House } from './house.js';
import { openHouseInProcess } from './in-process.js';
import { generator } from './positions.js';
import { byMessage, type Glimpse, logSights } from './screens.js';
import { writtenFor } from './sights.js';
import { toScale } from './support/scale.js';
import { SIMULTANEOUS_GAMES } from './support/simultaneous.js';
import { gamesAt, startTable } from './tables.js';
import { leaveTime } from './unhurried.js';
import { keepWritten } from './written.js';

vi.setConfig({ testTimeout: 1_800_000 });

const NAMES = ['Ann', 'Ben', 'Cid'];
const STEPS = toScale({ full: 7, brief: 5 });
const SEEDS = toScale({ full: [1, 2, 3], brief: [1, 2] });

/** How one of them comes to the answers that they give in the end. */
const MANNERS = ['at once', 'after the first other one', 'after the last other one'] as const;
type Manner = (typeof MANNERS)[number];

/** Sheets are drawn, or told in words. */
type Look = 'drawn' | 'written';

interface Run {
  readonly house: House;
  readonly channel: ChannelRef;
  readonly match: string;
  readonly people: readonly DiscordUser[];
  readonly hider: DiscordUser;
  readonly manner: Manner;
}

interface Played {
  readonly chapters: readonly (readonly Glimpse[])[];
  /** In so many steps the one who hides chose while others did. */
  readonly hidden: number;
  readonly lines: readonly string[];
}

/** Who has to answer, and what they say in the end. */
interface Asked {
  readonly person: DiscordUser;
  readonly moves: readonly string[];
  readonly move: string;
}

const CASES = SIMULTANEOUS_GAMES.flatMap(({ id }) =>
  SEEDS.map((seed) => ({ game: id, seed, look: (seed % 2 === 0 ? 'written' : 'drawn') as Look })),
);

test.concurrent.for(CASES)(
  'in a live match of $game (dice $seed, sheets $look) nobody else sees by any message, edit or picture, nor by their number and order, what an answer was before it was changed, nor that it was',
  async ({ game, seed, look }, { expect }) => {
    const played = await Promise.all(MANNERS.map((manner) => play(game, seed, look, manner)));
    const [atOnce, ...changed] = played as [Played, ...Played[]];
    expect(atOnce.hidden).toBeGreaterThan(0);
    // A picture that comes late, as on a busy machine, is told in words until the next change.
    const late = look === 'drawn' ? played.flatMap(({ chapters }) => writtenFor(chapters)) : [];
    for (const other of changed) {
      for (const [n, chapter] of atOnce.chapters.entries())
        expect(byMessage(other.chapters[n] ?? [], late)).toEqual(byMessage(chapter, late));
      expect(other.chapters.length).toBe(atOnce.chapters.length);
      expect(other.lines.length).toBeGreaterThan(atOnce.lines.length);
    }
  },
);

/** The first steps of a match of three, each of whose answers has been seen by everybody before the next is given. */
async function play(game: string, seed: number, look: Look, manner: Manner): Promise<Played> {
  const house = await openHouseInProcess({ random: generator(seed), limits: KNOWN_LIMITS, env: TELLS_OF_DICE });
  try {
    leaveTime(house);
    const { discord } = house;
    await untilDiceAreKnown(house);
    const channel = discord.addChannel('table');
    const people = NAMES.map((name) => discord.addMember(name));
    const offered = gamesAt(house).find((one) => one.game === game)!;
    if (look === 'written') keepWritten(discord, channel);
    const match = await startTable(house, { channel, offered, people, bots: 0, pace: 'live' });
    await house.rest(channel);
    const hider = people[(seed - 1) % people.length]!;
    const log = logSights(house, { channel, people, match, but: hider });
    const run: Run = { house, channel, match, people, hider, manner };
    const choices = generator(seed + 1_000);
    let hidden = 0;
    for (let step = 0; step < STEPS; step++) {
      const live = await liveIn(run);
      if (live.over) break;
      hidden += await playStep(run, askedIn(run, live, choices), log.next);
    }
    expectClean(house);
    expectAnsweredOnce(house);
    const { lines } = await readStored(house, { match });
    return { chapters: log.end(), hidden, lines: lines.map(({ text }) => text) };
  } finally {
    await house.close();
  }
}

async function liveIn({ house, match }: Run): Promise<ActiveMatch> {
  const live = loadMatch(await readStored(house, { match }), gameOf);
  if (!isPlayable(live)) throw new Error(`The match is not playable: ${live.unplayable}`);
  return live;
}

function askedIn({ people }: Run, { game, state, stored, awaited }: ActiveMatch, choices: () => number): Asked[] {
  return awaited.map((seat) => {
    const moves = game.legalMoves(state, seat);
    const person = people.find(({ id }) => id === stored.seats[seat]!.personId)!;
    return { person, moves, move: moves[Math.floor(choices() * moves.length)]! };
  });
}

/** Everybody who is asked answers, the one who hides first, in their manner; 1 if they could choose while others did, else 0. */
async function playStep(run: Run, asked: readonly Asked[], next: () => void): Promise<0 | 1> {
  const { house, channel, hider, manner } = run;
  const chapter = async (...acts: readonly Promise<unknown>[]): Promise<void> => {
    await Promise.all(acts);
    await house.rest(channel);
  };
  const own = asked.find(({ person }) => person === hider);
  const others = asked.filter(({ person }) => person !== hider);
  const besides = own?.moves.filter((move) => move !== own.move) ?? [];
  if (own === undefined || others.length === 0 || besides.length === 0) {
    for (const { person, move } of asked) {
      next();
      await chapter(give(run, person, move));
    }
    return 0;
  }
  const isSure = manner === 'at once';
  const before = besides.at(manner === 'after the first other one' ? 0 : -1)!;
  next();
  await chapter(give(run, hider, isSure ? own.move : before));
  for (const [n, { person, move }] of others.entries()) {
    if (n === others.length - 1) {
      next();
      await chapter(...(isSure ? [] : [give(run, hider, own.move)]));
    }
    next();
    // Before the last answer those who change theirs do all they can meanwhile.
    await chapter(give(run, person, move), ...(isSure || n === others.length - 1 ? [] : [dither(run, besides)]));
  }
  return 1;
}

/** Looks at the sheet anew and at what else it shows, and changes the answer to and fro. */
async function dither(run: Run, moves: readonly string[]): Promise<void> {
  const { house, channel, match, hider } = run;
  await hider.press(boardOf(hider.sees(channel), match)!, `sheet:${match}`).outcome;
  const [tap] = tapsOn(menuOf(run, hider));
  if (tap !== undefined) await pressOffer(hider, tap).outcome;
  for (const move of [moves[0]!, moves.at(-1)!]) await give(run, hider, move);
  expect(house.discord.mistakes).toEqual([]);
}

function menuOf({ channel, match }: Run, person: DiscordUser): SeenMessage {
  return menuOn(person.sees(channel), match)!;
}

/** By a button or a select of their menu, or where that asks once more first, without. */
async function give(run: Run, person: DiscordUser, move: string): Promise<void> {
  const menu = menuOf(run, person);
  const offer = offersOn(menu).find((each) => moveOf(each) === move);
  const { step } = await liveIn(run);
  const customId = `play:${run.match}:${step}:${move}`;
  const pressed =
    offer === undefined ? run.house.discord.rawPress(person, { message: menu, customId }) : pressOffer(person, offer);
  expect((await pressed.outcome).ack).toMatch(/update$/);
}
