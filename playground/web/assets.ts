import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, stop } from 'esbuild';

export interface Asset {
  readonly type: string;
  readonly body: string;
}

/** Where the page's sources stand: beside this file, or beside the folder of what was built. */
const SOURCE = fileURLToPath(
  new URL(import.meta.url.includes('/dist/') ? '../../web/page/' : 'page/', import.meta.url),
);

/** Everything the browser fetches, by its path: put together from the sources, so that it is never out of date. */
export async function buildAssets(): Promise<ReadonlyMap<string, Asset>> {
  const bundle = await build({
    entryPoints: [join(SOURCE, 'main.ts')],
    bundle: true,
    format: 'esm',
    target: 'es2022',
    legalComments: 'none',
    minifySyntax: true,
    minifyWhitespace: true,
    write: false,
    logLevel: 'warning',
  });
  // It is needed no more, and would stay as a process of its own.
  await stop();
  const [html, css] = await Promise.all(
    ['index.html', 'page.css'].map((name) => readFile(join(SOURCE, name), { encoding: 'utf8' })),
  );
  return new Map([
    ['/', { type: 'text/html; charset=utf-8', body: html! }],
    ['/page.css', { type: 'text/css; charset=utf-8', body: css! }],
    ['/page.js', { type: 'text/javascript; charset=utf-8', body: bundle.outputFiles[0]!.text }],
  ]);
}
