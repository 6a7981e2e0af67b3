import { expect } from 'vitest';
import { createLatch, PATIENT } from '../../../test/support/discord-harness.js';
import { CREATE, named, type SenderOptions } from '../../../test/support/sender-harness.js';
import { senderTest } from '../../../test/support/sender-test.js';
import type { UnsentPost } from '../../store/rows.js';
import { Sender } from './sender.js';

/** Until when nothing may be sent. */
let pausedUntil = 0;

const test = senderTest.extend<{ readonly options: SenderOptions }>({
  options: { pauseLeft: () => Math.max(0, pausedUntil - performance.now()) },
});

test('during a pause nothing is sent, and afterwards everything', async ({ people, sent }) => {
  const table = await people.begin(['Ann', 'Ben']);
  const match = (await people.live(table)).stored.match.id;
  await people.tables.act(people.press('Ann', { token: 'token-a' }), { kind: 'sheet', match });
  const live = await people.live(table);
  await people.say(table, 'Ben', live.game.defaultMove(live.state, 1));
  pausedUntil = performance.now() + 300;
  const requests = await sent();
  expect(requests.some(({ path }) => path.startsWith('/webhooks/'))).toBe(true);
  expect(requests.some((each) => named(each) === CREATE)).toBe(true);
  for (const { at } of requests) expect(at).toBeGreaterThanOrEqual(pausedUntil - 1);
});

test('stopping finishes what is in hand and begins nothing more', async ({ server, people, sender, posts }) => {
  const answer = createLatch();
  server.answer = () => ({ after: answer.opened });
  const table = await people.begin(['Ann', 'Ben']);
  sender.wake();
  await expect.poll(() => server.received.length, PATIENT).toBe(1);
  const stopped = sender.stop();
  answer.open();
  await stopped;
  expect(server.received.map(named)).toEqual([CREATE]);
  expect((await posts(table)).filter(({ messageId }) => messageId !== null)).toHaveLength(1);
});

test('however often it is woken, it asks the store for a small part of the time only', async ({ harness, people }) => {
  const { store } = people;
  const asking: { readonly begun: number; readonly ended: number }[] = [];
  /** As a store is with very much unsent. */
  const unsentPosts = (): Promise<readonly UnsentPost[]> => {
    const begun = performance.now();
    while (performance.now() < begun + 10);
    asking.push({ begun, ended: performance.now() });
    return store.unsentPosts();
  };
  const own = new Sender({ ...harness.parts, store: { ...store, unsentPosts } });
  while (asking.length < 8) {
    own.wake();
    await new Promise((resolve) => setImmediate(resolve));
  }
  await own.stop();
  const rests = asking.slice(1).map(({ begun }, n) => begun - asking[n]!.ended);
  // Nine times as long as it took; timers are a millisecond or two early.
  expect(Math.min(...rests)).toBeGreaterThan(85);
});
