import { rm } from 'node:fs/promises';
import { build } from 'esbuild';

/** Makes `dist/bin`: the bot and its commands in few files, since reading hundreds of them is half of a start. */
await rm('dist/bin', { recursive: true, force: true });
await build({
  entryPoints: [
    'src/main.ts',
    ...['backup', 'bot', 'healthy', 'record', 'referee', 'restore', 'verify'].map((name) => `src/cli/${name}.ts`),
  ],
  outdir: 'dist/bin',
  entryNames: '[name]',
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  // Errors are told apart, and written to the log, by the names of their classes.
  keepNames: true,
  // They have native parts, which stay where they were installed.
  external: ['better-sqlite3', '@napi-rs/canvas'],
  // Packages that are no modules ask for Node's own by `require`.
  banner: {
    js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
  },
});
