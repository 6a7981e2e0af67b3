import { RateLimitError, Routes } from 'discord.js';
import type { Post } from '../../store/rows.js';
import { faultOf, refusalCode, restAfter } from '../fault.js';
import type { DeliveryDeps } from './deps.js';
import type { PostDelay } from './post.js';

/** Whether a post has a new message and older ones are left, which are to be taken away: never before, so that there always is one. */
export function leavesOld({ messageId, old }: Post): boolean {
  return messageId !== null && old.length > 0;
}

/** Takes the oldest message of a post away; one that can't be for good is left at that. */
export async function takeOldAway(
  { store, rest, log }: Pick<DeliveryDeps, 'store' | 'rest' | 'log'>,
  { id, channelId, old }: Post,
): Promise<'sent' | PostDelay> {
  const [message] = old;
  if (message === undefined) return 'sent';
  try {
    await rest.delete(Routes.channelMessage(channelId, message));
  } catch (error) {
    const fault = faultOf(error);
    const facts = { post: id, channel: channelId, code: refusalCode(error), err: error };
    const level = fault === 'gone' || error instanceof RateLimitError ? 'debug' : 'warn';
    log[level](facts, 'an old message could not be taken away');
    if (fault === 'later') return { only: error instanceof RateLimitError ? 'way' : 'post', ms: restAfter(error) };
  }
  await store.tookAway(id, message);
  return 'sent';
}
