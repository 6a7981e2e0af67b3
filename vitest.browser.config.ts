import { defineConfig } from 'vitest/config';
import { FROM_SOURCE } from './test/from-source.js';
import { LongestFirst } from './test/longest-first.js';

/** The tests in a real browser: `npm run test:browser`. */
export default defineConfig({
  ssr: { resolve: { conditions: FROM_SOURCE } },
  test: {
    include: ['test/browser/**/*.test.ts'],
    // Each has a browser, a bot and a stand-in of its own.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    // A match of many clicks takes minutes on a slow machine.
    testTimeout: 600_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
