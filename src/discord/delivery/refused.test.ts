import { describe, expect } from 'vitest';
import { createLatch, PATIENT, type Received, refusalResponse } from '../../../test/support/discord-harness.js';
import { CREATE, EDIT, named, type SenderHarness } from '../../../test/support/sender-harness.js';
import { senderTest as test } from '../../../test/support/sender-test.js';
import { CHANNEL } from '../../../test/support/table-harness.js';

describe('a post', () => {
  test.for([
    [403, 50001],
    [403, 50013],
    [400, 160005],
  ] as const)(
    'refused with %i %i pauses its table, and nothing more is sent there',
    async ([status, code], { server, people, sent }) => {
      const table = await people.begin(['Ann', 'Ben']);
      server.answer = () => refusalResponse(status, code);
      expect((await sent()).length).toBe(1);
      expect((await people.read(table)).table.paused).toBe(people.clock.now);
      await people.tables.act(people.press('Mod', { moderator: true }), {
        kind: 'end',
        match: (await people.read(table)).match!.id,
        asked: 'moderator',
      });
      expect(await sent()).toEqual([]);
      expect((await people.store.unsentPosts()).length).toBeGreaterThan(0);
    },
  );

  describe('of one of two channels', () => {
    const OTHER = '900000000000000002';

    /** A match and a lobby in one of them and a lobby in the other; all is there, and everything has changed. */
    async function fillBoth({ people, sent }: SenderHarness): Promise<readonly string[]> {
      const [match, lobby] = [await people.begin(['Ann', 'Ben']), await people.open(['Cid'])];
      const { game } = await people.live(match);
      const options = { game, pace: 'live' as const, bots: [], seats: null, games: 1, locale: 'en' };
      await people.tables.openLobby(people.press('Dan', { channelId: OTHER }), options);
      const tables = [match, lobby, (await people.store.openIn(OTHER))[0]!.table.id];
      await sent();
      for (const table of tables)
        await people.store.update({ table }, null, people.clock.now, ({ posts }) => ({
          renew: posts.map(({ id }) => ({ id })),
          out: null,
        }));
      return tables;
    }

    const pausedAt = ({ people }: SenderHarness, tables: readonly string[]) =>
      Promise.all(tables.map(async (table) => (await people.read(table)).table.paused));

    const refusing =
      (channel: string) =>
      ({ path }: Received) =>
        path.includes(channel) ? refusalResponse(403, 50013) : undefined;

    test('pauses every table of its channel and none elsewhere, and all go on once the channel takes something', async ({
      harness,
    }) => {
      const { server, people, sent } = harness;
      const tables = await fillBoth(harness);
      server.answer = refusing(CHANNEL);
      await sent();
      const { now } = people.clock;
      expect(await pausedAt(harness, tables)).toEqual([now, now, null]);
      server.answer = () => undefined;
      people.clock.now += 60_000;
      await harness.parts.channels.tick();
      await sent();
      expect(await pausedAt(harness, tables)).toEqual([null, null, null]);
      expect(await people.store.unsentPosts()).toEqual([]);
      for (const table of tables) expect((await people.read(table)).table.dueAt).toBeGreaterThan(people.clock.now);
    });

    test('that works again has no table go on in the other one', async ({ harness, server, people, sent }) => {
      const tables = await fillBoth(harness);
      server.answer = () => refusalResponse(403, 50013);
      await sent();
      const { now } = people.clock;
      server.answer = refusing(OTHER);
      people.clock.now += 60_000;
      await harness.parts.channels.tick();
      await sent();
      expect(await pausedAt(harness, tables)).toEqual([null, null, now]);
    });
  });

  test('in a channel that has taken nothing for a month closes its table, and not a day sooner', async ({
    harness,
  }) => {
    const { server, people, sent } = harness;
    const day = 24 * 60 * 60_000;
    const table = await people.begin(['Ann', 'Ben']);
    server.answer = () => refusalResponse(403, 50013);
    await sent();
    people.clock.now += 29 * day;
    await harness.parts.channels.tick();
    await sent();
    expect((await people.read(table)).table.status).toBe('playing');
    people.clock.now += 1.1 * day;
    await harness.parts.channels.tick();
    await sent();
    expect((await people.read(table)).table).toMatchObject({ status: 'void', reason: 'table.gone.shut', paused: null });
    expect(await people.store.unsentPosts()).toEqual([]);
  });

  test('is not given up by a clock that is a year ahead for a moment, nor tried a year later', async ({ harness }) => {
    const { server, people, sent } = harness;
    const [day, table] = [24 * 60 * 60_000, await people.begin(['Ann', 'Ben'])];
    server.answer = () => refusalResponse(403, 50013);
    await sent();
    const jump = async (ms: number) => {
      people.clock.runs = false;
      people.clock.now += ms;
      await harness.parts.channels.tick();
      await sent();
      await people.tables.giveGrace(() => people.clock.now, ms);
      people.clock.runs = true;
      await harness.parts.channels.tick();
      await sent();
    };
    await jump(365 * day);
    expect((await people.read(table)).table).toMatchObject({ status: 'playing', paused: people.clock.now });
    await jump(-365 * day);
    expect((await people.read(table)).table).toMatchObject({ status: 'playing', paused: people.clock.now });
  });

  test('whose channel is not there any more closes its table, and is not wanted any more', async ({ harness }) => {
    const { server, people, sent } = harness;
    server.answer = () => refusalResponse(404, 10003);
    const table = await people.begin(['Ann', 'Ben']);
    expect((await sent()).length).toBe(1);
    expect((await people.read(table)).table).toMatchObject({
      status: 'void',
      reason: 'table.gone.channel',
      dueAt: null,
    });
    expect(await people.store.unsentPosts()).toEqual([]);
    expect(await sent()).toEqual([]);
  });

  test('in an archived thread opens it and is sent again', async ({ server, people, sent }) => {
    const table = await people.open(['Ann']);
    await sent();
    let archived = true;
    server.answer = ({ method, path, body }) => {
      if (method === 'PATCH' && !path.includes('/messages/')) archived = body.archived;
      else if (method === 'PATCH' && archived) return refusalResponse(400, 50083);
      return undefined;
    };
    await people.tables.act(people.press('Ben'), { kind: 'join', table });
    expect((await sent()).map(named)).toEqual([EDIT, 'PATCH /channels/…', EDIT]);
    expect((await people.read(table)).table.paused).toBeNull();
  });

  test('in a thread that is archived again at once pauses its table', async ({ server, people, sent }) => {
    const table = await people.open(['Ann']);
    await sent();
    server.answer = ({ path }) => (path.includes('/messages/') ? refusalResponse(400, 50083) : undefined);
    await people.tables.act(people.press('Ben'), { kind: 'join', table });
    expect((await sent()).map(named)).toEqual([EDIT, 'PATCH /channels/…', EDIT]);
    expect((await people.read(table)).table.paused).not.toBeNull();
  });

  test('that the server refuses for its words is dropped and logged, and its channel goes on', async ({ harness }) => {
    const { server, people, log, sent } = harness;
    const table = await people.begin(['Ann', 'Ben']);
    server.answer = ({ body }) => (body?.nonce === undefined ? undefined : refusalResponse(400, 200000));
    await sent();
    expect(await people.store.unsentPosts()).toEqual([]);
    expect((await people.read(table)).table).toMatchObject({ status: 'playing', paused: null });
    expect(log.written.map(({ level }) => level)).toContain('warn');
  });

  test('that is malformed is a bug, dropped, and stops nothing else', async ({ server, people, log, sent }) => {
    server.answer = ({ method }) => (method === 'PATCH' ? refusalResponse(400, 50035) : undefined);
    const table = await people.open(['Ann', 'Ben']);
    await sent();
    await people.tables.act(people.press('Ann', { until: people.clock.now }), { kind: 'begin', table });
    expect((await sent()).map(named)).toEqual([CREATE, EDIT]);
    expect(log.written).toEqual([expect.objectContaining({ level: 'error' })]);
  });
});

describe('a lobby that nobody has seen yet', () => {
  test.for([
    [403, 50001, 'table.gone.unposted'],
    [403, 50013, 'table.gone.unposted'],
    [400, 160005, 'table.gone.unposted'],
    [400, 200000, 'table.gone.blocked'],
    [400, 50035, 'table.gone.unposted'],
    [404, 10003, 'table.gone.channel'],
  ] as const)(
    'is closed at once where Discord refuses it with %i %i, and nobody sits at it any more',
    async (refused, { harness, server, people, sent }) => {
      const [status, code, reason] = refused;
      server.answer = () => refusalResponse(status, code);
      const table = await people.open(['Ann']);
      const arrival = harness.sender.arrival(table, 60_000);
      expect((await sent()).length).toBe(1);
      expect(await arrival).toBe('refused');
      expect((await people.read(table)).table).toMatchObject({ status: 'void', reason, paused: null, dueAt: null });
      expect(await people.store.unsentPosts()).toEqual([]);
    },
  );

  test('stays open while Discord fails, and is there once it works', async ({ harness, server, people }) => {
    let failing = true;
    server.answer = () => (failing ? refusalResponse(503, 0) : undefined);
    const table = await people.open(['Ann']);
    harness.sender.wake();
    await expect.poll(() => server.received.length, PATIENT).toBe(1);
    expect(await harness.sender.arrival(table, 0)).toBe('pending');
    failing = false;
    expect(await harness.sender.arrival(table, 60_000)).toBe('posted');
    expect((await people.read(table)).table.status).toBe('lobby');
  });
});

describe('a lobby that was seen before', () => {
  test.for([
    [403, 50013, true],
    [400, 200000, false],
  ] as const)(
    'stays open though its channel refuses (%i %i)',
    async ([status, code, isPaused], { server, people, sent }) => {
      const table = await people.open(['Ann']);
      await sent();
      server.answer = () => refusalResponse(status, code);
      await people.tables.act(people.press('Ben'), { kind: 'join', table });
      await sent();
      expect((await people.read(table)).table.status).toBe('lobby');
      expect((await people.read(table)).table.paused !== null).toBe(isPaused);
    },
  );

  test('is shown as it is by then where it has changed while it was refused for its words', async ({ harness }) => {
    const { sender, server, people, sent } = harness;
    const table = await people.open(['Ann']);
    await sent();
    const refusal = createLatch();
    server.answer = () => ({ ...refusalResponse(400, 200000), after: refusal.opened });
    await people.tables.act(people.press('Ben'), { kind: 'join', table });
    const before = server.received.length;
    sender.wake();
    await expect.poll(() => server.received.length, PATIENT).toBe(before + 1);
    server.answer = () => undefined;
    await people.tables.act(people.press('Cid'), { kind: 'join', table });
    refusal.open();
    await expect.poll(() => people.store.unsentPosts(), PATIENT).toEqual([]);
    expect(JSON.stringify(server.received.at(-1)!.body)).toContain('Cid');
  });

  test('stays open though its message was deleted, and the new one is refused', async ({ server, people, sent }) => {
    const table = await people.open(['Ann']);
    await sent();
    server.answer = ({ method }) => (method === 'PATCH' ? refusalResponse(404, 10008) : refusalResponse(403, 50013));
    await people.tables.act(people.press('Ben'), { kind: 'join', table });
    await sent();
    expect((await people.read(table)).table).toMatchObject({ status: 'lobby', paused: people.clock.now });
  });
});
