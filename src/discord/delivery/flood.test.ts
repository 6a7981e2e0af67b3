import { afterEach, beforeEach, expect, test } from 'vitest';
import { CREATE, named, type SenderHarness, senderHarness } from '../../../test/support/sender-harness.js';

let it: SenderHarness;
beforeEach(async () => {
  it = await senderHarness();
});
afterEach(() => it.close());

/** What each new message says, in the order in which they came. */
async function titles(): Promise<readonly string[]> {
  const made = (await it.sent()).filter((each) => named(each) === CREATE);
  return made.map(({ body }) => (body as { content: string }).content);
}

test('a board that is to be posted goes out before all lobbies that were opened sooner', async () => {
  const table = await it.people.open(['Ann', 'Ben']);
  await it.sent();
  await it.people.open(['Zoe']);
  await it.people.open(['Zoe']);
  await it.people.tables.act(it.people.press('Ann'), { kind: 'begin', table });
  const [first, ...others] = await titles();
  expect(first).toMatch(/the turn of/);
  expect(others).toEqual([expect.stringMatching(/a table is open/), expect.stringMatching(/a table is open/)]);
});
