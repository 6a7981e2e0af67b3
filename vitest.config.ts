import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'commands/**/*.test.ts', 'playground/**/*.test.ts', 'test/**/*.test.ts'],
    // They need a browser: `npm run test:browser`.
    exclude: [...configDefaults.exclude, 'test/browser/**'],
    maxWorkers: 2,
    // Limits on time are in the tests that are about time; a busy machine is no failure.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
