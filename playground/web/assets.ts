import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BuildOptions, build, stop } from 'esbuild';

export interface Asset {
  readonly type: string;
  readonly body: string | Buffer;
}

/** Where the page's sources stand: beside this file, or beside the folder of what was built. */
const SOURCE = fileURLToPath(
  new URL(import.meta.url.includes('/dist/') ? '../../web/page/' : 'page/', import.meta.url),
);

const require = createRequire(import.meta.url);
/** Half a megabyte with every emoji, in Discord's own look: a machine need not have any font with them. */
const EMOJIS = require.resolve('twemoji-colr-font/twemoji.woff2');
/** As `page/styles/base.css` asks for it. */
const EMOJIS_PATH = '/emojis.woff2';

/** Everything the browser fetches, by its path: put together from the sources, so that it is never out of date. */
export async function buildAssets(): Promise<ReadonlyMap<string, Asset>> {
  const [html, css, emojis, script] = await Promise.all([
    readFile(join(SOURCE, 'index.html'), { encoding: 'utf8' }),
    bundle('page.css', { external: [EMOJIS_PATH] }),
    readFile(EMOJIS),
    bundle('main.ts', {
      format: 'esm',
      target: 'es2022',
      legalComments: 'none',
      minifySyntax: true,
      minifyWhitespace: true,
    }),
  ]);
  // It is needed no more, and would stay as a process of its own.
  await stop();
  return new Map([
    ['/', { type: 'text/html; charset=utf-8', body: html }],
    ['/page.css', { type: 'text/css; charset=utf-8', body: css }],
    [EMOJIS_PATH, { type: 'font/woff2', body: emojis }],
    ['/page.js', { type: 'text/javascript; charset=utf-8', body: script }],
  ]);
}

async function bundle(name: string, options: BuildOptions): Promise<string> {
  const { outputFiles } = await build({
    ...options,
    entryPoints: [join(SOURCE, name)],
    bundle: true,
    write: false,
    logLevel: 'warning',
  });
  return outputFiles[0]!.text;
}
