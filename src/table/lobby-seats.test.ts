import { expect, test } from 'vitest';
import { GAME, keyOf, personOf, type TableHarness, tableHarness } from '../../test/support/table-harness.js';

const seated = async ({ read }: TableHarness, table: string) =>
  (await read(table)).seats.map(({ seat, name }) => [seat, name]);

test('the bot that came last goes first, and the bots that stay are numbered from one', async () => {
  const it = tableHarness();
  const table = await it.open(['Ann'], { bots: 1 });
  await it.tables.act(it.press('Ben'), { kind: 'join', table });
  await it.tables.act(it.press('Ann'), { kind: 'bot', table });
  await it.tables.act(it.press('Cid'), { kind: 'join', table });
  await it.tables.act(it.press('Ann'), { kind: 'unbot', table });
  expect(await seated(it, table)).toEqual([
    [0, 'Ann'],
    [1, 'Bot 1'],
    [2, 'Ben'],
    [3, 'Cid'],
  ]);
  await it.tables.act(it.press('Ann'), { kind: 'bot', table });
  expect((await seated(it, table)).at(-1)).toEqual([4, 'Bot 2']);
});

test('who was sent away from a lobby stays away when somebody else is sent away too', async () => {
  const it = tableHarness();
  const table = await it.open(['Ann', 'Ben', 'Cid']);
  for (const name of ['Ben', 'Cid'])
    await it.tables.act(it.press('Ann'), { kind: 'find', of: 'kick', game: GAME.id, person: personOf(name).id });
  for (const name of ['Ben', 'Cid'])
    expect(keyOf(await it.tables.act(it.press(name), { kind: 'join', table }))).toBe('kick.told.lobby');
  expect(await seated(it, table)).toEqual([[0, 'Ann']]);
});

test('once the match has begun the lobby’s message is shown anew', async () => {
  const it = tableHarness();
  const table = await it.open(['Ann', 'Ben']);
  const lobby = async () => (await it.read(table)).posts.find(({ kind }) => kind === 'lobby')!;
  await it.store.sentPost((await lobby()).id, (await lobby()).wanted, { messageId: 'message', picture: null });
  await it.tables.act(it.press('Ann'), { kind: 'begin', table });
  expect((await lobby()).wanted).toBe((await lobby()).sent + 1);
});

test('a refused press does not keep a lobby open', async () => {
  const it = tableHarness();
  const table = await it.open(['Ann', 'Ben'], { seats: 2 });
  const { dueAt } = (await it.read(table)).table;
  it.clock.now += 60_000;
  for (const kind of ['join', 'leave', 'cancel', 'begin', 'bot'] as const)
    await it.tables.act(it.press('Eve'), { kind, table });
  expect((await it.read(table)).table.dueAt).toBe(dueAt);
});
