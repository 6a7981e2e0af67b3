import { describe, expect, test } from 'vitest';
import { givenLobby } from '../../test/support/life/given.js';
import { GAME, idOf, keyOf, tableHarness } from '../../test/support/table-harness.js';
import type { ButtonAction, TableReply } from './types.js';

const tablesOf = (answer: TableReply): readonly string[] =>
  answer.kind === 'which' ? answer.tables.map(({ stored }) => stored.table.id) : [];
const actionsOf = (answer: TableReply): readonly ButtonAction[] =>
  answer.kind === 'which'
    ? answer.tables.map(({ action }) => action)
    : answer.kind === 'ask'
      ? answer.actions.map(({ action }) => action)
      : [];
const MODERATOR = { moderator: true };

describe('whoever ends a table', () => {
  test('with a lobby and a match open is asked which is meant, and that one only is closed', async () => {
    const { tables, press, begin, open, read } = tableHarness();
    const match = await begin(['Ann'], { bots: 1 });
    const lobby = await open(['Ann', 'Ben']);
    const asked = await tables.act(press('Ann'), { kind: 'find', of: 'end', game: GAME.id, person: null });
    expect([keyOf(asked), actionsOf(asked)]).toEqual([
      'which.end',
      [
        { kind: 'ending', table: lobby },
        { kind: 'ending', table: match },
      ],
    ]);
    const sure = await tables.act(press('Ann'), { kind: 'ending', table: match });
    expect([keyOf(sure), actionsOf(sure)]).toEqual([
      'end.ask.alone',
      [{ kind: 'end', match: (await read(match)).match!.id }],
    ]);
    expect([await read(match), await read(lobby)].map(({ table }) => table.status)).toEqual(['playing', 'lobby']);
  });

  test('by the command typed twice ends nothing but what is chosen and confirmed', async () => {
    const { tables, press, begin, open, read } = tableHarness();
    const match = await begin(['Ann', 'Ben']);
    const lobby = await open(['Ann']);
    for (const _ of [1, 2])
      expect(keyOf(await tables.act(press('Ann'), { kind: 'find', of: 'end', game: GAME.id, person: null }))).toBe(
        'which.end',
      );
    for (const _ of [1, 2]) await tables.act(press('Ann'), { kind: 'ending', table: lobby });
    for (const _ of [1, 2]) await tables.act(press('Ann'), { kind: 'close', table: lobby });
    expect([await read(match), await read(lobby)].map(({ table }) => table.status)).toEqual(['playing', 'cancelled']);
    expect((await read(match)).seats.some(({ ending }) => ending)).toBe(false);
    // Once there is one left, it is asked about by itself.
    expect(keyOf(await tables.act(press('Ann'), { kind: 'find', of: 'end', game: GAME.id, person: null }))).toBe(
      'end.ask',
    );
    expect(keyOf(await tables.act(press('Ann'), { kind: 'ending', table: lobby }))).toBe('table.refuse.cancelled');
  });

  test('as a moderator reaches every open table of the channel, older ones that hang too, first the own', async () => {
    const { tables, press, begin, open, read } = tableHarness();
    const stuck = await begin(['Ann', 'Ben']);
    const own = await open(['Mod']);
    const newest = await begin(['Cid', 'Dan']);
    const asked = await tables.act(press('Mod', MODERATOR), { kind: 'find', of: 'end', game: GAME.id, person: null });
    expect(tablesOf(asked)).toEqual([own, newest, stuck]);
    expect(keyOf(await tables.act(press('Mod', MODERATOR), { kind: 'ending', table: stuck }))).toBe(
      'end.ask.moderator',
    );
    await tables.act(press('Mod', MODERATOR), { kind: 'end', match: (await read(stuck)).match!.id });
    expect(await Promise.all([stuck, newest].map(async (table) => (await read(table)).table.status))).toEqual([
      'void',
      'playing',
    ]);
  });

  test('is not asked about tables that are not theirs to end, nor from another server', async () => {
    const { tables, press, begin, open } = tableHarness();
    const own = await begin(['Ann'], { bots: 1 });
    const others = await open(['Ben', 'Ann']);
    expect(keyOf(await tables.act(press('Ann'), { kind: 'find', of: 'end', game: GAME.id, person: null }))).toBe(
      'end.ask.alone',
    );
    expect(keyOf(await tables.act(press('Ann'), { kind: 'ending', table: others }))).toBe('table.refuse.mayNotEnd');
    const away = { ...MODERATOR, guildId: '800000000000000002' };
    expect(keyOf(await tables.act(press('Mod', away), { kind: 'ending', table: own }))).toBe('table.refuse.unknown');
    expect(keyOf(await tables.act(press('Mod', MODERATOR), { kind: 'ending', table: 'nowhere' }))).toBe(
      'table.refuse.unknown',
    );
  });
});

describe('whoever has somebody replaced', () => {
  test('who sits at two of their tables is asked at which, and has voted at none meanwhile', async () => {
    const { tables, press, begin, read } = tableHarness();
    const first = await begin(['Ann', 'Ben', 'Cid']);
    const second = await begin(['Ann', 'Ben', 'Dan']);
    const asked = await tables.act(press('Ann'), { kind: 'find', of: 'kick', game: GAME.id, person: idOf('Ben') });
    expect([keyOf(asked), tablesOf(asked)]).toEqual(['which.kick', [second, first]]);
    for (const table of [first, second]) expect((await read(table)).table.votes).toEqual([]);
    expect(keyOf(await tables.act(press('Ann'), { kind: 'kicking', table: first, person: idOf('Ben') }))).toBe(
      'kick.voted',
    );
    expect(await Promise.all([first, second].map(async (table) => (await read(table)).table.votes.length))).toEqual([
      1, 0,
    ]);
  });

  test('who sits in two lobbies is asked from which, and the other one stays as it is', async () => {
    const { tables, press, open, read } = tableHarness();
    const first = await open(['Ann', 'Ben']);
    const second = await open(['Ann', 'Ben']);
    const asked = await tables.act(press('Ann'), { kind: 'find', of: 'kick', game: GAME.id, person: idOf('Ben') });
    expect(tablesOf(asked)).toEqual([second, first]);
    expect(await Promise.all([first, second].map(async (table) => (await read(table)).seats.length))).toEqual([2, 2]);
    expect(keyOf(await tables.act(press('Ann'), { kind: 'kicking', table: first, person: idOf('Ben') }))).toBe(
      'kick.done.lobby',
    );
    expect(await Promise.all([first, second].map(async (table) => (await read(table)).seats.length))).toEqual([1, 2]);
  });

  test('without naming anybody is asked at which table first, and whom after it', async () => {
    const { tables, press, begin, open, read } = tableHarness();
    const match = await begin(['Ann', 'Ben', 'Cid']);
    const lobby = await open(['Ann', 'Dan']);
    const asked = await tables.act(press('Ann'), { kind: 'find', of: 'kick', game: GAME.id, person: null });
    expect(actionsOf(asked)).toEqual([
      { kind: 'kicking', table: lobby, person: null },
      { kind: 'kicking', table: match, person: null },
    ]);
    const inMatch = await tables.act(press('Ann'), { kind: 'kicking', table: match, person: null });
    expect([keyOf(inMatch), actionsOf(inMatch).length]).toEqual(['kick.ask.vote', 2]);
    const inLobby = await tables.act(press('Ann'), { kind: 'kicking', table: lobby, person: null });
    expect([keyOf(inLobby), actionsOf(inLobby)]).toEqual([
      'kick.ask.lobby',
      [{ kind: 'oust', table: lobby, person: idOf('Dan') }],
    ]);
    expect(keyOf(await tables.act(press('Ann'), { kind: 'oust', table: lobby, person: idOf('Dan') }))).toBe(
      'kick.done.lobby',
    );
    expect((await read(lobby)).seats.map(({ name }) => name)).toEqual(['Ann']);
  });

  test('in a lobby without naming anybody is not told of bots, of themself, or as a guest of anybody', async () => {
    const { tables, press, open } = tableHarness();
    await open(['Ann', 'Ben', 'Cid'], { bots: 1 });
    expect(
      actionsOf(await tables.act(press('Ann'), { kind: 'find', of: 'kick', game: GAME.id, person: null })),
    ).toHaveLength(2);
    expect(keyOf(await tables.act(press('Ben'), { kind: 'find', of: 'kick', game: GAME.id, person: null }))).toBe(
      'table.refuse.notHost',
    );
    expect(
      actionsOf(await tables.act(press('Mod', MODERATOR), { kind: 'find', of: 'kick', game: GAME.id, person: null })),
    ).toHaveLength(3);
  });

  test('who was sent away from one table and plays at another is asked which is meant', async () => {
    const { tables, press, begin, open, read } = tableHarness();
    const lobby = await open(['Ann', 'Ben', 'Cid']);
    await tables.act(press('Ann'), { kind: 'oust', table: lobby, person: idOf('Ben') });
    const match = await begin(['Ann', 'Ben', 'Cid']);
    const asked = await tables.act(press('Ann'), { kind: 'find', of: 'kick', game: GAME.id, person: idOf('Ben') });
    expect(asked.kind === 'which' && asked.tables.map(({ stored, note }) => [stored.table.id, note])).toEqual([
      [match, null],
      [lobby, 'pardon'],
    ]);
    expect(keyOf(await tables.act(press('Ann'), { kind: 'kicking', table: lobby, person: idOf('Ben') }))).toBe(
      'kick.pardoned',
    );
    expect([(await read(lobby)).table.banned, (await read(match)).table.votes]).toEqual([[], []]);
  });

  test('and left the table since they were asked can no longer choose there', async () => {
    const { tables, press, begin } = tableHarness();
    const table = await begin(['Ann', 'Ben', 'Cid']);
    expect(keyOf(await tables.act(press('Eve'), { kind: 'kicking', table, person: idOf('Ben') }))).toBe(
      'table.refuse.noMatchHere',
    );
    expect(keyOf(await tables.act(press('Eve'), { kind: 'kicking', table, person: null }))).toBe(
      'table.refuse.noMatchHere',
    );
  });
});

test('whoever has left several matches is offered the way back to each', async () => {
  const { tables, press, begin, read } = tableHarness();
  const both = [await begin(['Ann', 'Ben']), await begin(['Ann', 'Cid'])];
  for (const table of both) await tables.act(press('Ann'), { kind: 'quit', match: (await read(table)).match!.id });
  const asked = await tables.act(press('Ann'), { kind: 'find', of: 'leave', game: GAME.id, person: null });
  expect([keyOf(asked), tablesOf(asked).toSorted()]).toEqual(['which.sheet', both.toSorted()]);
});

test('a page of tables only asks, also where one is left that the command itself would act on', async () => {
  const { tables, press, open, read } = tableHarness();
  const lobby = await open(['Ann', 'Ben']);
  for (const of of ['leave', 'end', 'kick'] as const) {
    const person = of === 'kick' ? idOf('Ben') : null;
    expect(tablesOf(await tables.act(press('Ann'), { kind: 'which', of, game: GAME.id, person, page: 3 }))).toEqual([
      lobby,
    ]);
  }
  expect(await read(lobby)).toMatchObject({ table: { status: 'lobby' }, seats: [{ name: 'Ann' }, { name: 'Ben' }] });
  expect(
    keyOf(await tables.act(press('Eve'), { kind: 'which', of: 'end', game: GAME.id, person: null, page: 0 })),
  ).toBe('table.refuse.nothingToEnd');
});

test('who sits at several matches of a channel is asked whose sheet they mean, who sits at one is shown it, and nobody else', async () => {
  const life = await givenLobby({ people: ['Ann', 'Ben'] });
  await life.press('Ann', 'begin');
  await life.open('Ann');
  await life.press('Cid', 'join');
  await life.press('Ann', 'begin');
  const listing = { of: 'sheet', game: GAME.id, person: null } as const;
  await life
    .when('Ann', 'find', listing)
    .brings('which sheet | sheet at table 2 (awaited) | sheet at table 1 (awaited)', ['press not noted']);
  await life.when('Ben', 'find', listing).brings('menu of seat 1', ['menu of Ben opened']);
  await life.when('Dan', 'find', listing).brings('table.refuse.noMatchHere', ['press not noted']);
});
