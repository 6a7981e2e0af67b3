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
import { CHANNEL, GAME, GUILD, idOf, type TableHarness, tableHarness } from '../../test/support/table-harness.js';
import { LOCALES } from '../games/game.js';
import { GAMES } from '../games/registry.js';
import { systemClock } from '../lib/clock.js';
import type { Press } from '../table/types.js';
import { viewLobby } from '../table/view/lobby.js';
import { viewLobbyPlace } from '../table/view/place.js';
import { NO_SIGN } from '../text/dice.js';
import { say } from '../text/say.js';
import type { Context, Use } from './command.js';
import { beginInPlace, threadName, wantsThread } from './thread.js';

const LOBBY = '910000000000000001';

let net: Wire;
let table: TableHarness;
beforeEach(async () => {
  net = await wire();
  net.answer = ({ method, path }) => (method === 'POST' && path.endsWith('/threads') ? { body: { id: LOBBY } } : {});
  table = tableHarness();
});
afterEach(async () => {
  await table.store.close();
  await net.close();
});

const MAKES_THREADS = PermissionFlagsBits.CreatePublicThreads;
const MAY_ALL = MAKES_THREADS | PermissionFlagsBits.SendMessagesInThreads;

function useOf(press: Press, { type = ChannelType.GuildText, bits = MAY_ALL, own = MAKES_THREADS } = {}): Use {
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
    dieSign: NO_SIGN,
    nameCommand: (command: string) => command,
    isShut: () => false,
    showing: () => ({ kind: 'granted', takeBack: () => undefined }),
  };
  return { interaction: plain as unknown as BaseInteraction, press, locale: 'en', context };
}

const asked = (): readonly string[] => net.received.map(({ method, path }) => `${method} ${path}`);
const MADE = `POST /channels/${CHANNEL}/messages/${LOBBY}/threads`;

/** A lobby with two people, whose message is in the channel. */
async function openLobby(): Promise<string> {
  const id = await table.open(['Ann', 'Ben']);
  for (const post of await table.store.unsentPosts()) {
    await table.store.tryingPost(post.id, 1);
    await table.store.sentPost(post, post.wanted, { messageId: LOBBY, picture: null });
  }
  return id;
}

async function openWithThreads(): Promise<string> {
  await table.store.setServerSettings(GUILD, { threads: true });
  return openLobby();
}

/** Where the posts of a table are, by kind. */
const beginAt = (table: string) => ({ kind: 'begin', table }) as const;

async function placesOf(id: string): Promise<readonly string[]> {
  return (await table.read(id)).posts.map(({ kind, channelId }) => `${kind} in ${channelId}`);
}

const IN_THREAD = [`lobby in ${CHANNEL}`, `board in ${LOBBY}`];
const IN_CHANNEL = [`lobby in ${CHANNEL}`, `board in ${CHANNEL}`];

describe('a match gets a thread of its own', () => {
  const here = async (options: Parameters<typeof useOf>[1] = {}): Promise<boolean> =>
    wantsThread(useOf(table.press('Ann'), options), await table.store.serverSettings(GUILD));

  test('where the server wants it, in its text channels alone', async () => {
    expect(await here()).toBe(false);
    await table.store.setServerSettings(GUILD, { threads: true });
    expect(await here()).toBe(true);
    for (const type of [ChannelType.PublicThread, ChannelType.GuildVoice]) expect(await here({ type })).toBe(false);
  });

  test('but not for someone who may not make threads themselves, though the bot may', async () => {
    await table.store.setServerSettings(GUILD, { threads: true });
    const own = PermissionFlagsBits.SendMessages;
    expect(await here({ own })).toBe(false);
  });

  test('on the message of its lobby, when it begins: the lobby stays, and leads to the board', async () => {
    const id = await openWithThreads();
    const reply = await beginInPlace(useOf(table.press('Ann')), beginAt(id));
    expect(asked()).toEqual([MADE]);
    expect(await placesOf(id)).toEqual(IN_THREAD);
    const { table: row, posts } = await table.read(id);
    expect(posts[1]!.mentions).toEqual(['Ann', 'Ben'].map(idOf));
    expect(row).toMatchObject({ status: 'playing', channelId: LOBBY, parentId: CHANNEL });
    expect(reply.kind === 'lobby' && viewLobby(reply.stored).thread).toBe(LOBBY);
    expect(viewLobbyPlace(await table.read(id))).toMatchObject({ channel: CHANNEL, message: LOBBY });
  });

  test('in which a rematch stays, and gets no other', async () => {
    const id = await openWithThreads();
    await beginInPlace(useOf(table.press('Ann')), beginAt(id));
    await table.finish(id);
    const there = { channelId: LOBBY, parentId: CHANNEL };
    const again = await table.tables.act(table.press('Ann', there), { kind: 'again', table: id });
    const rematch = again.kind === 'opened' ? again.table : '';
    await table.tables.act(table.press('Ben', there), { kind: 'join', table: rematch });
    await beginInPlace(useOf(table.press('Ann', there), { type: ChannelType.PublicThread }), beginAt(rematch));
    expect(await placesOf(rematch)).toEqual([`lobby in ${LOBBY}`, `board in ${LOBBY}`]);
    expect(asked()).toEqual([MADE]);
  });

  test('that an earlier press had made, which then came to nothing', async () => {
    const id = await openWithThreads();
    net.answer = ({ method }) => (method === 'POST' ? refusalResponse(400, 160004) : { body: { id: LOBBY } });
    await beginInPlace(useOf(table.press('Ann')), beginAt(id));
    expect(asked()).toEqual([MADE, `GET /channels/${LOBBY}`]);
    expect(await placesOf(id)).toEqual(IN_THREAD);
  });

  test('and none is made by who may not begin it, or begins it in vain', async () => {
    const id = await openWithThreads();
    for (const person of ['Ben', 'Eve']) {
      const reply = await beginInPlace(useOf(table.press(person)), beginAt(id));
      expect(reply).toMatchObject({ phrase: { key: 'table.refuse.notHost' } });
    }
    await table.tables.act(table.press('Ben'), { kind: 'leave', table: id });
    expect(await beginInPlace(useOf(table.press('Ann')), beginAt(id))).toMatchObject({
      phrase: { key: 'table.refuse.tooFew' },
    });
    expect(asked()).toEqual([]);
  });
});

describe('a match is played in the channel, and who begins it is told why', () => {
  const why = async (id: string, options: Parameters<typeof useOf>[1] = {}, patience?: number): Promise<unknown> => {
    const reply = await beginInPlace(useOf(table.press('Ann'), options), beginAt(id), patience);
    expect(await placesOf(id)).toEqual(IN_CHANNEL);
    return reply.kind === 'notice' && [reply.phrase.key, Object(reply.phrase.args?.why).key];
  };

  test('where Discord refuses a thread', async () => {
    net.answer = () => refusalResponse(400, 160006);
    expect(await why(await openWithThreads())).toEqual(['thread.refused', 'thread.why.full']);
  });

  test('where the bot lacks a permission for it, which it does not try', async () => {
    expect(await why(await openWithThreads(), { bits: 0n })).toEqual(['thread.refused', 'thread.why.shut']);
    expect(asked()).toEqual([]);
  });

  test('where the message has a thread that was deleted', async () => {
    net.answer = ({ method }) => refusalResponse(method === 'POST' ? 400 : 404, method === 'POST' ? 160004 : 10003);
    expect(await why(await openWithThreads())).toEqual(['thread.refused', 'thread.why.refused']);
  });

  test.each([
    ['put away', MAY_ALL, `PATCH /channels/${LOBBY}`],
    ['deleted by a bot that may do so', MAY_ALL | PermissionFlagsBits.ManageThreads, `DELETE /channels/${LOBBY}`],
  ])('where a thread takes too long, which is %s once it is there', async (_, bits, last) => {
    const id = await openWithThreads();
    const answer = createLatch();
    net.answer = ({ method }) => (method === 'POST' ? { body: { id: LOBBY }, after: answer.opened } : {});
    expect(await why(id, { bits }, 20)).toEqual(['thread.refused', 'thread.why.late']);
    answer.open();
    await expect.poll(() => asked().at(-1), PATIENT).toBe(last);
  });
});

test('a thread that comes late is left alone where another press has begun the match in it', async () => {
  const id = await openWithThreads();
  const answer = createLatch();
  net.answer = () => ({ body: { id: LOBBY }, after: answer.opened });
  const looked = createLatch();
  const { interaction, context, ...use } = useOf(table.press('Ann'));
  const openIn: Context['store']['openIn'] = (channel) => table.store.openIn(channel).finally(looked.open);
  const store = { ...table.store, openIn };
  const slow = beginInPlace({ ...use, interaction, context: { ...context, store } }, beginAt(id), 20);
  await table.tables.act(table.press('Ann', { thread: LOBBY }), { kind: 'begin', table: id });
  expect(await slow).toMatchObject({ phrase: { key: 'table.refuse.begun' } });
  answer.open();
  await looked.opened;
  net.answer = () => ({});
  // Whatever else was to be asked is asked by then.
  for (let n = 0; n < 2; n++) await net.rest.get('/gateway');
  expect(asked()).toEqual([MADE, 'GET /gateway', 'GET /gateway']);
  expect(await placesOf(id)).toEqual(IN_THREAD);
});

test('the title of a thread tells game and time, and nobody’s name, which would outlive its erasing', async () => {
  const press = table.press('Ann');
  await beginInPlace(useOf(press), beginAt(await openWithThreads()));
  const { name } = net.received[0]!.body as { readonly name: string };
  expect(name).toBe(threadName(press.at, { game: GAME, locale: 'en' }));
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
