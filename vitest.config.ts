import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'commands/**/*.test.ts', 'playground/**/*.test.ts', 'test/**/*.test.ts'],
    // They need a browser: `npm run test:browser`.
    exclude: [...configDefaults.exclude, 'test/browser/**'],
    maxWorkers: 2,
  },
});
