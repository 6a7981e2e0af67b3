import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Limits, RequestRates } from '../limits/request-rates.js';
import { ApiError, refusal } from '../state/errors.js';
import type { Platform } from '../state/platform.js';
import type { Broken, Faults } from './faults.js';
import type { RequestLog } from './log.js';
import { bodyOf, PREFIX, pathIn, requestOf } from './request.js';
import {
  breakConnection,
  type FullResponse,
  faultResponse,
  ownBug,
  sendResponse,
  tooMany,
  toRefusal,
  UNAUTHORIZED,
} from './response.js';
import { type ApiRequest, acceptQuery, type Route } from './route.js';

export interface HandlerParts {
  readonly platform: Platform;
  readonly faults: Faults;
  readonly log: RequestLog;
  readonly limits: Limits | undefined;
}

/** A request that is being worked on. */
interface Exchange {
  readonly route: Route;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly path: string;
  /** When it came in: in the stand-in's time, and in that of this process. */
  readonly at: number;
  readonly began: number;
}

/** Lets faults and limits have their say, runs the route, and writes it all down. */
export class RequestHandler {
  readonly #platform: Platform;
  readonly #faults: Faults;
  readonly #log: RequestLog;
  readonly #rates: RequestRates;

  constructor({ platform, faults, log, limits }: HandlerParts) {
    this.#platform = platform;
    this.#faults = faults;
    this.#log = log;
    this.#rates = new RequestRates(platform.clock, limits);
  }

  async handle(route: Route, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    this.#log.begin();
    const began = performance.now();
    const exchange = { route, request, reply, began, at: this.#platform.clock.now(), path: pathIn(request) };
    const channel = this.#channelOf(requestOf(request));
    const where = { method: route.method, pattern: route.pattern, path: exchange.path, channel };
    const before = this.#faults.take('before', where);
    if (before) await before.delay();
    if (before?.status !== undefined) return this.#finish(exchange, faultResponse(before));
    const response = this.#attempt(exchange);
    const after = response.status < 400 ? this.#faults.take('after', where) : null;
    if (after) await after.delay();
    return this.#finish(exchange, after?.status === undefined ? response : faultResponse(after));
  }

  /** Answers what could not be read. */
  refuse(error: Error & { readonly statusCode?: number }, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const response = toRefusal(error instanceof ApiError ? error : refusal(error.statusCode === 413 ? 40005 : 50109));
    // Who went away in the midst of a request, as a killed bot does, gets no answer, and said nothing wrong.
    const cut = !request.raw.complete;
    this.#log.begin();
    const path = pathIn(request);
    this.#log.end({
      method: request.method,
      route: request.routeOptions.url?.slice(PREFIX.length) ?? path,
      path,
      body: undefined,
      files: [],
      status: cut ? 'reset' : response.status,
      code: cut ? null : (response.code ?? null),
      at: this.#platform.clock.now(),
      tookMs: 0,
      problems: [],
    });
    return sendResponse(reply, response);
  }

  #attempt({ route, request, path }: Exchange): FullResponse {
    try {
      if (route.auth === 'bot' && request.headers.authorization !== `Bot ${this.#platform.token}`) return UNAUTHORIZED;
      return this.#run(route, requestOf(request));
    } catch (error) {
      console.error(`${route.method} ${path}`, error);
      return ownBug(error);
    }
  }

  #run(route: Route, request: ApiRequest): FullResponse {
    const { method, pattern, auth } = route;
    const { channel, guild, token } = request.params;
    if (channel !== undefined && auth === 'bot') this.#platform.tallies.countGlobalCall(channel);
    const { headers, retryAfter, scope } = this.#rates.take({
      method,
      pattern,
      major: channel ?? token ?? guild ?? '',
      ofInteraction: auth === 'in-address',
      channelId: token === undefined ? null : this.#channelOf(request),
    });
    if (retryAfter !== null) return tooMany(retryAfter, scope, headers);
    try {
      acceptQuery(route, request);
      return { ...route.run(this.#platform, request), headers };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const refused = toRefusal(error);
      return { ...refused, headers: { ...headers, ...refused.headers } };
    }
  }

  /** The channel that a request is about, by its path or by the press whose token that bears. */
  #channelOf({ params: { channel, token } }: Pick<ApiRequest, 'params'>): string | null {
    return channel ?? (token === undefined ? null : this.#platform.interactions.channelOf(token));
  }

  #finish({ route, request, reply, path, at, began }: Exchange, response: FullResponse | Broken): FastifyReply {
    const body = bodyOf(request);
    const isBroken = typeof response === 'string';
    this.#log.end({
      method: route.method,
      route: route.pattern,
      path,
      body: body?.json,
      files: (body?.files ?? []).map((file) => ({ name: file.name, bytes: file.bytes.length })),
      status: isBroken ? response : response.status,
      code: isBroken ? null : (response.code ?? null),
      at,
      tookMs: performance.now() - began,
      problems: isBroken ? [] : (response.problems ?? []),
    });
    this.#platform.changes.tell({ kind: 'request-ended' });
    return isBroken ? breakConnection(request, reply, response) : sendResponse(reply, response);
  }
}
