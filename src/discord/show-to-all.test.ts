import { type BaseInteraction, PermissionFlagsBits, PermissionsBitField } from 'discord.js';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { memoryLog } from '../../test/support/discord-harness.js';
import { CHANNEL, GAME, GUILD, type TableHarness, tableHarness } from '../../test/support/table-harness.js';
import { systemClock } from '../lib/clock.js';
import { NO_SIGN } from '../text/dice.js';
import type { Reply } from './command.js';
import { createShowing, showToAll } from './show-to-all.js';

let at: TableHarness;
let now: number;
let mayShow: ReturnType<typeof createShowing>;
beforeEach(() => {
  at = tableHarness();
  now = 0;
  mayShow = createShowing({ monotonic: () => now });
});
afterEach(() => at.store.close());

const WRITER = PermissionFlagsBits.SendMessages;

/** What Ann gets who has the first page of the wins shown to all, in a thread or not. */
function show({
  rights = WRITER,
  thread = null as { locked: boolean } | null,
  channel = CHANNEL,
  slowMode = 0,
} = {}): Promise<Reply> {
  const interaction = {
    channel: { isThread: () => thread !== null, parentId: CHANNEL, rateLimitPerUser: slowMode, ...thread },
    guild: null,
    guildLocale: 'de',
    memberPermissions: new PermissionsBitField(rights),
  };
  const context = {
    tables: at.tables,
    store: at.store,
    games: [GAME],
    gameOf: (id: string) => (id === GAME.id ? GAME : undefined),
    log: memoryLog(),
    clock: systemClock,
    timeRuns: () => true,
    dieSign: NO_SIGN,
    nameCommand: (command: string) => command,
    isShut: () => false,
    mayShow,
  };
  const press = at.press('Ann', { channelId: channel });
  const use = { interaction: interaction as unknown as BaseInteraction, press, locale: 'fr', context };
  return showToAll(use, { game: GAME.id, scope: 'here', by: 'wins', page: 0 });
}

const refusal = (key: string) => ({ kind: 'notice', phrase: { key: `leaderboard.refuse.${key}` } });

test('a page is shown to everybody in the language of the server', async () => {
  await at.finish(await at.begin(['Ann', 'Ben']));
  const reply = await show();
  expect(reply).toMatchObject({ kind: 'public', body: { allowed_mentions: { parse: [], users: [] } } });
  expect(JSON.stringify(reply)).toContain('nach Siegen');
});

test('whoever may not write there has nothing shown there, in a thread and in one that is locked either', async () => {
  const { SendMessagesInThreads, ManageThreads } = PermissionFlagsBits;
  const open = { locked: false };
  expect(await show({ rights: SendMessagesInThreads })).toMatchObject(refusal('write'));
  expect(await show({ thread: open })).toMatchObject(refusal('write'));
  const locked = { locked: true };
  expect(await show({ thread: locked, rights: SendMessagesInThreads })).toMatchObject(refusal('write'));
  expect(await show({ thread: open, rights: SendMessagesInThreads, channel: 'a' })).toMatchObject({ kind: 'public' });
  const moderator = SendMessagesInThreads | ManageThreads;
  expect(await show({ thread: locked, rights: moderator, channel: 'b' })).toMatchObject({ kind: 'public' });
});

test('where no tables may open nothing is shown to all either', async () => {
  await at.store.setServerSettings(GUILD, { channels: ['elsewhere'] });
  expect(await show()).toMatchObject(refusal('channel'));
});

test('in each channel one page is shown in half a minute, whoever presses', async () => {
  expect(await show()).toMatchObject({ kind: 'public' });
  now += 29_999;
  expect(await show()).toMatchObject(refusal('often'));
  expect(await show({ channel: 'another' })).toMatchObject({ kind: 'public' });
  now += 1;
  expect(await show()).toMatchObject({ kind: 'public' });
});

test('where people may write every two minutes only, nothing is shown more often either', async () => {
  const slow = { slowMode: 120 };
  expect(await show(slow)).toMatchObject({ kind: 'public' });
  now += 119_999;
  expect(await show(slow)).toMatchObject(refusal('often'));
  now += 1;
  expect(await show(slow)).toMatchObject({ kind: 'public' });
});
