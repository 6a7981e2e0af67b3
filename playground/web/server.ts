import { buildAssets } from './assets.js';
import type { BotProcess } from './bot-process.js';
import { createSite, listen, onVisit, portOf } from './http.js';
import { OpenPages, type OpenPagesOptions } from './open-pages.js';

export interface PageOptions extends OpenPagesOptions {
  /** 0 for any that is free. */
  readonly port: number;
}

export interface PageServer {
  readonly url: string;
  readonly botProcess: BotProcess;
  close(): Promise<void>;
}

/** Serves the page on 127.0.0.1; each session is sent only what their persona sees. */
export async function startPage({ port, ...options }: PageOptions): Promise<PageServer> {
  const { discord, scene } = options;
  const site = createSite(await buildAssets(), new URL(discord.apiUrl).origin);
  const pages = new OpenPages(options);
  const closeSockets = onVisit(site, scene, (persona, socket) => pages.welcome(persona, socket));
  await listen(site, port).catch((error: unknown) => {
    pages.close();
    throw error;
  });
  return {
    url: `http://127.0.0.1:${portOf(site)}/`,
    botProcess: pages.botProcess,
    async close() {
      pages.close();
      closeSockets();
      await site.close();
    },
  };
}
