import { describe, expect, test } from 'vitest';
import { givenLobby, givenMatch, givenResult } from '../../test/support/life/given.js';
import { listNames, listOpening, TIME_ANEW } from '../../test/support/life/lists.js';
import { SEVEN } from '../../test/support/life/records.js';
import { currentBoard } from './announce.js';
import { beforePost, closeGone, closeUnseen, giveGrace, pauseTable, resumeTable, shutOut } from './clock.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const PAIR = ['Ann', 'Ben'];

describe('where a channel takes no messages', () => {
  test('a match is paused, and something is left to send, by which it shows whether the channel works again', async () => {
    const life = await givenMatch({ people: PAIR, record: [SEVEN, '0 w-r7'] });
    await life.whenDecided(pauseTable).changes(['paused since now', 'board 2 renewed', 'menu of Ann refreshed']);
    await life.whenDecided(pauseTable).changes([]);
    await life.whenPassed(HOUR).changes([]);
  });

  test('a lobby is paused', async () => {
    const life = await givenLobby({ people: PAIR });
    await life.whenDecided(pauseTable).changes(['paused since now', 'lobby 1 renewed']);
    await life.whenPassed(HOUR).changes([]);
  });

  test('a table that has told it all is left alone', async () => {
    const life = await givenResult();
    await life.whenDecided(pauseTable).changes([]);
  });

  test('answers count all the same', async () => {
    const life = await givenMatch({ people: PAIR, record: [SEVEN, '0 w-r7'] });
    await life.whenDecided(pauseTable).changes(['paused since now', 'board 2 renewed', 'menu of Ann refreshed']);
    await life
      .when('Ben', 'play', { move: 'w-r7' })
      .brings('menu of seat 1', [
        ...TIME_ANEW,
        'match 1: seats that answered: 0, 1',
        'record + "1 w-r7"',
        'board 2 renewed, calls nobody',
        'menu of Ann refreshed',
        'menu of Ben opened',
      ]);
  });

  test('a lobby that nobody has seen yet is closed, and wants nothing posted', async () => {
    const life = await givenLobby({ people: ['Ann'] });
    await life.whenDecided((at) => shutOut('table.gone.shut', at)).changes(['paused since now', 'lobby 1 renewed']);
    await life.whenDecided((at) => closeUnseen('table.gone.shut', at)).changes([]);
    await life
      .whenOpened('Ben')
      .brings('table 2 opened, as host', [...listOpening({ table: 2, host: 'Ben', lobby: 2 }), ...listNames('Ben')]);
    await life
      .whenDecided((at) => closeUnseen('table.gone.shut', at))
      .changes([
        'table 2: status: lobby → void',
        'table 2: reason: table.gone.shut',
        'table 2: due never',
        'table 2: lobby 2 not wanted any more',
      ]);
  });
});

describe('where a channel works again', () => {
  test('a match goes on with as much time as at the beginning, and says so', async () => {
    const life = await givenMatch({ people: PAIR, pace: 'slow', record: [SEVEN, '0 w-r7'] });
    await life.whenDecided(pauseTable).changes(['paused since now', 'board 2 renewed', 'menu of Ann refreshed']);
    await life.show();
    life.wait(2 * DAY);
    await life
      .whenDecided(resumeTable)
      .changes([
        'due in 24 h',
        'late called in 10 min',
        'unseen since now',
        'not paused any more',
        'board 2 renewed',
        'menu of Ann gone',
      ]);
    await life.show();
    await life.whenDecided(resumeTable).changes([]);
  });

  test('a lobby goes on, and its host was not silent', async () => {
    const life = await givenLobby({ people: PAIR });
    await life.whenDecided(pauseTable).changes(['paused since now', 'lobby 1 renewed']);
    await life.show();
    life.wait(HOUR);
    for (const kind of ['bot', 'begin', 'cancel'] as const)
      await life.when('Ben', kind).isRefused('table.refuse.notHost');
    await life
      .whenDecided(resumeTable)
      .changes(['host heard now', 'due in 30 min', 'unseen since now', 'not paused any more', 'lobby 1 renewed']);
  });
});

describe('a table that has lost its place', () => {
  test.each(['table.gone.channel', 'table.gone.server', 'table.gone.shut'] as const)(
    'is closed with its reason, and wants nothing posted: %s',
    async (reason) => {
      const life = await givenMatch({ people: PAIR, record: [SEVEN, '0 w-r7'] });
      // Who saw a deleted channel sees its private messages no more.
      const menus = reason === 'table.gone.channel' ? [] : ['menu of Ann refreshed'];
      await life
        .whenDecided((at) => closeGone(reason, at))
        .changes([
          'status: playing → void',
          `reason: ${reason}`,
          'due never',
          'late called never',
          'match 1: void',
          ...menus,
        ]);
      await life.whenDecided((at) => closeGone(reason, at)).changes([]);
    },
  );

  test('is told of by the menus that stand in another channel', async () => {
    const life = await givenMatch({ people: PAIR, record: [SEVEN, '0 w-r7'] });
    await life.press('Ben', 'sheet', {}, { channelId: '1', on: null });
    const lines = await life.whenDecided((at) => closeGone('table.gone.channel', at)).lines();
    expect(lines).toContain('menu of Ben refreshed');
  });

  test('is closed as a lobby, too', async () => {
    const life = await givenLobby({ people: PAIR });
    await life.press('Cid', 'join');
    await life
      .whenDecided((at) => closeGone('table.gone.channel', at))
      .changes(['status: lobby → void', 'reason: table.gone.channel', 'due never']);
  });

  test('keeps its result if it was over', async () => {
    const life = await givenResult();
    await life.whenDecided((at) => closeGone('table.gone.server', at)).changes([]);
  });
});

describe('once time runs again', () => {
  test('there is as much left as there was, which the board and menus say', async () => {
    const life = await givenMatch({ people: PAIR, pace: 'relaxed', record: [SEVEN, '0 w-r7'] });
    life.wait(2 * MINUTE);
    await life
      .whenDecided((at) => giveGrace(at, 2 * MINUTE))
      .changes(['due in 598 s', 'late called in 2 min', 'board 2 renewed', 'menu of Ann refreshed']);
  });

  test('there is a minute at least, and its reminder is not forgotten', async () => {
    const life = await givenMatch({ people: PAIR, pace: 'slow', record: [SEVEN, '0 w-r7'] });
    life.wait(17 * HOUR);
    await life
      .whenDecided((at) => giveGrace(at, 3 * HOUR))
      .changes(['due in 35998 s', 'late called in 10 min', 'board 2 renewed', 'menu of Ann gone']);
    life.wait(40 * HOUR);
    await life
      .whenDecided((at) => giveGrace(at, 0))
      .changes(['due in 1 min', 'late called in 1 min', 'board 2 renewed']);
  });

  test('a parked table is told of in no message, and waits for a day at least', async () => {
    const life = await givenMatch({ people: PAIR, record: [SEVEN] });
    for (let n = 0; n < 3; n++) await life.pass(life.untilDue());
    life.wait(30 * DAY);
    await life.whenDecided((at) => giveGrace(at, 0)).changes(['due in 24 h']);
  });

  test('nothing changes where no time runs, but that the channel is held as long as before', async () => {
    const life = await givenMatch({ people: PAIR, record: [SEVEN, '0 w-r7'] });
    await life.whenDecided(pauseTable).changes(['paused since now', 'board 2 renewed', 'menu of Ann refreshed']);
    life.wait(HOUR);
    await life.whenDecided((at) => giveGrace(at, HOUR)).changes(['paused since 1 s ago']);
  });
});

test('a message that comes late begins the time of its step anew, which menus tell, whatever was answered', async () => {
  const life = await givenMatch({ people: PAIR, record: [SEVEN, '0 w-r7'] });
  await life.harness.tables.act(life.pressOf('Ben'), life.action('play', { move: 'w-r7' }));
  await life.whenDecided(beforePost).changes([]);
  life.wait(10_000);
  await life.whenDecided(beforePost).changes([...TIME_ANEW, 'menu of Ann refreshed', 'menu of Ben refreshed']);
});

test('a board that comes late by a new message brings menus along, which need no edit of their own', async () => {
  const life = await givenMatch({ people: PAIR, record: [SEVEN, '0 w-r7'] });
  await life.harness.tables.act(life.pressOf('Ben'), life.action('play', { move: 'w-r7' }));
  const { id } = currentBoard(await life.harness.read(life.table))!;
  await life.harness.store.replacePost(id);
  life.wait(10_000);
  await life.whenDecided(beforePost).changes([...TIME_ANEW]);
});
