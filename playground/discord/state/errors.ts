import type { Problem } from '../check/check.js';

/** Discord's numbered refusals: HTTP status and message. */
export const REFUSALS = {
  10003: [404, 'Unknown Channel'],
  10004: [404, 'Unknown Guild'],
  10007: [404, 'Unknown Member'],
  10008: [404, 'Unknown Message'],
  10013: [404, 'Unknown User'],
  10014: [404, 'Unknown Emoji'],
  10015: [404, 'Unknown Webhook'],
  10062: [404, 'Unknown interaction'],
  10063: [404, 'Unknown application command'],
  20028: [429, 'The write action you are performing on the channel has hit the write rate limit'],
  20029: [429, 'The write action you are performing on the server has hit the write rate limit'],
  30008: [400, 'Maximum number of emojis reached'],
  30034: [400, 'Max number of daily application command creates has been reached'],
  30046: [429, 'Maximum number of edits to messages older than 1 hour reached. Try again later'],
  40005: [413, 'Request entity too large'],
  40060: [400, 'Interaction has already been acknowledged.'],
  50001: [403, 'Missing Access'],
  50005: [403, 'Cannot edit a message authored by another user'],
  50006: [400, 'Cannot send an empty message'],
  50013: [403, 'Missing Permissions'],
  50024: [403, 'Cannot execute action on this channel type'],
  50027: [401, 'Invalid Webhook Token'],
  50035: [400, 'Invalid Form Body'],
  50083: [400, 'Thread is archived'],
  50109: [400, 'The request body contains invalid JSON.'],
  160004: [400, 'A thread has already been created for this message'],
  160005: [400, 'Thread is locked'],
  160006: [400, 'Maximum number of active threads reached'],
  200000: [400, 'Message was blocked by automatic moderation'],
} as const satisfies Record<number, readonly [status: number, message: string]>;

export type RefusalCode = keyof typeof REFUSALS;

/** What Discord answers instead of doing what was asked. */
export class ApiError extends Error {
  readonly code: number;
  readonly status: number;
  readonly problems: readonly Problem[];
  readonly retryAfter: number | null;

  constructor(code: number, status: number, message: string, problems: readonly Problem[], retryAfter: number | null) {
    super(message);
    this.code = code;
    this.status = status;
    this.problems = problems;
    this.retryAfter = retryAfter;
  }
}

export function refusal(code: RefusalCode, retryAfter: number | null = null): ApiError {
  const [status, message] = REFUSALS[code];
  return new ApiError(code, status, message, [], retryAfter);
}

export function invalidForm(problems: readonly Problem[]): ApiError {
  const [status, message] = REFUSALS[50035];
  return new ApiError(50035, status, message, problems, null);
}

/** One thing wrong with a body that only the state can tell. */
export function invalidField(path: string, rule: string, message: string): ApiError {
  return invalidForm([{ rule, message, path }]);
}

export function knownRefusal(code: number): readonly [status: number, message: string] | null {
  return Object.hasOwn(REFUSALS, code) ? REFUSALS[code as RefusalCode] : null;
}

interface ErrorTree {
  [key: string]: ErrorTree | { readonly code: string; readonly message: string }[];
}

/** Discord's nested `errors` object: a level for each step of a problem's path. */
export function errorTree(problems: readonly Problem[]): object {
  const root: ErrorTree = {};
  for (const { path, rule, message } of problems) {
    let node = root;
    for (const key of path.split('.').filter(Boolean)) {
      const next = (node[key] as ErrorTree | undefined) ?? {};
      node[key] = next;
      node = next;
    }
    const list = Array.isArray(node._errors) ? node._errors : [];
    node._errors = [...list, { code: rule, message }];
  }
  return root;
}
