import { pauseAfter } from '../../lib/backoff.js';
import type { Clock } from '../../lib/clock.js';
import type { UnsentPost } from '../../store/rows.js';
import { isCarried } from './carried.js';
import { SEND_BACKOFF } from './deps.js';
import { type DressedPost, TURN_PATIENCE } from './dress.js';
import type { PostDelay } from './post.js';
import {
  createSchedule,
  giveBackTurn,
  isEdit,
  isLobby,
  isShareTaken,
  nextTurn,
  notePosted,
  noteTurn,
  restKey,
  type Schedule,
  SHARE_TIME,
  timeOf,
  type Way,
  wayOf,
} from './schedule.js';

/** At most one edit in a channel in this time, each way. */
const EDIT_EVERY = 1000;
/** So many milliseconds a new message waits for its picture, and for who is to carry it, from its first turn on. */
const NEW_PATIENCE = 2_000;

/** What is known of one channel: whose turn was when, what has been refused there, and when the last new message came. */
export class ChannelState {
  readonly #schedule: Schedule;
  readonly #clock: Clock;
  #postedAt = Number.NEGATIVE_INFINITY;
  /** In a row: of each way, and by `restKey` of each post that had to wait on its own. */
  readonly #refusals = new Map<string, number>();

  /** By post: when its new message stops waiting for its picture, and for who is to carry it. */
  readonly #pictureDue = new Map<number, number>();
  /** By post: what its edit has been waiting for, until it is edited. */
  readonly #dressed = new Map<number, DressedPost>();
  /** Who has open tables there, as last read. */
  #owners: readonly string[] = [];

  constructor(clock: Clock) {
    this.#schedule = createSchedule({
      isShared: (owner) => this.#owners.some((each) => each !== owner),
      isCarried: (post) => isCarried(post, clock.now()),
      isRemovalFailing: (post) => this.#refusals.has('removal') || this.#refusals.has(restKey('removal', post)),
    });
    this.#clock = clock;
  }

  /** Whether it matters who else has open tables there. */
  get isCrowded(): boolean {
    return isShareTaken(this.#schedule, this.#clock.monotonic());
  }

  noteOwners(owners: readonly string[]): void {
    this.#owners = owners;
  }

  /** Whose turn it is among these, or when the next one's will be. */
  next(posts: readonly UnsentPost[], now: number): UnsentPost | number | null {
    return nextTurn(posts, this.#schedule, now);
  }

  /** Whether people wait for a message of which they know nothing yet. */
  isAwaited(post: UnsentPost): boolean {
    if (wayOf(post, this.#schedule) !== 'new' || isLobby(post)) return false;
    const now = this.#clock.monotonic();
    return timeOf(post, this.#schedule, now) <= now;
  }

  /** Whether it takes nothing of what the whole bot may send. */
  isFree(post: UnsentPost): boolean {
    return wayOf(post, this.#schedule) === 'carried';
  }

  /** It is that post's turn, among all that were waiting: what is to be done for it. */
  beginTurn(post: UnsentPost, waiting: Iterable<UnsentPost>): Way {
    noteTurn(this.#schedule, post, waiting);
    const way = wayOf(post, this.#schedule);
    if (isEdit(way)) this.#schedule.from[way] = this.#clock.monotonic() + EDIT_EVERY;
    return way;
  }

  /** So many milliseconds a new message waits for its picture from now on: what the turn before has left of them, and no less than any turn takes. */
  takePatience({ id }: UnsentPost): number {
    const due = this.#pictureDue.get(id);
    this.#pictureDue.delete(id);
    return due === undefined ? NEW_PATIENCE : Math.max(TURN_PATIENCE, due - this.#clock.monotonic());
  }

  /** It need not wait any longer for its picture: that is there, or given up. */
  release(post: UnsentPost, dressed: DressedPost | null): void {
    this.#schedule.resting.delete(restKey(post.messageId === null ? 'new' : 'edit', post));
    if (dressed !== null && post.messageId !== null) this.#dressed.set(post.id, dressed);
  }

  /** What its edit has been waiting for; null: nothing. */
  dressedOf({ id }: UnsentPost): DressedPost | null {
    return this.#dressed.get(id) ?? null;
  }

  /** Holds back what was told to wait, and nothing else. */
  holdBack(post: UnsentPost, delay: PostDelay): void {
    const { resting, from } = this.#schedule;
    const way = wayOf(post, this.#schedule);
    const key = restKey(way, post);
    if ('done' in delay) {
      const now = this.#clock.monotonic();
      giveBackTurn(this.#schedule, post, now);
      resting.set(key, { until: now + delay.ms });
      if (post.messageId === null) this.#pictureDue.set(post.id, now + delay.ms);
      return;
    }
    const { only, ms, version } = delay;
    const what = only === 'post' ? key : way;
    const times = this.#refusals.get(what) ?? 0;
    this.#refusals.set(what, times + 1);
    const until = this.#clock.monotonic() + Math.max(ms, pauseAfter(times, SEND_BACKOFF));
    if (only === 'post') resting.set(key, { until, version });
    else from[way] = Math.max(from[way], until);
  }

  /** The channel has taken that post. */
  noteTaken(post: UnsentPost): void {
    const way = wayOf(post, this.#schedule);
    this.#refusals.delete(way);
    for (const each of way === 'removal' ? ([way] as const) : (['new', 'edit'] as const)) {
      const key = restKey(each, post);
      this.#refusals.delete(key);
      this.#schedule.resting.delete(key);
    }
    if (way !== 'removal') this.#dressed.delete(post.id);
    if (way !== 'new') return;
    this.#postedAt = this.#clock.monotonic();
    notePosted(this.#schedule, post, this.#postedAt);
  }

  /** Whether nothing of it has a bearing on what comes. */
  isPast(now: number): boolean {
    const { from } = this.#schedule;
    return now > Math.max(...Object.values(from), this.#postedAt + SHARE_TIME);
  }
}
