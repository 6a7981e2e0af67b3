import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Post } from '../../store/rows.js';
import type { Trial } from '../../table/trial.js';
import type { Wire } from '../trial.js';
import { createSender, type Sender } from './sender.js';
import { CREATE, named, type SenderTrial, senderTrial } from './trial.js';

let trial: SenderTrial;
let server: Wire;
let people: Trial;
let sender: Sender;
let sent: SenderTrial['sent'];
let posts: SenderTrial['posts'];
/** Until when nothing may be sent. */
let pausedUntil: number;

beforeEach(async () => {
  pausedUntil = 0;
  trial = await senderTrial({ pauseLeft: () => Math.max(0, pausedUntil - performance.now()) });
  ({ server, people, sender, sent, posts } = trial);
});
afterEach(() => trial.close());

test('during a pause nothing is sent, and afterwards everything', async () => {
  pausedUntil = performance.now() + 300;
  const table = await people.begin(['Ann', 'Ben']);
  const match = people.live(table).stored.match.id;
  await people.tables.sheet(people.press('Ann', { token: 'token-a' }), match, null);
  const live = people.live(table);
  await people.say(table, 'Ben', live.game.idle(live.state, 1));
  const requests = await sent();
  expect(requests.some(({ path }) => path.startsWith('/webhooks/'))).toBe(true);
  expect(requests.some((each) => named(each) === CREATE)).toBe(true);
  for (const { at } of requests) expect(at).toBeGreaterThanOrEqual(pausedUntil - 1);
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
  const own = createSender({ ...trial.parts, store: { ...store, unsentPosts } });
  const end = performance.now() + 1000;
  while (performance.now() < end) {
    own.wake();
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(asked).toBeGreaterThan(1);
  expect(asked).toBeLessThanOrEqual(11);
  await own.stop();
});
