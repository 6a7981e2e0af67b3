import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { REST } from 'discord.js';
import { Channels } from '../../src/discord/channels/channels.js';
import type { VisibilityOf } from '../../src/discord/channels/visibility.js';
import { snowflakeAt } from '../../src/discord/clock.js';
import { UsableEmojis } from '../../src/discord/emojis/usable.js';
import type { Log } from '../../src/discord/log.js';
import { createRequester, rejectOnRateLimit, rejectWhereFull } from '../../src/discord/request.js';
import { type Clock, systemClock } from '../../src/lib/clock.js';
import type { Store } from '../../src/store/interface.js';

/** A request that reached the server under test. */
export interface Received {
  readonly method: string;
  /** Without the API's version, with its query. */
  readonly path: string;
  /** The JSON; where files came along, `files` names them. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look into bodies of every shape.
  readonly body: any;
  readonly at: number;
}

export interface GivenResponse {
  readonly status?: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** The answer waits for it. */
  readonly after?: Promise<unknown>;
}

/** For `expect.poll`: a machine may be slow, so nothing that is waited for has to come soon. */
export const PATIENT = { timeout: 50_000, interval: 5 };

/** What happens when the test says so. */
export function createLatch(): { readonly opened: Promise<void>; readonly open: () => void } {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

/** A server that notes what comes in and answers as the test says; the real library talks to it. */
export interface Wire {
  readonly rest: REST;
  /** For new messages by tokens. */
  readonly posting: REST;
  readonly usableEmojis: UsableEmojis;
  readonly received: Received[];
  /** Told about every request; undefined for the usual answer. */
  answer: (request: Received) => GivenResponse | undefined;
  close(): Promise<void>;
}

let lastId = 0n;

/** The id of a message that is made now: above all before it, as the platform's are, also within one millisecond. */
export function nextMessageId(): string {
  const now = BigInt(snowflakeAt(Date.now()));
  lastId = now > lastId ? now : lastId + 1n;
  return String(lastId);
}

export async function wire(): Promise<Wire> {
  const received: Received[] = [];
  const server = createServer(async (incoming, response) => {
    const path = (incoming.url ?? '').replace(/^\/api\/v\d+/, '');
    const request = { method: incoming.method ?? '', path, body: await bodyOf(incoming), at: performance.now() };
    received.push(request);
    const { status = 200, body, headers = {}, after } = self.answer(request) ?? {};
    await after;
    const usual = path.includes('/callback') ? undefined : { id: nextMessageId() };
    const plain = body ?? (status < 300 ? usual : undefined);
    const isMessage = status < 300 && typeof plain === 'object' && !Array.isArray(plain);
    const sent = isMessage ? { mentions: mentionsOf(request), ...plain } : plain;
    if (sent === undefined) response.writeHead(status === 200 ? 204 : status, headers).end();
    else response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(sent));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const api = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
  const usableEmojis = new UsableEmojis();
  const makeRequest = createRequester({
    check: () => undefined,
    answer: () => undefined,
    clock: { ...systemClock, dated: () => undefined },
    usableEmojis,
  });
  const common = { api, makeRequest, retries: 0, offset: 0 };
  const rest = new REST({ ...common, rejectOnRateLimit }).setToken('token');
  const posting = new REST({ ...common, rejectOnRateLimit: rejectWhereFull });
  const self: Wire = {
    rest,
    posting,
    usableEmojis,
    received,
    answer: () => undefined,
    async close() {
      for (const each of [rest, posting]) {
        each.clearHandlerSweeper();
        each.clearHashSweeper();
      }
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return self;
}

function mentionsOf({ body }: Received): readonly { readonly id: string }[] {
  return (body?.allowed_mentions?.users ?? []).map((id: string) => ({ id }));
}

/** A refusal of the platform. */
export function refusalResponse(
  status: number,
  code: number,
  headers: Readonly<Record<string, string>> = {},
): GivenResponse {
  return { status, body: { code, message: 'refused' }, headers };
}

async function bodyOf(incoming: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  if (chunks.length === 0) return null;
  const bytes = Buffer.concat(chunks);
  const type = incoming.headers['content-type'] ?? '';
  if (!type.startsWith('multipart/')) return JSON.parse(bytes.toString());
  const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData();
  const files = [...form.values()].flatMap((value) => (typeof value === 'string' ? [] : [value.name]));
  return { ...JSON.parse(String(form.get('payload_json'))), files };
}

/** A log that keeps what was written, by level. */
export function memoryLog(): Log & { readonly written: { level: string; facts: object; message: string }[] } {
  const written: { level: string; facts: object; message: string }[] = [];
  const write = (level: string) => (facts: object, message: string) => void written.push({ level, facts, message });
  return {
    written,
    trace: () => undefined,
    debug: write('debug'),
    info: write('info'),
    warn: write('warn'),
    error: write('error'),
  };
}

/** Channels of which all that is known is what `visibility` says. */
export function channelsOn(
  parts: { readonly store: Store; readonly rest: REST; readonly log: Log; readonly clock: Clock },
  {
    visibility = () => 'fine',
    wake = () => undefined,
    timeRuns = () => true,
    ownThreads = [],
  }: {
    readonly visibility?: VisibilityOf;
    readonly wake?: () => void;
    readonly timeRuns?: () => boolean;
    readonly ownThreads?: readonly string[];
  } = {},
): Channels {
  return new Channels({
    ...parts,
    clock: { ...parts.clock, monotonic: parts.clock.now },
    timeRuns,
    visibilityOf: visibility,
    isOwnThread: (channel) => ownThreads.includes(channel),
    wake,
  });
}
