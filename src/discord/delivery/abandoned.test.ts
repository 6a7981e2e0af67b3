import { expect } from 'vitest';
import { CREATE, EDIT, named } from '../../../test/support/sender-harness.js';
import { senderTest as test } from '../../../test/support/sender-test.js';

test('a match that nobody comes back to for weeks is closed on its board, without a new message', async ({
  people,
  sent,
  posts,
}) => {
  const { begin, read, tables, clock } = people;
  const table = await begin(['Ann', 'Ben']);
  await sent();
  while ((await read(table)).table.status === 'playing') {
    clock.now = (await read(table)).table.dueAt!;
    await tables.tick(clock.now);
    await sent();
  }
  clock.now = (await read(table)).table.dueAt!;
  await tables.tick(clock.now);
  const requests = await sent();
  expect((await read(table)).table.status).toBe('void');
  expect(requests.map(named)).not.toContain(CREATE);
  const newest = (await posts(table)).at(-1)!.messageId!;
  const [edit] = requests.filter((each) => named(each) === EDIT && each.path.endsWith(newest));
  const { content, components } = edit!.body as { content: string; components: unknown[] };
  expect(content).toMatch(/closed without a result\**\nNobody came back for three weeks/);
  expect(components).toEqual([]);
});
