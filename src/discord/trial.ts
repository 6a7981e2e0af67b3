import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { REST } from 'discord.js';
import type { Log } from './log.js';
import { makeRequest, rejectOnRateLimit } from './request.js';

/** A request that reached the server under test. */
export interface Received {
  readonly method: string;
  /** Without the API's version, with its query. */
  readonly path: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into bodies of every shape.
  readonly body: any;
  readonly at: number;
}

export interface Given {
  readonly status?: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Milliseconds until the answer. */
  readonly after?: number;
}

/** A server that notes what comes in and answers as the test says; the real library talks to it. */
export interface Wire {
  readonly rest: REST;
  readonly received: Received[];
  /** Told about every request; undefined for the usual answer. */
  answer: (request: Received) => Given | undefined;
  close(): Promise<void>;
}

export async function wire(): Promise<Wire> {
  const received: Received[] = [];
  let made = 0;
  const server = createServer(async (incoming, response) => {
    const path = (incoming.url ?? '').replace(/^\/api\/v\d+/, '');
    const request = { method: incoming.method ?? '', path, body: await bodyOf(incoming), at: performance.now() };
    received.push(request);
    const { status = 200, body, headers = {}, after = 0 } = self.answer(request) ?? {};
    if (after > 0) await new Promise((resolve) => setTimeout(resolve, after));
    const usual = path.includes('/callback') ? undefined : { id: `55500000000000000${made++}` };
    const told = body ?? (status < 300 ? usual : undefined);
    if (told === undefined) response.writeHead(status === 200 ? 204 : status, headers).end();
    else response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(told));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const api = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
  const rest = new REST({ api, makeRequest, rejectOnRateLimit, retries: 0, offset: 0 }).setToken('token');
  const self: Wire = {
    rest,
    received,
    answer: () => undefined,
    async close() {
      rest.clearHandlerSweeper();
      rest.clearHashSweeper();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return self;
}

/** A refusal of the platform. */
export function refusal(status: number, code: number, headers: Readonly<Record<string, string>> = {}): Given {
  return { status, body: { code, message: 'refused' }, headers };
}

async function bodyOf(incoming: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return chunks.length === 0 ? null : JSON.parse(Buffer.concat(chunks).toString());
}

/** A log that keeps what was written, by level. */
export function memoryLog(): Log & { readonly written: { level: string; facts: object; message: string }[] } {
  const written: { level: string; facts: object; message: string }[] = [];
  const write = (level: string) => (facts: object, message: string) => void written.push({ level, facts, message });
  return { written, debug: write('debug'), info: write('info'), warn: write('warn'), error: write('error') };
}
