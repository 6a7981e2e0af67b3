import { type APIMessage, RateLimitError } from 'discord.js';
import type { ShownPost } from '../../store/interface.js';
import type { Post } from '../../store/rows.js';
import type { Stored } from '../../store/types.js';
import { afterPost, beforePost, loseSight } from '../../table/clock.js';
import { hasWords } from '../../table/view/seal.js';
import { timeOfSnowflake } from '../clock.js';
import { faultOf, mayBeDone, refusalCode, restAfter } from '../fault.js';
import { LONGEST_WAIT } from '../request.js';
import { carrierFor, editMessage, postMessage, tokenOf } from './carried.js';
import type { DeliveryDeps } from './deps.js';
import {
  type DressedPost,
  type Dressing,
  dress,
  dressAtLeast,
  dressInTurn,
  TURN_PATIENCE,
  type Wait,
} from './dress.js';
import { requestChange, requestNew } from './files.js';
import { findByMark, settledFrom, traceOf } from './find-by-mark.js';
import type { MessageStates } from './message-states.js';
import type { RefusedBoards } from './refused-boards.js';
import { isCurrent, isEditedOn, type Telling } from './render.js';

/** How sending a post went. `later` asks for another attempt after a while, for which all else in the channel waits. */
export type Sent = 'sent' | 'later' | PostDelay;

export type PostDelay = PostRest | Wait;

/** What waits for so many milliseconds at least: that post only, or all that goes out in the same way. */
export interface PostRest {
  readonly only: 'post' | 'way';
  readonly ms: number;
  /** It waits as long as no later version of the post is wanted; left out: whatever is wanted. */
  readonly version?: number;
}

/** An edit waits for its picture as long as it takes, as no picture becomes a text by itself; after so many it looks what is to be drawn by then. */
const EDIT_PATIENCE = 60_000;

/** From an hour on the platform lets messages be edited three times in six seconds only: before that a new one takes its place. */
const OLD = 55 * 60_000;
const OLD_EDITS_REST = 6_000;

/** The posts of which nobody knows what their message shows, as something may have been done to it that nobody heard of; and from when on that is not on its way any more. */
export type DoubtfulPosts = Map<Post['id'], number>;

/** What is known of messages that are on their way: which presses are being answered, of which posts nobody heard what became of them, and which boards are refused. */
export interface Underway {
  readonly states: MessageStates;
  readonly doubtful: DoubtfulPosts;
  readonly refusedBoards: RefusedBoards;
}

/** What a post has in its turn. */
interface Turn extends Underway, Pick<Telling, 'words'> {
  /** So many milliseconds a new message may still wait for its picture, and for who is to carry it; then it is written, and stays so until something changes. */
  readonly patience: number;
  /** What an edit has been waiting for: it may be of an earlier version by now; null: nothing. */
  readonly dressed: DressedPost | null;
}

/** Brings the message of a post up to date, making it if there is none. */
export async function sendPost(deps: DeliveryDeps, turn: Turn, stored: Stored, post: Post): Promise<Sent> {
  const { attachPermission } = deps;
  const { doubtful, states, patience, dressed, words } = turn;
  const attempt = {
    look: attachPermission.styleIn(post.channelId),
    words,
    settledAt: doubtful.get(post.id),
    states,
    patience,
  };
  try {
    const known = await startTime(deps, stored, post);
    const sent = await (post.messageId === null
      ? create(deps, known, post, attempt)
      : edit(deps, known, post, { ...attempt, message: post.messageId, earlier: dressed }));
    if (sent === 'sent') forget(turn, post);
    return sent;
  } catch (error) {
    if (attempt.look === 'picture' && attachPermission.noteRefusal(post.channelId, error))
      return sendPost(deps, turn, stored, post);
    if (mayBeDone(error)) doubtful.set(post.id, settledFrom(deps.clock));
    const outcome = await handleRefusal(deps, turn, { stored, post, error });
    if (outcome === 'sent' && faultOf(error) !== 'blocked') forget(turn, post);
    return outcome;
  }
}

/** Nothing is left to be known of how that post was tried. */
function forget({ doubtful, refusedBoards }: Turn, { id }: Post): void {
  doubtful.delete(id);
  refusedBoards.forget(id);
}

/** What is known before a post is made or changed. */
interface Attempt extends Dressing, Pick<Turn, 'states'> {
  /** From when on nothing is on its way of an earlier one that may have been made all the same; undefined: there is none. */
  readonly settledAt: number | undefined;
}

/** The table as it is told of: where people have waited for this message, their time begins with it. */
async function startTime({ store, clock }: DeliveryDeps, stored: Stored, post: Post): Promise<Stored> {
  const { id, unseenSince } = stored.table;
  if (unseenSince === null) return stored;
  const done = await store.update({ table: id }, null, clock.now(), (known) => beforePost(clock.now())(known));
  return done.kind === 'done' && done.out ? ((await tableOf(store, post)) ?? stored) : stored;
}

/** Notes that this version of a post is in the channel. */
export async function noteSent(
  { store, clock }: Pick<DeliveryDeps, 'store' | 'clock'>,
  { table: { id, unseenSince } }: Stored,
  post: Post,
  version: number,
  shown: ShownPost,
): Promise<void> {
  const sent = store.sentPost(post, version, shown);
  // Asked for at once, so that both are written together.
  const seen =
    unseenSince === null
      ? null
      : store.update({ table: id }, null, clock.now(), (known) => afterPost(clock.now())(known));
  await Promise.all([sent, seen]);
}

/** Makes the message of a post, or finds the one that an earlier attempt has made. */
async function create(deps: DeliveryDeps, first: Stored, post: Post, attempt: Attempt): Promise<Sent> {
  const { store, rest, clock, self } = deps;
  const { settledAt, states, patience } = attempt;
  const trace = traceOf(post, settledAt, clock);
  if (typeof trace === 'number') return { only: 'post', ms: trace };
  // Before anything is noted of it: so others have their turn meanwhile.
  const ahead = await dressInTurn(deps, first, post, attempt);
  if ('done' in ahead) return ahead;
  const mayComeBack = trace === 'nonce' && settledAt !== undefined;
  const carrier = carrierFor(first, post, { now: clock.now(), patience, states });
  if ('done' in carrier) return carrier;
  if (trace === null) await store.tryingPost(post.id, clock.now(), carrier);
  if (trace === 'mark') {
    const others = first.posts.flatMap(({ messageId, old }) => [messageId, ...old]);
    const found = await findByMark(rest, post, others, self().userId);
    // What it tells is unknown, so it stays wanted as it was.
    if (found !== null) {
      const { message, picture } = found;
      const shown = { messageId: message.id, picture, called: calledBy(message), ...tokenOf(post) };
      await store.sentPost(post, post.sent, shown);
      return 'sent';
    }
    // From now on by a nonce.
    if (post.token !== null) await store.tryingPost(post.id, clock.now());
  }
  const { stored, current } = (await readAnew(store, post)) ?? { stored: first, current: post };
  // What has changed meanwhile is drawn as well, but others do not wait for it.
  const { made, drawn } =
    current.wanted === post.wanted
      ? ahead
      : await dress(deps, stored, current, { ...attempt, patience: TURN_PATIENCE });
  const { message, by } = await postMessage(deps, post, requestNew(made, drawn), carrier);
  if (by.token === null) deps.channels.markTaken(post.channelId, stored.table.guildId);
  // A message that may be the one of an earlier attempt, as the nonce brings it back, stays unsent, so that it is edited soon.
  const version = mayComeBack ? current.wanted - 1 : current.wanted;
  const picture = mayComeBack ? (message.attachments?.[0]?.filename ?? null) : (drawn?.name ?? null);
  const called = mayComeBack ? calledBy(message) : current.mentions;
  await noteSent(deps, stored, post, version, { messageId: message.id, picture, called, ...by });
  await deps.channels.markWorking(post.channelId);
  return 'sent';
}

/** Whom a message that an earlier attempt has made calls. */
function calledBy({ mentions }: APIMessage): readonly string[] {
  return mentions.map(({ id }) => id);
}

/** Changes it; one that would have to be changed more often than an old one may be is replaced. */
async function edit(
  deps: DeliveryDeps,
  stored: Stored,
  post: Post,
  {
    message,
    look,
    words,
    settledAt,
    earlier,
  }: Attempt & { readonly message: string; readonly earlier: DressedPost | null },
): Promise<Sent> {
  const { clock } = deps;
  if (isEditedOn(stored, post) && clock.now() - timeOfSnowflake(message) > OLD)
    return loseMessage(deps, post, 'replacePost');
  const dressing = { look, words, patience: EDIT_PATIENCE };
  const dressed = await dressAtLeast(deps, stored, post, { dressing, earlier });
  if ('done' in dressed) return dressed;
  const { made, drawn, version } = dressed;
  const old = settledAt !== undefined ? null : post.picture === null ? [] : [post.picture];
  // Whom it calls it called when it was new: an edit notifies nobody, and leaves them marked as those who are meant.
  const by = await editMessage(deps, post, message, requestChange(made, drawn, old));
  await noteSent(deps, stored, post, version, { messageId: message, picture: drawn?.name ?? null, ...by });
  await deps.channels.markWorking(post.channelId);
  return 'sent';
}

/** A post has no message any more, until another one takes its place, which calls nobody again: whoever is asked by it has their time stand meanwhile. */
async function loseMessage(
  { store, clock }: DeliveryDeps,
  { id, tableId }: Post,
  how: 'lostPost' | 'replacePost',
): Promise<'sent'> {
  await store.update({ table: tableId }, null, clock.now(), loseSight(id, clock.now()));
  await store[how](id);
  return 'sent';
}

/** The table of a post, with the match that the post is about. */
export function tableOf(store: DeliveryDeps['store'], { matchId, tableId }: Post): Promise<Stored | null> {
  return store.read(matchId === null ? { table: tableId } : { match: matchId });
}

/** What has become of a post and its table meanwhile; null: they are not there any more. */
async function readAnew(
  store: DeliveryDeps['store'],
  post: Post,
): Promise<{ readonly stored: Stored; readonly current: Post } | null> {
  const stored = await tableOf(store, post);
  const current = stored?.posts.find((each) => each.id === post.id);
  return stored === null || current === undefined ? null : { stored, current };
}

interface Refused {
  readonly stored: Stored;
  readonly post: Post;
  readonly error: unknown;
}

/** Does what a refusal of the platform asks for; `sent`: that leaves nothing to be sent of this version. */
async function handleRefusal(deps: DeliveryDeps, turn: Turn, { stored, post, error }: Refused): Promise<Sent> {
  const { store, log, attachPermission, channels } = deps;
  const { doubtful, refusedBoards, words } = turn;
  const facts = { post: post.id, table: post.tableId, channel: post.channelId, code: refusalCode(error), err: error };
  switch (faultOf(error)) {
    case 'later':
      if (error instanceof RateLimitError) {
        const ms = restAfter(error);
        const { global } = error;
        log[ms > LONGEST_WAIT ? 'warn' : 'debug']({ ...facts, ms, global }, 'a post has to wait for a rate limit');
        // Whoever plays by a board does not wait for so long: a new message may take its place where none may be edited.
        if (ms > LONGEST_WAIT && !global && post.kind === 'board' && post.messageId !== null && post.until === null)
          await loseMessage(deps, post, 'replacePost');
        return { only: 'way', ms };
      }
      log.warn(facts, 'a post could not be sent yet');
      return 'later';
    case 'old':
      if (isEditedOn(stored, post)) return loseMessage(deps, post, 'replacePost');
      return { only: 'post', ms: OLD_EDITS_REST };
    case 'gone':
      // An older board without its message is left at that: a new message would tell old news.
      await (isCurrent(stored, post) ? loseMessage(deps, post, 'lostPost') : store.dropPost(post.id, post.wanted));
      return 'sent';
    case 'lost':
      await channels.markLost(post);
      return 'sent';
    case 'asleep':
      if (await channels.unarchive(post.channelId)) return 'later';
      await channels.markRefused(post, refusalCode(error));
      return 'sent';
    case 'shut':
      attachPermission.forget(post.channelId);
      await channels.markRefused(post, refusalCode(error));
      return 'sent';
    case 'blocked':
      log.warn(facts, 'a post is refused for what it says');
      if (post.kind !== 'board' && (await channels.dropWords(post))) return 'later';
      // Of a match that is over they can't be dropped: its dice follow from them.
      if (words === 'told' && hasWords(stored))
        return sendPost(deps, { ...turn, dressed: null, words: 'kept' }, stored, post);
      await channels.closeLobby(post, 'table.gone.blocked');
      await store.dropPost(post.id, post.wanted);
      await channels.markWorking(post.channelId);
      doubtful.delete(post.id);
      refusedBoards.noteBlocked(post.id);
      return 'sent';
    case 'dead':
    case 'bug':
      if (post.messageId !== null && post.picture !== null && !doubtful.has(post.id)) {
        // Somebody else may have taken its picture away: it is sent again.
        log.warn(facts, 'a post may show another picture than was known');
        doubtful.set(post.id, settledFrom(deps.clock));
        return { only: 'post', ms: 0 };
      }
      log[refusedBoards.has(post.id) ? 'debug' : 'error'](facts, 'a post is wrong in itself');
      // Without it nobody has a menu either, and at the slow pace nothing else would bring it for hours.
      if (post.kind === 'board' && post.messageId === null && isCurrent(stored, post))
        return { only: 'post', ms: refusedBoards.note(post), version: post.wanted };
      await channels.closeLobby(post, 'table.gone.unposted');
      await store.dropPost(post.id, post.wanted);
      await channels.markWorking(post.channelId);
      return 'sent';
  }
}
