import { describe, expect, test } from 'vitest';
import { Life } from '../../test/support/life/life.js';
import { listNames } from '../../test/support/life/lists.js';
import { CHANNEL, GAME, tableHarness } from '../../test/support/table-harness.js';

describe('opening a table', () => {
  test('seats who opens it first, as its host, and wants its lobby posted', async () => {
    const life = new Life(tableHarness());
    await life
      .whenOpened('Ann')
      .brings('table 1 opened, as host', [
        'server: here',
        'channel: here',
        'game: qwixx',
        'pace: live',
        'locale: en',
        'games: 1',
        'max seats: 5',
        'status: none → lobby',
        'opener: Ann',
        'host: Ann',
        'host heard now',
        'due in 30 min',
        'unseen since now',
        'seat 0: + Ann',
        'lobby 1 posted',
        ...listNames('Ann'),
      ]);
  });

  test('with bots and settings seats the bots behind them', async () => {
    const life = new Life(tableHarness());
    const options = { bots: 2, pace: 'slow', seats: 4, games: 3, locale: 'de' } as const;
    await life
      .whenOpened('Ann', options)
      .brings('table 1 opened, as host', [
        'server: here',
        'channel: here',
        'game: qwixx',
        'pace: slow',
        'locale: de',
        'games: 3',
        'max seats: 4',
        'status: none → lobby',
        'opener: Ann',
        'host: Ann',
        'host heard now',
        'due in 30 min',
        'unseen since now',
        'seat 0: + Ann',
        'seat 1: + Hugo (hard)',
        'seat 2: + Vega (hard)',
        'lobby 1 posted',
        ...listNames('Ann'),
      ]);
  });

  test('in a thread notes whose thread it is', async () => {
    const life = new Life(tableHarness());
    const place = { channelId: 'thread', parentId: CHANNEL };
    await life
      .whenOpened('Ann', {}, place)
      .brings('table 1 opened, as host', [
        'server: here',
        'channel: thread',
        'thread of: here',
        'game: qwixx',
        'pace: live',
        'locale: en',
        'games: 1',
        'max seats: 5',
        'status: none → lobby',
        'opener: Ann',
        'host: Ann',
        'host heard now',
        'due in 30 min',
        'unseen since now',
        'seat 0: + Ann',
        'lobby 1 posted in thread',
        ...listNames('Ann'),
      ]);
  });

  test('with options that can not be is refused with the range that can', async () => {
    const [least, most] = GAME.seats;
    const life = new Life(tableHarness());
    await life
      .whenOpened('Ann', { seats: most + 1 })
      .brings('table.refuse.seats (least 2, most 5)', ['press not noted']);
    await life.whenOpened('Ann', { seats: 0 }).brings('table.refuse.seats (least 2, most 5)', ['press not noted']);
    await life.whenOpened('Ann', { seats: 1, bots: 1 }).brings('table.refuse.bots (most 0)', ['press not noted']);
    await life.whenOpened('Ann', { seats: 1, games: 2 }).brings('solo.refuse.series', ['press not noted']);
    await life.whenOpened('Ann', { bots: most }).brings('table.refuse.bots (most 4)', ['press not noted']);
    await life
      .whenOpened('Ann', { seats: least, bots: least })
      .brings('table.refuse.bots (most 1)', ['press not noted']);
  });

  test('once more by the same press opens no second one', async () => {
    const { harness } = new Life(tableHarness());
    const options = { game: GAME, pace: 'live', bots: [], seats: null, games: 1, locale: 'en' } as const;
    const press = harness.press('Ann');
    expect((await harness.tables.openLobby(press, options)).kind).toBe('opened');
    const before = harness.contents();
    expect(await harness.tables.openLobby(press, options)).toEqual({ kind: 'nothing' });
    expect(harness.contents()).toEqual(before);
  });
});
