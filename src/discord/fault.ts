import { DiscordAPIError, HTTPError, RateLimitError } from 'discord.js';

/** What a refusal of the platform means for what was being sent. */
export type DeliveryFault =
  /** The message is not there any more. */
  | 'gone'
  /** The message is too old to be edited as often as this. */
  | 'old'
  /** The token is dead, or was used already. */
  | 'dead'
  /** The channel takes nothing of this bot, for now. */
  | 'shut'
  /** The thread is archived: it has to be opened first. */
  | 'asleep'
  /** The channel is not there any more. */
  | 'lost'
  /** The server refuses this text. */
  | 'blocked'
  /** The platform or the network fails: later it may work. */
  | 'later'
  /** The platform takes the body for malformed, which must not happen. */
  | 'bug';

const BY_CODE: Readonly<Record<number, DeliveryFault>> = {
  10008: 'gone',
  30046: 'old',
  10015: 'dead',
  10062: 'dead',
  40060: 'dead',
  50027: 'dead',
  10003: 'lost',
  10004: 'lost',
  40333: 'later',
  50001: 'shut',
  50005: 'gone',
  50013: 'shut',
  50024: 'shut',
  50083: 'asleep',
  160005: 'shut',
  200000: 'blocked',
  200001: 'blocked',
  20028: 'later',
  20029: 'later',
  160006: 'later',
};

export function faultOf(error: unknown): DeliveryFault {
  if (error instanceof DiscordAPIError) {
    const known = BY_CODE[Number(error.code)];
    if (known !== undefined) return known;
    return error.status === 401 || error.status === 429 || error.status >= 500 ? 'later' : 'bug';
  }
  if (error instanceof HTTPError || error instanceof RateLimitError || (error instanceof Error && isNetwork(error)))
    return 'later';
  return 'bug';
}

/** Errors of the network have no class of their own: they are known by their code, or by being aborted. */
function isNetwork(error: Error): boolean {
  if (error.name === 'AbortError' || error.name === 'TimeoutError') return true;
  const code = 'code' in error ? error.code : undefined;
  if (typeof code === 'string' && /^(?:E[A-Z]+|UND_ERR_[A-Z_]+)$/.test(code)) return true;
  return error.cause instanceof Error && isNetwork(error.cause);
}

/** For so many milliseconds the platform asks not to be tried again. */
export function restAfter(error: unknown): number {
  return error instanceof RateLimitError ? Math.max(error.retryAfter, error.timeToReset) : 0;
}

/** Whether it was perhaps done all the same: only an answer that refuses it is certain, and what was never sent. */
export function mayBeDone(error: unknown): boolean {
  if (error instanceof RateLimitError) return false;
  return error instanceof DiscordAPIError ? error.status >= 500 : faultOf(error) === 'later';
}

/** The platform's number for a refusal, or undefined for anything else. */
export function refusalCode(error: unknown): number | undefined {
  return error instanceof DiscordAPIError ? Number(error.code) : undefined;
}
