import { describe, test } from 'vitest';
import { givenMatch } from '../../test/support/life/given.js';
import { SEVEN } from '../../test/support/life/records.js';

const FOUR = ['Ann', 'Ben', 'Cid', 'Dan'];

describe('the button on the board for who is away', () => {
  const givenAway = async (people: readonly string[], away: number) => {
    const life = await givenMatch({ people, pace: 'relaxed', record: [SEVEN] });
    const { store } = life.harness;
    await store.update({ table: life.table }, null, life.harness.clock.now, ({ seats }) => ({
      seats: seats.map((row) => (row.seat === away ? { ...row, missed: 2, away: true } : row)),
      out: null,
    }));
    return life;
  };

  test('has the host let a bot play at once', async () => {
    const life = await givenAway(FOUR, 1);
    await life
      .when('Ann', 'kick', { seat: 1, asked: 'away' })
      .brings('kick.done (seat seat 1)', [
        'seat 1: away → absent (a bot plays), missed 0, since line 1',
        'record + "1 w-pass" by the opponent',
        'board 2 renewed',
      ]);
  });

  test('is a vote of everybody else', async () => {
    const life = await givenAway(FOUR, 1);
    await life.when('Cid', 'kick', { seat: 1, asked: 'away' }).brings('kick.voted (votes 1, needed 2)', [
      'vote + Cid against Ben',
      // As always for who is away.
      'record + "1 w-pass" by the clock',
      'board 2 renewed',
    ]);
  });

  test('asks anew where they have come back meanwhile', async () => {
    const life = await givenMatch({ people: FOUR, record: [SEVEN] });
    await life.when('Ann', 'kick', { seat: 1, asked: 'away' }).isRefused('kick.ask.vote | kick seat 1 Ben');
  });
});
