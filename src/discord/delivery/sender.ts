import { setImmediate as turn } from 'node:timers/promises';
import { withTimeLimit } from '../../lib/time-limit.js';
import type { OpenMenu, Post, UnsentPost } from '../../store/rows.js';
import { type Arrival, type Arrivals, createArrivals } from './arrivals.js';
import { type AttachmentCache, createAttachmentCache } from './attachment-cache.js';
import type { DeliveryDeps } from './deps.js';
import { type HeldLobby, holdLobby } from './held-lobby.js';
import { createMenus, repeatOf } from './menus.js';
import { lobbyKey, lockedKeys, MessageStates, menuKey, type PendingPress, pressedKeys } from './message-states.js';
import type { DrawnPicture } from './pictures.js';
import { noteSent, type Underway } from './post.js';
import { createPosts } from './posts.js';
import { DeliveryQueue } from './queue.js';
import { createRateLimit, type RateLimit } from './rate-limit.js';
import { RefusedBoards, type WhyRefused } from './refused-boards.js';
import { StorePoll } from './store-poll.js';

/** Longer than this nobody waits at the end for what is in hand. */
const STOP_PATIENCE = 3000;

/** Sends and edits what the store says has to be in channels and in open menus. */
export class Sender {
  readonly #deps: DeliveryDeps;
  readonly #arrivals: Arrivals;
  readonly #rateLimit: RateLimit;
  readonly #attachmentCache: AttachmentCache = createAttachmentCache();
  readonly #states = new MessageStates();
  readonly #underway: Underway = { states: this.#states, doubtful: new Map(), refusedBoards: new RefusedBoards() };
  readonly #posts: DeliveryQueue<UnsentPost>;
  readonly #menus: DeliveryQueue<OpenMenu>;
  readonly #poll: StorePoll;

  constructor(deps: DeliveryDeps) {
    const { clock } = deps;
    this.#deps = deps;
    this.#arrivals = createArrivals(deps);
    this.#rateLimit = createRateLimit(clock);
    const told = { tried: this.#arrivals.check, wake: this.wake };
    const posts = createPosts(deps, this.#rateLimit, this.#underway, told);
    this.#posts = new DeliveryQueue(posts, this.#states, clock);
    const menus = createMenus(deps, this.#attachmentCache, this.#underway, (menu) => this.#menus.repeat(menu));
    this.#menus = new DeliveryQueue(menus, this.#states, clock);
    this.#poll = new StorePoll(() => this.#pump(), clock);
  }

  /** Something may have become unsent. */
  readonly wake = (): void => this.#poll.wake();

  /** While a press is being answered nothing else may use its token, or edit the message that it stands on. */
  hold(press: PendingPress): void {
    this.#states.lock(lockedKeys(press));
    this.#attachmentCache.link(press.token, press.message ?? press.id);
  }

  release(press: PendingPress): void {
    const { token, menu } = press;
    const isDoubtful = this.#states.doubtOf(pressedKeys(press)) === 'edit';
    this.#states.unlock(lockedKeys(press));
    if (menu !== null && isDoubtful) this.#menus.repeat(repeatOf(token, menu));
  }

  /** A press was answered with this version of a table's lobby, in that message. */
  async noteLobbyShown(table: string, version: number, messageId: string): Promise<void> {
    const { store, clock } = this.#deps;
    const stored = await store.read({ table });
    const post = stored?.posts.find((each) => each.kind === 'lobby');
    if (stored === null || post === undefined || post.messageId !== messageId) return;
    // Two answers, or an edit and an answer, may have overtaken each other on their way.
    const isDoubtful = post.wanted > version || this.#states.doubtOf([lobbyKey(table)]) === 'edit';
    // It is noted as unsent, so that it is edited once more also after a crash.
    if (isDoubtful) await store.update({ table }, null, clock.now(), () => ({ renew: [{ id: post.id }], out: null }));
    else await noteSent(this.#deps, stored, post, version, { messageId, picture: null });
  }

  /** What is on the pressed message, where a press tells that these files are; null: nobody can be sure. */
  filesOn(press: PendingPress, files: readonly string[]): readonly string[] | null {
    const { message } = press;
    if (message === null) return files;
    // What a press tells may be older than the message.
    return this.#isSure(press) ? (this.#attachmentCache.get(message) ?? null) : null;
  }

  /** A press was answered with this picture; `late`: whose menu it is, if its picture is still to come. */
  noteAnswer(press: PendingPress, picture: DrawnPicture | 'kept' | null, late: PendingPress['menu']): void {
    const { id, token, message } = press;
    if (!this.#isSure(press)) this.#attachmentCache.delete(message ?? id);
    else if (picture !== 'kept') this.#attachmentCache.set(message ?? id, picture?.name ?? null);
    if (late !== null) this.#menus.repeat(repeatOf(token, late));
  }

  /** The answer to a press was lost: it may have reached the message all the same. `menu`: which one it should have shown, or was pressed. */
  noteLostAnswer({ id, token, message }: PendingPress, menu: PendingPress['menu']): void {
    this.#attachmentCache.delete(message ?? id);
    if (menu !== null) this.#menus.repeat(repeatOf(token, menu));
  }

  /** Holds a lobby that has just been opened in that channel, so that an answer makes its message; null: that is left to the outbox. */
  holdLobby(table: string, channel: string): Promise<HeldLobby | null> {
    return holdLobby(this.#deps, this.#underway, table, channel);
  }

  /** Why that board was refused, so that it has no message, though it is tried again; null: it was not. */
  whyRefused(board: Post['id']): WhyRefused | null {
    return this.#underway.refusedBoards.why(board);
  }

  /** What has become of a table's lobby: known within so many milliseconds, or still pending. */
  arrival(table: string, patience: number): Promise<Arrival> {
    return this.#arrivals.of(table, patience);
  }

  /** Until nothing is in hand. */
  async idle(): Promise<void> {
    do {
      await turn();
      await Promise.all([this.#posts.idle(), this.#menus.idle()]);
    } while (this.#poll.isBusy || !this.#posts.isIdle() || !this.#menus.isIdle());
  }

  /** Finishes what is in hand. */
  async stop(): Promise<void> {
    this.#poll.stop();
    this.#rateLimit.stop();
    this.#posts.stop();
    this.#menus.stop();
    this.#arrivals.stop();
    await withTimeLimit(
      Promise.all([this.#posts.idle(), this.#menus.idle()]),
      { ms: STOP_PATIENCE, clock: this.#deps.clock },
      'late',
    );
  }

  async #pump(): Promise<void> {
    await Promise.all([this.#posts.pump(), this.#menus.pump(), this.#arrivals.check()]);
  }

  /** Whether nothing else may have reached the message since it was pressed, or made. */
  #isSure({ id, message, menu }: PendingPress): boolean {
    const isMessageSure = this.#states.doubtOf([message ?? id]) === null;
    return isMessageSure && (menu === null || this.#states.doubtOf([menuKey(menu)]) !== 'edit');
  }
}
