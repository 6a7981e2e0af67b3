import { describe, expect } from 'vitest';
import { refusalResponse } from '../../../test/support/discord-harness.js';
import { CREATE, EDIT, named, SELF, type SenderHarness } from '../../../test/support/sender-harness.js';
import { senderTest as test } from '../../../test/support/sender-test.js';
import type { Post } from '../../store/rows.js';
import { markAddress, markOf } from '../../table/view/table.js';

describe('after a crash while a message was being made', () => {
  async function crashed({ people, posts }: SenderHarness): Promise<Post> {
    const table = await people.open(['Ann']);
    const post = (await posts(table))[0]!;
    await people.store.tryingPost(post.id, people.clock.now);
    return post;
  }

  const inFooter = (post: Post) => ({ footer: { text: `game · table ${markOf(post)}` } });
  /** Beneath it a match is told, for those who look it up. */
  const inAddress = (post: Post) => ({ footer: { text: 'game · table' }, url: markAddress(markOf(post)) });

  function message(post: Post, id: string, author: string, marked = inFooter) {
    const embeds = [marked(post)];
    return { id, author: { id: author }, embeds, attachments: [], mentions: [] };
  }

  /** Ids made after any time of the test, or long before. */
  const [LATER, BEFORE] = ['1999999999999999999', '100000000000000001'];

  test('a young attempt is repeated with its nonce, and what comes back by it is brought up to date', async ({
    harness,
    sent,
  }) => {
    const post = await crashed(harness);
    const requests = await sent();
    expect(requests.map(named)).toEqual([CREATE, EDIT]);
    expect(requests[0]?.body.nonce).toBe(post.nonce);
  });

  test.for([
    ['in its footer', inFooter],
    ['in its address', inAddress],
  ] as const)(
    'an old attempt that succeeded is found by the mark %s and brought up to date',
    async ([_, marked], { harness }) => {
      const { server, people, sent, posts } = harness;
      const post = await crashed(harness);
      people.clock.now += 10 * 60_000;
      const body = [message(post, LATER, SELF.userId, marked)];
      server.answer = ({ method }) => (method === 'GET' ? { body } : undefined);
      const requests = await sent();
      expect(requests.map(({ method }) => method)).toEqual(['GET', 'PATCH']);
      expect(requests[1]?.path).toContain(LATER);
      expect((await posts(post.tableId))[0]?.messageId).toBe(LATER);
    },
  );

  test.for([429, 503])(
    'an old attempt is looked for again where that fails at first (%s)',
    async (status, { harness }) => {
      const { server, people, sent, posts } = harness;
      const post = await crashed(harness);
      people.clock.now += 10 * 60_000;
      let failures = 1;
      server.answer = ({ method }) => {
        if (method !== 'GET') return undefined;
        return failures-- > 0
          ? refusalResponse(status, 0, { 'retry-after': '0.6' })
          : { body: [message(post, LATER, SELF.userId)] };
      };
      expect((await sent()).map(({ method }) => method)).toEqual(['GET', 'GET', 'PATCH']);
      expect((await posts(post.tableId))[0]?.messageId).toBe(LATER);
    },
  );

  test('an old attempt is not taken for the message in whose place another one comes, however young it is', async ({
    harness,
  }) => {
    const { server, people, sent, posts } = harness;
    const post = await crashed(harness);
    const { store } = people;
    await store.sentPost(post, post.wanted, { messageId: LATER, picture: null });
    await store.replacePost(post.id);
    await store.tryingPost(post.id, people.clock.now);
    people.clock.now += 10 * 60_000;
    server.answer = ({ method }) => (method === 'GET' ? { body: [message(post, LATER, SELF.userId)] } : undefined);
    expect((await sent()).map(({ method }) => method)).toEqual(['GET', 'POST', 'DELETE']);
    const [anew] = await posts(post.tableId);
    expect(anew).toMatchObject({ old: [], messageId: expect.not.stringContaining(LATER) });
  });

  test.for([
    ['somebody else', (post: Post) => [message(post, LATER, '999999999999999999')]],
    ['the time before', (post: Post) => [message(post, BEFORE, SELF.userId)]],
    ['another post', (post: Post) => [message({ ...post, id: post.id + 1 }, LATER, SELF.userId)]],
  ] as const)(
    'an old attempt is not taken for a message of %s',
    async ([_, messages], { harness, server, people, sent }) => {
      const post = await crashed(harness);
      people.clock.now += 10 * 60_000;
      server.answer = ({ method }) => (method === 'GET' ? { body: messages(post) } : undefined);
      expect((await sent()).map(({ method }) => method)).toEqual(['GET', 'POST']);
    },
  );
});
