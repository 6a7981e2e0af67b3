import { expect, test } from 'vitest';
import { personOf, type TableHarness, tableHarness } from '../../test/support/table-harness.js';

const HOUR = 3_600_000;

async function sitting(bots = 0): Promise<TableHarness & { table: string; pass(ms: number): Promise<void> }> {
  const it = tableHarness();
  const table = await it.begin(['Ann', 'Ben', 'Cid'], { pace: 'slow', bots });
  const pass = async (ms: number): Promise<void> => {
    it.clock.now += ms;
    await it.tables.tick(it.clock.now);
  };
  return { ...it, table, pass };
}

const remindersAt = ({ read }: TableHarness, table: string) =>
  read(table).posts.filter((post) => post.kind === 'reminder');

test('when a quarter of the time is left, those who are still awaited are reminded, and nobody else', async () => {
  const it = await sitting();
  const { live, say, table, pass } = it;
  await say(table, 'Ann', live(table).game.legalMoves(live(table).state, 0)[0]!);
  await pass(18 * HOUR - 1);
  expect(remindersAt(it, table)).toEqual([]);
  await pass(1);
  expect(remindersAt(it, table)).toMatchObject([
    { mentions: [personOf('Ben').id, personOf('Cid').id], until: null, matchId: live(table).stored.match.id },
  ]);
});

test('once a step: neither time nor another answer brings a second one', async () => {
  const it = await sitting();
  const { live, say, table, pass, tables, press } = it;
  await pass(18 * HOUR);
  await pass(HOUR);
  await say(table, 'Ann', live(table).game.legalMoves(live(table).state, 0)[0]!);
  await tables.act(press('Ben'), { kind: 'quit', match: live(table).stored.match.id });
  await pass(HOUR);
  expect(remindersAt(it, table)).toHaveLength(1);
});

test('it is settled when the step is over, and the next step has its own', async () => {
  const it = await sitting();
  const { live, say, table, pass } = it;
  await pass(18 * HOUR);
  const { step } = live(table);
  for (let now = live(table); now.step === step; now = live(table))
    await say(table, ['Ann', 'Ben', 'Cid'][now.awaited[0]!]!, now.game.legalMoves(now.state, now.awaited[0]!)[0]!);
  expect(remindersAt(it, table)[0]!.until).not.toBeNull();
  await pass(18 * HOUR);
  expect(remindersAt(it, table)).toHaveLength(2);
});

test('bots, and whoever is gone or away, are never reminded', async () => {
  const it = await sitting(1);
  const { live, table, pass, tables, press, read } = it;
  await tables.act(press('Cid'), { kind: 'quit', match: live(table).stored.match.id });
  for (let n = 0; n < 10 && read(table).table.status === 'playing'; n++) await pass(24 * HOUR);
  expect(read(table).table.status).toBe('parked');
  await tables.act(press('Ann'), { kind: 'sheet', match: live(table).stored.match.id });
  const before = remindersAt(it, table).length;
  await pass(18 * HOUR);
  const reminders = remindersAt(it, table).slice(before);
  expect(reminders.flatMap(({ mentions }) => mentions)).toEqual(
    live(table).awaited.includes(0) ? [personOf('Ann').id] : [],
  );
  await pass(-2 * HOUR);
  expect(
    read(table)
      .seats.filter((row) => row.away)
      .map((row) => row.name),
  ).toEqual(['Ben']);
});

test('a faster pace reminds nobody, and an ended match leaves none open', async () => {
  const quick = tableHarness();
  const fast = await quick.begin(['Ann', 'Ben'], { pace: 'relaxed' });
  expect(quick.read(fast).table.remindAt).toBeNull();
  const it = await sitting();
  await it.pass(18 * HOUR);
  await it.tables.act(it.press('Mod', { moderator: true }), { kind: 'end', match: it.live(it.table).stored.match.id });
  expect(it.read(it.table).table.remindAt).toBeNull();
  expect(remindersAt(it, it.table).every(({ until }) => until !== null)).toBe(true);
});
