import type { APIMessage, REST } from 'discord.js';
import { Routes } from 'discord.js';
import type { Clock } from '../../lib/clock.js';
import type { Post } from '../../store/rows.js';
import { markAddress, markOf } from '../../table/view/table.js';
import { snowflakeAt } from '../clock.js';
import { LONGEST_WAIT } from '../request.js';

/** How long the platform surely remembers a nonce. */
const NONCE_MEMORY = 3 * 60_000;

/** After an attempt was given up its message may still come for so long: the platform may be slow, though nobody listens any more. */
const SETTLING = 5_000;

/** Clocks differ, and a message's id tells when the platform made it, not when it was asked to. */
const SLACK = 30_000;
const MOST = 50;

/** From when on nothing is on its way any more of an attempt that is given up now: by the steady clock. */
export function settledFrom({ monotonic }: Pick<Clock, 'monotonic'>): number {
  return monotonic() + SETTLING;
}

/** The same for one that began then, and died with its process: it may have been held back before it went out. */
export function settledAfter(triedAt: number, { monotonic, now }: Pick<Clock, 'monotonic' | 'now'>): number {
  const most = LONGEST_WAIT + SETTLING;
  // One from the future was told by a clock that was wrong.
  return monotonic() + Math.min(most, triedAt + most - now());
}

/**
 * How an earlier attempt shows that may have made the message of a post: the next one brings it back by its `nonce`, or it is
 * looked for by its `mark`, in so many milliseconds if it may still be on its way; null: there was none.
 */
export function traceOf(
  { triedAt, token }: Post,
  settledAt: number | undefined,
  { monotonic, now }: Pick<Clock, 'monotonic' | 'now'>,
): 'nonce' | 'mark' | number | null {
  if (triedAt === null) return null;
  if (token === null) return now() - triedAt > NONCE_MEMORY ? 'mark' : 'nonce';
  // By a token no nonce is sent.
  const left = (settledAt ?? Number.NEGATIVE_INFINITY) - monotonic();
  return left > 0 ? left : 'mark';
}

/** A message, and the file name of the picture that it shows; null: none. */
interface FoundMessage extends Pick<Post, 'picture'> {
  readonly message: APIMessage;
}

/** The message that an earlier attempt may have made of this post. `known` are those of other posts, and those in whose place another one comes. */
export async function findByMark(
  rest: REST,
  post: Post,
  known: readonly (string | null)[],
  userId: string,
): Promise<FoundMessage | null> {
  if (post.triedAt === null) return null;
  const after = snowflakeAt(post.triedAt - SLACK);
  const query = new URLSearchParams({ limit: String(MOST), after });
  const messages = (await rest.get(Routes.channelMessages(post.channelId), { query })) as APIMessage[];
  const found = messages.find(
    ({ id, author, embeds }) =>
      author.id === userId && !known.includes(id) && BigInt(id) > BigInt(after) && isMarked(embeds, post),
  );
  return found === undefined ? null : { message: found, picture: found.attachments[0]?.filename ?? null };
}

function isMarked(embeds: APIMessage['embeds'], post: Post): boolean {
  const mark = markOf(post);
  return embeds.some(({ footer, url }) => url === markAddress(mark) || ` ${footer?.text}`.endsWith(` ${mark}`));
}
