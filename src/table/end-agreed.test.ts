import { describe, expect, test } from 'vitest';
import { GAME, keyOf, personOf, type TableHarness, tableHarness } from '../../test/support/table-harness.js';
import type { Press } from './types.js';

interface Sitting extends TableHarness {
  readonly table: string;
  readonly match: string;
  /** Types the command, then presses the button of the question; returns both answers. */
  end(by: string, change?: Partial<Press>): Promise<readonly string[]>;
}

async function sitting(people: readonly string[], options = {}): Promise<Sitting> {
  const it = tableHarness();
  const table = await it.begin(people, options);
  const match = (await it.live(table)).stored.match.id;
  return {
    ...it,
    table,
    match,
    async end(by, change) {
      const asked = await it.tables.act(it.press(by, change), { kind: 'find', of: 'end', game: GAME.id, person: null });
      if (asked.kind !== 'ask') return [keyOf(asked)];
      const { action } = asked.actions[0]!;
      if (action.kind !== 'end' && action.kind !== 'stay') return [keyOf(asked), action.kind];
      return [keyOf(asked), keyOf(await it.tables.act(it.press(by, change), action))];
    },
  };
}

/** Time passes until nobody is there but who answers. */
async function awayBut({ table, read, live, say, clock, tables }: Sitting, name: string): Promise<void> {
  const others = async () => (await read(table)).seats.filter((row) => row.name !== name && row.personId !== null);
  for (let n = 0; n < 60 && (await others()).some((row) => !row.away); n++) {
    for (let now = await live(table); !now.over; now = await live(table)) {
      const own = (await read(table)).seats.find((row) => row.name === name)!.seat;
      if (!now.awaited.includes(own)) break;
      await say(table, name, now.game.defaultMove(now.state, own));
    }
    clock.now += 60_000;
    await tables.tick(clock.now);
  }
  expect((await others()).every((row) => row.away)).toBe(true);
}

describe('a match with others present', () => {
  test('is not ended by one who presses twice, nor the rest after it or the next match by a word given in it', async () => {
    const it = await sitting(['Ann', 'Ben'], { games: 2 });
    for (const _ of [1, 2]) await it.tables.act(it.press('Ann'), { kind: 'end', match: it.match });
    expect((await it.read(it.table)).table.status).toBe('playing');
    await it.finish(it.table);
    expect(await it.end('Ben')).toEqual(['end.ask', 'end.voted']);
    await it.tables.act(it.press('Ann'), { kind: 'next', match: it.match });
    expect(keyOf(await it.tables.act(it.press('Ben'), { kind: 'end', match: it.match }))).toBe('table.refuse.closed');
    expect(await it.end('Ben')).toEqual(['end.ask', 'end.voted']);
    expect((await it.read(it.table)).table.status).toBe('playing');
  });

  test('does not take the word of who played for somebody for that of the seat’s own person', async () => {
    const { end, read, table, tables, press, match } = await sitting(['Ann', 'Ben', 'Cid']);
    await tables.act(press('Cid'), { kind: 'quit', match });
    await tables.act(press('Eve'), { kind: 'take', match, seat: 2 });
    await end('Eve');
    await end('Ann');
    await tables.act(press('Cid'), { kind: 'back', match });
    expect(await end('Ben')).toEqual(['end.ask', 'end.voted']);
    expect((await read(table)).table.status).toBe('playing');
  });
});

describe('a match with nobody else present', () => {
  test('is closed by who is left when the others are away', async () => {
    const it = await sitting(['Ann', 'Ben']);
    await awayBut(it, 'Ben');
    expect(await it.end('Ben')).toEqual(['end.ask.alone', 'table.done.ended']);
  });
});

describe('a moderator', () => {
  const moderator = { moderator: true };

  test('who plays is one of those who have to agree', async () => {
    const { end, read, table } = await sitting(['Ann', 'Ben']);
    expect(await end('Ann', moderator)).toEqual(['end.ask', 'end.voted']);
    expect((await read(table)).table.status).toBe('playing');
  });
});

test('strangers are told who can end a match, and that there is none to end', async () => {
  const { end } = await sitting(['Ann', 'Ben']);
  expect(await end('Eve')).toEqual(['end.refuse.stranger']);
  await end('Mod', { moderator: true });
  expect(await end('Ann')).toEqual(['table.refuse.nothingToEnd']);
});

describe('a lobby', () => {
  test('that has begun since the question was asked stays as it is', async () => {
    const { table, tables, press, read } = await sitting(['Ann'], { bots: 1 });
    expect(keyOf(await tables.act(press('Ann'), { kind: 'close', table }))).toBe('table.refuse.begun');
    expect((await read(table)).table.status).toBe('playing');
  });
});

describe('a series', () => {
  test('is ended between two matches by everybody together: what was played stays, and nobody has won it', async () => {
    const it = await sitting(['Ann', 'Ben'], { games: 3 });
    await it.finish(it.table);
    expect(await it.end('Ann')).toEqual(['end.ask', 'end.voted']);
    expect((await it.read(it.table)).table.status).toBe('playing');
    expect(await it.end('Ben')).toEqual(['end.ask', 'table.done.ended']);
    expect((await it.store.stats(personOf('Ann').id, null))[0]).toMatchObject({ matches: 1, rated: 1, series: 0 });
  });
});
