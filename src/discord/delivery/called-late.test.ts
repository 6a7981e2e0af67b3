import { expect } from 'vitest';
import {
  createLatch,
  type GivenResponse,
  nextMessageId,
  type Received,
} from '../../../test/support/discord-harness.js';
import { CREATE, DELETE, EDIT, named, type SenderHarness } from '../../../test/support/sender-harness.js';
import { senderTest as test } from '../../../test/support/sender-test.js';
import { idOf } from '../../../test/support/table-harness.js';
import type { Post } from '../../store/rows.js';

const ANN = idOf('Ann');
const BEN = idOf('Ben');

/** A board that calls Ann is on its way, to be answered like that, and then it is to call these. */
async function overtaken(
  { server, people, sender, sent, posts }: SenderHarness,
  { response, calls }: { readonly response: GivenResponse; readonly calls: readonly string[] },
): Promise<() => Promise<Post>> {
  const table = await people.begin(['Ann', 'Ben']);
  await sent();
  const board = async () => (await posts(table)).find(({ kind }) => kind === 'board')!;
  const { id } = await board();
  const call = (mentions: readonly string[], anew?: { readonly anew: true }) =>
    people.store.update({ table }, null, people.clock.now, () => ({ renew: [{ id, mentions, ...anew }], out: null }));
  await call([ANN], { anew: true });
  const arrived = createLatch();
  server.answer = (request) => {
    if (named(request) !== CREATE) return undefined;
    server.answer = () => undefined;
    arrived.open();
    return response;
  };
  sender.wake();
  await arrived.opened;
  await call(calls);
  return board;
}

test('whoever comes to be called while a board is on its way is called by another one in its place', async ({
  harness,
}) => {
  const reply = createLatch();
  const board = await overtaken(harness, { response: { after: reply.opened }, calls: [BEN] });
  const { nonce } = await board();
  reply.open();
  const requests = await harness.sent();
  expect(requests.map(named)).toEqual([CREATE, CREATE, DELETE, DELETE]);
  expect(requests.slice(0, 2).map(calledIn)).toEqual([[ANN], [BEN]]);
  expect(requests[1]!.body.nonce).not.toBe(nonce);
  expect(await board()).toMatchObject({ mentions: [BEN], old: [], messageId: expect.any(String) });
  expect(await harness.people.store.unsentPosts()).toEqual([]);
});

test('so it is where a board that nobody heard of comes back by its nonce', async ({ harness }) => {
  const { server, people, sent } = harness;
  const board = await overtaken(harness, { response: { status: 502 }, calls: [BEN] });
  const { nonce } = await board();
  const made = { id: nextMessageId(), mentions: [{ id: ANN }] };
  server.answer = ({ body }) => (body?.nonce === nonce ? { body: made } : undefined);
  const requests = await sent();
  expect(requests.map(named)).toEqual([CREATE, CREATE, CREATE, DELETE, DELETE]);
  expect(calledIn(requests[2]!)).toEqual([BEN]);
  expect(requests.slice(3).map(({ path }) => path)).toContainEqual(expect.stringContaining(made.id));
  expect(await people.store.unsentPosts()).toEqual([]);
});

test.for([
  { who: 'nobody', calls: [] },
  { who: 'only one', calls: [ANN] },
])('a board that has to call $who of those whom it calls is changed by an edit', async ({ calls }, { harness }) => {
  const reply = createLatch();
  const board = await overtaken(harness, { response: { after: reply.opened }, calls });
  reply.open();
  expect((await harness.sent()).map(named).toSorted()).toEqual([DELETE, EDIT, CREATE]);
  expect((await board()).mentions).toEqual(calls);
});

function calledIn({ body }: Received): readonly string[] {
  return body.allowed_mentions.users;
}
