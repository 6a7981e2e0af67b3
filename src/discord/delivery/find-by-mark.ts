import type { APIMessage, REST } from 'discord.js';
import { Routes } from 'discord.js';
import type { Post } from '../../store/rows.js';
import { markAddress, markOf } from '../../table/view/table.js';
import { snowflakeAt } from '../clock.js';

/** How long the platform surely remembers a nonce. */
export const NONCE_MEMORY = 3 * 60_000;

/** Clocks differ, and a message's id tells when the platform made it, not when it was asked to. */
const SLACK = 30_000;
const MOST = 50;

/** The message that an earlier attempt, long ago, may have made of this post. `known` are those of other posts, and those in whose place another one comes. */
export async function findByMark(
  rest: REST,
  post: Post,
  known: readonly (string | null)[],
  userId: string,
): Promise<Pick<Post, 'messageId' | 'picture'> | null> {
  if (post.triedAt === null) return null;
  const after = snowflakeAt(post.triedAt - SLACK);
  const query = new URLSearchParams({ limit: String(MOST), after });
  const messages = (await rest.get(Routes.channelMessages(post.channelId), { query })) as APIMessage[];
  const found = messages.find(
    ({ id, author, embeds }) =>
      author.id === userId && !known.includes(id) && BigInt(id) > BigInt(after) && isMarked(embeds, post),
  );
  return found === undefined ? null : { messageId: found.id, picture: found.attachments[0]?.filename ?? null };
}

function isMarked(embeds: APIMessage['embeds'], post: Post): boolean {
  const mark = markOf(post);
  return embeds.some(({ footer, url }) => url === markAddress(mark) || ` ${footer?.text}`.endsWith(` ${mark}`));
}
