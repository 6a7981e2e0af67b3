import { expect } from 'vitest';
import { CREATE, EDIT, named, type SenderHarness } from '../../../test/support/sender-harness.js';
import { senderTest as test } from '../../../test/support/sender-test.js';

/** What each new message says, in the order in which they came. */
async function titles({ sent }: SenderHarness): Promise<readonly string[]> {
  const made = (await sent()).filter((each) => named(each) === CREATE);
  return made.map(({ body }) => (body as { content: string }).content);
}

test('a board that is to be posted goes out before all lobbies that were opened sooner', async ({ harness }) => {
  const { people, sent } = harness;
  const table = await people.open(['Ann', 'Ben']);
  await sent();
  await people.open(['Zoe']);
  await people.open(['Zoe']);
  await people.tables.act(people.press('Ann'), { kind: 'begin', table });
  const [first, ...others] = await titles(harness);
  expect(first).toMatch(/cross an? \d+\?/);
  expect(others).toEqual([expect.stringMatching(/a table is open/), expect.stringMatching(/a table is open/)]);
});

test('while a channel takes no new message, what stands there is edited', async ({ harness }) => {
  const { server, people, sent } = harness;
  const table = await people.begin(['Ann', 'Ben']);
  // As Discord tells it: one bucket for both, though each is counted by itself.
  const left = { new: 4, edit: 4 };
  server.answer = ({ method }) => ({
    headers: {
      'x-ratelimit-limit': '5',
      'x-ratelimit-remaining': String(method === 'POST' ? left.new-- : left.edit--),
      'x-ratelimit-reset-after': '3600',
      'x-ratelimit-bucket': 'messages',
    },
  });
  await sent();
  await harness.pass(table, 'Ben');
  expect((await sent()).map(named)).toEqual([EDIT]);
  left.new = 0;
  await people.open(['Cid']);
  expect((await sent()).map(named)).toEqual([CREATE]);
  await harness.pass(table, 'Ann');
  expect((await sent()).map(named)).toContain(EDIT);
});
