import type { Stored } from '../../store/types.js';
import type { DeliveryDeps } from './deps.js';

/** What has become of the message of a lobby: it is in its channel, never will be, or neither is known yet. */
export type Arrival = 'posted' | 'refused' | 'pending';

export interface Arrivals {
  /** Something may have been sent, or may have become impossible. */
  check(): Promise<void>;
  /** What has become of a table's lobby; `pending` if that is not known within so many milliseconds. */
  of(table: string, patience: number): Promise<Arrival>;
  /** Nobody has to wait any longer. */
  stop(): void;
}

interface Waiting {
  readonly table: string;
  readonly end: (arrival: Arrival) => void;
}

/** The store knows what was posted; here only those wait who want to hear of it. */
export function createArrivals({ store, clock }: Pick<DeliveryDeps, 'store' | 'clock'>): Arrivals {
  const waiting = new Set<Waiting>();

  async function look({ table, end }: Waiting): Promise<void> {
    const arrival = arrivalOf(await store.read({ table }));
    if (arrival !== 'pending') end(arrival);
  }

  return {
    async check() {
      await Promise.all([...waiting].map(look));
    },
    of(table, patience) {
      return new Promise((resolve, reject) => {
        let callOff = (): void => undefined;
        const one: Waiting = {
          table,
          end(arrival) {
            callOff();
            waiting.delete(one);
            resolve(arrival);
          },
        };
        // Who waits already while it is read misses nothing.
        waiting.add(one);
        look(one).then(
          () => {
            if (waiting.has(one)) callOff = clock.after(patience, () => one.end('pending'));
          },
          (error: unknown) => {
            waiting.delete(one);
            reject(error);
          },
        );
      });
    },
    stop() {
      for (const { end } of waiting) end('pending');
    },
  };
}

function arrivalOf(stored: Stored | null): Arrival {
  const lobby = stored?.posts.find(({ kind }) => kind === 'lobby');
  if (lobby !== undefined && lobby.messageId !== null) return 'posted';
  // One that was deleted is made anew.
  return stored?.table.status === 'lobby' ? 'pending' : 'refused';
}
