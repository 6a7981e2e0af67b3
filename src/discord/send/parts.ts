import type { REST } from 'discord.js';
import type { Game } from '../../games/game.js';
import type { Store } from '../../store/types.js';
import type { Log } from '../log.js';
import type { Places } from '../places/places.js';
import type { Looks } from './looks.js';
import type { Pictures } from './pictures.js';

/** What the sender works with. */
export interface SenderParts {
  readonly store: Store;
  /** For channels. */
  readonly rest: REST;
  /** For messages that are reached by the token of a press, to which the bot's global limit does not apply. */
  readonly hooks: REST;
  /** So many milliseconds nothing may be sent, unless somebody has pressed and waits for it. */
  readonly pauseLeft: () => number;
  readonly gameOf: (id: string) => Game | undefined;
  readonly now: () => number;
  readonly log: Log;
  readonly pictures: Pictures;
  readonly looks: Looks;
  readonly places: Pick<Places, 'isOpen' | 'refused' | 'unsayable' | 'lost' | 'wake' | 'worked'>;
  /** Who this bot is: known once it is logged in. */
  readonly self: () => { readonly userId: string; readonly applicationId: string };
}

/** After failures in a row. */
export const SEND_BACKOFF = { first: 500, longest: 30_000 };
