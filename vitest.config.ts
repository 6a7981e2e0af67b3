import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'commands/**/*.test.ts', 'playground/**/*.test.ts', 'test/**/*.test.ts'],
    maxWorkers: 2,
  },
});
