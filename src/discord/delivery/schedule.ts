import type { Post, UnsentPost } from '../../store/rows.js';
import { leavesOld } from './old-messages.js';

/** New messages, edits by the bot, edits by the token that carries a board, and taking older messages away have limits of their own. */
export type Way = 'new' | EditWay | 'removal';
type EditWay = 'edit' | 'carried';

export function wayOf(
  post: Post,
  { isCarried, isRemovalFailing }: Pick<Schedule, 'isCarried' | 'isRemovalFailing'>,
): Way {
  if (post.messageId === null) return 'new';
  // At once, but where that fails nobody waits for it.
  if (leavesOld(post) && (post.sent >= post.wanted || !isRemovalFailing(post))) return 'removal';
  return isCarried(post) ? 'carried' : 'edit';
}

/** Messages that ask somebody, and accounts of what is over. */
type Group = 'asking' | 'others';

/** Those who share a channel: all tables there that one person has opened are one. */
interface Owner {
  /** The number of their last turn. */
  readonly turn: Record<Way, number>;
  /** Their post of each group that was edited last in either way: the next one gets its turn first. */
  readonly lastEdited: Record<EditWay, Record<Group, number>>;
  /** When their last new messages were posted, oldest first. */
  posted: readonly number[];
}

/** Until then a post rests; `version`: unless a later one of it is wanted, left out: whatever is wanted. */
interface Rest {
  readonly until: number;
  readonly version?: number | undefined;
}

/** What a channel's next turn depends on. Times are those of the steady clock. */
export interface Schedule {
  /** Nothing goes that way before then. */
  readonly from: Record<Way, number>;
  /** By `restKey`: how long a post does not go that way, for reasons of its own. */
  readonly resting: Map<string, Rest>;
  /** Whether there are tables of others than this owner. */
  readonly isShared: (owner: string) => boolean;
  /** Whether the token that made a message is still good for edits. */
  readonly isCarried: (post: Post) => boolean;
  /** Whether its older message, or any at all, could not be taken away when that was tried last. */
  readonly isRemovalFailing: (post: Post) => boolean;
  readonly owners: Map<string, Owner>;
  /** So many turns there were. */
  count: number;
  /** So many edits in a row went to messages that ask somebody. */
  readonly favoured: Record<EditWay, number>;
  /** So many new messages in a row went before a lobby that waits. */
  preferred: number;
}

/** So many edits go to messages that ask somebody before one of the others gets its turn: none of these may wait for ever. */
const FAVOURED = 3;
/** So many new boards and results go before a new lobby. */
const PREFERRED = 4;

/**
 * Discord takes five new messages in five seconds, as people have counted. Where others have tables too, nobody's own take
 * up more than so many of these: so there is always room for one of the others'.
 */
const SHARE = 3;
export const SHARE_TIME = 5_000;

export function createSchedule(known: Pick<Schedule, 'isShared' | 'isCarried' | 'isRemovalFailing'>): Schedule {
  return {
    ...known,
    from: { new: 0, edit: 0, carried: 0, removal: 0 },
    resting: new Map(),
    owners: new Map(),
    count: 0,
    favoured: { edit: 0, carried: 0 },
    preferred: 0,
  };
}

/** What a post rests from: the edit of a message holds up no new one that takes its place, nor does what can't be taken away. */
export function restKey(way: Way, { id }: Pick<Post, 'id'>): string {
  return `${isEdit(way) ? 'edit' : way} ${id}`;
}

/** The post whose turn it is, or when the next one's will be; null: there is none. */
export function nextTurn(posts: readonly UnsentPost[], schedule: Schedule, now: number): UnsentPost | number | null {
  const times = new Map(posts.map((post) => [post, timeAmong(posts, post, schedule, now)]));
  const ready = posts.filter((post) => times.get(post)! <= now);
  const turn = nextNew(ready, schedule) ?? nextRemoval(ready, schedule) ?? nextEdit(ready, schedule);
  if (turn !== undefined) return turn;
  return posts.length === 0 ? null : Math.min(...times.values());
}

/** The new messages of a table come in their order: none overtakes one that has to wait. */
function timeAmong(posts: readonly UnsentPost[], post: UnsentPost, schedule: Schedule, now: number): number {
  const isNew = ({ messageId }: UnsentPost): boolean => messageId === null;
  const older = posts.filter((other) => isNew(other) && other.tableId === post.tableId && other.id < post.id);
  const held = isNew(post) ? older.map((other) => restOf(other, 'new', schedule)) : [];
  return Math.max(timeOf(post, schedule, now), ...held);
}

/** Not before then it is that post's turn. */
export function timeOf(post: UnsentPost, schedule: Schedule, now: number): number {
  const way = wayOf(post, schedule);
  const own = Math.max(schedule.from[way], restOf(post, way, schedule));
  if (way !== 'new') return own;
  const owner = ownerOf(post);
  const room = roomFrom(schedule.owners.get(owner));
  return room > now && schedule.isShared(owner) ? Math.max(own, room) : own;
}

/** Not before then that post goes that way, for reasons of its own. */
function restOf(post: UnsentPost, way: Way, { resting }: Schedule): number {
  const { until, version = Number.POSITIVE_INFINITY } = resting.get(restKey(way, post)) ?? { until: 0 };
  return post.wanted > version ? 0 : until;
}

function nextNew(ready: readonly UnsentPost[], schedule: Schedule): UnsentPost | undefined {
  const fresh = ready.filter((post) => wayOf(post, schedule) === 'new');
  const lobbies = fresh.filter(isLobby);
  const others = fresh.filter((post) => !isLobby(post));
  const isTheirs = others.length > 0 && (schedule.preferred < PREFERRED || lobbies.length === 0);
  return fairest(isTheirs ? others : lobbies, 'new', schedule)[0];
}

function nextRemoval(ready: readonly UnsentPost[], schedule: Schedule): UnsentPost | undefined {
  const removals = ready.filter((post) => wayOf(post, schedule) === 'removal');
  return fairest(removals, 'removal', schedule)[0];
}

function nextEdit(ready: readonly UnsentPost[], schedule: Schedule): UnsentPost | undefined {
  const { edit, carried } = schedule.from;
  // The one that has been free for longer goes first, so that neither waits for ever while the other is slow.
  const [first, second] = carried <= edit ? (['carried', 'edit'] as const) : (['edit', 'carried'] as const);
  return nextEditBy(first, ready, schedule) ?? nextEditBy(second, ready, schedule);
}

function nextEditBy(way: EditWay, ready: readonly UnsentPost[], schedule: Schedule): UnsentPost | undefined {
  const edits = ready.filter((post) => wayOf(post, schedule) === way);
  const asking = edits.filter(isAsking);
  const others = edits.filter((post) => !isAsking(post));
  const isTheirs = asking.length > 0 && (schedule.favoured[way] < FAVOURED || others.length === 0);
  const group = fairest(isTheirs ? asking : others, way, schedule);
  const last = group[0] && schedule.owners.get(ownerOf(group[0]))?.lastEdited[way][groupOf(group[0])];
  return group.find(({ id }) => id > (last ?? 0)) ?? group[0];
}

/** The posts of the owner who has waited for the most turns, in their order. */
function fairest(posts: readonly UnsentPost[], way: Way, schedule: Schedule): readonly UnsentPost[] {
  const lastTurn = (post: UnsentPost): number => schedule.owners.get(ownerOf(post))?.turn[way] ?? 0;
  const sorted = [...posts].sort((one, other) => lastTurn(one) - lastTurn(other) || one.id - other.id);
  return sorted.filter((post) => ownerOf(post) === ownerOf(sorted[0]!));
}

/** Notes whose turn it was, of all that were waiting. */
export function noteTurn(schedule: Schedule, post: UnsentPost, waiting: Iterable<UnsentPost>): void {
  const owner = ownerIn(schedule, post);
  const way = wayOf(post, schedule);
  owner.turn[way] = ++schedule.count;
  if (isEdit(way)) {
    owner.lastEdited[way][groupOf(post)] = post.id;
    schedule.favoured[way] = isAsking(post) ? schedule.favoured[way] + 1 : 0;
  } else if (way === 'new') {
    const isWaitedFor = [...waiting].some((each) => isLobby(each) && wayOf(each, schedule) === 'new');
    schedule.preferred = isLobby(post) || !isWaitedFor ? 0 : schedule.preferred + 1;
  }
}

/** Nothing came of the turn that it had: nobody else has to wait for it, and it is the next one once it may be. */
export function giveBackTurn(schedule: Schedule, post: UnsentPost, now: number): void {
  const way = wayOf(post, schedule);
  const owner = ownerIn(schedule, post);
  owner.turn[way] = 0;
  if (!isEdit(way)) return;
  owner.lastEdited[way][groupOf(post)] = post.id - 1;
  schedule.from[way] = now;
}

export function isEdit(way: Way): way is EditWay {
  return way === 'edit' || way === 'carried';
}

/** Notes that there is one more new message. */
export function notePosted(schedule: Schedule, post: UnsentPost, now: number): void {
  const owner = ownerIn(schedule, post);
  owner.posted = [...owner.posted, now].slice(-SHARE);
}

/** Whether somebody has had their share of new messages, so that it matters whether others have tables there. */
export function isShareTaken({ owners }: Schedule, now: number): boolean {
  return [...owners.values()].some((owner) => roomFrom(owner) > now);
}

/** From when on somebody may post one more new message, where others have tables too. */
function roomFrom(owner: Owner | undefined): number {
  return (owner?.posted.at(-SHARE) ?? Number.NEGATIVE_INFINITY) + SHARE_TIME;
}

/** Whose a post is. Where nobody is known to have opened its table, the table counts as an owner of its own. */
export function ownerOf({ openerId, tableId }: Pick<UnsentPost, 'openerId' | 'tableId'>): string {
  return openerId || tableId;
}

function ownerIn(schedule: Schedule, post: UnsentPost): Owner {
  const name = ownerOf(post);
  const known = schedule.owners.get(name);
  if (known !== undefined) return known;
  const made: Owner = {
    turn: { new: 0, edit: 0, carried: 0, removal: 0 },
    lastEdited: { edit: { asking: 0, others: 0 }, carried: { asking: 0, others: 0 } },
    posted: [],
  };
  schedule.owners.set(name, made);
  return made;
}

/** A table whose match has not begun: nobody waits for it as people wait for a board. */
export function isLobby({ kind }: Post): boolean {
  return kind === 'lobby';
}

function groupOf(post: Post): Group {
  return isAsking(post) ? 'asking' : 'others';
}

/** Whether people are waiting for what it says; the rest are accounts of what is over. */
function isAsking({ kind, until }: Post): boolean {
  return kind !== 'result' && until === null;
}
