import { setTimeout as sleep } from 'node:timers/promises';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { ApiError, errorTree, knownRefusal, refusal } from '../state/errors.js';
import type { Platform } from '../state/platform.js';
import { MAX_REQUEST_BYTES, type ParsedBody, readBodies } from './body.js';
import type { Broken, Faults, RequestFault } from './faults.js';
import { createLimiter, type Limits, type LimitVerdict } from './limits.js';
import type { LogEntry, RequestLog } from './log.js';
import { type ApiRequest, type ApiResponse, acceptQuery, type Route } from './route.js';

const PREFIX = '/api/v10';

interface Parts {
  readonly platform: Platform;
  readonly routes: readonly Route[];
  readonly faults: Faults;
  readonly log: RequestLog;
  readonly limits: Limits | undefined;
}

interface Outgoing extends ApiResponse {
  readonly headers?: Readonly<Record<string, string>>;
  readonly code?: number;
  readonly problems?: LogEntry['problems'];
}

/** The HTTP side: reads requests, lets faults and limits have their say, runs the route, writes it all down. */
export function createApp({ platform, routes, faults, log, limits }: Parts): FastifyInstance {
  const app = fastify({
    bodyLimit: MAX_REQUEST_BYTES,
    exposeHeadRoutes: false,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 1000 },
  });
  const limiter = createLimiter(platform.clock, limits);
  // By its own clock, as Discord's answers are dated by Discord's.
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('date', new Date(platform.clock.now()).toUTCString());
  });
  readBodies(app);

  const attempt = (route: Route, request: FastifyRequest): Outgoing => {
    const call = callOf(request);
    if (route.auth === 'bot' && request.headers.authorization !== `Bot ${platform.token}`) return UNAUTHORIZED;
    const { channel, guild, token } = call.params;
    const verdict = limiter({
      method: route.method,
      pattern: route.pattern,
      major: channel ?? token ?? guild ?? '',
      ofInteraction: route.auth === 'in-address',
    });
    if (verdict.retryAfter !== null) return tooMany(verdict.retryAfter, verdict.scope, verdict.headers);
    try {
      acceptQuery(route, call);
      return { ...route.run(call), headers: verdict.headers };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return { ...toRefusal(error), headers: verdict.headers };
    }
  };

  const handle = async (route: Route, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    log.begin();
    const began = performance.now();
    const at = platform.clock.now();
    const path = pathOf(request);
    const where = { method: route.method, pattern: route.pattern, path };
    const finish = (out: Outgoing | Broken): FastifyReply => {
      log.end({
        method: route.method,
        route: route.pattern,
        path,
        body: bodyOf(request)?.json,
        files: (bodyOf(request)?.files ?? []).map((file) => ({ name: file.name, bytes: file.bytes.length })),
        status: typeof out === 'string' ? out : out.status,
        code: typeof out === 'string' ? null : (out.code ?? null),
        at,
        tookMs: performance.now() - began,
        problems: typeof out === 'string' ? [] : (out.problems ?? []),
      });
      platform.changes.tell({ kind: 'request-ended' });
      return typeof out === 'string' ? breakConnection(request, reply, out) : send(reply, out);
    };

    const before = faults.take('before', where);
    if (before?.delayMs) await sleep(before.delayMs);
    if (before?.status !== undefined) return finish(answerFault(before));
    let out: Outgoing;
    try {
      out = attempt(route, request);
    } catch (error) {
      // A bug of the stand-in itself must not pass for Discord being down.
      console.error(`${route.method} ${path}`, error);
      return finish({ status: 500, body: { message: String(error), code: 0 } });
    }
    const after = out.status < 400 ? faults.take('after', where) : null;
    if (after?.delayMs) await sleep(after.delayMs);
    return finish(after?.status === undefined ? out : answerFault(after));
  };

  for (const route of routes) {
    app.route({
      method: route.method,
      url: `${PREFIX}${route.pattern}`,
      handler: (request, reply) => handle(route, request, reply),
    });
  }
  const shapes = routes.map(({ pattern }) => new RegExp(`^${PREFIX}${pattern.replaceAll(/:\w+/g, '[^/]+')}$`));
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    log.noteUnknown(`${request.method} ${path}`);
    const known = shapes.some((shape) => shape.test(path));
    return send(reply, known ? WRONG_METHOD : notSpoken(request.method, path));
  });
  app.setErrorHandler((error: Error & { readonly statusCode?: number }, request, reply) => {
    const out = toRefusal(error instanceof ApiError ? error : refusal(error.statusCode === 413 ? 40005 : 50109));
    // Who went away in the midst of a request, as a killed bot does, gets no answer, and said nothing wrong.
    const cut = !request.raw.complete;
    log.begin();
    const [method, path] = [request.method, pathOf(request)];
    const at = platform.clock.now();
    const rest = {
      body: undefined,
      files: [],
      status: cut ? ('reset' as const) : out.status,
      code: cut ? null : (out.code ?? null),
      at,
      tookMs: 0,
      problems: [],
    };
    log.end({ method, route: request.routeOptions.url?.slice(PREFIX.length) ?? path, path, ...rest });
    return send(reply, out);
  });
  return app;
}

const plain = (message: string, code = 0) => ({ message, code });
const UNAUTHORIZED: Outgoing = { status: 401, body: plain('401: Unauthorized') };
const WRONG_METHOD: Outgoing = { status: 405, body: plain('405: Method Not Allowed') };

/** As Discord answers, but with words that whoever reads the bot's log understands. */
function notSpoken(method: string, path: string): Outgoing {
  return { status: 404, body: plain(`404: Not Found: local-discord does not speak ${method} ${path}`) };
}

function bodyOf(request: FastifyRequest): ParsedBody | undefined {
  return request.body as ParsedBody | undefined;
}

function pathOf(request: FastifyRequest): string {
  const path = request.url.split('?')[0] ?? '';
  return decodeURIComponent(path.startsWith(PREFIX) ? path.slice(PREFIX.length) : path);
}

function callOf(request: FastifyRequest): ApiRequest {
  const body = bodyOf(request);
  return {
    params: request.params as Record<string, string>,
    query: request.query as Record<string, string>,
    body: body?.json,
    files: body?.files ?? [],
  };
}

function toRefusal({ status, code, message, problems, retryAfter }: ApiError): Outgoing {
  if (status === 429) return withCode(tooMany(retryAfter ?? 1, 'user'), code, message);
  const errors = problems.length > 0 ? { errors: errorTree(problems) } : {};
  return { status, code, problems, body: { message, code, ...errors } };
}

function tooMany(seconds: number, scope: LimitVerdict['scope'] | 'shared', extra: Outgoing['headers'] = {}): Outgoing {
  const global = scope === 'global';
  const headers = { ...extra, 'retry-after': seconds.toFixed(3), 'x-ratelimit-scope': scope };
  const body = { message: 'You are being rate limited.', retry_after: seconds, global };
  return { status: 429, headers: global ? { ...headers, 'x-ratelimit-global': 'true' } : headers, body };
}

function withCode(out: Outgoing, code: number, message: string | undefined): Outgoing {
  return { ...out, code, body: { ...(out.body as object), code, ...(message === undefined ? {} : { message }) } };
}

function answerFault({ status, code, retryAfter = 1, scope = 'user' }: RequestFault): Outgoing | Broken {
  if (typeof status !== 'number') return status ?? 'reset';
  const out = status === 429 ? tooMany(retryAfter, scope) : { status, body: plain(`${status}: on demand`) };
  return code === undefined ? out : withCode(out, code, knownRefusal(code)?.[1]);
}

function send(reply: FastifyReply, { status, body, headers = {} }: Outgoing): FastifyReply {
  reply.code(status).headers(headers);
  // discord.js reads whatever calls itself JSON, so an empty answer must not.
  if (body === undefined) return reply.send();
  return reply.header('content-type', 'application/json').send(JSON.stringify(body));
}

function breakConnection(request: FastifyRequest, reply: FastifyReply, how: Broken): FastifyReply {
  reply.hijack();
  if (how === 'reset') request.raw.socket.resetAndDestroy();
  else request.raw.socket.destroy();
  return reply;
}
