import { describe, expect } from 'vitest';
import { createLatch, PATIENT, refusalResponse } from '../../../test/support/discord-harness.js';
import { CREATE, EDIT, named } from '../../../test/support/sender-harness.js';
import { senderTest as test } from '../../../test/support/sender-test.js';

describe('a post', () => {
  test('is made with its nonce, which the platform enforces, and noted', async ({ people, sent, posts }) => {
    const table = await people.open(['Ann']);
    const [request] = await sent();
    const [post] = await posts(table);
    expect(named(request!)).toBe(CREATE);
    expect(request?.body).toMatchObject({ nonce: post?.nonce, enforce_nonce: true, allowed_mentions: { parse: [] } });
    expect(post?.messageId).toMatch(/^\d{19}$/);
    expect(await sent()).toEqual([]);
  });

  test('mentions people when it is made, and still means the same when it is edited', async ({ people, sent }) => {
    const table = await people.begin(['Ann', 'Ben']);
    const made = await sent();
    const board = made.find(({ body }) => body.content.includes('<@'));
    expect(board?.body.allowed_mentions.users.length).toBe(2);
    const live = await people.live(table);
    await people.say(table, 'Ann', live.game.legalMoves(live.state, 0)[0]!);
    const [edit] = await sent();
    expect(named(edit!)).toBe(EDIT);
    expect(edit?.body.content.split('\n')[0]).toBe(board?.body.content.split('\n')[0]);
    expect(edit?.body.content).toMatch(/\*\*<@\d+>: cross/);
    expect(edit?.body.allowed_mentions).toEqual(board?.body.allowed_mentions);
  });

  test('is edited at once, then once a second at most, with its newest state', async ({ harness }) => {
    const { server, people, sender, sent } = harness;
    const table = await people.open(['Ann']);
    await sent();
    const answer = createLatch();
    server.answer = () => ({ after: answer.opened });
    await people.tables.act(people.press('Ben'), { kind: 'join', table });
    const before = performance.now();
    sender.wake();
    await expect.poll(() => server.received.map(named), PATIENT).toEqual([EDIT]);
    for (const name of ['Cay', 'Dan']) {
      await people.tables.act(people.press(name), { kind: 'join', table });
      sender.wake();
    }
    answer.open();
    const edits = await sent();
    expect(edits.map(named)).toEqual([EDIT, EDIT]);
    expect(edits[1]!.at - before).toBeGreaterThan(1000);
    expect(edits[1]!.body.content).toContain('4. Dan');
  });

  test('that is new waits for no edit', async ({ people, sent }) => {
    const table = await people.open(['Ann', 'Ben']);
    await sent();
    await people.tables.act(people.press('Cay', { until: people.clock.now }), { kind: 'join', table });
    await sent();
    await people.tables.act(people.press('Ann', { until: people.clock.now }), { kind: 'begin', table });
    const [first, ...rest] = await sent();
    expect(named(first!)).toBe(CREATE);
    expect(rest.map(named)).toEqual([EDIT]);
  });

  test('is tried again in its order where the platform fails', async ({ server, people, sent, posts }) => {
    let failures = 2;
    server.answer = ({ method }) => (method === 'POST' && failures-- > 0 ? { status: 502 } : undefined);
    const table = await people.open(['Ann']);
    const requests = await sent();
    // An attempt may have been made all the same: what its nonce brings back is edited.
    expect(requests.map(named)).toEqual([CREATE, CREATE, CREATE, EDIT]);
    expect(new Set(requests.slice(0, 3).map(({ body }) => body.nonce)).size).toBe(1);
    expect((await posts(table))[0]?.messageId).not.toBeNull();
  });

  test('that is new does not wait until edits are let through again', async ({ server, people, sender, sent }) => {
    const table = await people.open(['Ann', 'Ben']);
    await sent();
    server.answer = ({ method }) =>
      method === 'PATCH' ? refusalResponse(429, 0, { 'retry-after': '600' }) : undefined;
    await people.tables.act(people.press('Cay', { until: people.clock.now }), { kind: 'join', table });
    sender.wake();
    await expect.poll(() => server.received.map(named), PATIENT).toEqual([EDIT]);
    await people.tables.act(people.press('Ann', { until: people.clock.now }), { kind: 'begin', table });
    sender.wake();
    await expect.poll(() => server.received.map(named), PATIENT).toEqual([EDIT, CREATE]);
  });

  test('that can not be made for a limit holds up no edit', async ({ server, people, sender, sent }) => {
    const table = await people.open(['Ann', 'Ben']);
    await sent();
    server.answer = ({ method }) => (method === 'POST' ? refusalResponse(429, 0, { 'retry-after': '600' }) : undefined);
    await people.tables.act(people.press('Ann', { until: people.clock.now }), { kind: 'begin', table });
    sender.wake();
    await expect.poll(() => server.received.map(named), PATIENT).toEqual([CREATE, EDIT]);
  });

  test.for([
    ['made', 'POST', CREATE],
    ['edited', 'PATCH', EDIT],
  ])(
    'that is not %s for a limit waits for as long as the platform asks',
    async ([_, limited, request], { server, people, sent }) => {
      const table = await people.open(['Ann', 'Ben']);
      await sent();
      let refusals = 1;
      server.answer = ({ method }) =>
        method === limited && refusals-- > 0 ? refusalResponse(429, 0, { 'retry-after': '2.5' }) : undefined;
      await people.tables.act(people.press('Ann', { until: people.clock.now }), { kind: 'begin', table });
      const [first, second] = (await sent()).filter((each) => named(each) === request);
      expect(second!.at - first!.at).toBeGreaterThan(2_450);
      expect(await people.store.unsentPosts()).toEqual([]);
    },
  );
});
