import type {
  APIModalInteractionResponseCallbackData,
  BaseInteraction,
  ChatInputCommandInteraction,
  RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord.js';
import type { Game } from '../games/game.js';
import type { Clock } from '../lib/clock.js';
import type { Store } from '../store/interface.js';
import type { Press, TableReply, Tables } from '../table/types.js';
import type { DieSign } from '../text/dice.js';
import { phrase } from '../text/phrases.js';
import type { Attached } from './delivery/files.js';
import type { Log } from './log.js';
import type { Message } from './message/message.js';
import type { Showing } from './showing.js';

/** What everything that answers an interaction works with. */
export interface Context {
  readonly tables: Tables;
  readonly store: Store;
  readonly games: readonly Game[];
  readonly gameOf: (id: string) => Game | undefined;
  readonly log: Log;
  readonly clock: Clock;
  /** Whether time runs. */
  readonly timeRuns: () => boolean;
  /** Draws dice within texts. */
  readonly dieSign: DieSign;
  /** A slash command as a text names it: to be tapped once Discord has told its id. */
  readonly nameCommand: (command: string) => string;
  /** Whether that channel is known to refuse what is posted there. */
  readonly isShut: (channel: string) => boolean;
  /** Grants that something is shown to everybody. */
  readonly showing: Showing;
}

/** One use of anything, by somebody in a server. */
export interface Use {
  readonly interaction: BaseInteraction;
  readonly press: Press;
  readonly locale: string;
  readonly context: Context;
}

/** One use of a slash command. */
export interface Call extends Use {
  readonly interaction: ChatInputCommandInteraction;
}

/**
 * What the tables answer, or a message of one's own for the presser alone. One with a picture needs a `plain` one too, for
 * those who want it written, and for when it can't be drawn.
 */
export type Reply =
  | TableReply
  | { readonly kind: 'message'; readonly body: Message; readonly plain?: Message }
  /** A private message beside the one that was pressed, which stays. */
  | { readonly kind: 'aside'; readonly body: Message; readonly files: readonly Attached[] }
  /** A dialogue; `late`: what is told where it is too late for one. */
  | { readonly kind: 'form'; readonly form: APIModalInteractionResponseCallbackData; readonly late: Message }
  /** A new message for everybody there; `onLost`: what is done where it does not arrive. */
  | { readonly kind: 'public'; readonly body: Message; onLost(): void };

/** A table that has been opened. */
export type Opened = Extract<TableReply, { kind: 'opened' }>;

/** What a button leads to that this bot does not know, or knows no longer. */
export const OLD_BUTTON: Reply = { kind: 'notice', phrase: phrase('notice.oldButton') };

export interface Command {
  readonly data: RESTPostAPIChatInputApplicationCommandsJSONBody;
  run(call: Call): Promise<Reply> | Reply;
}
