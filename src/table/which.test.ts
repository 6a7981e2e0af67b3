import { describe, expect, test } from 'vitest';
import { GAME, idOf, keyOf, trial } from '../../test/support/table-harness.js';
import type { Deed, TableReply } from './types.js';

const tablesOf = (answer: TableReply): readonly string[] =>
  answer.kind === 'which' ? answer.tables.map(({ stored }) => stored.table.id) : [];
const deedsOf = (answer: TableReply): readonly Deed[] =>
  answer.kind === 'which'
    ? answer.tables.map(({ deed }) => deed)
    : answer.kind === 'ask'
      ? answer.deeds.map(({ deed }) => deed)
      : [];
const MODERATOR = { moderator: true };

describe('whoever ends a table', () => {
  test('with a lobby and a match open is asked which is meant, and that one only is closed', async () => {
    const { tables, press, begin, open, read } = trial();
    const match = await begin(['Ann'], { bots: 1 });
    const lobby = await open(['Ann', 'Ben']);
    const asked = await tables.ending(press('Ann'), GAME.id);
    expect([keyOf(asked), deedsOf(asked)]).toEqual([
      'which.end',
      [
        { kind: 'ending', table: lobby },
        { kind: 'ending', table: match },
      ],
    ]);
    const sure = await tables.endingAt(press('Ann'), match);
    expect([keyOf(sure), deedsOf(sure)]).toEqual(['end.ask.alone', [{ kind: 'end', match: read(match).match!.id }]]);
    expect([read(match), read(lobby)].map(({ table }) => table.status)).toEqual(['playing', 'lobby']);
  });

  test('by the command typed twice ends nothing but what is chosen and confirmed', async () => {
    const { tables, press, begin, open, read } = trial();
    const match = await begin(['Ann', 'Ben']);
    const lobby = await open(['Ann']);
    for (const _ of [1, 2]) expect(keyOf(await tables.ending(press('Ann'), GAME.id))).toBe('which.end');
    for (const _ of [1, 2]) await tables.endingAt(press('Ann'), lobby);
    for (const _ of [1, 2]) await tables.close(press('Ann'), lobby);
    expect([read(match), read(lobby)].map(({ table }) => table.status)).toEqual(['playing', 'cancelled']);
    expect(read(match).seats.some(({ ending }) => ending)).toBe(false);
    // Once there is one left, it is asked about by itself.
    expect(keyOf(await tables.ending(press('Ann'), GAME.id))).toBe('end.ask');
    expect(keyOf(await tables.endingAt(press('Ann'), lobby))).toBe('table.refuse.cancelled');
  });

  test('as a moderator reaches every open table of the channel, older ones that hang too, first the own', async () => {
    const { tables, press, begin, open, read } = trial();
    const stuck = await begin(['Ann', 'Ben']);
    const own = await open(['Mod']);
    const newest = await begin(['Cid', 'Dan']);
    const asked = await tables.ending(press('Mod', MODERATOR), GAME.id);
    expect(tablesOf(asked)).toEqual([own, newest, stuck]);
    expect(keyOf(await tables.endingAt(press('Mod', MODERATOR), stuck))).toBe('end.ask.moderator');
    await tables.end(press('Mod', MODERATOR), read(stuck).match!.id);
    expect([stuck, newest].map((table) => read(table).table.status)).toEqual(['void', 'playing']);
  });

  test('is not asked about tables that are not theirs to end, nor from another server', async () => {
    const { tables, press, begin, open } = trial();
    const own = await begin(['Ann'], { bots: 1 });
    const others = await open(['Ben', 'Ann']);
    expect(keyOf(await tables.ending(press('Ann'), GAME.id))).toBe('end.ask.alone');
    expect(keyOf(await tables.endingAt(press('Ann'), others))).toBe('table.refuse.mayNotEnd');
    const away = { ...MODERATOR, guildId: '800000000000000002' };
    expect(keyOf(await tables.endingAt(press('Mod', away), own))).toBe('table.refuse.unknown');
    expect(keyOf(await tables.endingAt(press('Mod', MODERATOR), 'nowhere'))).toBe('table.refuse.unknown');
  });
});

describe('whoever has somebody replaced', () => {
  test('who sits at two of their tables is asked at which, and has voted at none meanwhile', async () => {
    const { tables, press, begin, read } = trial();
    const first = await begin(['Ann', 'Ben', 'Cid']);
    const second = await begin(['Ann', 'Ben', 'Dan']);
    const asked = await tables.kicking(press('Ann'), GAME.id, idOf('Ben'));
    expect([keyOf(asked), tablesOf(asked)]).toEqual(['which.kick', [second, first]]);
    expect([first, second].flatMap((table) => read(table).table.votes)).toEqual([]);
    expect(keyOf(await tables.kickingAt(press('Ann'), first, idOf('Ben')))).toBe('kick.voted');
    expect([first, second].map((table) => read(table).table.votes.length)).toEqual([1, 0]);
  });

  test('who sits in two lobbies is asked from which, and the other one stays as it is', async () => {
    const { tables, press, open, read } = trial();
    const first = await open(['Ann', 'Ben']);
    const second = await open(['Ann', 'Ben']);
    const asked = await tables.kicking(press('Ann'), GAME.id, idOf('Ben'));
    expect(tablesOf(asked)).toEqual([second, first]);
    expect([first, second].map((table) => read(table).seats.length)).toEqual([2, 2]);
    expect(keyOf(await tables.kickingAt(press('Ann'), first, idOf('Ben')))).toBe('kick.done.lobby');
    expect([first, second].map((table) => read(table).seats.length)).toEqual([1, 2]);
  });

  test('without naming anybody is asked at which table first, and whom after it', async () => {
    const { tables, press, begin, open, read } = trial();
    const match = await begin(['Ann', 'Ben', 'Cid']);
    const lobby = await open(['Ann', 'Dan']);
    const asked = await tables.kicking(press('Ann'), GAME.id, null);
    expect(deedsOf(asked)).toEqual([
      { kind: 'kicking', table: lobby, person: null },
      { kind: 'kicking', table: match, person: null },
    ]);
    const inMatch = await tables.kickingAt(press('Ann'), match, null);
    expect([keyOf(inMatch), deedsOf(inMatch).length]).toEqual(['kick.ask.vote', 2]);
    const inLobby = await tables.kickingAt(press('Ann'), lobby, null);
    expect([keyOf(inLobby), deedsOf(inLobby)]).toEqual([
      'kick.ask.lobby',
      [{ kind: 'oust', table: lobby, person: idOf('Dan') }],
    ]);
    expect(keyOf(await tables.remove(press('Ann'), lobby, idOf('Dan')))).toBe('kick.done.lobby');
    expect(read(lobby).seats.map(({ name }) => name)).toEqual(['Ann']);
  });

  test('in a lobby without naming anybody is not told of bots, of themself, or as a guest of anybody', async () => {
    const { tables, press, open } = trial();
    await open(['Ann', 'Ben', 'Cid'], { bots: 1 });
    expect(deedsOf(await tables.kicking(press('Ann'), GAME.id, null))).toHaveLength(2);
    expect(keyOf(await tables.kicking(press('Ben'), GAME.id, null))).toBe('table.refuse.notHost');
    expect(deedsOf(await tables.kicking(press('Mod', MODERATOR), GAME.id, null))).toHaveLength(3);
  });

  test('who was sent away from one table and plays at another is asked which is meant', async () => {
    const { tables, press, begin, open, read } = trial();
    const lobby = await open(['Ann', 'Ben', 'Cid']);
    await tables.remove(press('Ann'), lobby, idOf('Ben'));
    const match = await begin(['Ann', 'Ben', 'Cid']);
    const asked = await tables.kicking(press('Ann'), GAME.id, idOf('Ben'));
    expect(asked.kind === 'which' && asked.tables.map(({ stored, note }) => [stored.table.id, note])).toEqual([
      [match, null],
      [lobby, 'pardon'],
    ]);
    expect(keyOf(await tables.kickingAt(press('Ann'), lobby, idOf('Ben')))).toBe('kick.pardoned');
    expect([read(lobby).table.barred, read(match).table.votes]).toEqual([[], []]);
  });

  test('and left the table since they were asked can no longer choose there', async () => {
    const { tables, press, begin } = trial();
    const table = await begin(['Ann', 'Ben', 'Cid']);
    expect(keyOf(await tables.kickingAt(press('Eve'), table, idOf('Ben')))).toBe('table.refuse.noMatchHere');
    expect(keyOf(await tables.kickingAt(press('Eve'), table, null))).toBe('table.refuse.noMatchHere');
  });
});

test('whoever has left several matches is offered the way back to each', async () => {
  const { tables, press, begin, read } = trial();
  const both = [await begin(['Ann', 'Ben']), await begin(['Ann', 'Cid'])];
  for (const table of both) await tables.quit(press('Ann'), read(table).match!.id);
  const asked = await tables.leaving(press('Ann'), GAME.id);
  expect([keyOf(asked), tablesOf(asked).toSorted()]).toEqual(['which.sheet', both.toSorted()]);
});

test('a page of tables only asks, also where one is left that the command itself would act on', async () => {
  const { tables, press, open, read } = trial();
  const lobby = await open(['Ann', 'Ben']);
  for (const of of ['leave', 'end', 'kick'] as const) {
    const person = of === 'kick' ? idOf('Ben') : null;
    expect(tablesOf(await tables.which(press('Ann'), { of, game: GAME.id, person }, 3))).toEqual([lobby]);
  }
  expect(read(lobby)).toMatchObject({ table: { status: 'lobby' }, seats: [{ name: 'Ann' }, { name: 'Ben' }] });
  expect(keyOf(await tables.which(press('Eve'), { of: 'end', game: GAME.id, person: null }, 0))).toBe(
    'table.refuse.nothingToEnd',
  );
});
