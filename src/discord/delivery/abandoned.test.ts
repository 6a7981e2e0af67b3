import { afterEach, beforeEach, expect, test } from 'vitest';
import { CREATE, EDIT, named, type SenderHarness, senderHarness } from '../../../test/support/sender-harness.js';

let it: SenderHarness;
beforeEach(async () => {
  it = await senderHarness();
});
afterEach(() => it.close());

test('a match that nobody comes back to for weeks is closed on its board, without a new message', async () => {
  const { begin, read, tables, clock } = it.people;
  const table = await begin(['Ann', 'Ben']);
  await it.sent();
  while (read(table).table.status === 'playing') {
    clock.now = read(table).table.dueAt!;
    await tables.tick(clock.now);
    await it.sent();
  }
  clock.now = read(table).table.dueAt!;
  await tables.tick(clock.now);
  const requests = await it.sent();
  expect(read(table).table.status).toBe('void');
  expect(requests.map(named)).not.toContain(CREATE);
  const [edit] = requests.filter(
    (each) => named(each) === EDIT && each.path.endsWith(it.posts(table).at(-1)!.messageId!),
  );
  const { content, components } = edit!.body as { content: string; components: unknown[] };
  expect(content).toMatch(/closed without a result\**\nNobody came back for three weeks/);
  expect(components).toEqual([]);
});
