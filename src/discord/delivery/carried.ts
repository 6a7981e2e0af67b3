import type { APIMessage } from 'discord.js';
import { RateLimitError, Routes } from 'discord.js';
import type { OpenMenu, Post } from '../../store/rows.js';
import type { PostToken } from '../../store/stored-values.js';
import type { Stored } from '../../store/types.js';
import { carrierOf, isCarriedThere } from '../../table/carrier.js';
import { faultOf, mayBeDone } from '../fault.js';
import type { DeliveryDeps } from './deps.js';
import { TURN_PATIENCE, type Wait } from './dress.js';
import type { Request } from './files.js';
import type { MessageStates } from './message-states.js';

/**
 * How a message is made: by whose token, or by the bot (null), as what the platform counts for the bot as a whole; then `tokenUntil`
 * tells since when no token carries it, null: none ever does.
 */
export type Carrier = PostToken;

/**
 * Where a channel takes nothing more by tokens, the bot's board counts as if a token carried it for so long, and so stays until a
 * minute before that is over (`isWorn`): its successor, with all menus, would cost as much again.
 */
const LIMITED_FOR = 2 * 60_000;

/** By the bot, for good. */
const BY_BOT: Carrier = { token: null, tokenUntil: null };

/** What a carrier depends on beside the table. */
interface Carrying {
  readonly now: number;
  /** For so many milliseconds the post may still wait. */
  readonly patience: number;
  /** Which presses are being answered: before that nothing can be made by their tokens. */
  readonly states: Pick<MessageStates, 'isLocked' | 'free'>;
}

/**
 * How the message of a post is to be made now. An earlier attempt that may have been made leaves it to the bot, which has nonces.
 * Where the press of the one whose turn it is to carry it is being answered, the post waits for that as long as it may: so who
 * carries it tells nothing of who pressed when. After that somebody else carries it, or nobody.
 */
export function carrierFor(
  stored: Stored,
  { kind, until, triedAt }: Post,
  { now, patience, states }: Carrying,
): Carrier | Wait {
  if (kind !== 'board' || until !== null || !isCarriedThere(stored)) return BY_BOT;
  const isAnswered = ({ token }: OpenMenu): boolean => !states.isLocked([token]);
  const inTurn = triedAt === null ? carrierOf(stored, now) : null;
  if (inTurn !== null && !isAnswered(inTurn) && patience > TURN_PATIENCE)
    return { ms: patience, done: states.free(inTurn.token).then(() => null) };
  const menu = inTurn === null ? null : carrierOf(stored, now, isAnswered);
  return { token: menu?.token ?? null, tokenUntil: menu?.until ?? now };
}

/** By whose token a post is made or changed, and nothing else of it. */
export function tokenOf({ token, tokenUntil }: PostToken): PostToken {
  return { token, tokenUntil };
}

/** Whether an edit of that post takes nothing of what the whole bot may send. */
export function isCarried({ token, tokenUntil, messageId }: Post, now: number): boolean {
  return messageId !== null && token !== null && (tokenUntil ?? 0) > now;
}

/**
 * Makes the message of a post; `by` is by whose token it was made in the end: by the bot where the token is dead, or would
 * have to wait because the channel has taken as many as it does by tokens.
 */
export async function postMessage(
  deps: DeliveryDeps,
  post: Post,
  request: Request,
  carrier: Carrier,
): Promise<{ readonly message: APIMessage; readonly by: PostToken }> {
  const { token } = carrier;
  if (token === null) return { message: await postByBot(deps, post, request), by: carrier };
  const made = await postByToken(deps, post, request, token);
  if (typeof made !== 'string') return { message: made, by: carrier };
  const message = await postByBot(deps, post, request);
  return { message, by: { token: null, tokenUntil: deps.clock.now() + (made === 'limited' ? LIMITED_FOR : 0) } };
}

/** The message; or why it is surely not made by that token, and the bot has to make it. */
async function postByToken(
  { posting, store, clock, self }: DeliveryDeps,
  { id }: Post,
  { body, ...files }: Request,
  token: string,
): Promise<APIMessage | 'dead' | 'limited'> {
  try {
    const route = Routes.webhook(self().applicationId, token);
    return (await posting.post(route, { auth: false, body, ...files })) as APIMessage;
  } catch (error) {
    // The token stays noted only as long as it may have made it.
    if (mayBeDone(error)) throw error;
    await store.tryingPost(id, clock.now());
    if (error instanceof RateLimitError && !error.global) return 'limited';
    // What a dead token means for the menu shows when that is edited itself.
    if (faultOf(error) === 'dead') return 'dead';
    throw error;
  }
}

async function postByBot(
  { rest }: DeliveryDeps,
  { channelId, nonce }: Post,
  { body, ...files }: Request,
): Promise<APIMessage> {
  const named = { ...body, nonce, enforce_nonce: true };
  return (await rest.post(Routes.channelMessages(channelId), { body: named, ...files })) as APIMessage;
}

/** Changes that message; what is returned is by whose token it can be changed from then on. */
export async function editMessage(
  { rest, hooks, store, clock, self }: DeliveryDeps,
  post: Post,
  message: string,
  request: Request,
): Promise<PostToken> {
  const { channelId, token, tokenUntil } = post;
  const now = clock.now();
  if (token !== null && isCarried(post, now)) {
    try {
      await hooks.patch(Routes.webhookMessage(self().applicationId, token, message), { auth: false, ...request });
      return { token, tokenUntil };
    } catch (error) {
      if (faultOf(error) !== 'dead') throw error;
      // Before the bot's own edit, which may be refused: it is not tried twice.
      await store.tryingPost(post.id, now, { token: null, tokenUntil: now });
    }
  }
  await rest.patch(Routes.channelMessage(channelId, message), request);
  return { token: null, tokenUntil: token === null ? tokenUntil : now };
}
