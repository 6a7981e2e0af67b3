import { describe, expect, test } from 'vitest';
import { givenMatch } from '../../test/support/life/given.js';
import type { Life } from '../../test/support/life/life.js';
import { listMenus, TIME_ANEW } from '../../test/support/life/lists.js';
import { SEVEN, SEVEN_FACES, untilLastMove } from '../../test/support/life/records.js';
import { freshMatch, postRow, withAnswer, withThrow } from '../../test/support/message-fixtures.js';
import { showResult } from '../../test/support/shown.js';
import { GAME } from '../../test/support/table-harness.js';
import type { Message } from '../discord/message/message.js';
import type { Pace } from '../settings/settings.js';
import type { Stored } from '../store/types.js';
import { currentPosts, pauseTable } from './clock.js';
import { finalStanding } from './results.js';
import { withSeat } from './seats.js';
import type { ActiveMatch } from './types.js';

const MINUTE = 60_000;
const FACES = SEVEN.split(' ').slice(1);
const PAUSED = ['paused since now', 'board 2 renewed', ...listMenus('refreshed', 'Ben', 'Ann')];

/** The match with these answers, Ben's from whoever that is. */
function answered(live: ActiveMatch, answers: readonly string[], ben: 'person' | 'opponent' = 'person'): ActiveMatch {
  return answers.reduce((now, line) => {
    const [seat, move] = line.split(' ');
    return withAnswer(now, Number(seat), move!, seat === '1' ? ben : 'person');
  }, live);
}

/** Ben has entered a red seven and then missed an answer; at his own turn he is asked again, and Ann has answered. */
async function givenMissed(pace: Pace = 'live'): Promise<Life> {
  const life = await givenMatch({ people: ['Ann', 'Ben'], pace, record: [SEVEN, '1 w-r7', '0 w-pass'] });
  life.dictate(...SEVEN_FACES);
  await life.press('Ann', 'play', { move: 'c-pass' });
  await life.press('Ann', 'play', { move: 'w-pass' });
  await life.pass(life.untilDue());
  return life;
}

async function stand({ harness }: Life): Promise<void> {
  harness.clock.runs = false;
}

/** The board is wanted anew, and its message is not there yet. */
async function unpost({ harness, table }: Life): Promise<void> {
  harness.clock.shows = false;
  const at = harness.clock.now;
  const renew = currentPosts(await harness.read(table));
  await harness.store.update({ table }, null, at, () => ({ table: { unseenSince: at }, renew, out: null }));
}

describe('in a live match who has missed two answers in a row', () => {
  const givenPlayed = async (): Promise<Life> => {
    const life = await givenMissed();
    life.dictate(...SEVEN_FACES);
    await life.pass(life.untilDue());
    return life;
  };

  test('is played for by a bot from the next question on, and the table goes on with who is there', async () => {
    const life = await givenMissed();
    life.dictate(...SEVEN_FACES);
    await life
      .whenDue()
      .changes([
        ...TIME_ANEW,
        'seat 1: present → away, missed 2',
        'record + "1 c-pass" by the clock',
        'record + "* 3 4 1 2 5 6"',
        'record + "1 w-pass" by the opponent',
        'board 2 renewed, calls nobody',
        ...listMenus('refreshed', 'Ben', 'Ann'),
      ]);
    await life.show();
    await life
      .when('Ann', 'play', { move: 'w-pass' })
      .brings('menu of seat 0', [
        ...TIME_ANEW,
        'record + "0 w-pass"',
        'board 2 renewed',
        'menu of Ben refreshed',
        'menu of Ann answered',
      ]);
  });

  test('is back by one press, on the seat with its points, and may still change what the bot has answered', async () => {
    const life = await givenPlayed();
    await life
      .when('Ben', 'back')
      .brings('menu of seat 1', [
        'seat 1: away → present, missed 0, since line 9',
        'board 2 renewed',
        'menu of Ben answered',
        'menu of Ann refreshed',
      ]);
    await life.show();
    await life
      .when('Ben', 'play', { move: 'w-g7' })
      .brings('menu of seat 1', ['record + "1 w-g7"', 'menu of Ben answered']);
  });

  test('is back by the same press where they play for somebody who has left', async () => {
    const life = await givenMatch({ people: ['Ann', 'Ben'], record: [SEVEN] });
    await life.press('Ben', 'quit');
    await life.press('Eve', 'take', { seat: 1 });
    life.dictate(...SEVEN_FACES, ...SEVEN_FACES);
    for (const move of ['w-pass', 'c-pass', 'w-pass']) await life.press('Ann', 'play', { move });
    await life.pass(life.untilDue());
    await life.pass(life.untilDue());
    await life
      .when('Eve', 'back')
      .brings('menu of seat 1', [
        'seat 1: left (Eve plays, away) → left (Eve plays), missed 0, since line 9',
        'board 2 renewed',
        'menu of Eve answered',
        'menu of Ann refreshed',
      ]);
  });

  test.each([
    [['Ann', 'Ben'], 'kick.refuse.alone'],
    [['Ann', 'Ben', 'Cid'], 'kick.ask.vote | kick seat 1 Ben'],
  ])('among %j keeps the seat whatever the host alone says', async (people, refusal) => {
    const life = await givenMatch({ people, record: [SEVEN] });
    const missed = ({ seats }: Stored) => withSeat(seats, 1, { missed: 2, away: true });
    await life
      .whenDecided(() => (stored) => ({ seats: missed(stored), out: true }))
      .changes(['seat 1: present → away, missed 2']);
    await life.when('Ann', 'kick', { seat: 1, asked: 'alone' }).isRefused(refusal);
  });

  test('is waited for where everybody is away, and played for once somebody is back', async () => {
    const life = await givenPlayed();
    await life.pass(life.untilDue());
    await life
      .whenDue()
      .changes([
        'status: playing → parked',
        'due in 21 d',
        'late called never',
        'seat 0: present → away, missed 2',
        'record + "0 c-pass" by the clock',
        'board 2 renewed, calls nobody',
        ...listMenus('refreshed', 'Ben', 'Ann'),
      ]);
    await life.show();
    life.dictate(...SEVEN_FACES);
    await life
      .when('Ben', 'sheet')
      .brings('menu of seat 1', [
        'status: parked → playing',
        'host: Ben',
        ...TIME_ANEW,
        'seat 1: away → present, missed 0, since line 12',
        'record + "* 3 4 1 2 5 6"',
        'record + "0 w-pass" by the opponent',
        'board 2 renewed',
        'menu of Ben answered',
        'menu of Ann refreshed',
      ]);
  });

  test('is passed over where only somebody is there who plays for another', async () => {
    const life = await givenMatch({ people: ['Ann', 'Ben'], record: [SEVEN] });
    await life.press('Ben', 'quit');
    await life.press('Eve', 'take', { seat: 1 });
    await life.pass(life.untilDue());
    life.dictate(...SEVEN_FACES);
    await life
      .whenDue()
      .changes([
        ...TIME_ANEW,
        'seat 0: present → away, missed 2',
        'record + "0 c-pass" by the clock',
        'record + "* 3 4 1 2 5 6"',
        'record + "0 w-pass" by the clock',
        'board 2 renewed, calls nobody',
        'menu of Eve refreshed',
      ]);
  });

  test.each([
    ['time stands', async (life: Life) => stand(life)],
    ['the board is still to be posted', async (life: Life) => unpost(life)],
    ['the channel takes no posts', async (life: Life) => life.whenDecided(pauseTable).changes(PAUSED)],
  ])('has missed nothing while %s', async (_, stop) => {
    const life = await givenMissed();
    await stop(life);
    await life.whenPassed(10 * MINUTE).changes([]);
  });
});

test.each(['relaxed', 'slow'] as const)('at the %s pace who is away passes, however long it takes', async (pace) => {
  const life = await givenMissed(pace);
  life.dictate(...SEVEN_FACES);
  await life.pass(life.untilDue());
  expect(life.record().slice(-3)).toEqual(['1 c-pass', SEVEN, '1 w-pass']);
});

describe('at the end of a match', () => {
  test.each(['live', 'relaxed'] as const)('of %s pace who was ahead, and away, is still first', async (pace) => {
    const life = await givenMatch({ people: ['Ann', 'Ben'], pace, record: untilLastMove(2).slice(0, -4) });
    life.dictate(...SEVEN_FACES);
    await life.pass(life.untilDue());
    await life.press('Ann', 'play', { move: 'w-pass' });
    await life.pass(life.untilDue());
    await life.press('Ann', 'play', { move: 'c-pass' });
    const { match, seats } = await life.harness.read(life.table);
    expect(seats[1]).toMatchObject({ away: true, gone: null });
    expect(match!.finish).toEqual([
      { place: 2, points: -20 },
      { place: 1, points: -15 },
    ]);
  });

  const textOf = (made: Message): string => JSON.stringify(made).replace(/[\u2068\u2069]/g, '');

  /** Ann has two points. Ben has made one; what follows was entered for him by a bot. */
  function played(away: boolean, since = 0): ActiveMatch {
    const first = withThrow(freshMatch(GAME, ['Ann', 'Ben']), FACES);
    const second = withThrow(answered(first, ['0 w-r7', '1 w-b7', '0 c-pass']), FACES);
    const third = withThrow(answered(second, ['0 w-y7', '1 w-y7', '1 c-pass'], 'opponent'), FACES);
    const { stored, ...live } = answered(third, ['0 w-pass', '1 w-g7'], 'opponent');
    const seats = stored.seats.map((row) => ({ ...row, since, away: away && row.seat === 1 }));
    return { ...live, stored: { ...stored, seats, match: { ...stored.match, played: [0, 1] } } };
  }

  test('what a bot has made for who is away takes a place from nobody, and the result says so', () => {
    const points = (away: boolean) => finalStanding(played(away));
    expect(points(false)).toEqual([
      { place: 2, points: 2 },
      { place: 1, points: 3 },
    ]);
    expect(points(true)).toEqual([
      { place: 1, points: 2 },
      { place: 2, points: 1 },
    ]);
    const [told, untold] = [true, false].map((away) => textOf(showResult(played(away), postRow('result'))));
    expect(told).toContain('2nd: Ben with 1 point');
    expect(told).toContain(
      'A bot played for Ben at the end, after two missed answers. The score before that counts: 1 point.',
    );
    expect(untold).not.toContain('A bot played');
  });

  test.each([
    ['between two turns keeps what a bot had made by then', 8, 2],
    ['and left standing what a bot had answered keeps that too', 10, 3],
  ])('whoever was back %s', (_, since, points) => {
    expect(finalStanding(played(true, since))[1]).toMatchObject({ points });
  });
});
