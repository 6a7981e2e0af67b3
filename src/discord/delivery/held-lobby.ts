import { DiscordAPIError, RateLimitError } from 'discord.js';
import type { Post } from '../../store/rows.js';
import type { PostToken } from '../../store/stored-values.js';
import type { Stored } from '../../store/types.js';
import { mayBeDone } from '../fault.js';
import type { DeliveryDeps } from './deps.js';
import { type Request, requestNew } from './files.js';
import { settledFrom } from './find-by-mark.js';
import { unpostedLobbyKey } from './message-states.js';
import { noteSent, type Underway } from './post.js';
import { render } from './render.js';

/** A lobby whose message the answer to the command makes that has opened it; meanwhile the outbox leaves it alone. */
export interface HeldLobby {
  /** Makes its message by an answer. `send` sends that once, and tells the id of what was made, null: that is not known. */
  post(by: PostToken, send: (request: Request) => Promise<string | null>): Promise<void>;
  /** Leaves it to the outbox, if nothing has been sent. */
  release(): void;
}

/** Holds a lobby that has just been opened in that channel; null: it is the outbox's. */
export async function holdLobby(
  deps: DeliveryDeps,
  underway: Underway,
  table: string,
  channel: string,
): Promise<HeldLobby | null> {
  const { states } = underway;
  const keys = [unpostedLobbyKey(table)];
  // Asked and held in one moment, as the outbox asks and begins in one.
  if (states.isEdited(keys)) return null;
  states.lock(keys);
  let isHeld = true;
  const release = (): void => {
    if (isHeld) states.unlock(keys);
    isHeld = false;
  };
  try {
    const stored = await deps.store.read({ table });
    const post = stored?.posts.find(({ kind }) => kind === 'lobby');
    const isFree = post !== undefined && isUntried(post) && post.channelId === channel && deps.channels.isOpen(channel);
    if (stored !== null && isFree && stored.table.status === 'lobby')
      return {
        post: (by, send) => postHeld(deps, underway, { stored, post, by }, send).finally(release),
        release,
      };
  } catch (error) {
    release();
    throw error;
  }
  release();
  return null;
}

/** As often as the library sends any answer. */
const ATTEMPTS = 4;
/** The platform takes no later one. */
const ANSWER_TIME = 3_000;

/** Whether nobody has begun to make its message. */
function isUntried({ messageId, triedAt }: Post): boolean {
  return messageId === null && triedAt === null;
}

interface Held {
  readonly stored: Stored;
  readonly post: Post;
  readonly by: PostToken;
}

async function postHeld(
  deps: DeliveryDeps,
  { doubtful }: Underway,
  { stored, post, by }: Held,
  send: (request: Request) => Promise<string | null>,
): Promise<void> {
  const { store, clock } = deps;
  // From now on also a bot that starts anew looks for the message before it makes one.
  await store.tryingPost(post.id, clock.now(), by);
  const request = requestNew(render(stored, post, deps, 'text'), null);
  const made = await sendAtLast(() => send(request), clock);
  if (typeof made === 'string') {
    await noteSent(deps, stored, post, post.wanted, { messageId: made, picture: null });
    return;
  }
  if (made.isThere === 'no') await store.tryingPost(post.id, clock.now());
  else doubtful.set(post.id, settledFrom(clock));
  if (made.error !== null) throw made.error;
}

/** Nothing is known of the message but whether there is one; `error` null: it arrived all the same. */
interface Unknown {
  readonly isThere: 'no' | 'perhaps';
  readonly error: unknown;
}

/** Sends an answer, again where it may not have arrived: the platform takes one alone. */
async function sendAtLast(
  send: () => Promise<string | null>,
  { monotonic }: Pick<DeliveryDeps['clock'], 'monotonic'>,
): Promise<string | Unknown> {
  const end = monotonic() + ANSWER_TIME;
  let isThere: Unknown['isThere'] = 'no';
  for (let attempt = 1; ; attempt++) {
    try {
      return (await send()) ?? { isThere: 'perhaps', error: null };
    } catch (error) {
      if (!isRefused(error)) isThere = 'perhaps';
      if (attempt === ATTEMPTS || !mayBeDone(error) || monotonic() > end) return { isThere, error };
    }
  }
}

/** "Interaction has already been acknowledged": perhaps by this very answer, if something on its way has sent it twice. */
const ANSWERED = 40060;

/** Whether it was surely not made: nobody heard what became of anything else. */
function isRefused(error: unknown): boolean {
  if (error instanceof RateLimitError) return true;
  return error instanceof DiscordAPIError && error.status < 500 && error.code !== ANSWERED;
}
