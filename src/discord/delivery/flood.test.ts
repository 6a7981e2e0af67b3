import { expect } from 'vitest';
import { CREATE, named, type SenderHarness } from '../../../test/support/sender-harness.js';
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
