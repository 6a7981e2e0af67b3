import { type BaseInteraction, PermissionFlagsBits, PermissionsBitField } from 'discord.js';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { memoryLog } from '../../test/support/discord-harness.js';
import { CHANNEL, GAME, GUILD, type TableHarness, tableHarness } from '../../test/support/table-harness.js';
import { systemClock } from '../lib/clock.js';
import { NO_SIGN } from '../text/dice.js';
import type { Reply } from './command.js';
import { showToAll } from './show-to-all.js';
import { createShowing, type Showing } from './showing.js';

let at: TableHarness;
let now: number;
let showing: Showing;
beforeEach(() => {
  at = tableHarness();
  now = 0;
  showing = createShowing({ monotonic: () => now });
});
afterEach(() => at.store.close());

const WRITER = PermissionFlagsBits.SendMessages;

/** What Ann, or who it is, gets who has the first page of the wins shown to all, in a thread or not. */
function show({
  rights = WRITER,
  thread = null as { locked: boolean } | null,
  channel = CHANNEL,
  who = 'Ann',
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
    showing,
  };
  const press = at.press(who, { channelId: channel });
  const use = { interaction: interaction as unknown as BaseInteraction, press, locale: 'fr', context };
  return showToAll(use, { game: GAME.id, scope: 'here', by: 'wins', page: 0 });
}

const refusal = (key: string) => ({ kind: 'notice', phrase: { key: `leaderboard.refuse.${key}` } });

/** How many seconds after the press one may try again, by what a refusal says. */
function waitIn(reply: Reply): number {
  const when = reply.kind === 'notice' ? reply.phrase.args?.when : undefined;
  return Number(/^<t:(\d+):R>$/.exec(String(when))![1]) - Math.ceil(at.clock.now / 1_000);
}

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
  now += 1_000;
  expect(waitIn(await show())).toBe(29);
  now += 28_999;
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

test('a page that did not arrive takes nobody’s turn, in the channel or of who showed it', async () => {
  for (let n = 0; n < 9; n++) {
    const reply = await show();
    if (reply.kind !== 'public') throw new Error('nothing is shown');
    reply.onLost();
  }
  expect(await show()).toMatchObject({ kind: 'public' });
  expect(await show({ who: 'Ben' })).toMatchObject(refusal('often'));
});

test('what did not arrive leaves the rest after what did', async () => {
  expect(await show()).toMatchObject({ kind: 'public' });
  now += 30_000;
  const lost = await show();
  if (lost.kind !== 'public') throw new Error('nothing is shown');
  lost.onLost();
  expect(await show({ slowMode: 60 })).toMatchObject(refusal('often'));
});

test('one person shows five pages in ten minutes, wherever; others may go on, and so may they from when they are told', async () => {
  for (const n of ['a', 'b', 'c', 'd', 'e']) {
    expect(await show({ channel: n })).toMatchObject({ kind: 'public' });
    now += 60_000;
  }
  const refused = await show({ channel: 'f' });
  expect(refused).toMatchObject(refusal('enough'));
  expect(waitIn(refused)).toBe(5 * 60);
  expect(await show({ channel: 'f', who: 'Ben' })).toMatchObject({ kind: 'public' });
  now += 5 * 60_000 - 1;
  expect(await show({ channel: 'g' })).toMatchObject(refusal('enough'));
  now += 1;
  expect(await show({ channel: 'g' })).toMatchObject({ kind: 'public' });
  expect(await show({ channel: 'h' })).toMatchObject(refusal('enough'));
});
