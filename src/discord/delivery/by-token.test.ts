import { describe, expect } from 'vitest';
import { PATIENT, type Received, refusalResponse } from '../../../test/support/discord-harness.js';
import { quickClock, quickly } from '../../../test/support/quick-clock.js';
import { CREATE, named, SELF, type SenderHarness } from '../../../test/support/sender-harness.js';
import { senderTest } from '../../../test/support/sender-test.js';
import { CHANNEL } from '../../../test/support/table-harness.js';
import { snowflakeAt } from '../clock.js';
import { Sender } from './sender.js';

const test = senderTest.extend({ options: { pace: 'live', clock: quickClock } });

/** A match whose people can be reached, so that its board is made by the token of one of them. */
function begun({ people }: SenderHarness): Promise<string> {
  people.waiting.reached = true;
  return people.begin(['Ann', 'Ben', 'Cay']);
}

/** What tells of the board, in words: everybody's menu and the lobby are another matter. */
function toBoard(requests: readonly Received[]): readonly string[] {
  return requests.flatMap(({ method, path, body }) => {
    if (method === 'GET') return 'looked for';
    if (!JSON.stringify(body)?.includes('"sheet:')) return [];
    const by = path.startsWith('/webhooks/') ? 'token' : 'bot';
    return `${method === 'POST' ? 'made' : 'edited'} by ${by}`;
  });
}

const isMaking = ({ method, path, body }: Received): boolean =>
  method === 'POST' && path.startsWith('/webhooks/') && body.flags !== 64;

/** Gives that answer where the board is made by a token; in the channel the message is found that `found` returns then. */
function answerMaking(
  { server }: SenderHarness,
  answer: ReturnType<typeof refusalResponse>,
  found: (at: number) => object[],
) {
  server.answer = (request) => {
    if (request.method === 'GET') return { body: found(request.at) };
    return isMaking(request) ? answer : undefined;
  };
}

/** The board's message as the platform has made it of that request. */
const messageOf = ({ body }: Received) => ({
  id: snowflakeAt(Date.now()),
  author: { id: SELF.userId },
  embeds: body.embeds,
  attachments: [],
  mentions: body.allowed_mentions.users.map((id: string) => ({ id })),
});

describe('a board made by a token', () => {
  test('tells nothing of what the bot may post itself', async ({ harness, server, sent }) => {
    await begun(harness);
    server.answer = (request) => (named(request) === CREATE ? refusalResponse(400, 200000) : undefined);
    expect(toBoard(await sent())).toEqual(['made by token']);
    expect(harness.parts.channels.hasTaken(CHANNEL)).toBe(false);
  });

  test('of whose making nobody heard is found, though it comes only seconds later', async ({ harness }) => {
    const { server, people, sent } = harness;
    await begun(harness);
    answerMaking(harness, refusalResponse(502, 0), (at) => {
      const making = server.received.find(isMaking)!;
      return at - making.at > quickly(4_500) ? [messageOf(making)] : [];
    });
    expect(toBoard(await sent())).toEqual(['made by token', 'looked for', 'edited by token']);
    expect(await people.store.unsentPosts()).toEqual([]);
  });

  test('that was not made after all is made by the bot', async ({ harness, sent }) => {
    await begun(harness);
    answerMaking(harness, refusalResponse(502, 0), () => []);
    expect(toBoard(await sent())).toEqual(['made by token', 'looked for', 'made by bot']);
  });

  test('during whose making the bot was killed is found, though it comes only seconds later', async ({ harness }) => {
    const { server, people } = harness;
    const table = await begun(harness);
    const { id } = (await people.read(table)).posts.find(({ kind }) => kind === 'board')!;
    await people.store.tryingPost(id, people.clock.now, { token: 'token-1', tokenUntil: people.clock.now + 600_000 });
    const killed = performance.now();
    const asked: number[] = [];
    answerMaking(harness, refusalResponse(502, 0), (at) => {
      asked.push(at);
      return [];
    });
    const next = new Sender(harness.parts);
    next.wake();
    await expect.poll(() => asked, PATIENT).not.toEqual([]);
    // It may have been held back for five seconds before it went out.
    expect(asked[0]! - killed).toBeGreaterThan(quickly(9_500));
    expect(toBoard(server.received)[0]).toBe('looked for');
    await next.stop();
  });

  test('that is refused is not looked for', async ({ harness, sent }) => {
    await begun(harness);
    answerMaking(harness, refusalResponse(429, 0, { 'retry-after': '6', 'x-ratelimit-scope': 'shared' }), () => []);
    expect(toBoard(await sent())).toEqual(['made by token', 'made by bot']);
  });

  test('that is wanted anew before it is known what became of it is there once', async ({ harness }) => {
    const { server, people, sender, sent, posts } = harness;
    const table = await begun(harness);
    answerMaking(harness, refusalResponse(502, 0), () => [messageOf(server.received.find(isMaking)!)]);
    sender.wake();
    await expect.poll(() => server.received.some(isMaking), PATIENT).toBe(true);
    const { id } = (await posts(table)).find(({ kind }) => kind === 'board')!;
    await people.store.update({ table }, null, people.clock.now, () => ({ renew: [{ id, anew: true }], out: null }));
    expect(toBoard(await sent())).toEqual(['made by token', 'looked for', 'edited by token']);
  });
});
