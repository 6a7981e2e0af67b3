import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { gameOf } from '../../games/registry.js';
import type { Post } from '../../store/types.js';
import { type Trial, trial } from '../../table/trial.js';
import { markOf } from '../message/people.js';
import { memoryLog, type Received, refusal, type Wire, wire } from '../trial.js';
import { createSender, type Sender } from './sender.js';

const SELF = { userId: '222222222222222222', applicationId: '333333333333333333' };

let server: Wire;
let people: Trial;
let log: ReturnType<typeof memoryLog>;
let sender: Sender;

beforeEach(async () => {
  server = await wire();
  people = trial();
  log = memoryLog();
  sender = newSender();
});
afterEach(async () => {
  await sender.stop();
  await server.close();
  people.store.close();
});

function newSender(): Sender {
  const { store, clock } = people;
  return createSender({ store, rest: server.rest, gameOf, now: () => clock.now, log, self: () => SELF });
}

async function sent(): Promise<readonly Received[]> {
  sender.wake();
  await sender.idle();
  return server.received.splice(0);
}

function posts(table: string): readonly Post[] {
  return people.read(table).posts;
}

const named = ({ method, path }: Received): string => `${method} ${path.replace(/\d{18}/g, '…')}`;
const CREATE = 'POST /channels/…/messages';
const EDIT = 'PATCH /channels/…/messages/…';

describe('a post', () => {
  test('is made with its nonce, which the platform enforces, and noted', async () => {
    const table = await people.open(['Ann']);
    const [request] = await sent();
    const [post] = posts(table);
    expect(named(request!)).toBe(CREATE);
    expect(request?.body).toMatchObject({ nonce: post?.nonce, enforce_nonce: true, allowed_mentions: { parse: [] } });
    expect(post?.messageId).toMatch(/^555/);
    expect(await sent()).toEqual([]);
  });

  test('mentions people when it is made, and leaves that line alone when it is edited', async () => {
    const table = await people.begin(['Ann', 'Ben']);
    const made = await sent();
    const board = made.find(({ body }) => body.content !== '');
    expect(board?.body.allowed_mentions.users.length).toBe(2);
    const live = people.live(table);
    await people.say(table, 'Ann', live.game.words(live.state, 0)[0]!);
    const [edit] = await sent();
    expect(named(edit!)).toBe(EDIT);
    expect(edit?.body).not.toHaveProperty('content');
    expect(edit?.body.allowed_mentions).toEqual({ parse: [] });
  });

  test('is edited at once, then once a second at most, with its newest state', async () => {
    const table = await people.open(['Ann']);
    await sent();
    for (const name of ['Ben', 'Cay', 'Dan']) {
      await people.tables.join(people.press(name), table);
      sender.wake();
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    const edits = await sent();
    expect(edits.map(named)).toEqual([EDIT, EDIT]);
    expect(edits[1]!.at - edits[0]!.at).toBeGreaterThan(950);
    expect(edits[1]!.body.embeds[0].description).toContain('4. Dan');
  });

  test('that is new waits for no edit', async () => {
    const table = await people.open(['Ann', 'Ben']);
    await sent();
    await people.tables.join(people.press('Cay'), table);
    await sent();
    await people.tables.begin(people.press('Ann'), table);
    const [first, ...rest] = await sent();
    expect(named(first!)).toBe(CREATE);
    expect(rest.map(named)).toEqual([EDIT]);
  });

  test('is tried again in its order where the platform fails', async () => {
    let failures = 2;
    server.answer = ({ method }) => (method === 'POST' && failures-- > 0 ? { status: 502 } : undefined);
    const table = await people.open(['Ann']);
    const requests = await sent();
    expect(requests.map(named)).toEqual([CREATE, CREATE, CREATE]);
    expect(new Set(requests.map(({ body }) => body.nonce)).size).toBe(1);
    expect(posts(table)[0]?.messageId).not.toBeNull();
  });

  test('that is new does not wait until edits are let through again', async () => {
    const table = await people.open(['Ann', 'Ben']);
    await sent();
    server.answer = ({ method }) =>
      method === 'PATCH' ? refusal(429, 0, { 'retry-after': '600', 'x-ratelimit-scope': 'shared' }) : undefined;
    await people.tables.join(people.press('Cay'), table);
    sender.wake();
    await new Promise((resolve) => setTimeout(resolve, 100));
    await people.tables.begin(people.press('Ann'), table);
    sender.wake();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(server.received.map(named)).toEqual([EDIT, CREATE]);
    server.answer = () => undefined;
    expect((await sent()).map(named).at(-1)).toBe(EDIT);
    expect(people.store.unsentPosts()).toEqual([]);
  });

  test('whose message was deleted is made anew with another nonce', async () => {
    const table = await people.open(['Ann']);
    const [first] = await sent();
    server.answer = ({ method }) => (method === 'PATCH' ? refusal(404, 10008) : undefined);
    await people.tables.join(people.press('Ben'), table);
    const requests = await sent();
    expect(requests.map(named)).toEqual([EDIT, CREATE]);
    expect(requests[1]?.body.nonce).not.toBe(first?.body.nonce);
  });

  test('whose message is too old to be edited on is made anew', async () => {
    const table = await people.open(['Ann']);
    await sent();
    server.answer = ({ method }) =>
      method === 'PATCH' ? refusal(429, 30046, { 'retry-after': '600', 'x-ratelimit-scope': 'shared' }) : undefined;
    await people.tables.join(people.press('Ben'), table);
    expect((await sent()).map(named)).toEqual([EDIT, CREATE]);
  });

  test('that is an older board is not made anew', async () => {
    const table = await people.begin(['Ann', 'Ben']);
    await sent();
    server.answer = ({ method }) => (method === 'PATCH' ? refusal(404, 10008) : undefined);
    await people.finish(table);
    const requests = await sent();
    const boards = posts(table).filter(({ kind }) => kind === 'board');
    expect(requests.filter((each) => named(each) === CREATE).length).toBe(boards.length);
    expect(people.store.unsentPosts()).toEqual([]);
  });

  test.each([
    [404, 10003],
    [403, 50001],
    [403, 50013],
    [400, 50083],
  ])('refused with %i %i is dropped and logged', async (status, code) => {
    server.answer = () => refusal(status, code);
    await people.open(['Ann']);
    expect((await sent()).length).toBe(1);
    expect(people.store.unsentPosts()).toEqual([]);
    expect(log.written).toEqual([expect.objectContaining({ level: 'warn' })]);
  });

  test('that is malformed is a bug, dropped, and stops nothing else', async () => {
    server.answer = ({ method }) => (method === 'PATCH' ? refusal(400, 50035) : undefined);
    const table = await people.open(['Ann', 'Ben']);
    await sent();
    await people.tables.begin(people.press('Ann'), table);
    expect((await sent()).map(named)).toEqual([CREATE, EDIT]);
    expect(log.written).toEqual([expect.objectContaining({ level: 'error' })]);
  });
});

describe('after a crash while a message was being made', () => {
  async function crashed(): Promise<Post> {
    const table = await people.open(['Ann']);
    const post = posts(table)[0]!;
    await people.store.tryingPost(post.id, people.clock.now);
    return post;
  }

  function message(post: Post, id: string, author: string) {
    return { id, author: { id: author }, embeds: [{ footer: { text: `game · table ${markOf(post)}` } }] };
  }

  /** Ids made after any time of the test, or long before. */
  const [LATER, BEFORE] = ['1999999999999999999', '100000000000000001'];

  test('a young attempt is simply repeated with its nonce', async () => {
    const post = await crashed();
    const requests = await sent();
    expect(requests.map(named)).toEqual([CREATE]);
    expect(requests[0]?.body.nonce).toBe(post.nonce);
  });

  test('an old attempt that succeeded is found and brought up to date', async () => {
    const post = await crashed();
    people.clock.now += 10 * 60_000;
    server.answer = ({ method }) => (method === 'GET' ? { body: [message(post, LATER, SELF.userId)] } : undefined);
    const requests = await sent();
    expect(requests.map(({ method }) => method)).toEqual(['GET', 'PATCH']);
    expect(requests[1]?.path).toContain(LATER);
    expect(posts(post.tableId)[0]?.messageId).toBe(LATER);
  });

  test.each([
    ['somebody else', (post: Post) => [message(post, LATER, '999999999999999999')]],
    ['the time before', (post: Post) => [message(post, BEFORE, SELF.userId)]],
    ['another post', (post: Post) => [message({ ...post, id: post.id + 1 }, LATER, SELF.userId)]],
  ])('an old attempt is not taken for a message of %s', async (_, messages) => {
    const post = await crashed();
    people.clock.now += 10 * 60_000;
    server.answer = ({ method }) => (method === 'GET' ? { body: messages(post) } : undefined);
    expect((await sent()).map(({ method }) => method)).toEqual(['GET', 'POST']);
  });
});

describe('an open menu', () => {
  const MENU = 'PATCH /webhooks/…/token-a/messages/%40original';

  /** A match whose first player has a menu open with `token-a`. */
  async function opened(): Promise<string> {
    const table = await people.begin(['Ann', 'Ben', 'Cay']);
    const match = people.live(table).stored.match.id;
    await people.tables.sheet(people.press('Ann', { token: 'token-a' }), match, null);
    await sent();
    return table;
  }

  async function pass(table: string, name: string): Promise<void> {
    const live = people.live(table);
    const { seat } = live.stored.seats.find((row) => row.name === name)!;
    await people.say(table, name, live.game.idle(live.state, seat));
  }

  function toMenus(requests: readonly Received[]): readonly Received[] {
    return requests.filter(({ path }) => path.startsWith('/webhooks/') && path.includes('token-a'));
  }

  test('follows the match, once a second at most', async () => {
    const table = await opened();
    await pass(table, 'Ben');
    sender.wake();
    await new Promise((resolve) => setTimeout(resolve, 30));
    await pass(table, 'Cay');
    const edits = toMenus(await sent());
    expect(edits.map(named)).toEqual([MENU, MENU]);
    expect(edits[1]!.at - edits[0]!.at).toBeGreaterThan(950);
    expect(people.store.unsentMenus(people.clock.now)).toEqual([]);
  });

  test('keeps the language it was opened in, whatever the table speaks', async () => {
    const table = await people.begin(['Ann', 'Ben', 'Cay']);
    const match = people.live(table).stored.match.id;
    await people.tables.sheet(people.press('Ann', { token: 'token-a', locale: 'de' }), match, null);
    await people.tables.sheet(people.press('Cay', { token: 'token-c' }), match, null);
    await sent();
    await pass(table, 'Ben');
    const menus = (await sent()).filter(({ path }) => path.startsWith('/webhooks/'));
    const titles = menus.map(({ path, body }) => [/token-./.exec(path)?.[0], body.embeds[0].title]);
    expect(Object.fromEntries(titles)).toEqual({ 'token-a': 'Qwixx: dein Blatt', 'token-c': 'Qwixx: your sheet' });
    expect(menus[0]!.body.components[0].components.length).toBeGreaterThan(0);
  });

  test('is left alone while a press on it is being answered', async () => {
    const table = await opened();
    // The press was delivered twice.
    const press = { token: 'token-a', menu: null, lobby: null };
    sender.hold(press);
    sender.hold(press);
    await pass(table, 'Ben');
    expect(toMenus(await sent())).toEqual([]);
    sender.release(press);
    expect(toMenus(await sent())).toEqual([]);
    sender.release(press);
    expect(toMenus(await sent()).length).toBe(1);
  });

  test('is edited once more if a press on it was answered while an edit was under way', async () => {
    const table = await opened();
    const { id } = people.live(table).stored.match;
    server.answer = () => ({ after: 100 });
    await pass(table, 'Ben');
    sender.wake();
    await new Promise((resolve) => setTimeout(resolve, 50));
    const press = {
      token: 'token-a',
      menu: { matchId: id, personId: people.press('Ann').person.id, locale: null },
      lobby: null,
    };
    sender.hold(press);
    expect(toMenus(await sent()).length).toBe(1);
    sender.release(press);
    expect(toMenus(await sent()).length).toBe(1);
    expect(toMenus(await sent())).toEqual([]);
  });

  test.each([
    [401, 50027],
    [404, 10015],
    [404, 10008],
  ])('that is gone with %i %i is forgotten', async (status, code) => {
    const table = await opened();
    server.answer = ({ path }) => (path.includes('token-a') ? refusal(status, code) : undefined);
    await pass(table, 'Ben');
    expect(toMenus(await sent()).length).toBe(1);
    await pass(table, 'Cay');
    expect(toMenus(await sent())).toEqual([]);
    expect(log.written.filter(({ level }) => level === 'error')).toEqual([]);
  });

  test('is tried again where the platform fails', async () => {
    const table = await opened();
    let failures = 1;
    server.answer = ({ path }) => (path.includes('token-a') && failures-- > 0 ? { status: 500 } : undefined);
    await pass(table, 'Ben');
    expect(toMenus(await sent()).length).toBe(2);
  });
});

describe('a lobby that a press was answered with', () => {
  test('needs no further edit if it was the newest', async () => {
    const table = await people.open(['Ann']);
    await sent();
    await people.tables.join(people.press('Ben'), table);
    const [post] = posts(table);
    await sender.lobbyShown(table, post!.wanted, post!.messageId!);
    expect(await sent()).toEqual([]);
  });

  test('is edited once more if another press has overtaken it', async () => {
    const table = await people.open(['Ann']);
    await sent();
    await people.tables.join(people.press('Ben'), table);
    const [before] = posts(table);
    await people.tables.join(people.press('Cay'), table);
    const [after] = posts(table);
    await sender.lobbyShown(table, after!.wanted, after!.messageId!);
    await sender.lobbyShown(table, before!.wanted, before!.messageId!);
    const edits = await sent();
    expect(edits.map(named)).toEqual([EDIT]);
    expect(edits[0]?.body.embeds[0].description).toContain('3. Cay');
  });
});

describe('a lobby that is being answered with', () => {
  const pressOn = (lobby: string) => ({ token: 'token', menu: null, lobby });

  test('is not edited meanwhile', async () => {
    const table = await people.open(['Ann']);
    await sent();
    sender.hold(pressOn(table));
    await people.tables.join(people.press('Ben'), table);
    expect(await sent()).toEqual([]);
    sender.release(pressOn(table));
    expect((await sent()).map(named)).toEqual([EDIT]);
  });

  test('is edited once more if an edit was under way before', async () => {
    const table = await people.open(['Ann']);
    await sent();
    server.answer = () => ({ after: 100 });
    await people.tables.join(people.press('Ben'), table);
    sender.wake();
    await new Promise((resolve) => setTimeout(resolve, 50));
    sender.hold(pressOn(table));
    await people.tables.join(people.press('Cay'), table);
    const [post] = posts(table);
    await sender.lobbyShown(table, post!.wanted, post!.messageId!);
    sender.release(pressOn(table));
    const edits = await sent();
    expect(edits.map(named)).toEqual([EDIT, EDIT]);
    expect(edits[1]?.body.embeds[0].description).toContain('3. Cay');
  });
});

test('stopping finishes what is in hand and begins nothing more', async () => {
  server.answer = () => ({ after: 80 });
  const table = await people.begin(['Ann', 'Ben']);
  sender.wake();
  await new Promise((resolve) => setTimeout(resolve, 30));
  await sender.stop();
  expect(server.received.map(named)).toEqual([CREATE]);
  expect(posts(table)[0]?.messageId).not.toBeNull();
});

test('however often it is woken, it asks the store for a small part of the time only', async () => {
  const { store } = people;
  let asked = 0;
  /** As a store is with very much unsent. */
  const unsentPosts = (): readonly Post[] => {
    asked++;
    const end = performance.now() + 10;
    while (performance.now() < end);
    return store.unsentPosts();
  };
  const own = createSender({
    store: { ...store, unsentPosts },
    rest: server.rest,
    gameOf,
    now: () => people.clock.now,
    log,
    self: () => SELF,
  });
  const end = performance.now() + 1000;
  while (performance.now() < end) {
    own.wake();
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(asked).toBeGreaterThan(1);
  expect(asked).toBeLessThanOrEqual(11);
  await own.stop();
});
