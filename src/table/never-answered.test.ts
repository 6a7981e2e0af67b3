import { expect, test } from 'vitest';
import { idOf, type TableHarness, tableHarness } from '../../test/support/table-harness.js';
import { GAMES } from '../games/registry.js';
import { seatOf } from './seats.js';

/** Plays to the end: these people enter nothing themselves, and for everybody else time runs out. */
async function playOut(
  { live, say, clock, tables }: TableHarness,
  table: string,
  answering: readonly string[],
): Promise<void> {
  for (let now = await live(table); !now.over; now = await live(table)) {
    const { game, state, awaited, stored } = now;
    const name = answering.find((each) => awaited.includes(seatOf(stored.seats, idOf(each))?.seat ?? -1));
    if (name !== undefined) await say(table, name, game.defaultMove(state, seatOf(stored.seats, idOf(name))!.seat));
    else {
      clock.now += 60_000;
      await tables.tick(clock.now);
    }
  }
}

test('whoever lets time run out all match long does not win, though they have more points', async () => {
  const it = tableHarness();
  it.dictate(1);
  const table = await it.begin(['Ann', 'Ben']);
  await playOut(it, table, ['Ann']);
  const { match, lines } = await it.read(table);
  expect(lines.some(({ giver, text }) => giver === 'clock' && text.startsWith('1 '))).toBe(true);
  expect(match!.finish![1]!.points).toBeGreaterThan(match!.finish![0]!.points);
  expect(match!.finish!.map(({ place }) => place)).toEqual([1, 2]);
  expect([
    (await it.store.stats(idOf('Ann'), null))[0]!.wins,
    (await it.store.stats(idOf('Ben'), null))[0]!.wins,
  ]).toEqual([1, 0]);
  const [ann, ben] = await Promise.all(
    ['Ann', 'Ben'].map(async (name) => (await it.store.stats(idOf(name), null))[0]!.rating!.mu),
  );
  expect(ann!).toBeGreaterThan(ben!);
});

test('who never answered comes last in every game, and the one answer that they gave makes the difference', async () => {
  for (const game of GAMES) {
    const it = tableHarness();
    const table = await it.begin(['Ann', 'Ben', 'Cid'], { game });
    await playOut(it, table, ['Ann', 'Ben']);
    expect((await it.read(table)).match, game.id).toMatchObject({ status: 'over', played: [0, 1] });
    const other = await it.begin(['Ann', 'Ben', 'Cid'], { game });
    const { state, awaited } = await it.live(other);
    const asked = awaited[0]!;
    await it.say(other, (await it.read(other)).seats[asked]!.name, game.legalMoves(state, asked)[0]!);
    expect((await it.read(other)).match!.played, game.id).toEqual([asked]);
  }
});

test('a match counts for nobody where all who answered are gone, and who is left only looked on', async () => {
  const it = tableHarness();
  const table = await it.begin(['Ann', 'Ben']);
  const { match } = (await it.live(table)).stored;
  await it.say(table, 'Ann', (await it.live(table)).game.legalMoves((await it.live(table)).state, 0)[0]!);
  await it.tables.act(it.press('Ann'), { kind: 'quit', match: match.id });
  while (!(await it.live(table)).over) {
    it.clock.now += 60_000;
    await it.tables.tick(it.clock.now);
    await it.tables.act(it.press('Ben'), { kind: 'sheet', match: match.id });
  }
  expect(await it.read(table)).toMatchObject({ table: { status: 'over' }, match: { status: 'over', played: [0] } });
  expect(await Promise.all(['Ann', 'Ben'].map((name) => it.store.stats(idOf(name), null)))).toEqual([[], []]);
});

test('what somebody else answered at a seat is no answer of its own person, who came back and looked on', async () => {
  const it = tableHarness();
  it.dictate(1);
  const table = await it.begin(['Ann', 'Ben']);
  const { id } = (await it.read(table)).match!;
  await it.tables.act(it.press('Ben'), { kind: 'quit', match: id });
  await it.tables.act(it.press('Eve'), { kind: 'take', match: id, seat: 1 });
  for (let n = 0; n < 8; n++) {
    const { game, state, awaited } = await it.live(table);
    await it.say(table, awaited[0] === 0 ? 'Ann' : 'Eve', game.defaultMove(state, awaited[0]!));
  }
  await it.tables.act(it.press('Ben'), { kind: 'back', match: id });
  await playOut(it, table, ['Ann']);
  const { finish, played } = (await it.read(table)).match!;
  expect(played).toEqual([0]);
  expect(finish![1]!.points).toBeGreaterThan(finish![0]!.points);
  expect(finish!.map(({ place }) => place)).toEqual([1, 2]);
});
