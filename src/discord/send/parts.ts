import type { REST } from 'discord.js';
import type { Game } from '../../games/game.js';
import type { Store } from '../../store/types.js';
import type { Log } from '../log.js';

/** What the sender works with. */
export interface SenderParts {
  readonly store: Store;
  readonly rest: REST;
  readonly gameOf: (id: string) => Game | undefined;
  readonly now: () => number;
  readonly log: Log;
  /** Who this bot is: known once it is logged in. */
  readonly self: () => { readonly userId: string; readonly applicationId: string };
}

/** How long to wait after so many failures in a row. */
export function backOff(failures: number): number {
  return Math.min(30_000, 500 * 2 ** failures);
}
