import { describe, test } from 'vitest';
import { givenLobby } from '../../test/support/life/given.js';
import { Life } from '../../test/support/life/life.js';
import { TIME_ANEW } from '../../test/support/life/lists.js';
import { tableHarness } from '../../test/support/table-harness.js';
import { pauseTable, resumeTable } from './clock.js';
import { HOST_TIME } from './pace.js';

const SECOND = 1000;
const PAIR = ['Ann', 'Ben'];

describe('a host who presses nothing', () => {
  test('is silent after ten minutes, whatever the others press: whoever presses a button of theirs is the host', async () => {
    const life = await givenLobby({ people: PAIR });
    // Ann was heard a second before Ben came; each press comes a second after what was before it.
    life.wait(HOST_TIME - 3 * SECOND - 1);
    await life.press('Ben', 'join');
    await life.when('Ben', 'bot').isRefused('table.refuse.notHost');
    life.wait(1 - SECOND);
    await life
      .when('Ben', 'bot')
      .brings('lobby', ['host: Ben', 'host heard now', 'due in 30 min', 'seat 2: + Hugo (hard)', 'lobby 1 renewed']);
  });

  test('is not the host of the match that somebody else begins then', async () => {
    const life = await givenLobby({ people: PAIR });
    life.wait(HOST_TIME);
    life.dictate(1, 1, 1, 1, 1, 1, 1);
    await life
      .when('Ben', 'begin')
      .brings('lobby', [
        'status: lobby → playing',
        'host: Ben',
        ...TIME_ANEW,
        'match 1: qwixx begins, 2 seats, seat 0 first',
        'record + "* 1 1 1 1 1 1"',
        'lobby 1 renewed',
        'board 2 posted, calls Ann, Ben',
      ]);
    await life.show();
    await life.when('Ann', 'sheet').brings('menu of seat 0', ['host: Ann', 'menu of Ann opened']);
  });

  test('loses nothing to somebody who does not sit there', async () => {
    const life = await givenLobby({ people: PAIR, bots: 1 });
    life.wait(HOST_TIME);
    for (const kind of ['bot', 'unbot', 'begin', 'cancel'] as const)
      await life.when('Eve', kind).isRefused('table.refuse.notHost');
  });

  test('was not silent while time stood', async () => {
    const life = await givenLobby({ people: PAIR });
    life.wait(HOST_TIME);
    await life.when('Ben', 'begin', {}, { timeRuns: false }).isRefused('table.refuse.notHost');
  });
});

describe('a lobby that could not be seen has somebody else lead it ten minutes after it can be, and no sooner,', () => {
  async function leadsAfterTenMinutes(life: Life): Promise<void> {
    life.wait(HOST_TIME - SECOND - 1);
    await life.when('Ben', 'bot').isRefused('table.refuse.notHost');
    life.wait(1 - SECOND);
    await life
      .when('Ben', 'bot')
      .brings('lobby', ['host: Ben', 'host heard now', 'due in 30 min', 'seat 2: + Hugo (hard)', 'lobby 1 renewed']);
  }

  test('where it was posted late', async () => {
    const life = new Life(tableHarness());
    await life.whenOpened('Ann').lines();
    await life.when('Ben', 'join').lines();
    life.wait(HOST_TIME);
    await life.when('Ben', 'bot').isRefused('table.refuse.notHost');
    await life.show();
    await leadsAfterTenMinutes(life);
  });

  test('where its channel took no posts', async () => {
    const life = await givenLobby({ people: PAIR });
    await life.whenDecided(pauseTable).changes(['paused since now', 'lobby 1 renewed']);
    life.wait(HOST_TIME);
    await life.when('Ben', 'bot').isRefused('table.refuse.notHost');
    await life
      .whenDecided(resumeTable)
      .changes(['host heard now', 'due in 30 min', 'unseen since now', 'not paused any more', 'lobby 1 renewed']);
    life.wait(HOST_TIME);
    await life.when('Ben', 'bot').isRefused('table.refuse.notHost');
    await life.show();
    await leadsAfterTenMinutes(life);
  });
});

describe('a host who presses something', () => {
  test('is not silent from then on', async () => {
    const life = await givenLobby({ people: PAIR });
    life.wait(HOST_TIME - 3 * SECOND);
    await life.press('Ann', 'bot');
    life.wait(HOST_TIME - 4 * SECOND);
    for (const kind of ['begin', 'unbot', 'cancel'] as const)
      await life.when('Ben', kind).isRefused('table.refuse.notHost');
  });

  test('and follows another one has ten minutes of their own', async () => {
    const life = await givenLobby({ people: ['Ann', 'Ben', 'Cid'] });
    life.wait(HOST_TIME - 5 * SECOND);
    await life.press('Ann', 'leave');
    life.wait(HOST_TIME - 2 * SECOND);
    await life.when('Cid', 'bot').isRefused('table.refuse.notHost');
    await life
      .when('Cid', 'bot')
      .brings('lobby', ['host: Cid', 'host heard now', 'due in 30 min', 'seat 2: + Hugo (hard)', 'lobby 1 renewed']);
  });
});

describe('whoever opened the table', () => {
  test('has its lead back by pressing anything in the lobby, and others have not', async () => {
    const life = await givenLobby({ people: ['Ann', 'Ben', 'Cid'] });
    life.wait(HOST_TIME);
    await life.press('Ben', 'bot');
    await life.when('Cid', 'bot').isRefused('table.refuse.notHost');
    await life
      .when('Ann', 'bot')
      .brings('lobby', ['host: Ann', 'host heard now', 'due in 30 min', 'seat 4: + Vega (hard)', 'lobby 1 renewed']);
    await life.when('Ben', 'bot').isRefused('table.refuse.notHost');
  });

  test('has it back by beginning the match, too', async () => {
    const life = await givenLobby({ people: PAIR, bots: 1 });
    life.wait(HOST_TIME);
    await life.press('Ben', 'unbot');
    life.dictate(1, 1, 1, 1, 1, 1, 1);
    await life
      .when('Ann', 'begin')
      .brings('lobby', [
        'status: lobby → playing',
        'host: Ann',
        ...TIME_ANEW,
        'match 1: qwixx begins, 2 seats, seat 0 first',
        'record + "* 1 1 1 1 1 1"',
        'lobby 1 renewed',
        'board 2 posted, calls Ann, Ben',
      ]);
  });

  test('and got up has it back once they sit down again', async () => {
    const life = await givenLobby({ people: PAIR });
    await life.press('Ann', 'leave');
    await life.when('Ann', 'bot').isRefused('table.refuse.notHost');
    await life
      .when('Ann', 'join')
      .brings('lobby', ['host: Ann', 'host heard now', 'due in 30 min', 'seat 1: + Ann', 'lobby 1 renewed']);
  });
});

test('the bot that came last goes first, and the bots that stay are numbered from one', async () => {
  const life = await givenLobby({ people: ['Ann'], bots: 1 });
  await life.press('Ben', 'join');
  await life.press('Ann', 'bot');
  await life.press('Cid', 'join');
  await life
    .when('Ann', 'unbot')
    .brings('lobby', [
      'host heard now',
      'due in 30 min',
      'seat 3: Vega (hard) → Cid',
      'seat 4: − Cid',
      'lobby 1 renewed',
    ]);
  await life
    .when('Ann', 'bot')
    .brings('lobby', ['host heard now', 'due in 30 min', 'seat 4: + Vega (hard)', 'lobby 1 renewed']);
});
