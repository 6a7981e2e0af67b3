import type { ChatInputCommandInteraction, RESTPostAPIChatInputApplicationCommandsJSONBody } from 'discord.js';
import type { Game } from '../games/game.js';
import type { Store } from '../store/types.js';
import type { Answer, Press, Tables } from '../table/types.js';
import type { Log } from './log.js';
import type { Body } from './message/body.js';

/** Commands offer the paces without knowing the store. */
export { PACES } from '../store/types.js';

/** What everything that answers an interaction works with. */
export interface Context {
  readonly tables: Tables;
  readonly store: Store;
  readonly games: readonly Game[];
  readonly gameOf: (id: string) => Game | undefined;
  readonly log: Log;
  readonly now: () => number;
}

/** One use of a slash command. */
export interface Call {
  readonly interaction: ChatInputCommandInteraction;
  readonly press: Press;
  readonly locale: string;
  readonly context: Context;
}

/** What the tables answer, or a message of one's own for the presser alone. */
export type Told = Answer | { readonly kind: 'message'; readonly body: Body };

export interface Command {
  readonly data: RESTPostAPIChatInputApplicationCommandsJSONBody;
  run(call: Call): Promise<Told> | Told;
}
