import { type BodyContext, type BodyKind, checkBody } from '../check/check.js';
import { invalidField, invalidForm, refusal } from '../state/errors.js';
import type { Upload } from '../state/files.js';
import type { Platform } from '../state/platform.js';
import { isSnowflake } from '../state/snowflake.js';

export const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
export type Method = (typeof METHODS)[number];

/** One request, already read. */
export interface ApiRequest {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly files: readonly Upload[];
}

export interface ApiResponse {
  readonly status: number;
  readonly body?: unknown;
}

export interface Route {
  readonly method: Method;
  /** As in Discord's documentation, after the version: `/channels/:channel/messages`. */
  readonly pattern: string;
  /** Interaction routes carry their token in the address and count towards no global limit. */
  readonly auth: 'bot' | 'in-address' | 'none';
  /** The query parameters that Discord documents for it. */
  readonly query?: readonly string[];
  readonly run: (platform: Platform, request: ApiRequest) => ApiResponse;
}

export const NOTHING: ApiResponse = { status: 204 };

export function ok(body: unknown): ApiResponse {
  return { status: 200, body };
}

/** Lets a body pass only if nothing at all speaks against it. */
export function acceptBody<T>(kind: BodyKind, request: ApiRequest, context: Omit<BodyContext, 'files'> = {}): T {
  if (typeof request.body !== 'object' || request.body === null) throw refusal(50109);
  const problems = checkBody(kind, request.body, { ...context, files: request.files.map((file) => file.name) });
  if (problems.length > 0) throw invalidForm(problems);
  return request.body as T;
}

/** Refuses query parameters that the route does not have; Discord drops them, and a bot would never learn that they do nothing. */
export function acceptQuery({ query: known = [] }: Route, { query }: ApiRequest): void {
  const unknown = Object.keys(query).filter((name) => !known.includes(name));
  if (unknown.length === 0) return;
  throw invalidForm(
    unknown.map((name) => ({ rule: 'query', path: name, message: 'This route has no such query parameter' })),
  );
}

/** An id from the address. */
export function idIn({ params }: ApiRequest, name: string): string {
  const id = params[name] ?? '';
  if (!isSnowflake(id)) throw invalidField(`${name}_id`, 'NUMBER_TYPE_COERCE', `Value "${id}" is not snowflake.`);
  return id;
}
