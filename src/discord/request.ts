import type { RateLimitData, RESTOptions } from 'discord.js';
import { DefaultRestOptions } from 'discord.js';

type Request = RESTOptions['makeRequest'];
type Answer = Awaited<ReturnType<Request>>;

/** The message is over an hour old and was edited too often: waiting does not help, a new message does. */
const TOO_MANY_OLD_EDITS = 30046;
const TOO_MANY_REQUESTS = 429;

/** For so many milliseconds a request may be held back by a rate limit, unnoticed. */
const LONGEST_WAIT = 5_000;

/** The library waits for as long as it is told to; what takes longer than this is heard of as an error instead. */
export function rejectOnRateLimit({ retryAfter, timeToReset }: RateLimitData): boolean {
  return Math.max(retryAfter, timeToReset) > LONGEST_WAIT;
}

/**
 * Sends a request as the library does, but lets refusal 30046 through as a refusal. The library would take it for an
 * ordinary rate limit, and wait and try again without end.
 */
export const makeRequest: Request = async (url, init) => {
  const answer = await DefaultRestOptions.makeRequest(url, init);
  if (answer.status !== TOO_MANY_REQUESTS) return answer;
  const text = await answer.text();
  const status = codeIn(text) === TOO_MANY_OLD_EDITS ? 400 : answer.status;
  return reread(answer, status, text);
};

function codeIn(text: string): unknown {
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === 'object' && read !== null && 'code' in read ? read.code : undefined;
  } catch {
    return undefined;
  }
}

/** The answer with its body, which can be read only once, to be read again. */
function reread({ headers, statusText }: Answer, status: number, text: string): Answer {
  const response = new Response(text, { status, statusText, headers: Object.fromEntries(headers.entries()) });
  return response as unknown as Answer;
}
