import type { APIModalInteractionResponseCallbackData, InteractionType } from 'discord-api-types/v10';

export type Ack = 'message' | 'deferred' | 'update' | 'deferred-update' | 'modal' | 'choices';

export interface OptionChoice {
  readonly name: string;
  readonly value: string | number;
}

/** What came of an interaction; `failed` is "This interaction failed" on the person's screen. */
export interface Ending {
  readonly ack: Ack | 'failed';
  readonly latencyMs: number;
  readonly messageId: string | null;
  readonly modal: APIModalInteractionResponseCallbackData | null;
  readonly choices: readonly OptionChoice[];
}

export interface StoredInteraction {
  readonly id: string;
  readonly token: string;
  readonly type: InteractionType;
  readonly userId: string;
  readonly guildId: string;
  readonly channelId: string;
  /** The message a component sits on, or that the modal came from. */
  readonly sourceId: string | null;
  readonly createdAt: number;
  /** What the bot was sent; null once that is forgotten. */
  payload: object | null;
  readonly outcome: Promise<Ending>;
  /** How often an acknowledgement was tried. */
  tries: number;
  ending: Ending | null;
  /** The message that `@original` stands for. */
  originalId: string | null;
  /** Messages made with this token. */
  readonly made: string[];
}

export type NewInteraction = Pick<StoredInteraction, 'type' | 'userId' | 'guildId' | 'channelId' | 'sourceId'> & {
  readonly payload: (id: string, token: string) => object;
};
