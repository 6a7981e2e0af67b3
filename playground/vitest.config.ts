import { defineConfig } from 'vitest/config';

/** The tests of this package alone; from the whole project's folder they run with all others. */
export default defineConfig({
  ssr: { resolve: { conditions: ['local-discord-source', 'module', 'node', 'development|production'] } },
  test: { testTimeout: 60_000, hookTimeout: 60_000 },
});
