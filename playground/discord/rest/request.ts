import type { FastifyRequest } from 'fastify';
import type { ParsedBody } from './body.js';
import type { ApiRequest } from './route.js';

/** Where the version that is spoken stands. */
export const PREFIX = '/api/v10';

/** A request as its route reads it. */
export function requestOf(request: FastifyRequest): ApiRequest {
  const body = bodyOf(request);
  return {
    params: request.params as Record<string, string>,
    query: request.query as Record<string, string>,
    body: body?.json,
    files: body?.files ?? [],
  };
}

export function bodyOf(request: FastifyRequest): ParsedBody | undefined {
  return request.body as ParsedBody | undefined;
}

/** The path with its ids, after the version. */
export function pathIn(request: FastifyRequest): string {
  const path = wholePathIn(request);
  return decodeURIComponent(path.startsWith(PREFIX) ? path.slice(PREFIX.length) : path);
}

/** The path as it was asked for. */
export function wholePathIn({ url }: FastifyRequest): string {
  return url.split('?')[0] ?? '';
}
