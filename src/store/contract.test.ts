import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testContract } from '../../test/support/contract/contract.js';
import { openStore } from './store.js';

testContract('a file of SQLite', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'store-'));
  const path = join(folder, 'bot.sqlite');
  const [store, other] = [openStore(path), openStore(path)];
  return {
    store,
    other,
    async close() {
      for (const each of [store, other]) await each.close();
      rmSync(folder, { recursive: true });
    },
  };
});
