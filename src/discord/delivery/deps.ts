import type { REST } from 'discord.js';
import type { Game } from '../../games/game.js';
import type { Clock } from '../../lib/clock.js';
import type { Store } from '../../store/interface.js';
import type { DieSign } from '../../text/dice.js';
import type { Channels } from '../channels/channels.js';
import type { Log } from '../log.js';
import type { AttachPermission } from './attach-permission.js';
import type { Pictures } from './pictures.js';

/** What the sender works with. */
export interface DeliveryDeps {
  readonly store: Store;
  /** For channels. */
  readonly rest: REST;
  /** For messages that are reached by the token of a press, to which the bot's global limit does not apply. */
  readonly hooks: REST;
  /** For new messages by such a token: it sends nothing twice. */
  readonly posting: REST;
  /** So many milliseconds nothing may be sent, unless somebody has pressed and waits for it. */
  readonly pauseLeft: () => number;
  readonly gameOf: (id: string) => Game | undefined;
  readonly clock: Clock;
  readonly log: Log;
  readonly pictures: Pictures;
  /** Draws dice within texts. */
  readonly dieSign: DieSign;
  readonly attachPermission: AttachPermission;
  readonly channels: Pick<
    Channels,
    | 'isOpen'
    | 'hasTaken'
    | 'markTaken'
    | 'markRefused'
    | 'dropWords'
    | 'closeLobby'
    | 'markLost'
    | 'unarchive'
    | 'markWorking'
    | 'finish'
  >;
  /** Who this bot is: known once it is logged in. */
  readonly self: () => { readonly userId: string; readonly applicationId: string };
}

/** After failures in a row. */
export const SEND_BACKOFF = { first: 500, longest: 30_000 };
