import type { REST } from 'discord.js';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../lib/clock.js';
import type { Placed, Store } from '../../store/interface.js';
import type { Post } from '../../store/rows.js';
import type { GoneReason } from '../../table/clock.js';
import { GIVEN_UP_AFTER } from '../../table/pace.js';
import type { Log } from '../log.js';
import { ArchivedThreads } from './archived-threads.js';
import { type ChannelBackoff, createChannelBackoff } from './backoff.js';
import { applyKnown, askAbout, closeLost, type InspectionDeps, type UnknownChannels } from './inspection.js';
import { PlacedTables } from './placed-tables.js';
import type { VisibilityOf } from './visibility.js';

export interface ChannelsDeps {
  readonly store: Store;
  readonly rest: REST;
  readonly log: Log;
  readonly clock: Clock;
  /** Whether anything may be decided by time. */
  readonly timeRuns: () => boolean;
  readonly visibilityOf: VisibilityOf;
  /** Whether that is a thread which this bot has made, and which is open. */
  readonly isOwnThread: (channel: string) => boolean;
  /** Something may have become unsent, or may be sent now. */
  readonly wake: () => void;
}

/** Of so many channels it is remembered that they take what this bot posts. */
const REMEMBERED = 10_000;

/** The channels where tables stand: which of them take messages, and what becomes of tables whose channel does not. */
export class Channels {
  readonly #deps: ChannelsDeps;
  readonly #backoff: ChannelBackoff;
  readonly #tables: PlacedTables;
  readonly #threads: ArchivedThreads;
  readonly #inspection: InspectionDeps;
  /** Those that are remembered, each with its server. */
  readonly #taking = new LRUCache<string, string>({ max: REMEMBERED });

  constructor(deps: ChannelsDeps) {
    this.#deps = deps;
    this.#backoff = createChannelBackoff(deps.clock);
    this.#tables = new PlacedTables(deps);
    this.#threads = new ArchivedThreads(deps.rest, deps.clock);
    this.#inspection = { ...deps, backoff: this.#backoff, tables: this.#tables };
  }

  /** Whether something may be sent to that channel now. */
  isOpen(channel: string): boolean {
    return this.#backoff.isOpen(channel);
  }

  /** Whether that channel is known to refuse what is posted there. */
  isShut(channel: string): boolean {
    return this.#backoff.isShut(channel);
  }

  /** Whether that channel has taken what this bot posted itself, since it began, and nothing is known after that which speaks against it. */
  hasTaken(channel: string): boolean {
    return this.#taking.has(channel);
  }

  /** The channel, of that server, has taken what this bot has posted itself: by the token of a press it might where nothing else goes. */
  markTaken(channel: string, guild: string): void {
    this.#taking.set(channel, guild);
  }

  /** It may be that the channel no longer takes what this bot posts: only a post will tell. */
  forgetTaken(channel: string): void {
    this.#taking.delete(channel);
  }

  /** The channel has refused a post: its tables pause, and a lobby that was never seen there is closed. */
  async markRefused({ tableId, channelId }: Post, code: number | undefined): Promise<void> {
    this.#backoff.markRefused(channelId);
    this.forgetTaken(channelId);
    this.#deps.log.info({ channel: channelId, code }, 'a channel takes no posts');
    const { store } = this.#deps;
    const [open, stored] = await Promise.all([store.openIn(channelId), store.read({ table: tableId })]);
    // A lobby may stand elsewhere than its table goes on.
    const own = stored?.table.channelId === channelId ? [tableId] : [];
    await this.#tables.pause(channelId, [...new Set([...open.map(({ table }) => table.id), ...own])], 'shut');
  }

  /** A post is refused whatever its channel takes: a lobby that was never seen is closed. */
  async closeLobby({ tableId }: Post, reason: GoneReason): Promise<void> {
    await this.#tables.closeLobby(tableId, reason);
  }

  /** What a post says is refused: tells whether it has something else to say by now. */
  dropWords({ tableId }: Post): Promise<boolean> {
    return this.#tables.dropWords(tableId);
  }

  /** The channel of a post is not there any more: its tables are closed. */
  async markLost(post: Post): Promise<void> {
    this.forgetTaken(post.channelId);
    await closeLost(post, this.#inspection);
  }

  /** The channel has taken a post: tables that were paused go on. */
  async markWorking(channel: string): Promise<void> {
    if (!this.#backoff.has(channel)) return;
    this.#backoff.markOpen(channel);
    await this.#tables.resume(channel, () => this.#backoff.has(channel));
  }

  /** Opens an archived thread; tells whether there is any use in trying again what was refused there. */
  unarchive(thread: string): Promise<boolean> {
    return this.#threads.open(thread);
  }

  /** All is said at a table in that channel: a thread that this bot has made is put away, unless something goes on there. */
  async finish(channel: string): Promise<void> {
    const { isOwnThread, store } = this.#deps;
    if (!isOwnThread(channel)) return;
    const [open, unsent] = await Promise.all([store.openIn(channel), store.unsentPosts()]);
    if (open.length > 0 || unsent.some(({ channelId }) => channelId === channel)) return;
    await this.#threads.close(channel);
  }

  /** Something has changed in a server, or anywhere (null). */
  async inspect(guild: string | null, unknown: UnknownChannels): Promise<void> {
    // An outage takes nothing away for good.
    this.#forgetTakenOf(guild, (place) => !['fine', 'outage'].includes(this.#deps.visibilityOf(place)));
    const strange = await applyKnown(await this.#deps.store.placed(guild), unknown, this.#inspection);
    await this.tick();
    if (unknown === 'leave') return;
    await askAbout(strange, this.#inspection);
    await this.tick();
  }

  /** A channel or thread was deleted. */
  async markDeleted(channel: string): Promise<void> {
    this.forgetTaken(channel);
    this.#backoff.markOpen(channel);
    await this.#tables.close(await this.#tables.in(channel), 'table.gone.channel');
  }

  /** This bot was removed from a server. */
  async markLeft(guild: string): Promise<void> {
    this.#forgetTakenOf(guild, () => true);
    const all = await this.#deps.store.placed(guild);
    for (const { channelId } of all) this.#backoff.markOpen(channelId);
    await this.#tables.close(idsOf(all), 'table.gone.server');
  }

  /** Somebody has pressed something in a channel where this bot lacks nothing. */
  async markHeard(channel: string): Promise<void> {
    if (!this.#backoff.has(channel)) return;
    this.#backoff.retrySoon(channel);
    await this.tick();
  }

  /** Lets time pass: channels are tried again, rarely. */
  async tick(): Promise<void> {
    const due = this.#backoff.takeDue();
    if (due.length === 0) return;
    const { store } = this.#deps;
    const [placed, unsent] = await Promise.all([store.placed(null), store.unsentPosts()]);
    for (const channel of due) {
      const old = placed.filter((place) => place.channelId === channel && this.#isGivenUp(place));
      if (old.length > 0) {
        this.#backoff.markOpen(channel);
        await this.#tables.close(idsOf(old), 'table.gone.shut');
      } else if (!unsent.some(({ channelId }) => channelId === channel)) await this.markWorking(channel);
    }
    this.#deps.wake();
  }

  /** Forgets which channels of a server, or of all (null), have taken posts, as far as that no longer tells anything. */
  #forgetTakenOf(guild: string | null, isPast: (place: Pick<Placed, 'guildId' | 'channelId'>) => boolean): void {
    for (const [channelId, guildId] of [...this.#taking])
      if ((guild === null || guild === guildId) && isPast({ guildId, channelId })) this.forgetTaken(channelId);
  }

  /** Whether a table has been paused for so long that it is not kept any longer. */
  #isGivenUp({ paused: since }: Placed): boolean {
    const { clock, timeRuns } = this.#deps;
    return since !== null && timeRuns() && clock.now() - since > GIVEN_UP_AFTER;
  }
}

function idsOf(placed: readonly Placed[]): readonly string[] {
  return placed.map(({ table }) => table);
}
