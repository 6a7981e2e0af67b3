import type { KnipConfig } from 'knip';

const TESTS = '**/*.test.ts';

export default {
  // What nothing imports because it is started: commands, tools, measurements and tests.
  workspaces: {
    '.': {
      entry: [
        'src/cli/*.ts',
        'commands/*.ts',
        'src/games/*/fixtures.ts',
        'play/*.ts',
        'bench/*.ts',
        '*.config.ts',
        'soak/{main,stand,end}.ts',
        'test/browser/{main,screenshots}.ts',
        TESTS,
      ],
      project: ['**/*.ts'],
    },
    playground: { entry: ['command.ts', 'coverage/write.ts', 'web/page/main.ts', TESTS], project: ['**/*.ts'] },
  },
  // A type of one file alone may still be what others get by inference.
  ignoreExportsUsedInFile: { interface: true, type: true },
  // The same number may mean two things.
  exclude: ['duplicates'],
  // Of Linux itself.
  ignoreBinaries: ['taskset', 'prlimit'],
} satisfies KnipConfig;
