import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
import { FROM_SOURCE } from './test/from-source.js';
import { LongestFirst } from './test/longest-first.js';

const FOLDERS = ['src', 'commands', 'playground', 'test'];
const EVERYWHERE = FOLDERS.map((folder) => `${folder}/**/*.test.ts`);
/** Too long to wait for: `npm run test:long`. */
const LONG = '**/*.long.test.ts';
/** Both in `npm test` and, with larger numbers, in `npm run test:long`. */
const SCALED = '**/*.scaled.test.ts';
/** The gate runs them once: with the larger numbers, which have the smaller ones in them. */
const IN_FULL_ONLY = process.env.SCALED === 'in full' ? [SCALED] : [];
/** They need a browser: `npm run test:browser`. */
const IN_BROWSER = 'test/browser/**';
/** They put something else in the place of what they import. */
const WITH_MOCKS = ['src/discord/message/pseudo.test.ts', 'src/draw/contrast.test.ts'];

export default defineConfig({
  ssr: { resolve: { conditions: FROM_SOURCE } },
  test: {
    // More than there are cores: tests of the whole bot mostly wait for time to pass.
    maxWorkers: 2 * availableParallelism() + 1,
    sequence: { sequencer: LongestFirst },
    // Limits on time are in the tests that are about time; a busy machine is no failure.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 30_000 } },
    projects: [
      // They share what they import: to load it anew for each would take a third of the time.
      {
        extends: true,
        test: {
          name: 'together',
          include: EVERYWHERE,
          isolate: false,
          exclude: [...configDefaults.exclude, IN_BROWSER, ...WITH_MOCKS, LONG, ...IN_FULL_ONLY],
        },
      },
      { extends: true, test: { name: 'apart', include: WITH_MOCKS } },
      {
        extends: true,
        test: { name: 'long', include: [LONG, SCALED], isolate: false, env: { TEST_SCALE: 'full' } },
      },
    ],
  },
});
