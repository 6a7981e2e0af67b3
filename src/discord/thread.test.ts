import { type BaseInteraction, ChannelType, PermissionFlagsBits, PermissionsBitField } from 'discord.js';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  createLatch,
  memoryLog,
  PATIENT,
  refusalResponse,
  type Wire,
  wire,
} from '../../test/support/discord-harness.js';
import { CHANNEL, GAME, GUILD, type TableHarness, tableHarness } from '../../test/support/table-harness.js';
import { LOCALES } from '../games/game.js';
import { GAMES } from '../games/registry.js';
import { systemClock } from '../lib/clock.js';
import { LOBBIES_HERE } from '../table/opening.js';
import type { LobbyOptions, Press } from '../table/types.js';
import { say } from '../text/say.js';
import type { Context, Use } from './command.js';
import { openInThread, opensThread, threadName } from './thread.js';

const THREAD = '910000000000000001';
const WANTED: LobbyOptions = { game: GAME, pace: 'live', bots: 0, seats: null, games: 1, locale: 'en' };

let net: Wire;
let table: TableHarness;
beforeEach(async () => {
  net = await wire();
  net.answer = ({ method, path }) => (method === 'POST' && path.endsWith('/threads') ? { body: { id: THREAD } } : {});
  table = tableHarness();
});
afterEach(async () => {
  await table.store.close();
  await net.close();
});

const MAKES_THREADS = PermissionFlagsBits.CreatePublicThreads;

function useOf(press: Press, { type = ChannelType.GuildText, bits = 0n, own = MAKES_THREADS } = {}): Use {
  const permissions = {
    appPermissions: new PermissionsBitField(bits),
    memberPermissions: new PermissionsBitField(own),
  };
  const plain = { id: press.id, channel: { type }, ...permissions, client: net };
  const { tables, store } = table;
  const context: Context = {
    tables,
    store,
    games: GAMES,
    gameOf: () => GAME,
    log: memoryLog(),
    clock: { ...systemClock, now: () => table.clock.now },
    timeRuns: () => true,
    isShut: () => false,
  };
  return { interaction: plain as unknown as BaseInteraction, press, locale: 'en', context };
}

function keyOf(reply: Awaited<ReturnType<typeof openInThread>>): string {
  return reply.kind === 'notice' ? reply.phrase.key : reply.kind;
}

const asked = (): readonly string[] => net.received.map(({ method, path }) => `${method} ${path}`);

describe('a table gets a thread of its own', () => {
  const here = async (options: Parameters<typeof useOf>[1] = {}): Promise<boolean> =>
    opensThread(useOf(table.press('Ann'), options), await table.store.serverSettings(GUILD));

  test('where the server wants it, in its text channels alone', async () => {
    expect(await here()).toBe(false);
    await table.store.setServerSettings(GUILD, { threads: true });
    expect(await here()).toBe(true);
    for (const type of [ChannelType.PublicThread, ChannelType.GuildVoice]) expect(await here({ type })).toBe(false);
  });

  test('but not for someone who may not make threads themselves, though the bot may', async () => {
    await table.store.setServerSettings(GUILD, { threads: true });
    const own = PermissionFlagsBits.SendMessages;
    expect(await here({ bits: MAKES_THREADS, own })).toBe(false);
  });

  test('in which it opens, and the answer leads there', async () => {
    const reply = await openInThread(useOf(table.press('Ann')), WANTED);
    expect(reply).toMatchObject({ kind: 'opened', as: 'host', thread: THREAD });
    expect(asked()).toEqual([`POST /channels/${CHANNEL}/threads`]);
    expect(await table.store.openIn(THREAD)).toHaveLength(1);
    expect(await table.store.openIn(CHANNEL)).toEqual([]);
  });

  test('but opens in the channel where Discord refuses one', async () => {
    net.answer = () => refusalResponse(400, 160006);
    const reply = await openInThread(useOf(table.press('Ann')), WANTED);
    expect(reply).toMatchObject({ kind: 'opened', noThread: { key: 'thread.why.full' } });
    expect(await table.store.openIn(CHANNEL)).toHaveLength(1);
  });

  test('but opens in the channel where a thread takes too long, which is put away once it is there', async () => {
    const press = table.press('Ann');
    const answer = createLatch();
    net.answer = ({ method }) => (method === 'POST' ? { body: { id: THREAD }, after: answer.opened } : {});
    const reply = await openInThread(useOf(press), WANTED, 20);
    expect(reply).toMatchObject({ kind: 'opened', noThread: { key: 'thread.why.late' } });
    answer.open();
    await expect.poll(() => asked().at(-1), PATIENT).toBe(`PATCH /channels/${THREAD}`);
    expect(await table.store.openIn(CHANNEL)).toHaveLength(1);
  });

  test('and none is made for a table that can’t be', async () => {
    expect(keyOf(await openInThread(useOf(table.press('Ann')), { ...WANTED, bots: 99 }))).toBe('table.refuse.bots');
    expect(asked()).toEqual([]);
  });
});

test('nobody has threads made for more tables than they may open, and those in threads count for the channel', async () => {
  for (let n = 0; n < LOBBIES_HERE; n++) {
    net.answer = ({ path }) => (path.endsWith('/threads') ? { body: { id: `${THREAD}${n}` } } : {});
    expect(keyOf(await openInThread(useOf(table.press('Ann')), WANTED))).toBe('opened');
  }
  expect(await openInThread(useOf(table.press('Ann')), WANTED)).toMatchObject({
    kind: 'enough',
    phrase: { key: 'open.refuse.here' },
    open: [{ table: { channelId: `${THREAD}1` } }, { table: { channelId: `${THREAD}0` } }],
  });
  expect(asked()).toEqual(Array(LOBBIES_HERE).fill(`POST /channels/${CHANNEL}/threads`));
});

describe('a thread without a table', () => {
  test.each([
    ['is put away', 0n, `PATCH /channels/${THREAD}`],
    ['is deleted by a bot that may do so', PermissionFlagsBits.ManageThreads, `DELETE /channels/${THREAD}`],
  ])('%s, when a command is heard twice', async (_, bits, last) => {
    const press = table.press('Ann');
    await openInThread(useOf(press, { bits }), WANTED);
    expect(keyOf(await openInThread(useOf(press, { bits }), WANTED))).toBe('nothing');
    expect(asked().at(-1)).toBe(last);
  });

  test('is put away when its table can’t be stored, and that fault is not hidden', async () => {
    const use = useOf(table.press('Ann'));
    net.answer = () => {
      void table.store.close();
      return { body: { id: THREAD } };
    };
    await expect(openInThread(use, WANTED)).rejects.toThrow();
    expect(asked().at(-1)).toBe(`PATCH /channels/${THREAD}`);
  });
});

test('the title of a thread tells game and time, and nobody’s name, which would outlive its erasing', async () => {
  const press = table.press('Ann');
  await openInThread(useOf(press), WANTED);
  const { name } = net.received[0]!.body as { readonly name: string };
  expect(name).toBe(threadName(press.at, WANTED));
  expect(name).not.toContain('Ann');
  const at = Date.UTC(2026, 10, 9, 17, 5);
  expect(threadName(at, { game: GAME, locale: 'de' })).toMatch(/, 9\. Nov\., 17:05 UTC$/);
  for (const locale of LOCALES) {
    for (const game of GAMES) {
      const made = threadName(at, { game, locale });
      expect(made.startsWith(say(locale, game.name))).toBe(true);
      expect(made.length).toBeLessThanOrEqual(100);
    }
  }
});
