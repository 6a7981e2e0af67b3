import { describe, expect } from 'vitest';
import { PATIENT, refusalResponse } from '../../../test/support/discord-harness.js';
import { CREATE, DELETE, EDIT, named, type SenderHarness } from '../../../test/support/sender-harness.js';
import { senderTest as test } from '../../../test/support/sender-test.js';
import { snowflakeAt } from '../clock.js';
import { Sender } from './sender.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe('a post', () => {
  test('whose message was deleted is made anew with another nonce', async ({ server, people, sent }) => {
    const table = await people.open(['Ann']);
    const [first] = await sent();
    server.answer = ({ method }) => (method === 'PATCH' ? refusalResponse(404, 10008) : undefined);
    await people.tables.act(people.press('Ben'), { kind: 'join', table });
    const requests = await sent();
    expect(requests.map(named)).toEqual([EDIT, CREATE]);
    expect(requests[1]?.body.nonce).not.toBe(first?.body.nonce);
  });

  test('whose message is too old to be edited on is made anew', async ({ server, people, sent }) => {
    const table = await people.open(['Ann']);
    await sent();
    server.answer = ({ method }) =>
      method === 'PATCH'
        ? refusalResponse(429, 30046, { 'retry-after': '600', 'x-ratelimit-scope': 'shared' })
        : undefined;
    await people.tables.act(people.press('Ben'), { kind: 'join', table });
    expect((await sent()).map(named)).toEqual([EDIT, CREATE, DELETE]);
  });

  test('that is a current board nearly an hour old gives way to a new message, which mentions nobody', async ({
    harness,
  }) => {
    const { people, sent, posts } = harness;
    const table = await people.begin(['Ann', 'Ben']);
    await sent();
    const before = (await posts(table)).find(({ kind }) => kind === 'board')!;
    people.clock.now = Date.now() + 56 * MINUTE;
    const live = await people.live(table);
    await people.say(table, 'Ann', live.game.legalMoves(live.state, 0)[0]!);
    const [made, gone] = await sent();
    expect([named(made!), named(gone!)]).toEqual([CREATE, DELETE]);
    expect(gone!.path).toContain(before.messageId!);
    expect(made!.body).toMatchObject({ content: expect.not.stringContaining('<@'), allowed_mentions: { parse: [] } });
    expect(made!.body.allowed_mentions.users ?? []).toEqual([]);
    expect(made!.body.nonce).not.toBe(before.nonce);
  });

  test('that is a current board of half an hour is edited', async ({ people, sent }) => {
    const table = await people.begin(['Ann', 'Ben']);
    await sent();
    people.clock.now = Date.now() + 30 * MINUTE;
    const live = await people.live(table);
    await people.say(table, 'Ann', live.game.legalMoves(live.state, 0)[0]!);
    expect((await sent()).map(named)).toEqual([EDIT]);
  });

  test('whose old message was deleted by somebody else is made anew all the same', async ({ server, people, sent }) => {
    const table = await people.open(['Ann']);
    await sent();
    people.clock.now = Date.now() + 56 * MINUTE;
    server.answer = ({ method }) => (method === 'DELETE' ? refusalResponse(404, 10008) : undefined);
    await people.tables.act(people.press('Ben'), { kind: 'join', table });
    expect((await sent()).map(named)).toEqual([CREATE, DELETE]);
  });

  describe('whose old message can not be taken away', () => {
    /** A lobby so old that a new message takes its place as soon as somebody presses. */
    async function renewed({ people, sent }: SenderHarness): Promise<string> {
      const table = await people.open(['Ann']);
      await sent();
      people.clock.now = Date.now() + 56 * MINUTE;
      await people.tables.act(people.press('Ben'), { kind: 'join', table });
      return table;
    }

    test('for now is rid of it as soon as it can be, after longer and longer rests, though nothing else is wanted', async ({
      harness,
    }) => {
      const { server, people, sent, posts } = harness;
      const table = await renewed(harness);
      let failures = 2;
      server.answer = ({ method }) => (method === 'DELETE' && failures-- > 0 ? { status: 502 } : undefined);
      const requests = await sent();
      expect(requests.map(named)).toEqual([CREATE, DELETE, DELETE, DELETE]);
      const [first, second, third] = requests.slice(1).map(({ at }) => at);
      expect(second! - first!).toBeGreaterThan(490);
      expect(third! - second!).toBeGreaterThan(990);
      expect(await people.store.unsentPosts()).toEqual([]);
      expect((await posts(table))[0]!.old).toEqual([]);
    });

    test('for now keeps no other from being rid of its own', async ({ harness }) => {
      const { server, people, sender, sent, posts } = harness;
      const tables = [await people.open(['Ann']), await people.open(['Cid'])];
      await sent();
      const [stuck] = (await posts(tables[0]!)).map(({ messageId }) => messageId!);
      people.clock.now = Date.now() + 56 * MINUTE;
      for (const table of tables) await people.tables.act(people.press('Ben'), { kind: 'join', table });
      let isFailing = true;
      server.answer = ({ method, path }) =>
        isFailing && method === 'DELETE' && path.includes(stuck!) ? { status: 502 } : undefined;
      sender.wake();
      await expect
        .poll(async () => (await posts(tables[1]!))[0], PATIENT)
        .toMatchObject({ messageId: expect.any(String), old: [], sent: 3 });
      expect(await posts(tables[0]!)).toMatchObject([{ old: [stuck] }]);
      isFailing = false;
      await sent();
      expect(await people.store.unsentPosts()).toEqual([]);
    });

    test('for good is left with it', async ({ harness }) => {
      const { server, people, log, sent } = harness;
      await renewed(harness);
      server.answer = ({ method }) => (method === 'DELETE' ? refusalResponse(403, 50013) : undefined);
      expect((await sent()).map(named)).toEqual([CREATE, DELETE]);
      expect(log.written.map(({ message }) => message)).toEqual(['an old message could not be taken away']);
      expect(await people.store.unsentPosts()).toEqual([]);
    });

    test('for a limit is edited meanwhile', async ({ harness }) => {
      const { server, people, sender } = harness;
      const table = await renewed(harness);
      server.answer = ({ method }) =>
        method === 'DELETE' ? refusalResponse(429, 0, { 'retry-after': '600' }) : undefined;
      sender.wake();
      await expect.poll(() => server.received.map(named), PATIENT).toEqual([CREATE, DELETE]);
      people.clock.now = Date.now();
      await people.tables.act(people.press('Ann'), { kind: 'bot', table, level: 'hard' });
      sender.wake();
      await expect.poll(() => server.received.map(named), PATIENT).toEqual([CREATE, DELETE, EDIT]);
    });

    test('before its next one takes its place is rid of both', async ({ harness }) => {
      const { server, people, sender, sent, posts } = harness;
      const table = await renewed(harness);
      let failures = 1;
      server.answer = ({ method }) => (method === 'DELETE' && failures-- > 0 ? { status: 502 } : undefined);
      sender.wake();
      await expect.poll(() => server.received.map(named), PATIENT).toEqual([CREATE, DELETE]);
      await people.store.replacePost((await posts(table))[0]!.id);
      const requests = await sent();
      expect(requests.map(named)).toEqual([CREATE, DELETE, CREATE, DELETE, DELETE]);
      expect(new Set(requests.filter(({ method }) => method === 'DELETE').map(({ path }) => path)).size).toBe(2);
      expect((await posts(table))[0]!.old).toEqual([]);
    });
  });

  test('whose old message was left behind by a crash takes it away, and is not edited for that', async ({
    harness,
  }) => {
    const { people, sent, posts } = harness;
    const table = await people.open(['Ann']);
    await sent();
    const post = (await posts(table))[0]!;
    await people.store.replacePost(post.id);
    // The new one is there, and then the bot is killed.
    const anew = (await posts(table))[0]!;
    await people.store.tryingPost(anew.id, people.clock.now);
    await people.store.sentPost(anew, anew.wanted, { messageId: snowflakeAt(Date.now()), picture: null });
    const next = new Sender(harness.parts);
    next.wake();
    await next.idle();
    const [gone, ...others] = await sent();
    expect([named(gone!), others]).toEqual([DELETE, []]);
    expect(gone!.path).toContain(post.messageId!);
    await next.stop();
  });

  test('that has to be made anew and can not be yet leaves the old message until it can', async ({ harness }) => {
    const { server, people, sent } = harness;
    const table = await people.open(['Ann']);
    await sent();
    people.clock.now = Date.now() + 56 * MINUTE;
    let failures = 1;
    const made = { body: { id: snowflakeAt(people.clock.now) } };
    server.answer = ({ method }) => (method !== 'POST' ? undefined : failures-- > 0 ? { status: 502 } : made);
    await people.tables.act(people.press('Ben'), { kind: 'join', table });
    expect((await sent()).map(named)).toEqual([CREATE, CREATE, DELETE, EDIT]);
  });

  test('that is an older board is edited however old it is, and only that one waits where the platform wants no more', async ({
    harness,
  }) => {
    const { server, people, sender, sent, posts } = harness;
    const table = await people.begin(['Ann', 'Ben']);
    await sent();
    people.clock.now = Date.now() + 2 * HOUR;
    const old = (await posts(table)).find(({ kind }) => kind === 'board')!.messageId!;
    server.answer = ({ path, method }) =>
      method === 'PATCH' && path.includes(old) ? refusalResponse(429, 30046, { 'retry-after': '6' }) : undefined;
    await people.finish(table);
    sender.wake();
    await expect
      .poll(() => server.received.filter(({ path }) => path.includes(old)).length, PATIENT)
      .toBeGreaterThan(0);
    await expect
      .poll(async () => (await posts(table)).filter(({ sent, wanted }) => sent < wanted).length, PATIENT)
      .toBe(1);
    server.answer = () => undefined;
    const tries = (await sent()).filter(({ path }) => path.includes(old));
    expect(new Set(tries.map(named))).toEqual(new Set([EDIT]));
    expect(tries.length).toBeGreaterThan(1);
    for (const [n, { at }] of tries.slice(1).entries()) expect(at - tries[n]!.at).toBeGreaterThan(5_900);
    expect(await people.store.unsentPosts()).toEqual([]);
  });

  test('that is an older board is not made anew', async ({ server, people, sent, posts }) => {
    const table = await people.begin(['Ann', 'Ben']);
    await sent();
    server.answer = ({ method }) => (method === 'PATCH' ? refusalResponse(404, 10008) : undefined);
    await people.finish(table);
    const requests = await sent();
    const boards = (await posts(table)).filter(({ kind }) => kind === 'board');
    expect(requests.filter((each) => named(each) === CREATE).length).toBe(boards.length);
    expect(await people.store.unsentPosts()).toEqual([]);
  });

  test('that is a result which people have seen is edited however old it is, and not made anew where it was deleted', async ({
    harness,
  }) => {
    const { server, people, sent, posts } = harness;
    for (const isDeleted of [false, true]) {
      const table = await people.begin(['Ann', 'Ben'], { games: 2 });
      await people.finish(table);
      await sent();
      const result = (await posts(table)).find(({ kind }) => kind === 'result')!;
      people.clock.now = Date.now() + 56 * MINUTE;
      server.answer = ({ path }) =>
        isDeleted && path.includes(result.messageId!) ? refusalResponse(404, 10008) : undefined;
      await people.tables.act(people.press('Ann'), { kind: 'next', match: (await people.read(table)).match!.id });
      const requests = await sent();
      expect(requests.filter(({ path }) => path.includes(result.messageId!)).map(named)).toEqual([EDIT]);
      // The new board is all that is new.
      expect(requests.filter((each) => named(each) === CREATE)).toHaveLength(1);
      expect((await posts(table)).filter(({ kind }) => kind === 'result')).toHaveLength(1);
      people.clock.now = Date.now();
    }
  });
});
