import type { APIMessage } from 'discord.js';
import { RateLimitError, Routes } from 'discord.js';
import type { Post, Stored } from '../../store/types.js';
import { faultOf, refusalCode } from '../fault.js';
import type { Body } from '../message/body.js';
import { findMessage, NONCE_MEMORY } from './adopt.js';
import type { SenderParts } from './parts.js';
import { isCurrent, render } from './render.js';

/** How sending a post went: `later` and `limited` ask for another attempt after a while, which others have to wait for or not. */
export type Sent = 'sent' | 'later' | 'limited';

/** Brings the message of a post up to date, making it if there is none. */
export async function sendPost(parts: SenderParts, stored: Stored, post: Post): Promise<Sent> {
  try {
    if (post.messageId === null) await create(parts, stored, post);
    else await edit(parts, stored, post, post.messageId);
    return 'sent';
  } catch (error) {
    return refused(parts, stored, post, error);
  }
}

async function create({ store, rest, gameOf, now, self }: SenderParts, first: Stored, post: Post): Promise<void> {
  if (post.triedAt === null) await store.tryingPost(post.id, now());
  else if (now() - post.triedAt > NONCE_MEMORY) {
    const others = first.posts.map((each) => each.messageId);
    const found = await findMessage(rest, post, others, self().userId);
    // What it shows is unknown, so it stays wanted as it was.
    if (found !== null) return store.sentPost(post.id, post.sent, found);
  }
  const { stored, current } = fresh(store, post) ?? { stored: first, current: post };
  const body = { ...render(stored, current, gameOf), nonce: post.nonce, enforce_nonce: true };
  const made = (await rest.post(Routes.channelMessages(post.channelId), { body })) as APIMessage;
  await store.sentPost(post.id, current.wanted, made.id);
}

async function edit({ store, rest, gameOf }: SenderParts, stored: Stored, post: Post, message: string): Promise<void> {
  await rest.patch(Routes.channelMessage(post.channelId, message), { body: edited(render(stored, post, gameOf)) });
  await store.sentPost(post.id, post.wanted, message);
}

/** Mentions notify only in new messages: an edit leaves the line with them as it is. */
function edited({ embeds, components }: Body): object {
  return { embeds, components, allowed_mentions: { parse: [] } };
}

function fresh(store: SenderParts['store'], { id, tableId }: Post): { stored: Stored; current: Post } | null {
  const stored = store.read({ table: tableId });
  const current = stored?.posts.find((each) => each.id === id);
  return stored === null || current === undefined ? null : { stored, current };
}

async function refused(parts: SenderParts, stored: Stored, post: Post, error: unknown): Promise<Sent> {
  const { store, log } = parts;
  const facts = { post: post.id, table: post.tableId, channel: post.channelId, code: refusalCode(error), err: error };
  switch (faultOf(error)) {
    case 'later':
      log.warn(facts, 'a post could not be sent yet');
      return error instanceof RateLimitError ? 'limited' : 'later';
    case 'gone':
    case 'old':
      // An older board without its message is left at that: a new message would tell old news.
      await (isCurrent(stored, post) ? store.lostPost(post.id) : store.dropPost(post.id));
      return 'sent';
    case 'shut':
      log.warn(facts, 'a post is refused in its channel');
      await store.dropPost(post.id);
      return 'sent';
    default:
      log.error(facts, 'a post is wrong in itself');
      await store.dropPost(post.id);
      return 'sent';
  }
}
