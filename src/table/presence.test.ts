import { expect, test } from 'vitest';
import { type TableHarness, tableHarness } from '../../test/support/table-harness.js';
import { ANSWER_TIME } from './pace.js';

interface Sitting extends TableHarness {
  readonly table: string;
  /** Ann answers whatever she is asked, and then time is up for Ben. */
  miss(): Promise<void>;
  /** Ben looks at his sheet. */
  look(): Promise<void>;
}

async function sitting(): Promise<Sitting> {
  const it = tableHarness();
  const table = await it.begin(['Ann', 'Ben']);
  const miss = async (): Promise<void> => {
    for (let now = await it.live(table); now.awaited.includes(0); now = await it.live(table))
      await it.say(table, 'Ann', now.game.defaultMove(now.state, 0));
    it.clock.now += ANSWER_TIME.live;
    await it.tables.tick(it.clock.now);
  };
  const look = async (): Promise<void> => {
    await it.tables.act(it.press('Ben'), { kind: 'sheet', match: (await it.live(table)).stored.match.id });
  };
  return { ...it, table, miss, look };
}

const ben = async ({ read, table }: Sitting) => (await read(table)).seats[1]!;

test('whoever presses anything between two missed answers is not away: only answers missed in a row count', async () => {
  const it = await sitting();
  for (let n = 0; n < 3; n++) {
    await it.miss();
    expect(await ben(it)).toMatchObject({ missed: 1, away: false });
    await it.look();
    expect(await ben(it)).toMatchObject({ missed: 0, away: false });
  }
});

test('an answer between two missed ones counts as a press', async () => {
  const it = await sitting();
  await it.miss();
  while (!(await it.live(it.table)).awaited.includes(1))
    await it.say(it.table, 'Ann', (await it.live(it.table)).game.defaultMove((await it.live(it.table)).state, 0));
  const { game, state } = await it.live(it.table);
  await it.say(it.table, 'Ben', game.legalMoves(state, 1)[0]!);
  await it.miss();
  expect(await ben(it)).toMatchObject({ missed: 1, away: false });
});

test('somebody else’s press brings nobody back, and takes no miss away', async () => {
  const it = await sitting();
  await it.miss();
  await it.tables.act(it.press('Ann'), { kind: 'sheet', match: (await it.live(it.table)).stored.match.id });
  expect((await ben(it)).missed).toBe(1);
  await it.miss();
  expect((await ben(it)).away).toBe(true);
  await it.tables.act(it.press('Ann'), { kind: 'sheet', match: (await it.live(it.table)).stored.match.id });
  await it.tables.act(it.press('Eve'), { kind: 'sheet', match: (await it.live(it.table)).stored.match.id });
  expect((await ben(it)).away).toBe(true);
});
