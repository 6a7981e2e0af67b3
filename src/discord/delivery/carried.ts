import type { APIMessage } from 'discord.js';
import { RateLimitError, Routes } from 'discord.js';
import type { OpenMenu, Post } from '../../store/rows.js';
import type { PostToken } from '../../store/stored-values.js';
import type { Stored } from '../../store/types.js';
import { carrierOf, isCarriedThere } from '../../table/carrier.js';
import { faultOf, mayBeDone } from '../fault.js';
import type { DeliveryDeps } from './deps.js';
import type { Request } from './files.js';

/** How a message is made: by whose token, or by the bot, as what the platform counts for the bot as a whole. */
export interface Carrier extends PostToken {
  readonly menu: OpenMenu | null;
}

/**
 * Where a channel takes nothing more by tokens, the bot's board counts as if a token carried it for so long, and so stays until a
 * minute before that is over (`isWorn`): its successor, with all menus, would cost as much again.
 */
const LIMITED_FOR = 2 * 60_000;

/** By the bot, for good. */
const BY_BOT: Carrier = { menu: null, token: null, tokenUntil: null };

/** How the message of a post is to be made now. An earlier attempt that may have been made leaves it to the bot, which has nonces. */
export function carrierFor(stored: Stored, { kind, until, triedAt }: Post, now: number): Carrier {
  if (kind !== 'board' || until !== null || !isCarriedThere(stored)) return BY_BOT;
  const menu = triedAt === null ? carrierOf(stored, now) : null;
  return { menu, token: menu?.token ?? null, tokenUntil: menu?.until ?? now };
}

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
  { rest, posting, store, clock, self }: DeliveryDeps,
  { id, channelId, nonce }: Post,
  { body, ...files }: Request,
  carrier: Carrier,
): Promise<{ readonly message: APIMessage; readonly by: PostToken }> {
  const { menu, tokenUntil } = carrier;
  let isLimited = false;
  if (menu !== null) {
    try {
      const route = Routes.webhook(self().applicationId, menu.token);
      const message = (await posting.post(route, { auth: false, body, ...files })) as APIMessage;
      return { message, by: { token: menu.token, tokenUntil } };
    } catch (error) {
      isLimited = error instanceof RateLimitError && !error.global;
      // The token stays noted only as long as it may have made it.
      if (mayBeDone(error)) throw error;
      await store.tryingPost(id, clock.now());
      if (faultOf(error) !== 'dead') {
        if (!isLimited) throw error;
      } else if (menu.earlier === null) {
        await store.dropMenu(menu);
      }
      // Else the last press has still to be answered, or never was: that shows when the menu itself is edited.
    }
  }
  const named = { ...body, nonce, enforce_nonce: true };
  const message = (await rest.post(Routes.channelMessages(channelId), { body: named, ...files })) as APIMessage;
  const without = clock.now() + (isLimited ? LIMITED_FOR : 0);
  return { message, by: { token: null, tokenUntil: menu === null ? tokenUntil : without } };
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
