import { test } from 'vitest';
import { tableHarness } from './table-harness.js';

test.fails('a dictated die that is left over fails its test', async () => {
  const it = tableHarness();
  it.dictate(...Array.from({ length: 100 }, () => 1));
  await it.begin(['Ann', 'Ben']);
});
