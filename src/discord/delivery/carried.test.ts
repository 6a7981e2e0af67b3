import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect } from 'vitest';
import { type Received, refusalResponse } from '../../../test/support/discord-harness.js';
import { quickClock } from '../../../test/support/quick-clock.js';
import { CREATE, EDIT, named, type SenderHarness } from '../../../test/support/sender-harness.js';
import { senderTest as base } from '../../../test/support/sender-test.js';
import type { PendingPress } from './message-states.js';

const test = base.extend({ options: { pace: 'live' } });

const MADE = /^POST \/webhooks\/…\/token-\d+$/;
const EDITED = /^PATCH \/webhooks\/…\/token-\d+\/messages\/…$/;

/** A channel has taken as many messages by tokens as it does in a minute. */
const FULL = { 'retry-after': '20', 'x-ratelimit-scope': 'shared' };

/** What reached the server for the board of a match; everybody's menu is another matter. */
function toBoard(requests: readonly Received[]): readonly string[] {
  return requests.filter(({ body }) => JSON.stringify(body)?.includes('"sheet:')).map(named);
}

/** A match has begun whose people can be reached. */
async function begun({ people }: SenderHarness): Promise<string> {
  people.waiting.reached = true;
  return people.begin(['Ann', 'Ben', 'Cay']);
}

async function boardOf({ posts }: SenderHarness, table: string) {
  return (await posts(table)).find(({ kind }) => kind === 'board')!;
}

/** The press by which the first of the menus was opened is being answered: until then its token makes nothing. */
async function firstIsAnswered({ people, sender, server }: SenderHarness, table: string) {
  const [first, second] = (await people.read(table)).menus;
  const press: PendingPress = { token: first!.token, menu: null, message: null, id: '1', lobby: null };
  sender.hold(press);
  server.answer = ({ path }) => (path.includes(first!.token) ? refusalResponse(404, 10015) : undefined);
  const release = (): void => {
    server.answer = () => undefined;
    sender.release(press);
  };
  return { first: first!, second, release };
}

describe('the board of a live match', () => {
  test('is made and changed by the token of who plays, and knows until when', async ({ harness }) => {
    const table = await begun(harness);
    expect(toBoard(await harness.sent())).toEqual([expect.stringMatching(MADE)]);
    const { menus } = await harness.people.read(table);
    expect(await boardOf(harness, table)).toMatchObject({ token: menus[0]!.token, tokenUntil: menus[0]!.until });
    await harness.pass(table, 'Ben');
    expect(toBoard(await harness.sent())).toEqual([expect.stringMatching(EDITED)]);
  });

  test('is made by the bot where nobody’s token is left, and by a token as soon as there is one', async ({
    harness,
  }) => {
    const { people, sent, pass } = harness;
    const table = await people.begin(['Ann', 'Ben']);
    expect(toBoard(await sent())).toEqual([CREATE]);
    await pass(table, 'Ben');
    expect(toBoard(await sent())).toEqual([EDIT]);
    const { match } = (await people.live(table)).stored;
    await people.tables.act(people.press('Ann'), { kind: 'sheet', match: match.id });
    await pass(table, 'Ann');
    expect(toBoard(await sent())).toEqual([expect.stringMatching(MADE)]);
    expect((await boardOf(harness, table)).old).toEqual([]);
  });

  test('is made by the bot where the token turns out to be dead, whose menu is forgotten', async ({ harness }) => {
    const table = await begun(harness);
    const [first] = (await harness.people.read(table)).menus;
    harness.server.answer = ({ path }) => (path.includes(first!.token) ? refusalResponse(401, 50027) : undefined);
    expect(toBoard(await harness.sent())).toEqual([expect.stringMatching(MADE), CREATE]);
    expect(await boardOf(harness, table)).toMatchObject({ token: null, tokenUntil: harness.people.clock.now });
    expect((await harness.people.read(table)).menus.map(({ token }) => token)).not.toContain(first!.token);
  });

  test('is made by the bot where the token is that of a press which was never answered, whose menu goes on', async ({
    harness,
  }) => {
    const { people, server, sent } = harness;
    const table = await begun(harness);
    await sent();
    const { match } = (await people.live(table)).stored;
    const [first] = (await people.read(table)).menus;
    const { id } = await boardOf(harness, table);
    server.answer = ({ path }) => (path.includes('token-b') ? refusalResponse(404, 10015) : undefined);
    const on = { message: first!.message, origin: first!.message };
    await people.tables.act(people.press('Ann', { token: 'token-b', on }), { kind: 'sheet', match: match.id });
    await people.store.update({ table }, null, people.clock.now, () => ({ renew: [{ id, anew: true }], out: null }));
    await sent();
    expect((await people.read(table)).menus).toContainEqual(
      expect.objectContaining({ personId: first!.personId, token: first!.token, earlier: null }),
    );
  });

  test('waits for the answer to the press whose token is to make it', async ({ harness }) => {
    const { sender, sent } = harness;
    const table = await begun(harness);
    const { first, release } = await firstIsAnswered(harness, table);
    sender.wake();
    await pause(100);
    release();
    expect(toBoard(await sent())).toEqual([expect.stringContaining(first.token)]);
    expect(await boardOf(harness, table)).toMatchObject({ token: first.token, tokenUntil: first.until });
  });

  test('is made by the bot where the token turns out to make nothing yet, whose menu stays', async ({ harness }) => {
    const { people, server, sent } = harness;
    const table = await begun(harness);
    const { menus } = await people.read(table);
    let failures = 1;
    server.answer = ({ path }) =>
      path.includes(menus[0]!.token) && failures-- > 0 ? refusalResponse(404, 10015) : undefined;
    expect(toBoard(await sent())).toEqual([expect.stringMatching(MADE), CREATE]);
    expect((await people.read(table)).menus.map(({ token }) => token)).toEqual(menus.map(({ token }) => token));
  });

  test('is made by the bot at once where the channel takes nothing more by tokens, and stays for a while', async ({
    harness,
  }) => {
    const { people, server, sent, pass } = harness;
    const table = await begun(harness);
    const { menus } = await people.read(table);
    server.answer = (request) =>
      toBoard([request]).some((each) => MADE.test(each)) ? refusalResponse(429, 0, FULL) : undefined;
    expect(toBoard(await sent())).toEqual([expect.stringMatching(MADE), CREATE]);
    expect((await people.read(table)).menus.map(({ token }) => token)).toEqual(menus.map(({ token }) => token));
    for (const person of ['Ben', 'Cay']) {
      await pass(table, person);
      expect(toBoard(await sent())).toEqual([EDIT]);
    }
  });

  test('is changed by the bot once its token is dead', async ({ harness }) => {
    const table = await begun(harness);
    await harness.sent();
    const { token } = await boardOf(harness, table);
    harness.server.answer = ({ path }) => (path.includes(token!) ? refusalResponse(404, 10015) : undefined);
    await harness.pass(table, 'Ben');
    expect(toBoard(await harness.sent())).toEqual([expect.stringMatching(EDITED), EDIT]);
    await harness.pass(table, 'Cay');
    expect(toBoard(await harness.sent())).toEqual([EDIT]);
  });

  test('gives way to one by another token before its own is at an end', async ({ harness }) => {
    const { people, sent, pass } = harness;
    const table = await begun(harness);
    await sent();
    const { messageId, tokenUntil } = await boardOf(harness, table);
    people.clock.now = tokenUntil! - 30_000;
    const { match } = (await people.live(table)).stored;
    await people.tables.act(people.press('Cay'), { kind: 'sheet', match: match.id });
    for (const person of ['Ann', 'Ben', 'Cay']) await pass(table, person);
    const all = await sent();
    expect(toBoard(all)).toContainEqual(expect.stringMatching(MADE));
    expect(all.map(({ method, path }) => [method, path])).toContainEqual([
      'DELETE',
      expect.stringContaining(messageId!),
    ]);
  });
});

test('the board of a relaxed match is made and changed by the bot', async ({ harness }) => {
  harness.people.usual.pace = 'relaxed';
  const table = await begun(harness);
  expect(toBoard(await harness.sent())).toEqual([CREATE]);
  await harness.pass(table, 'Ben');
  expect(toBoard(await harness.sent())).toEqual([EDIT]);
});

describe('where the answer to the press whose token is to make the board is long in coming', () => {
  const impatient = test.extend({ options: { pace: 'live', clock: quickClock } });

  impatient('the token of another one makes it', async ({ harness }) => {
    const { people, sent } = harness;
    const table = await begun(harness);
    const { first, second, release } = await firstIsAnswered(harness, table);
    expect(toBoard(await sent())).toEqual([expect.stringContaining(second!.token)]);
    release();
    await sent();
    expect((await people.read(table)).menus.map(({ token }) => token)).toContain(first.token);
  });

  impatient('the bot makes it where there is no other', async ({ harness }) => {
    const { people, sent } = harness;
    people.waiting.reached = true;
    const table = await people.begin(['Ann'], { bots: 1 });
    const { first, release } = await firstIsAnswered(harness, table);
    expect(toBoard(await sent())).toEqual([CREATE]);
    expect(await boardOf(harness, table)).toMatchObject({ token: null, tokenUntil: people.clock.now });
    release();
    await sent();
    expect((await people.read(table)).menus.map(({ token }) => token)).toEqual([first.token]);
  });
});
