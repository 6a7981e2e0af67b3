import { beforeEach, expect, test } from 'vitest';
import { GUILD, idOf, type Trial, trial } from '../../test/support/table-harness.js';
import { agreed } from './end.js';
import { NEXT_TIME } from './pace.js';
import { placesOf } from './result.js';

const NAMES = ['Ann', 'Ben', 'Cay'];

let it: Trial;
let table: string;
beforeEach(async () => {
  it = trial();
  table = await it.begin(NAMES, { games: 2 });
});

const match = (): string => it.read(table).match!.id;
const next = () => it.tables.next(it.press('Ann'), match());
const leaves = (who: string) => it.tables.quit(it.press(who), match());
const comesBack = (who: string) => it.tables.back(it.press(who), match());

test('whoever came back to their seat in one match changes their answers in the next one like everybody', async () => {
  for (let n = 0; n < 12; n++) {
    const { game, state, awaited, stored } = it.live(table);
    await it.say(table, stored.seats[awaited[0]!]!.name, game.defaultMove(state, awaited[0]!));
  }
  await leaves('Ben');
  await comesBack('Ben');
  expect(it.read(table).seats[1]!.since).toBeGreaterThan(9);
  await it.finish(table);
  await next();
  const { game, state, awaited } = it.live(table);
  expect(awaited).toContain(1);
  const [one, other] = game.legalMoves(state, 1);
  await it.say(table, 'Ben', one!);
  await it.say(table, 'Ben', other!);
  expect(game.pendingMove(it.live(table).state, 1)).toBe(other);
});

test('whoever missed the beginning of a match and came back has its points, place and rating like everybody', async () => {
  await it.finish(table);
  await leaves('Ben');
  await next();
  expect(it.read(table).match!.absent).toEqual([1]);
  await comesBack('Ben');
  await it.finish(table);
  const stats = it.store.stats(idOf('Ben'), GUILD)[0]!;
  expect(stats).toMatchObject({ matches: 2, rated: 2, series: 1 });
  const { finish } = it.read(table).match!;
  const better = finish!.filter(({ points }) => points > finish![1]!.points).length;
  expect(placesOf(it.live(table))[1]).toBe(1 + better);
});

test('a word for ending that was given between two matches ends nothing in the next one', async () => {
  await it.finish(table);
  await it.tables.end(it.press('Ann'), match());
  await it.tables.end(it.press('Ben'), match());
  it.clock.now += NEXT_TIME;
  await it.tables.tick(it.clock.now);
  expect(it.read(table)).toMatchObject({ match: { status: 'playing' }, matches: { length: 2 } });
  expect(agreed(it.read(table).seats)).toEqual({ votes: 0, needed: 3 });
  expect(await it.tables.end(it.press('Cay'), match())).toMatchObject({ phrase: { key: 'end.voted' } });
  expect(it.read(table).match!.status).toBe('playing');
});
