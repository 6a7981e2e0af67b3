import { describe, expect, test } from 'vitest';
import { givenLobby, givenMatch } from '../../test/support/life/given.js';
import { SEVEN } from '../../test/support/life/records.js';
import { idOf, keyOf, tableHarness } from '../../test/support/table-harness.js';
import { GAMES } from '../games/registry.js';
import { PARKED_GRACE, PARKED_TIME } from './pace.js';

const games = GAMES.map((game) => ({ id: game.id, game }));
const MODERATOR = { moderator: true };
const ALONE = { people: ['Ann'], seats: 1 };

describe('to play alone', () => {
  test('whoever sits in a lobby without other people begins at once, and bots get up', async () => {
    const life = await givenLobby({ people: ['Ann'], bots: 2, games: 3 });
    life.dictate(1, 3, 4, 1, 1, 1, 1);
    await life
      .when('Ann', 'alone')
      .brings('lobby', [
        'games: 1',
        'max seats: 1',
        'status: lobby → playing',
        'due in 21 d',
        'unseen since now',
        'seat 1: − Hugo (hard)',
        'seat 2: − Vega (hard)',
        'match 1: qwixx begins, 1 seats, seat 0 first',
        'record + "* 3 4 1 1 1 1"',
        'lobby 1 renewed',
        'board 2 posted, calls Ann',
      ]);
  });

  test('a table of one seat is begun like any other', async () => {
    const life = await givenLobby(ALONE);
    await life.when('Ben', 'join').isRefused('table.refuse.full');
    await life.when('Ben', 'begin').isRefused('table.refuse.notHost');
    life.dictate(1, 3, 4, 1, 1, 1, 1);
    await life
      .when('Ann', 'begin')
      .brings('lobby', [
        'status: lobby → playing',
        'due in 21 d',
        'unseen since now',
        'match 1: qwixx begins, 1 seats, seat 0 first',
        'record + "* 3 4 1 1 1 1"',
        'lobby 1 renewed',
        'board 2 posted, calls Ann',
      ]);
  });

  test('is not for strangers, nor where somebody else has sat down, nor once the match has begun', async () => {
    const life = await givenLobby({ people: ['Ann'] });
    await life.when('Eve', 'alone').isRefused('table.refuse.notSeated');
    await life.press('Ben', 'join');
    for (const person of ['Ann', 'Ben']) await life.when(person, 'alone').isRefused('solo.refuse.others');
    await life.press('Ann', 'begin');
    await life.when('Ann', 'alone').isRefused('table.refuse.begun');
  });

  test('the lucky word of who plays is in the salt, and nobody else’s', async () => {
    const it = tableHarness();
    it.sealing.on = true;
    const table = await it.open(['Ann', 'Ben']);
    for (const [person, word] of [
      ['Ann', 'luck'],
      ['Ben', 'other'],
    ] as const)
      await it.tables.act(it.press(person), { kind: 'word', table, word });
    await it.tables.act(it.press('Ben'), { kind: 'leave', table });
    await it.tables.act(it.press('Ann'), { kind: 'alone', table });
    expect((await it.read(table)).match!.salt).toMatch(/^\d+,luck$/);
  });
});

describe.each(games)('whoever plays $id alone', ({ game }) => {
  test.each(['live', 'relaxed', 'slow'] as const)('is hurried by nothing at the %s pace', async (pace) => {
    const it = tableHarness();
    const table = await it.begin(['Ann'], { game, pace, seats: 1 });
    while (!(await it.live(table)).over) {
      const before = await it.live(table);
      expect(before.stored.table).toMatchObject({
        status: 'playing',
        dueAt: it.clock.now + PARKED_TIME,
        remindAt: null,
      });
      it.clock.now += PARKED_TIME - 1;
      await it.tables.tick(it.clock.now);
      expect((await it.read(table)).lines).toEqual(before.stored.lines);
      expect((await it.read(table)).seats).toEqual(before.stored.seats);
      await it.say(table, 'Ann', game.legalMoves(before.state, 0)[0]!);
    }
    const { lines, table: over } = await it.read(table);
    expect(over.status).toBe('over');
    expect(new Set(lines.map(({ giver }) => giver))).toEqual(new Set(['dice', 'person']));
  });

  test('has a result that counts for them alone, and for no rating', async () => {
    const it = tableHarness();
    const table = await it.begin(['Ann'], { game, seats: 1 });
    await it.finish(table);
    const { alone, match, results } = await it.read(table);
    const { points } = match!.finish![0]!;
    expect(match!.finish).toEqual([{ place: 1, points }]);
    expect(results).toEqual([{ seat: 0, bestBefore: null, ratingBefore: null, ratingAfter: null }]);
    expect(alone).toEqual({ matches: 1, best: points, average: points });
    const [stats] = await it.store.stats(idOf('Ann'), null);
    expect(stats).toMatchObject({ matches: 0, wins: 0, rated: 0, series: 0, rating: null, recent: [], alone });
    for (const by of ['rating', 'wins', 'average', 'best'] as const) {
      const asked = { game: game.id, guildId: null, askedIn: 'guild', by, page: 0, pageSize: 10 };
      expect(await it.store.leaderboard(asked)).toMatchObject({ lines: [], total: 0 });
    }
  });

  test('may play on in a rematch alone', async () => {
    const it = tableHarness();
    const table = await it.begin(['Ann'], { game, seats: 1 });
    await it.finish(table);
    expect(keyOf(await it.tables.act(it.press('Ben'), { kind: 'again', table }))).toBe('table.refuse.strangerOver');
    await it.tables.act(it.press('Ann'), { kind: 'again', table });
    const rematch = (await it.read(table)).table.rematchId!;
    expect((await it.read(rematch)).table).toMatchObject({ maxSeats: 1, games: 1, status: 'lobby' });
    await it.tables.act(it.press('Ann'), { kind: 'begin', table: rematch });
    expect((await it.live(rematch)).awaited).toEqual([0]);
  });
});

describe('a match that somebody plays alone', () => {
  test('is closed after three weeks without them, and by no new message', async () => {
    const life = await givenMatch({ ...ALONE, record: [SEVEN] });
    await life.pass(PARKED_TIME - 60_000);
    await life.press('Ann', 'sheet');
    await life.pass(PARKED_TIME - 60_000);
    await life
      .whenPassed(60_000)
      .brings('nobody is told', [
        'status: playing → void',
        'reason: table.reason.abandoned',
        'due never',
        'match 1: void',
        'board 2 renewed, closed at line 1',
        'menu of Ann gone',
      ]);
  });

  test('waits a day at least once time has stood', async () => {
    const it = tableHarness();
    const table = await it.begin(['Ann'], { seats: 1 });
    it.clock.now += 2 * PARKED_TIME;
    await it.tables.giveGrace(() => it.clock.now, 0);
    expect((await it.read(table)).table.dueAt).toBe(it.clock.now + PARKED_GRACE);
    await it.tables.tick(it.clock.now);
    expect((await it.read(table)).table.status).toBe('playing');
  });

  test('ends without a result by who plays it, in whichever way', async () => {
    const ends = [
      'status: playing → void',
      'reason: solo.reason',
      'due never',
      'match 1: void',
      'board 2 renewed, closed at line 1',
      'result 3 posted',
    ];
    const life = await givenMatch({ ...ALONE, record: [SEVEN] });
    await life
      .when('Ann', 'ending')
      .brings('solo.ask.end (votes 0, needed 1, games 1) | end asked alone', ['press not noted']);
    await life.when('Ann', 'end', { asked: 'alone' }).brings('table.done.ended', ends);
    const left = await givenMatch({ ...ALONE, record: [SEVEN] });
    await left.when('Ann', 'quit').brings('solo.ask.leave (game qwixx.name) | quit asked last', []);
    await left
      .when('Ann', 'quit', { asked: 'last' })
      .brings('solo.reason', ends.toSpliced(3, 0, 'seat 0: present → left (a bot plays)'));
  });

  test('has nobody replaced, and a moderator may end it', async () => {
    const life = await givenMatch({ ...ALONE, record: [SEVEN] });
    const person = idOf('Ann');
    const nothing = ['press not noted'];
    await life.when('Mod', 'kicking', { person }, MODERATOR).brings('solo.refuse.kick', nothing);
    await life.when('Mod', 'kick', { seat: 0, person, asked: 'alone' }, MODERATOR).isRefused('solo.refuse.kick');
    await life
      .when('Mod', 'find', { of: 'kick', game: 'qwixx', person: null }, MODERATOR)
      .brings('solo.refuse.kick', nothing);
    await life.when('Eve', 'take', { seat: 0 }).isRefused('take.refuse.taken');
    await life.press('Mod', 'end', { asked: 'moderator' }, MODERATOR);
    await life.when('Ann', 'play', { move: 'w-r7' }).isRefused('table.refuse.closed');
  });

  test('has its next throw on a new board where people have written beneath the old one', async () => {
    const life = await givenMatch({ ...ALONE, record: [SEVEN] });
    await life.press('Ann', 'play', { move: 'w-r7' });
    life.dictate(1, 1, 1, 1, 1, 1);
    life.wait(60_000);
    await life
      .when('Ann', 'play', { move: 'c-pass' }, { below: '9'.repeat(19) })
      .brings('menu of seat 0', [
        'due in 21 d',
        'unseen since now',
        'record + "0 c-pass"',
        'record + "* 1 1 1 1 1 1"',
        'board 2 renewed, closed at line 3',
        'board 3 posted from line 3',
        'menu of Ann answered',
      ]);
  });
});
