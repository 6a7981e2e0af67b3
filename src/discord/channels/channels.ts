import { type REST, Routes } from 'discord.js';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../lib/clock.js';
import type { Placed, Store } from '../../store/interface.js';
import type { Post } from '../../store/rows.js';
import { closeGone, closeUnseen, type GoneReason, pauseTable, resumeTable, shutOut } from '../../table/clock.js';
import { GIVEN_UP_AFTER } from '../../table/pace.js';
import { faultOf, refusalCode } from '../fault.js';
import type { Log } from '../log.js';
import { createChannelBackoff, FIRST_REST } from './backoff.js';
import type { Visibility, VisibilityOf } from './visibility.js';

export interface ChannelsDeps {
  readonly store: Store;
  readonly rest: REST;
  readonly log: Log;
  readonly clock: Clock;
  /** Whether anything may be decided by time. */
  readonly timeRuns: () => boolean;
  readonly visibilityOf: VisibilityOf;
  /** Something may have become unsent, or may be sent now. */
  readonly wake: () => void;
}

/** The channels where tables stand: which of them take messages, and what becomes of tables whose channel does not. */
export interface Channels {
  /** Whether something may be sent to that channel now. */
  isOpen(channel: string): boolean;
  /** Whether that channel is known to refuse what is posted there. */
  isShut(channel: string): boolean;
  /** The channel has refused a post: its tables pause, and a lobby that was never seen there is closed. */
  markRefused(post: Post, code: number | undefined): Promise<void>;
  /** A post is refused whatever its channel takes: a lobby that was never seen is closed. */
  closeLobby(post: Post, reason: GoneReason): Promise<void>;
  /** The channel of a post is not there any more: its tables are closed. */
  markLost(post: Pick<Post, 'tableId' | 'channelId'>): Promise<void>;
  /** The channel has taken a post: tables that were paused go on. */
  markWorking(channel: string): Promise<void>;
  /** Opens an archived thread; tells whether there is any use in trying it again. */
  unarchive(thread: string): Promise<boolean>;
  /** Something has changed in a server, or anywhere (null). `ask`: also ask the platform about channels of which nothing is known. */
  inspect(guild: string | null, unknown: 'ask' | 'leave'): Promise<void>;
  /** A channel or thread was deleted. */
  markDeleted(channel: string): Promise<void>;
  /** This bot was removed from a server. */
  markLeft(guild: string): Promise<void>;
  /** Somebody has pressed something in a channel where this bot lacks nothing. */
  markHeard(channel: string): Promise<void>;
  /** Lets time pass: channels are tried again, rarely. */
  tick(): Promise<void>;
}

/** A thread that is archived again as soon as this is left alone. */
const WOKEN_AGAIN_AFTER = 60_000;
const MOST_WOKEN = 1000;

export function createChannels({ store, rest, log, clock, timeRuns, visibilityOf, wake }: ChannelsDeps): Channels {
  const backoff = createChannelBackoff(clock);
  const woken = new LRUCache<string, number>({ max: MOST_WOKEN });

  /** For an outage, which passes, or because the channel refuses. */
  async function pause(channel: string, tables: readonly string[], why: 'outage' | 'shut'): Promise<void> {
    for (const table of tables) {
      const how = why === 'outage' ? pauseTable(clock.now()) : shutOut('table.gone.unposted', clock.now());
      const done = await store.update({ table }, null, clock.now(), how);
      if (done.kind === 'done' && done.out) log.info({ table, channel, why }, 'a table is paused, or was never seen');
    }
    wake();
  }

  async function close(tables: readonly string[], reason: GoneReason): Promise<void> {
    for (const table of tables) {
      await store.update({ table }, null, clock.now(), closeGone(reason, clock.now()));
      log.info({ table, reason }, 'a table has lost its place');
    }
    wake();
  }

  async function markWorking(channel: string): Promise<void> {
    if (!backoff.has(channel)) return;
    backoff.markOpen(channel);
    for (const { table, channelId, paused: since } of store.placed(null)) {
      if (channelId !== channel || since === null) continue;
      await store.update({ table }, null, clock.now(), resumeTable(clock.now()));
      log.info({ table, channel }, 'a table goes on');
    }
    wake();
  }

  async function markLost({ tableId, channelId }: Pick<Post, 'tableId' | 'channelId'>): Promise<void> {
    backoff.markOpen(channelId);
    await close([...new Set([...tablesIn(channelId), tableId])], 'table.gone.channel');
  }

  function tablesIn(channel: string): readonly string[] {
    return store.placed(null).flatMap(({ table, channelId }) => (channelId === channel ? [table] : []));
  }

  /** One question about a channel of which nothing is known. Until it is answered nothing else goes there. */
  async function ask({ table, channelId, paused: since }: Placed): Promise<void> {
    try {
      await rest.get(Routes.channel(channelId));
      if (since === null) backoff.markOpen(channelId);
      else backoff.retrySoon(channelId);
    } catch (error) {
      const fault = faultOf(error);
      if (fault === 'lost') return markLost({ tableId: table, channelId });
      if (fault === 'shut' || since !== null) backoff.markRefused(channelId);
      else backoff.markOpen(channelId);
      if (fault === 'shut') await pause(channelId, tablesIn(channelId), 'shut');
      log.info({ channel: channelId, code: refusalCode(error) }, 'a channel can not be seen');
    }
  }

  /** At once, before anything else can be sent there. */
  function prepare({ channelId, paused: since }: Placed, visibility: Visibility, unknown: 'ask' | 'leave'): void {
    if (visibility === 'left' || visibility === 'outage' || (visibility === 'unknown' && unknown === 'ask'))
      backoff.hold(channelId);
    else if (visibility === 'shut') backoff.markShut(channelId);
    // Of a thread that could not be seen nothing tells for sure that it can be now.
    else if (since !== null) backoff.retrySoon(channelId, visibility === 'unknown' ? FIRST_REST : undefined);
  }

  async function applyVisibility({ table, channelId, paused: since }: Placed, visibility: Visibility): Promise<void> {
    if (visibility === 'left') {
      backoff.markOpen(channelId);
      await close([table], 'table.gone.server');
    } else if ((visibility === 'outage' && since === null) || visibility === 'shut')
      await pause(channelId, [table], visibility);
  }

  async function inspect(guild: string | null, unknown: 'ask' | 'leave'): Promise<void> {
    const seen = store.placed(guild).map((place) => ({ place, visibility: visibilityOf(place) }));
    for (const { place, visibility } of seen) prepare(place, visibility, unknown);
    for (const { place, visibility } of seen) await applyVisibility(place, visibility);
    await tick();
    if (unknown === 'leave') return;
    const strange = seen.filter(({ visibility }) => visibility === 'unknown').map(({ place }) => place);
    for (const place of new Map(strange.map((each) => [each.channelId, each])).values()) await ask(place);
    await tick();
  }

  async function tick(): Promise<void> {
    const due = backoff.takeDue();
    if (due.length === 0) return;
    const [placed, unsent] = [store.placed(null), store.unsentPosts()];
    for (const channel of due) {
      const old = placed.filter(
        ({ channelId, paused: since }) =>
          channelId === channel && since !== null && timeRuns() && clock.now() - since > GIVEN_UP_AFTER,
      );
      if (old.length > 0) {
        backoff.markOpen(channel);
        await close(
          old.map(({ table }) => table),
          'table.gone.shut',
        );
      } else if (!unsent.some(({ channelId }) => channelId === channel)) await markWorking(channel);
    }
    wake();
  }

  return {
    isOpen: backoff.isOpen,
    isShut: backoff.isShut,
    markWorking: markWorking,
    markLost: markLost,
    inspect: inspect,
    tick,
    async markRefused({ tableId, channelId }, code) {
      backoff.markRefused(channelId);
      log.info({ channel: channelId, code }, 'a channel takes no posts');
      await pause(channelId, [...new Set([...store.openIn(channelId), tableId])], 'shut');
    },
    async closeLobby({ tableId: table }, reason) {
      const done = await store.update({ table }, null, clock.now(), closeUnseen(reason, clock.now()));
      if (done.kind === 'done' && done.out) log.info({ table, reason }, 'a lobby can not be shown');
    },
    async unarchive(thread) {
      if (clock.monotonic() - (woken.get(thread) ?? Number.NEGATIVE_INFINITY) < WOKEN_AGAIN_AFTER) return false;
      woken.set(thread, clock.monotonic());
      try {
        await rest.patch(Routes.channel(thread), { body: { archived: false } });
        return true;
      } catch (error) {
        // What else may be wrong shows when the post is tried again.
        return faultOf(error) === 'later';
      }
    },
    async markDeleted(channel) {
      backoff.markOpen(channel);
      await close(tablesIn(channel), 'table.gone.channel');
    },
    async markLeft(guild) {
      const all = store.placed(guild);
      for (const { channelId } of all) backoff.markOpen(channelId);
      await close(
        all.map(({ table }) => table),
        'table.gone.server',
      );
    },
    async markHeard(channel) {
      if (!backoff.has(channel)) return;
      backoff.retrySoon(channel);
      await tick();
    },
  };
}
