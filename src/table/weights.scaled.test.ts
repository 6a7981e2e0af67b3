import { expect, test } from 'vitest';
import { toScale } from '../../test/support/scale.js';
import {
  CHANNEL,
  GAME,
  GUILD,
  idOf,
  personOf,
  type TableHarness,
  tableHarness,
} from '../../test/support/table-harness.js';
import type { Game } from '../games/game.js';
import { GAMES } from '../games/registry.js';
import { displayRating, NEW_RATING, type Rating, rate } from '../rating/rating.js';
import type { RatingPast } from '../store/types.js';
import { rememberedAt, weightsOf } from './results.js';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** A whole match between two which the first one wins: the other one leaves it. Ten minutes later they are free again. */
async function win(it: TableHarness, winner: string, loser: string, game: Game = GAME): Promise<void> {
  const table = await it.begin([winner, loser], { game });
  await it.tables.act(it.press(loser), { kind: 'quit', match: (await it.read(table)).match!.id });
  await it.finish(table);
  it.clock.now += 10 * MINUTE;
}

/** The same, but that the other one leaves by having everything about them erased. */
async function winOverErased(it: TableHarness, winner: string, loser: string): Promise<void> {
  const table = await it.begin([winner, loser]);
  await it.tables.erase(personOf(loser), it.clock.now);
  await it.finish(table);
  it.clock.now += 10 * MINUTE;
}

async function ratingOf({ store }: TableHarness, who: string, game: Game = GAME): Promise<Rating> {
  return (await store.stats(idOf(who), GUILD)).find((of) => of.game === game.id)!.rating!;
}

async function shownOf(it: TableHarness, who: string, game: Game): Promise<number> {
  const { mu, sigma } = await ratingOf(it, who, game);
  return displayRating(mu, sigma);
}

/** How much a match between these would count for each of them now. */
async function weights(it: TableHarness, ...people: readonly string[]): Promise<readonly number[]> {
  const table = (await it.store.openIn(CHANNEL))[0]!.table.id;
  let weighed: readonly number[] = [];
  const rate = ({ matches }: RatingPast) => {
    weighed = weightsOf(matches);
    return [];
  };
  const { now } = it.clock;
  const ratings = { people: people.map(idOf), ...rememberedAt(now), rate };
  await it.store.update({ table }, null, now, () => ({ ratings, out: null }));
  return weighed;
}

/** A table under test where somebody has a lobby open meanwhile. */
async function busy(): Promise<TableHarness> {
  const it = tableHarness();
  await it.open(['Host']);
  return it;
}

const found = new Map<Game, Promise<number>>();

/** Sixty matches in a day against twelve other people, of which three in five are won; they are played once. */
function honest(game: Game): Promise<number> {
  const known = found.get(game) ?? playHonestly(game);
  found.set(game, known);
  return known;
}

async function playHonestly(game: Game): Promise<number> {
  const it = tableHarness();
  for (let n = 0; n < 60; n++) {
    const other = `Player ${String.fromCharCode(65 + (n % 12))}`;
    await (n % 5 < 3 ? win(it, 'Ann', other, game) : win(it, other, 'Ann', game));
  }
  return shownOf(it, 'Ann', game);
}

test.each(toScale({ full: GAMES, brief: GAMES.slice(0, 1) }))(
  'sixty wins at $id in a day against one’s own second account lift less than an honest three in five',
  async (game) => {
    const it = tableHarness();
    for (let n = 0; n < 60; n++) await win(it, 'Ann', 'Ann Two', game);
    expect(await shownOf(it, 'Ann', game)).toBeLessThan((await honest(game)) - 100);
  },
);

test('nor does it help to win in turns, or to have the second account erased after each match, or in it', async () => {
  const [turns, anew, amid] = [tableHarness(), tableHarness(), tableHarness()];
  for (let n = 0; n < 60; n++) {
    await (n % 2 === 0 ? win(turns, 'Ann', 'Ann Two') : win(turns, 'Ann Two', 'Ann'));
    await win(anew, 'Ann', 'Ann Two');
    expect(await anew.store.erase(idOf('Ann Two'))).toBe(true);
    await winOverErased(amid, 'Ann', 'Ann Two');
  }
  const limit = (await honest(GAME)) - 100;
  for (const name of ['Ann', 'Ann Two']) expect(await shownOf(turns, name, GAME)).toBeLessThan(limit);
  for (const it of [anew, amid]) expect(await shownOf(it, 'Ann', GAME)).toBeLessThan(limit);
});

test('an evening of five matches among the same four still moves what is thought of each', async () => {
  const it = tableHarness();
  const friends = ['Ann', 'Ben', 'Cid', 'Dan'];
  let wanted: readonly Rating[] = friends.map(() => NEW_RATING);
  for (let n = 0; n < 5; n++) {
    const before = wanted;
    const table = await it.begin(friends);
    await it.finish(table);
    const places = (await it.read(table)).match!.finish!.map(({ place }) => place);
    wanted = rate(
      wanted,
      places,
      friends.map(() => 0.5 ** n),
    );
    for (const [seat, name] of friends.entries()) {
      expect((await ratingOf(it, name)).mu).toBeCloseTo(wanted[seat]!.mu, 9);
      expect((await ratingOf(it, name)).sigma).toBeCloseTo(wanted[seat]!.sigma, 9);
      expect(before[seat]!.sigma - (await ratingOf(it, name)).sigma).toBeGreaterThan(0.001);
    }
    it.clock.now += 40 * MINUTE;
  }
});

test('two who play each other once a day are rated as ever', async () => {
  const it = tableHarness();
  let wanted: readonly Rating[] = [NEW_RATING, NEW_RATING];
  for (let n = 0; n < 10; n++) {
    await win(it, 'Ann', 'Ben');
    wanted = rate(wanted, [1, 2]);
    it.clock.now += DAY - 10 * MINUTE;
  }
  expect((await ratingOf(it, 'Ann')).mu).toBeCloseTo(wanted[0]!.mu, 9);
  expect((await ratingOf(it, 'Ben')).sigma).toBeCloseTo(wanted[1]!.sigma, 9);
});

test('whatever the game and the server, the last day is remembered, and no more', async () => {
  const it = await busy();
  expect(await weights(it, 'Ann', 'Ben')).toEqual([1, 1]);
  await win(it, 'Ann', 'Ben', GAMES[0]);
  await win(it, 'Ben', 'Ann', GAMES[1]);
  expect(await weights(it, 'Ann', 'Ben')).toEqual([1 / 4, 1 / 4]);
  it.clock.now += DAY - 10 * MINUTE - 1;
  expect(await weights(it, 'Ann', 'Ben')).toEqual([1 / 2, 1 / 2]);
  it.clock.now += 1;
  expect(await weights(it, 'Ann', 'Ben')).toEqual([1, 1]);
});

test('a match that ended while the clock was a year ahead makes no other one count less once it is right', async () => {
  const it = await busy();
  it.clock.now += 365 * DAY;
  await win(it, 'Ann', 'Ben');
  expect(await weights(it, 'Ann', 'Ben')).toEqual([1 / 2, 1 / 2]);
  it.clock.now -= 365 * DAY;
  expect(await weights(it, 'Ann', 'Ben')).toEqual([1, 1]);
});

test('matches that were not rated make no other one count less', async () => {
  const it = await busy();
  await it.finish(await it.begin(['Ann', 'Ben'], { bots: 1 }));
  expect(await weights(it, 'Ann', 'Ben')).toEqual([1, 1]);
});

test('somebody new at a table of friends counts in full, and for the friends in between', async () => {
  const it = await busy();
  await win(it, 'Ann', 'Ben');
  expect(await weights(it, 'Ann', 'Ben', 'Eva')).toEqual([3 / 4, 3 / 4, 1]);
});

test('who may be somebody erased counts as met, and who has been known for longer does not', async () => {
  const it = await busy();
  await win(it, 'Old', 'Friend');
  it.clock.now += 2 * DAY;
  await win(it, 'Ann', 'Two');
  await it.store.erase(idOf('Two'));
  expect(await weights(it, 'Ann', 'Two')).toEqual([1 / 2, 1 / 2]);
  expect(await weights(it, 'Two', 'Ann')).toEqual([1 / 2, 1 / 2]);
  expect(await weights(it, 'Ann', 'Old')).toEqual([1, 1]);
  await win(it, 'Ann', 'Two');
  expect(await weights(it, 'Ann', 'Two')).toEqual([1 / 4, 1 / 4]);
});

test('who is erased in a match counts as everybody who has been erased that day', async () => {
  const it = tableHarness();
  await win(it, 'Ann', 'Ben');
  await it.store.erase(idOf('Ben'));
  await winOverErased(it, 'Ann', 'Cid');
  const first = rate([NEW_RATING, NEW_RATING], [1, 2])[0]!;
  const second = rate([first, NEW_RATING], [1, 2], [1 / 2, 1 / 2])[0]!;
  expect((await ratingOf(it, 'Ann')).mu).toBeCloseTo(second.mu, 9);
  await winOverErased(it, 'Ann', 'Dan');
  const third = rate([second, NEW_RATING], [1, 2], [1 / 4, 1 / 4])[0]!;
  expect((await ratingOf(it, 'Ann')).mu).toBeCloseTo(third.mu, 9);
});
