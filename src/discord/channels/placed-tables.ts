import type { Clock } from '../../lib/clock.js';
import type { Store } from '../../store/interface.js';
import { closeGone, closeUnseen, type GoneReason, pauseTable, resumeTable, shutOut } from '../../table/clock.js';
import { dropWords } from '../../table/words.js';
import type { Log } from '../log.js';

export interface PlacedTablesDeps {
  readonly store: Store;
  readonly log: Log;
  readonly clock: Clock;
  /** Something may have become unsent, or may be sent now. */
  readonly wake: () => void;
}

/** The tables that stand in channels, and what becomes of them when their channel takes no messages, or takes them again. */
export class PlacedTables {
  readonly #deps: PlacedTablesDeps;

  constructor(deps: PlacedTablesDeps) {
    this.#deps = deps;
  }

  /** The tables that stand in that channel. */
  async in(channel: string): Promise<readonly string[]> {
    const placed = await this.#deps.store.placed(null);
    return placed.flatMap(({ table, channelId }) => (channelId === channel ? [table] : []));
  }

  /** For an outage, which passes, or because the channel refuses. */
  async pause(channel: string, tables: readonly string[], why: 'outage' | 'shut'): Promise<void> {
    const { store, log, clock, wake } = this.#deps;
    for (const table of tables) {
      const how = why === 'outage' ? pauseTable(clock.now()) : shutOut('table.gone.unposted', clock.now());
      const done = await store.update({ table }, null, clock.now(), how);
      if (done.kind === 'done' && done.out) log.info({ table, channel, why }, 'a table is paused, or was never seen');
    }
    wake();
  }

  /** The channel has taken a post: its tables that were paused go on, but for what it refuses meanwhile. */
  async resume(channel: string, refuses: () => boolean): Promise<void> {
    const { store, log, clock, wake } = this.#deps;
    for (const { table, channelId, paused: since } of await store.placed(null)) {
      if (channelId !== channel || since === null || refuses()) continue;
      await store.update({ table }, null, clock.now(), resumeTable(clock.now()));
      log.info({ table, channel }, 'a table goes on');
    }
    wake();
  }

  /** They have lost their place. */
  async close(tables: readonly string[], reason: GoneReason): Promise<void> {
    const { store, log, clock, wake } = this.#deps;
    for (const table of tables) {
      await store.update({ table }, null, clock.now(), closeGone(reason, clock.now()));
      log.info({ table, reason }, 'a table has lost its place');
    }
    wake();
  }

  /** Takes the lucky words away that a message may have been refused for; tells whether there were any. */
  async dropWords(table: string): Promise<boolean> {
    const { store, log, clock } = this.#deps;
    const done = await store.update({ table }, null, clock.now(), dropWords);
    if (done.kind !== 'done' || !done.out) return false;
    log.info({ table }, 'lucky words are taken away, since their message is refused');
    return true;
  }

  /** Closes a lobby that was never seen. */
  async closeLobby(table: string, reason: GoneReason): Promise<void> {
    const { store, log, clock } = this.#deps;
    const done = await store.update({ table }, null, clock.now(), closeUnseen(reason, clock.now()));
    if (done.kind === 'done' && done.out) log.info({ table, reason }, 'a lobby can not be shown');
  }
}
