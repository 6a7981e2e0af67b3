import type { FastifyReply, FastifyRequest } from 'fastify';
import type { LimitVerdict } from '../limits/request-rates.js';
import { type ApiError, errorTree, knownRefusal } from '../state/errors.js';
import type { Broken, MetFault } from './faults.js';
import type { LogEntry } from './log.js';
import type { ApiResponse } from './route.js';

/** What is sent back, with what the log is to know of it. */
export interface FullResponse extends ApiResponse {
  readonly headers?: Readonly<Record<string, string>>;
  readonly code?: number;
  readonly problems?: LogEntry['problems'];
}

export const UNAUTHORIZED: FullResponse = { status: 401, body: plain('401: Unauthorized') };
export const WRONG_METHOD: FullResponse = { status: 405, body: plain('405: Method Not Allowed') };

/** As Discord answers, but with words that whoever reads the bot's log understands. */
export function notSpoken(method: string, path: string): FullResponse {
  return { status: 404, body: plain(`404: Not Found: local-discord does not speak ${method} ${path}`) };
}

/** A bug of the stand-in itself must not pass for Discord being down. */
export function ownBug(error: unknown): FullResponse {
  return { status: 500, body: plain(String(error)) };
}

export function toRefusal({ status, code, message, problems, retryAfter }: ApiError): FullResponse {
  if (status === 429) return withCode(tooMany(retryAfter ?? 1, 'user'), code, message);
  const errors = problems.length > 0 ? { errors: errorTree(problems) } : {};
  return { status, code, problems, body: { message, code, ...errors } };
}

/** 429, with the seconds to wait: whole ones in the header, as Discord has it, exact ones in the body. */
export function tooMany(
  seconds: number,
  scope: LimitVerdict['scope'],
  extra: FullResponse['headers'] = {},
): FullResponse {
  const global = scope === 'global';
  const headers = { ...extra, 'retry-after': String(Math.ceil(seconds)), 'x-ratelimit-scope': scope };
  const who = scope === 'shared' ? 'The resource is' : 'You are';
  const body = { message: `${who} being rate limited.`, retry_after: seconds, global };
  return { status: 429, headers: global ? { ...headers, 'x-ratelimit-global': 'true' } : headers, body };
}

/** What a fault has the stand-in answer, or how it has the connection end. */
export function faultResponse({ status, code, retryAfter = 1, scope = 'user' }: MetFault): FullResponse | Broken {
  if (typeof status !== 'number') return status ?? 'reset';
  const response = status === 429 ? waitOnDemand(retryAfter, scope) : { status, body: plain(`${status}: on demand`) };
  return code === undefined ? response : withCode(response, code, knownRefusal(code)?.[1]);
}

/** Who orders a fault need not wait for whole seconds. */
function waitOnDemand(seconds: number, scope: LimitVerdict['scope']): FullResponse {
  const response = tooMany(seconds, scope);
  return { ...response, headers: { ...response.headers, 'retry-after': seconds.toFixed(3) } };
}

export function sendResponse(reply: FastifyReply, { status, body, headers = {} }: FullResponse): FastifyReply {
  reply.code(status).headers(headers);
  // discord.js reads whatever calls itself JSON, so an empty answer must not.
  if (body === undefined) return reply.send();
  return reply.header('content-type', 'application/json').send(JSON.stringify(body));
}

export function breakConnection(request: FastifyRequest, reply: FastifyReply, how: Broken): FastifyReply {
  reply.hijack();
  if (how === 'reset') request.raw.socket.resetAndDestroy();
  else request.raw.socket.destroy();
  return reply;
}

function plain(message: string, code = 0): object {
  return { message, code };
}

function withCode(response: FullResponse, code: number, message: string | undefined): FullResponse {
  const words = message === undefined ? {} : { message };
  return { ...response, code, body: { ...(response.body as object), code, ...words } };
}
