import { expect, test } from 'vitest';
import { tableHarness } from './table-harness.js';

/** What a test that dictates so many dice to the throw of a match's first step is told at its end. */
async function checkAfter(dice: number): Promise<() => void> {
  const checks: (() => void)[] = [];
  const it = tableHarness(':memory:', 1, (check) => void checks.push(check));
  const table = await it.open(['Ann', 'Ben']);
  it.dictate(...Array.from({ length: dice }, () => 1));
  await it.tables.act(it.press('Ann'), { kind: 'begin', table });
  expect(checks).toHaveLength(1);
  return checks[0]!;
}

test('a dictated die that is left over fails its test', async () => {
  expect(await checkAfter(100)).toThrow('dictated dice are left over');
});

test('a test that throws all that it dictated passes', async () => {
  // The lot for the first player, and the six dice of the first throw.
  expect(await checkAfter(7)).not.toThrow();
});
