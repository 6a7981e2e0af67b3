import { describe, expect } from 'vitest';
import { refusalResponse } from '../../../test/support/discord-harness.js';
import { CREATE, EDIT, named, type SenderHarness, type SenderOptions } from '../../../test/support/sender-harness.js';
import { senderTest } from '../../../test/support/sender-test.js';
import { CHANNEL } from '../../../test/support/table-harness.js';

const THREAD = '910000000000000001';
const AWAY = 'PATCH /channels/…';
const THERE = { channelId: THREAD, parentId: CHANNEL };

const test = senderTest.extend<{ readonly options: SenderOptions }>({ options: { ownThreads: [THREAD] } });

/** A match in a thread, whose lobby stands in the channel. */
async function beginInThread({ people, sent }: SenderHarness): Promise<string> {
  const table = await people.open(['Ann', 'Ben']);
  await sent();
  await people.tables.act(people.press('Ann', { thread: THREAD }), { kind: 'begin', table });
  return table;
}

describe('a thread of the bot’s own', () => {
  test('has the boards, and is put away once the result of its last match is there', async ({ harness }) => {
    const { people, sent } = harness;
    const table = await beginInThread(harness);
    const begun = await sent();
    expect(begun.map(named).sort()).toEqual([EDIT, CREATE].sort());
    expect(begun.find(({ method }) => method === 'POST')!.path).toBe(`/channels/${THREAD}/messages`);
    await people.finish(table);
    const ended = await sent();
    expect(ended.map(named).at(-1)).toBe(AWAY);
    expect(ended.at(-1)).toMatchObject({ path: `/channels/${THREAD}`, body: { archived: true } });
  });

  test('stays open while another table is open there, until that one is closed as well', async ({ harness }) => {
    const { people, sent } = harness;
    const table = await beginInThread(harness);
    await people.finish(table);
    const again = await people.tables.act(people.press('Ann', THERE), { kind: 'again', table });
    expect((await sent()).map(named)).not.toContain(AWAY);
    // What was said before may be told anew meanwhile.
    const result = (await people.read(table)).posts.at(-1)!;
    await people.store.update({ table }, null, 1, () => ({ renew: [{ id: result.id }], out: null }));
    expect((await sent()).map(named)).toEqual([EDIT]);
    const rematch = again.kind === 'opened' ? again.table : '';
    await people.tables.act(people.press('Ann', THERE), { kind: 'leave', table: rematch });
    expect((await sent()).map(named)).toEqual([EDIT, AWAY]);
  });

  test.for([
    [403, 50013],
    [429, 0],
  ] as const)('that can not be put away is left open (%s)', async ([status, code], { harness }) => {
    const { people, sent, server } = harness;
    const table = await beginInThread(harness);
    await people.finish(table);
    server.answer = ({ path }) =>
      path === `/channels/${THREAD}` ? refusalResponse(status, code, { 'retry-after': '600' }) : undefined;
    expect((await sent()).map(named).filter((each) => each === AWAY)).toHaveLength(1);
    expect(await people.store.unsentPosts()).toEqual([]);
  });
});

senderTest('a thread that somebody else has made is not put away', async ({ harness }) => {
  const { people, sent } = harness;
  await people.finish(await beginInThread(harness));
  expect((await sent()).map(named)).not.toContain(AWAY);
});

test('a lobby that its channel refuses to change holds up no match in the thread, and is changed later', async ({
  harness,
}) => {
  const { people, sent, server, parts } = harness;
  const table = await beginInThread(harness);
  server.answer = ({ path }) => (path.includes(CHANNEL) ? refusalResponse(403, 50013) : undefined);
  await sent();
  expect((await people.read(table)).table.paused).toBeNull();
  expect((await people.store.unsentPosts()).map(({ kind }) => kind)).toEqual(['lobby']);
  server.answer = () => undefined;
  people.clock.now += 60_000;
  await parts.channels.tick();
  await sent();
  expect(await people.store.unsentPosts()).toEqual([]);
});
