import { type REST, Routes } from 'discord.js';
import { LRUCache } from 'lru-cache';
import type { Post } from '../../store/rows.js';
import type { Placed, Store } from '../../store/types.js';
import { GIVEN_UP_AFTER } from '../../table/pace.js';
import { type Gone, gone, paused, resumed, shutOut, unsayable } from '../../table/pause.js';
import { faultOf, refusalCode } from '../fault.js';
import type { Log } from '../log.js';
import { createGate, FIRST_REST } from './gate.js';
import type { See, Sight } from './sight.js';

export interface PlacesParts {
  readonly store: Store;
  readonly rest: REST;
  readonly log: Log;
  readonly now: () => number;
  /** It never steps: by it channels are tried again. */
  readonly steady: () => number;
  /** Whether anything may be decided by time. */
  readonly timeRuns: () => boolean;
  readonly see: See;
  /** Something may have become unsent, or may be sent now. */
  readonly wake: () => void;
}

/** The channels where tables stand: which of them take messages, and what becomes of tables whose channel does not. */
export interface Places {
  /** Whether something may be sent to that channel now. */
  isOpen(channel: string): boolean;
  /** Whether that channel is known to refuse what is posted there. */
  isShut(channel: string): boolean;
  /** The channel has refused a post: its tables pause, and a lobby that was never seen there is closed. */
  refused(post: Post, code: number | undefined): Promise<void>;
  /** A post is refused whatever its channel takes: a lobby that was never seen is closed. */
  unsayable(post: Post, reason: Gone): Promise<void>;
  /** The channel of a post is not there any more: its tables are closed. */
  lost(post: Pick<Post, 'tableId' | 'channelId'>): Promise<void>;
  /** The channel has taken a post: tables that were paused go on. */
  worked(channel: string): Promise<void>;
  /** Opens an archived thread; tells whether there is any use in trying it again. */
  wake(thread: string): Promise<boolean>;
  /** Something has changed in a server, or anywhere (null). `ask`: also ask the platform about channels of which nothing is known. */
  look(guild: string | null, unknown: 'ask' | 'leave'): Promise<void>;
  /** A channel or thread was deleted. */
  deleted(channel: string): Promise<void>;
  /** This bot was removed from a server. */
  left(guild: string): Promise<void>;
  /** Somebody has pressed something in a channel where this bot lacks nothing. */
  heard(channel: string): Promise<void>;
  /** Lets time pass: channels are tried again, rarely. */
  tick(): Promise<void>;
}

/** A thread that is archived again as soon as this is left alone. */
const WOKEN_AGAIN_AFTER = 60_000;
const MOST_WOKEN = 1000;

export function createPlaces({ store, rest, log, now, steady, timeRuns, see, wake }: PlacesParts): Places {
  const gate = createGate(steady);
  const woken = new LRUCache<string, number>({ max: MOST_WOKEN });

  /** For an outage, which passes, or because the channel refuses. */
  async function pause(channel: string, tables: readonly string[], why: 'outage' | 'shut'): Promise<void> {
    for (const table of tables) {
      const how = why === 'outage' ? paused(now()) : shutOut('table.gone.unposted', now());
      const done = await store.update({ table }, null, now(), how);
      if (done.kind === 'done' && done.out) log.info({ table, channel, why }, 'a table is paused, or was never seen');
    }
    wake();
  }

  async function close(tables: readonly string[], reason: Gone): Promise<void> {
    for (const table of tables) {
      await store.update({ table }, null, now(), gone(reason, now()));
      log.info({ table, reason }, 'a table has lost its place');
    }
    wake();
  }

  async function worked(channel: string): Promise<void> {
    if (!gate.has(channel)) return;
    gate.open(channel);
    for (const { table, channelId, paused: since } of store.placed(null)) {
      if (channelId !== channel || since === null) continue;
      await store.update({ table }, null, now(), resumed(now()));
      log.info({ table, channel }, 'a table goes on');
    }
    wake();
  }

  async function lost({ tableId, channelId }: Pick<Post, 'tableId' | 'channelId'>): Promise<void> {
    gate.open(channelId);
    await close([...new Set([...tablesIn(channelId), tableId])], 'table.gone.channel');
  }

  function tablesIn(channel: string): readonly string[] {
    return store.placed(null).flatMap(({ table, channelId }) => (channelId === channel ? [table] : []));
  }

  /** One question about a channel of which nothing is known. Until it is answered nothing else goes there. */
  async function ask({ table, channelId, paused: since }: Placed): Promise<void> {
    try {
      await rest.get(Routes.channel(channelId));
      if (since === null) gate.open(channelId);
      else gate.soon(channelId);
    } catch (error) {
      const fault = faultOf(error);
      if (fault === 'lost') return lost({ tableId: table, channelId });
      if (fault === 'shut' || since !== null) gate.refused(channelId);
      else gate.open(channelId);
      if (fault === 'shut') await pause(channelId, tablesIn(channelId), 'shut');
      log.info({ channel: channelId, code: refusalCode(error) }, 'a channel can not be seen');
    }
  }

  /** At once, before anything else can be sent there. */
  function prepare({ channelId, paused: since }: Placed, sight: Sight, unknown: 'ask' | 'leave'): void {
    if (sight === 'left' || sight === 'outage' || (sight === 'unknown' && unknown === 'ask')) gate.hold(channelId);
    else if (sight === 'shut') gate.shut(channelId);
    // Of a thread that could not be seen nothing tells for sure that it can be now.
    else if (since !== null) gate.soon(channelId, sight === 'unknown' ? FIRST_REST : undefined);
  }

  async function settle({ table, channelId, paused: since }: Placed, sight: Sight): Promise<void> {
    if (sight === 'left') {
      gate.open(channelId);
      await close([table], 'table.gone.server');
    } else if ((sight === 'outage' && since === null) || sight === 'shut') await pause(channelId, [table], sight);
  }

  async function look(guild: string | null, unknown: 'ask' | 'leave'): Promise<void> {
    const seen = store.placed(guild).map((place) => ({ place, sight: see(place) }));
    for (const { place, sight } of seen) prepare(place, sight, unknown);
    for (const { place, sight } of seen) await settle(place, sight);
    await tick();
    if (unknown === 'leave') return;
    const strange = seen.filter(({ sight }) => sight === 'unknown').map(({ place }) => place);
    for (const place of new Map(strange.map((each) => [each.channelId, each])).values()) await ask(place);
    await tick();
  }

  async function tick(): Promise<void> {
    const due = gate.due();
    if (due.length === 0) return;
    const [placed, unsent] = [store.placed(null), store.unsentPosts()];
    for (const channel of due) {
      const old = placed.filter(
        ({ channelId, paused: since }) =>
          channelId === channel && since !== null && timeRuns() && now() - since > GIVEN_UP_AFTER,
      );
      if (old.length > 0) {
        gate.open(channel);
        await close(
          old.map(({ table }) => table),
          'table.gone.shut',
        );
      } else if (!unsent.some(({ channelId }) => channelId === channel)) await worked(channel);
    }
    wake();
  }

  return {
    isOpen: gate.isOpen,
    isShut: gate.isShut,
    worked,
    lost,
    look,
    tick,
    async refused({ tableId, channelId }, code) {
      gate.refused(channelId);
      log.info({ channel: channelId, code }, 'a channel takes no posts');
      await pause(channelId, [...new Set([...store.openIn(channelId), tableId])], 'shut');
    },
    async unsayable({ tableId: table }, reason) {
      const done = await store.update({ table }, null, now(), unsayable(reason, now()));
      if (done.kind === 'done' && done.out) log.info({ table, reason }, 'a lobby can not be shown');
    },
    async wake(thread) {
      if (steady() - (woken.get(thread) ?? Number.NEGATIVE_INFINITY) < WOKEN_AGAIN_AFTER) return false;
      woken.set(thread, steady());
      try {
        await rest.patch(Routes.channel(thread), { body: { archived: false } });
        return true;
      } catch (error) {
        // What else may be wrong shows when the post is tried again.
        return faultOf(error) === 'later';
      }
    },
    async deleted(channel) {
      gate.open(channel);
      await close(tablesIn(channel), 'table.gone.channel');
    },
    async left(guild) {
      const all = store.placed(guild);
      for (const { channelId } of all) gate.open(channelId);
      await close(
        all.map(({ table }) => table),
        'table.gone.server',
      );
    },
    async heard(channel) {
      if (!gate.has(channel)) return;
      gate.soon(channel);
      await tick();
    },
  };
}
