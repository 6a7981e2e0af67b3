import type { RateLimitData, RESTOptions } from 'discord.js';
import { DefaultRestOptions } from 'discord.js';
import type { SyncedClock } from './clock.js';
import { emojiIdsIn, inSquares, namesEmoji } from './emojis/in-squares.js';
import type { UsableEmojis } from './emojis/usable.js';
import { encodeForm } from './multipart.js';

type Request = RESTOptions['makeRequest'];
type Asked = Parameters<Request>[1];
type Answer = Awaited<ReturnType<Request>>;

/** Messages over an hour old were edited too often in that channel. */
const TOO_MANY_OLD_EDITS = 30046;
const INVALID_FORM = 50_035;
const TOO_MANY_REQUESTS = 429;
const BUCKET = 'x-ratelimit-bucket';

/** For so many milliseconds a request may be held back by a rate limit, unnoticed. */
export const LONGEST_WAIT = 5_000;
/** In a channel not for so long: whoever sends there has other things to send meanwhile. */
const LONGEST_WAIT_IN_CHANNEL = 500;

/** The library waits for as long as it is told to; what takes longer than this is heard of as an error instead. */
export function rejectOnRateLimit(limit: RateLimitData): boolean {
  return isTooLong(limit, limit.route.startsWith('/channels/:id/messages'));
}

/** The same for new boards and menus by tokens, of which a channel takes so many from all of them together. Who has pressed has nothing else to get meanwhile. */
export function rejectWhereFull(limit: RateLimitData): boolean {
  return isTooLong(limit, limit.scope === 'shared');
}

function isTooLong({ global, retryAfter, timeToReset }: RateLimitData, isInChannel: boolean): boolean {
  return Math.max(retryAfter, timeToReset) > (isInChannel && !global ? LONGEST_WAIT_IN_CHANNEL : LONGEST_WAIT);
}

/** An answer of the platform's, as far as it is watched. */
export interface Answered {
  readonly status: number;
  /** Whose limit a 429 is about. */
  readonly scope: string | null;
  /** What the request was allowed by: the bot's own token, or that of a press in its address. */
  readonly by: 'bot' | 'press';
}

export interface Watching {
  /** Asked before each request; if it throws, none is made. */
  check(): void;
  answer(answered: Answered): void;
  /** Told the date that an answer bears. */
  readonly clock: Pick<SyncedClock, 'monotonic' | 'after' | 'dated'>;
  readonly usableEmojis: UsableEmojis;
}

/** Sends requests as the library does, watched; a message is not lost for an emoji on its buttons. */
export function createRequester({ usableEmojis, ...watching }: Watching): Request {
  const send = createSending(watching);
  return async (url, init) => {
    const ids = emojiIdsIn(init.body);
    const squared = () => ({ ...init, body: inSquares(init.body) });
    if (ids.some((id) => !usableEmojis.has(id))) return send(url, squared());
    const answered = await send(url, init);
    if (answered.status !== 400 || ids.length === 0) return answered;
    const text = await answered.text();
    if (codeIn(text) !== INVALID_FORM || !namesEmoji(text)) return reread(answered, 400, text);
    usableEmojis.refused(ids);
    // What was refused has not been done: this one does it.
    return send(url, squared());
  };
}

function createSending({ check, answer, clock }: Omit<Watching, 'usableEmojis'>): Request {
  return async (url, init) => {
    check();
    const askedAt = clock.monotonic();
    const answered = await DefaultRestOptions.makeRequest(url, await inOnePiece(init));
    const date = Date.parse(answered.headers.get('date') ?? '');
    if (!Number.isNaN(date)) clock.dated(date, askedAt);
    const by = Object.hasOwn(init.headers ?? {}, 'Authorization') ? 'bot' : 'press';
    answer({ status: answered.status, scope: answered.headers.get('x-ratelimit-scope'), by });
    nameBucket(answered, init.method);
    return readable(answered);
  };
}

async function inOnePiece(init: Asked): Promise<Asked> {
  if (!(init.body instanceof FormData)) return init;
  const { type, body } = await encodeForm(init.body);
  return { ...init, headers: { ...init.headers, 'Content-Type': type }, body };
}

/**
 * Discord names the buckets of a channel's new messages and edits alike, though it counts each by itself: the library would
 * have edits wait until there is room for new messages.
 */
function nameBucket({ headers }: Answer, method = 'GET'): void {
  const bucket = headers.get(BUCKET);
  if (bucket !== null) headers.set(BUCKET, `${bucket} ${method}`);
}

/**
 * Lets refusal 30046 through as a refusal. The library would take it for an ordinary rate limit, and wait and try again
 * without end.
 */
async function readable(answer: Answer): Promise<Answer> {
  if (answer.status !== TOO_MANY_REQUESTS) return answer;
  const text = await answer.text();
  const status = codeIn(text) === TOO_MANY_OLD_EDITS ? 400 : answer.status;
  return reread(answer, status, text);
}

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
