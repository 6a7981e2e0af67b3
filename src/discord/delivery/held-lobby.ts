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
  /** Makes its message by an answer. */
  post(by: PostToken, send: SendAnswer): Promise<void>;
  /** Leaves it to the outbox, if nothing has been sent. */
  release(): void;
}

/** Sends an answer once, until it is given up; tells the id of the message that it has made, null: that is not known. */
export type SendAnswer = (request: Request, givenUp: AbortSignal) => Promise<string | null>;

/**
 * Holds a lobby that has just been opened in that channel; null: it is the outbox's. An answer appears also where the bot
 * may post nothing, and a match could not go on there: so it has to have posted there before.
 */
export async function holdLobby(
  deps: DeliveryDeps,
  underway: Underway,
  table: string,
  channel: string,
): Promise<HeldLobby | null> {
  const { states } = underway;
  if (!deps.channels.isOpen(channel) || !deps.channels.hasTaken(channel)) return null;
  const keys = [unpostedLobbyKey(table)];
  // Asked and held in one moment, as the outbox asks and begins in one.
  if (states.isEdited(keys)) return null;
  states.lock(keys);
  let isHeld = true;
  const release = (): void => {
    if (isHeld) states.unlock(keys);
    isHeld = false;
  };
  let lobby: Lobby | null = null;
  try {
    lobby = await untriedLobby(deps, table, channel);
  } finally {
    if (lobby === null) release();
  }
  if (lobby === null) return null;
  const { stored, post } = lobby;
  return {
    post: (by, send) => postHeld(deps, underway, { stored, post, by }, send).finally(release),
    release,
  };
}

interface Lobby {
  readonly stored: Stored;
  readonly post: Post;
}

/** That table's lobby, if it is open, is to stand in that channel, and nobody has begun to make its message. */
async function untriedLobby({ store }: DeliveryDeps, table: string, channel: string): Promise<Lobby | null> {
  const stored = await store.read({ table });
  const post = stored?.posts.find(({ kind }) => kind === 'lobby');
  if (stored?.table.status !== 'lobby' || post?.channelId !== channel) return null;
  const isUntried = post.messageId === null && post.triedAt === null;
  return isUntried ? { stored, post } : null;
}

/** As often as the library sends any answer. */
const ATTEMPTS = 4;
/** The platform takes no later one; what arrived in time may still be done, for which the outbox waits. */
const ANSWER_TIME = 3_000;

interface Held extends Lobby {
  readonly by: PostToken;
}

/** Makes its message by an answer, and notes what is known of that then. */
async function postHeld(
  deps: DeliveryDeps,
  { doubtful }: Underway,
  { stored, post, by }: Held,
  send: SendAnswer,
): Promise<void> {
  const { store, clock } = deps;
  // From now on also a bot that starts anew looks for the message before it makes one.
  await store.tryingPost(post.id, clock.now(), by);
  const request = requestNew(render(stored, post, deps, { look: 'text', words: 'told' }), null);
  const made = await sendAtLast((givenUp) => send(request, givenUp), clock);
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
  send: (givenUp: AbortSignal) => Promise<string | null>,
  { after }: Pick<DeliveryDeps['clock'], 'after'>,
): Promise<string | Unknown> {
  const giving = new AbortController();
  const callOff = after(ANSWER_TIME, () => giving.abort());
  let isThere: Unknown['isThere'] = 'no';
  try {
    for (let attempt = 1; ; attempt++) {
      try {
        return (await send(giving.signal)) ?? { isThere: 'perhaps', error: null };
      } catch (error) {
        if (!isRefused(error)) isThere = 'perhaps';
        if (attempt === ATTEMPTS || !mayBeDone(error) || giving.signal.aborted) return { isThere, error };
      }
    }
  } finally {
    callOff();
  }
}

/** "Interaction has already been acknowledged": perhaps by this very answer, if something on its way has sent it twice. */
const ANSWERED = 40060;

/** Whether it was surely not made: nobody heard what became of anything else. */
function isRefused(error: unknown): boolean {
  if (error instanceof RateLimitError) return true;
  return error instanceof DiscordAPIError && error.status < 500 && error.code !== ANSWERED;
}
