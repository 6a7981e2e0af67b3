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
  const match = it.live(table).stored.match.id;
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
  const others = () => read(table).seats.filter((row) => row.name !== name && row.personId !== null);
  for (let n = 0; n < 60 && others().some((row) => !row.away); n++) {
    for (let now = live(table); !now.over; now = live(table)) {
      const own = read(table).seats.find((row) => row.name === name)!.seat;
      if (!now.awaited.includes(own)) break;
      await say(table, name, now.game.defaultMove(now.state, own));
    }
    clock.now += 60_000;
    await tables.tick(clock.now);
  }
  expect(others().every((row) => row.away)).toBe(true);
}

describe('a match with others present', () => {
  test('is never ended by a losing host alone: it takes the word of everybody', async () => {
    const { end, read, table } = await sitting(['Ann', 'Ben', 'Cid']);
    expect(await end('Ann')).toEqual(['end.ask', 'end.voted']);
    expect(await end('Cid')).toEqual(['end.ask', 'end.voted']);
    expect(read(table).table.status).toBe('playing');
    expect(await end('Ben')).toEqual(['end.ask', 'table.done.ended']);
    expect(read(table)).toMatchObject({
      table: { status: 'void', reason: 'table.reason.agreed' },
      match: { status: 'void' },
    });
  });

  test('that was ended counts for nobody', async () => {
    const { end, store } = await sitting(['Ann', 'Ben']);
    await end('Ann');
    await end('Ben');
    expect(store.stats(personOf('Ann').id, null)).toEqual([]);
  });

  test('goes on when somebody takes their word back', async () => {
    const { end, read, table } = await sitting(['Ann', 'Ben']);
    await end('Ann');
    expect(await end('Ann')).toEqual(['end.ask.again', 'end.stayed']);
    expect(await end('Ben')).toEqual(['end.ask', 'end.voted']);
    expect(read(table).table.status).toBe('playing');
  });

  test('is not ended by one who presses twice, nor by a word given in an earlier match', async () => {
    const it = await sitting(['Ann', 'Ben'], { games: 2 });
    for (const _ of [1, 2]) await it.tables.act(it.press('Ann'), { kind: 'end', match: it.match });
    expect(it.read(it.table).table.status).toBe('playing');
    await it.finish(it.table);
    await it.tables.act(it.press('Ann'), { kind: 'next', match: it.match });
    expect(keyOf(await it.tables.act(it.press('Ben'), { kind: 'end', match: it.match }))).toBe('table.refuse.closed');
    expect(await it.end('Ben')).toEqual(['end.ask', 'end.voted']);
    expect(it.read(it.table).table.status).toBe('playing');
  });

  test('waits for the word of whoever comes back, and forgets that of whoever left', async () => {
    const { end, read, table, tables, press, match } = await sitting(['Ann', 'Ben', 'Cid']);
    await end('Ann');
    await end('Ben');
    await tables.act(press('Ben'), { kind: 'quit', match });
    await tables.act(press('Ben'), { kind: 'back', match });
    expect(await end('Cid')).toEqual(['end.ask', 'end.voted']);
    expect(read(table).table.status).toBe('playing');
    expect(await end('Ben')).toEqual(['end.ask', 'table.done.ended']);
  });

  test('does not take the word of who played for somebody for that of the seat’s own person', async () => {
    const { end, read, table, tables, press, match } = await sitting(['Ann', 'Ben', 'Cid']);
    await tables.act(press('Cid'), { kind: 'quit', match });
    await tables.act(press('Eve'), { kind: 'take', match, seat: 2 });
    await end('Eve');
    await end('Ann');
    await tables.act(press('Cid'), { kind: 'back', match });
    expect(await end('Ben')).toEqual(['end.ask', 'end.voted']);
    expect(read(table).table.status).toBe('playing');
  });

  test('shows on its board how many agree, never who', async () => {
    const { end, read, table } = await sitting(['Ann', 'Ben', 'Cid']);
    const wanted = () => read(table).posts.find((post) => post.kind === 'board' && post.until === null)!.wanted;
    const before = wanted();
    await end('Ann');
    expect(wanted()).toBe(before + 1);
  });
});

describe('a match with nobody else present', () => {
  test('against bots is closed at once, after a question', async () => {
    const { end, read, table } = await sitting(['Ann'], { bots: 2 });
    expect(await end('Ann')).toEqual(['end.ask.alone', 'table.done.ended']);
    expect(read(table).table).toMatchObject({ status: 'void', reason: 'table.reason.alone' });
  });

  test('is closed by who is left when the others are away', async () => {
    const it = await sitting(['Ann', 'Ben']);
    await awayBut(it, 'Ben');
    expect(await it.end('Ben')).toEqual(['end.ask.alone', 'table.done.ended']);
  });

  test('is not closed by somebody who plays there for another', async () => {
    const it = await sitting(['Ann', 'Ben', 'Cid']);
    await it.tables.act(it.press('Cid'), { kind: 'quit', match: it.match });
    await it.tables.act(it.press('Eve'), { kind: 'take', match: it.match, seat: 2 });
    await awayBut(it, 'Ben');
    await it.tables.act(it.press('Eve'), { kind: 'sheet', match: it.match });
    await it.tables.act(it.press('Ben'), { kind: 'quit', match: it.match });
    expect((await it.end('Eve')).at(-1)).toBe('end.refuse.deputy');
    expect(it.read(it.table).table.status).toBe('playing');
  });
});

describe('a moderator', () => {
  const moderator = { moderator: true };

  test('who has no part in the match closes it at once, after a question', async () => {
    const { end, read, table } = await sitting(['Ann', 'Ben']);
    expect(await end('Mod', moderator)).toEqual(['end.ask.moderator', 'table.done.ended']);
    expect(read(table).table).toMatchObject({ status: 'void', reason: 'table.reason.moderator' });
  });

  test('who plays is one of those who have to agree', async () => {
    const { end, read, table } = await sitting(['Ann', 'Ben']);
    expect(await end('Ann', moderator)).toEqual(['end.ask', 'end.voted']);
    expect(read(table).table.status).toBe('playing');
  });

  test('who has left their seat ends nothing', async () => {
    const { end, tables, press, match } = await sitting(['Ann', 'Ben']);
    await tables.act(press('Ann'), { kind: 'quit', match });
    expect(await end('Ann', moderator)).toEqual(['end.refuse.stranger']);
    expect(keyOf(await tables.act(press('Ann', moderator), { kind: 'end', match }))).toBe('end.refuse.stranger');
  });
});

test('strangers are told who can end a match, and that there is none to end', async () => {
  const { end } = await sitting(['Ann', 'Ben']);
  expect(await end('Eve')).toEqual(['end.refuse.stranger']);
  await end('Mod', { moderator: true });
  expect(await end('Ann')).toEqual(['table.refuse.nothingToEnd']);
});

describe('a lobby', () => {
  test('is closed by its host or a moderator, after a question', async () => {
    const { tables, press, open, read } = tableHarness();
    const table = await open(['Ann', 'Ben']);
    expect(keyOf(await tables.act(press('Ben'), { kind: 'find', of: 'end', game: GAME.id, person: null }))).toBe(
      'table.refuse.mayNotEnd',
    );
    expect(keyOf(await tables.act(press('Ben'), { kind: 'close', table }))).toBe('table.refuse.mayNotEnd');
    expect(await tables.act(press('Ann'), { kind: 'find', of: 'end', game: GAME.id, person: null })).toMatchObject({
      phrase: { key: 'end.ask.lobby' },
      actions: [{ action: { kind: 'close', table } }],
    });
    expect(read(table).table.status).toBe('lobby');
    expect(keyOf(await tables.act(press('Ann'), { kind: 'close', table }))).toBe('table.done.cancelled');
    expect(read(table).table.status).toBe('cancelled');
  });

  test('that has begun since the question was asked stays as it is', async () => {
    const { table, tables, press, read } = await sitting(['Ann'], { bots: 1 });
    expect(keyOf(await tables.act(press('Ann'), { kind: 'close', table }))).toBe('table.refuse.begun');
    expect(read(table).table.status).toBe('playing');
  });
});

describe('a series', () => {
  test('is ended between two matches by everybody together: what was played stays, and nobody has won it', async () => {
    const it = await sitting(['Ann', 'Ben'], { games: 3 });
    await it.finish(it.table);
    expect(await it.end('Ann')).toEqual(['end.ask', 'end.voted']);
    expect(it.read(it.table).table.status).toBe('playing');
    expect(await it.end('Ben')).toEqual(['end.ask', 'table.done.ended']);
    expect(it.store.stats(personOf('Ann').id, null)[0]).toMatchObject({ matches: 1, rated: 1, series: 0 });
  });
});
