import { describe, expect, test } from 'vitest';
import { keyOf, tableHarness } from '../../test/support/table-harness.js';
import { GAMES, gameOf } from '../games/registry.js';
import { checkDice } from '../seal/check.js';
import { sealOf } from '../seal/seal.js';
import type { MatchRow } from '../store/rows.js';
import type { StoredMatch } from './types.js';
import { viewCheck } from './view/check.js';
import { viewProof, viewSeal } from './view/seal.js';

const LOBBY_MESSAGE = '1100000000000000001';

/** A house whose dice are sealed. */
function sealedHouse() {
  const house = tableHarness();
  house.sealing.on = true;
  const { press, read, store, tables } = house;
  return {
    ...house,
    /** What is wanted of the table's posts is in the channel now, as these messages from then on. */
    async post(table: string, message: string) {
      for (const post of (await read(table)).posts.filter(({ sent, wanted }) => sent < wanted))
        await store.sentPost(post, post.wanted, { messageId: post.messageId ?? message, picture: null });
    },
    type: (table: string, person: string, word: string | null) =>
      tables.act(press(person), { kind: 'word', table, word }),
    matchOf: async (id: string): Promise<MatchRow> => (await store.read({ match: id }))!.match!,
    check: async (id: string) => viewCheck((await store.read({ match: id })) as StoredMatch, gameOf),
  };
}

describe.each(GAMES)('the dice of $id', (game) => {
  test('follow from what was sealed at the lobby, the message of the seal, and the lucky words', async () => {
    const { begin, check, finish, matchOf, open, post, press, read, tables, type } = sealedHouse();
    const table = await open(['Ann', 'Ben'], { game });
    await post(table, LOBBY_MESSAGE);
    await type(table, 'Ben', '七');
    await type(table, 'Ann', 'Glück');
    const sealed = viewSeal(await read(table), 0);
    await tables.act(press('Ann'), { kind: 'begin', table });
    await finish(table);
    const match = await matchOf((await read(table)).match!.id);
    expect(viewProof(match)).toMatchObject({ seal: sealed!.seal, salt: `${LOBBY_MESSAGE},Glück,七` });
    expect(viewSeal(await read(table), 0)).toEqual({ seal: sealed!.seal, words: ['Glück', '七'] });
    const checked = await check(match.id);
    const throws = (await read(table)).lines.filter(({ giver }) => giver === 'dice').length;
    expect(checked.outcome).toEqual({ kind: 'follows', throws, seal: sealed!.seal });
    const other = await begin(['Cid', 'Dan'], { game });
    expect((await read(other)).match?.secret).not.toBe(match.secret);
  });

  test('that were changed in the record are told by their line', async () => {
    const { begin, finish, read } = sealedHouse();
    const table = await begin(['Ann', 'Ben'], { game });
    await finish(table);
    const { lines, match, ...stored } = await read(table);
    const at = lines.findLastIndex(({ giver }) => giver === 'dice');
    const faces = lines[at]!.text.split(' ');
    faces[1] = faces[1] === '1' ? '2' : '1';
    const changed = lines.map((line, n) => (n === at ? { ...line, text: faces.join(' ') } : line));
    const { outcome } = viewCheck({ ...stored, lines: changed, match: match! }, gameOf);
    // Three lines of proof and the header come first.
    expect(outcome).toEqual({ kind: 'differs', line: at + 5 });
  });
});

test('the seal stays the one of the message in which it stood first, whatever becomes of that', async () => {
  const { matchOf, open, post, press, read, store, tables } = sealedHouse();
  const table = await open(['Ann', 'Ben']);
  await post(table, LOBBY_MESSAGE);
  const { seal } = viewSeal(await read(table), 0)!;
  await store.lostPost((await read(table)).posts[0]!.id);
  await post(table, '1200000000000000001');
  await tables.act(press('Ann'), { kind: 'bot', table, level: 'hard' });
  await tables.act(press('Ann', { onPublic: '1200000000000000001' }), { kind: 'begin', table });
  const match = await matchOf((await read(table)).match!.id);
  expect(match.salt).toBe(LOBBY_MESSAGE);
  expect(sealOf(match.secret!)).toBe(seal);
});

test('where the bot does not know yet in which message the seal stands, it is the one that was pressed', async () => {
  const { open, press, read, tables } = sealedHouse();
  const table = await open(['Ann', 'Ben']);
  await tables.act(press('Ann', { onPublic: LOBBY_MESSAGE }), { kind: 'begin', table });
  expect((await read(table)).match?.salt).toBe(LOBBY_MESSAGE);
});

test('a message that an older version made, and has not shown the seal yet, is not where it stood', async () => {
  const { open, post, press, read, store, tables } = sealedHouse();
  const table = await open(['Ann', 'Ben']);
  await post(table, LOBBY_MESSAGE);
  await store.update({ table }, null, 0, () => ({ table: { sealMessage: null }, out: null }));
  await tables.act(press('Ann', { onPublic: LOBBY_MESSAGE }), { kind: 'begin', table });
  expect((await read(table)).match?.salt).toBe('0');
});

test('a series has a secret for each match, whose seal stands on the result before', async () => {
  const { check, finish, matchOf, open, post, press, read, tables, type } = sealedHouse();
  const table = await open(['Ann', 'Ben'], { games: 3 });
  await post(table, LOBBY_MESSAGE);
  await tables.act(press('Ann'), { kind: 'begin', table });
  const seals: string[] = [];
  for (const number of [1, 2]) {
    await finish(table);
    const { match } = await read(table);
    seals.push(viewSeal(await read(table), number)!.seal);
    await post(table, `120000000000000000${number}`);
    await type(table, 'Ben', `luck ${number}`);
    await tables.act(press('Ann'), { kind: 'next', match: match!.id });
  }
  await finish(table);
  const { matches, table: row } = await read(table);
  const salts = [LOBBY_MESSAGE, '1200000000000000001,luck 1', '1200000000000000002,luck 2'];
  expect(await Promise.all(matches.map(async ({ id }) => (await matchOf(id)).salt))).toEqual(salts);
  expect(new Set(matches.map(({ secret }) => secret)).size).toBe(3);
  expect(matches.slice(1).map(({ secret }) => sealOf(secret!))).toEqual(seals);
  for (const { id } of matches) expect((await check(id)).outcome.kind).toBe('follows');
  expect([row.secret, row.sealMessage]).toEqual([null, null]);
});

test('a rematch has a seal of its own', async () => {
  const { begin, finish, press, read, tables } = sealedHouse();
  const table = await begin(['Ann', 'Ben']);
  await finish(table);
  await tables.act(press('Ann'), { kind: 'again', table });
  const { rematchId } = (await read(table)).table;
  const next = viewSeal(await read(rematchId!), 0);
  expect(next).not.toBeNull();
  expect(next).not.toEqual(viewSeal(await read(table), 0));
});

describe('the secret', () => {
  test('is told of no match that is on', async () => {
    const { begin, check, read } = sealedHouse();
    const { match } = await read(await begin(['Ann', 'Ben']));
    expect(viewProof(match!)).toBeNull();
    expect(await check(match!.id)).toMatchObject({ outcome: { kind: 'on' }, record: null });
  });

  test('is told of a match that was closed without a result', async () => {
    const { begin, check, press, read, tables } = sealedHouse();
    const table = await begin(['Ann', 'Ben']);
    const { match } = await read(table);
    await tables.act(press('Mod', { moderator: true }), { kind: 'end', match: match!.id, asked: 'moderator' });
    const closed = (await read(table)).match!;
    expect([closed.status, viewProof(closed)?.secret]).toEqual(['void', match!.secret]);
    expect((await check(match!.id)).outcome).toMatchObject({ kind: 'follows', throws: 1 });
  });

  test('there is none of a match whose dice were not sealed', async () => {
    const { begin, check, finish, read, sealing } = sealedHouse();
    sealing.on = false;
    const table = await begin(['Ann', 'Ben']);
    await finish(table);
    expect(viewSeal(await read(table), 0)).toBeNull();
    expect((await check((await read(table)).match!.id)).outcome).toEqual({ kind: 'unsealed' });
  });
});

test('what is handed out is a record that the command reads', async () => {
  const { begin, check, finish, read } = sealedHouse();
  const table = await begin(['Ann', 'Ben']);
  await finish(table);
  const { match } = await read(table);
  const { record } = await check(match!.id);
  const told = (name: string) => new RegExp(`^# ${name} (.*)$`, 'm').exec(record!)![1]!;
  const proof = { seal: told('seal'), secret: told('secret'), salt: told('salt') };
  expect(checkDice(Buffer.from(record!), gameOf, proof)).toEqual({ kind: 'follows' });
});

describe('a lucky word', () => {
  test('is one a person: the last that they have typed, or none', async () => {
    const { open, read, type } = sealedHouse();
    const table = await open(['Ann', 'Ben']);
    const words = async () => viewSeal(await read(table), 0)?.words;
    await type(table, 'Ben', 'first');
    expect(keyOf(await type(table, 'Ben', 'second'))).toBe('lobby');
    await type(table, 'Ann', 'mine');
    expect(await words()).toEqual(['mine', 'second']);
    await type(table, 'Ann', null);
    expect(await words()).toEqual(['second']);
  });

  test('goes with who leaves the lobby', async () => {
    const { open, press, read, tables, type } = sealedHouse();
    const table = await open(['Ann', 'Ben', 'Cid']);
    for (const name of ['Ann', 'Ben', 'Cid']) await type(table, name, `of ${name}`);
    await tables.act(press('Ben'), { kind: 'leave', table });
    expect(viewSeal(await read(table), 0)?.words).toEqual(['of Ann', 'of Cid']);
  });

  test.each([
    ['of who has no seat', 'Eve', 'table.refuse.notSeated'],
    ['of another server', 'Ann', 'table.refuse.unknown'],
  ])('%s is refused in a lobby', async (_, who, told) => {
    const { open, press, read, tables } = sealedHouse();
    const table = await open(['Ann', 'Ben']);
    const elsewhere = told === 'table.refuse.unknown' ? { guildId: '800000000000000002' } : {};
    expect(keyOf(await tables.act(press(who, elsewhere), { kind: 'word', table, word: 'mine' }))).toBe(told);
    expect(viewSeal(await read(table), 0)?.words).toEqual([]);
  });

  test('counts only before the start', async () => {
    const { begin, read, type } = sealedHouse();
    const table = await begin(['Ann', 'Ben']);
    const { salt } = (await read(table)).match!;
    expect(keyOf(await type(table, 'Ann', 'late'))).toBe('word.refuse.begun');
    expect((await read(table)).match?.salt).toBe(salt);
  });

  test('is forgotten with the match that it was for', async () => {
    const { begin, finish, press, read, tables, type } = sealedHouse();
    const table = await begin(['Ann', 'Ben'], { games: 2 });
    await finish(table);
    expect(keyOf(await type(table, 'Eve', 'mine'))).toBe('table.refuse.stranger');
    expect(keyOf(await type(table, 'Ann', 'mine'))).toBe('word.done');
    expect(keyOf(await type(table, 'Ann', null))).toBe('word.done.none');
    await type(table, 'Ben', 'his');
    const renewed = (await read(table)).posts.filter(({ kind, sent, wanted }) => kind === 'result' && sent < wanted);
    expect(renewed).toHaveLength(1);
    await tables.act(press('Ann'), { kind: 'next', match: (await read(table)).match!.id });
    expect((await read(table)).seats.map(({ word }) => word)).toEqual([null, null]);
    expect(viewSeal(await read(table), 1)?.words).toEqual(['his']);
    await finish(table);
    expect(keyOf(await type(table, 'Ann', 'late'))).toBe('table.refuse.closed');
  });
});

test('whoever types a lucky word between two matches is back, so that the next one begins in time', async () => {
  const { begin, clock, finish, read, store, tables, type } = sealedHouse();
  const table = await begin(['Ann', 'Ben'], { games: 2 });
  await finish(table);
  await store.update({ table }, null, 0, ({ seats }) => ({
    seats: seats.map((row) => ({ ...row, away: true, missed: 2 })),
    out: null,
  }));
  clock.now += 61_000;
  await tables.tick(clock.now);
  expect((await read(table)).table.status).toBe('parked');
  await type(table, 'Ann', 'back');
  expect((await read(table)).table).toMatchObject({ status: 'playing', dueAt: clock.now + 60_000 });
  clock.now += 60_000;
  await tables.tick(clock.now);
  expect((await read(table)).matches).toHaveLength(2);
});
