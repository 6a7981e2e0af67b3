import { randomBytes } from 'node:crypto';
import type { APIModalInteractionResponseCallbackData, InteractionType } from 'discord-api-types/v10';
import type { Changes } from './changes.js';
import type { Alarms } from './clock.js';
import { refusal } from './errors.js';

export const ACK_MS = 3_000;
export const TOKEN_MS = 15 * 60_000;

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

export interface Interactions {
  readonly all: ReadonlyMap<string, StoredInteraction>;
  send(wanted: NewInteraction): StoredInteraction;
  /** The interaction that may be acknowledged now with this token; counts the attempt. */
  toAcknowledge(id: string, token: string): StoredInteraction;
  acknowledge(interaction: StoredInteraction, ack: Ack, result?: Omit<Partial<Ending>, 'ack'>): void;
  /** The acknowledged interaction whose token this is, while it lives. */
  byToken(token: string): StoredInteraction;
  /** Lets everything still open fail, for nobody will answer any more. */
  close(): void;
}

interface Surroundings {
  readonly clock: Alarms;
  readonly nextId: () => string;
  readonly changes: Changes;
  /** How many interactions are remembered whole; of the others only what their token needs while it lives. */
  readonly keep: number;
}

interface Open {
  readonly interaction: StoredInteraction;
  readonly began: number;
  /** By how much the machine had been late until then. */
  readonly late: number;
  readonly resolve: (ending: Ending) => void;
  callOff: () => void;
}

export function createInteractions({ clock, nextId, changes, keep }: Surroundings): Interactions {
  const all = new Map<string, StoredInteraction>();
  const tokens = new Map<string, StoredInteraction>();
  const open = new Map<string, Open>();
  const recent: StoredInteraction[] = [];

  const forget = (): void => {
    // Cut in big pieces: taking off the first of many at every press is slow.
    if (recent.length > keep * 2) for (const old of recent.splice(0, recent.length - keep)) old.payload = null;
    for (const { id, token, payload, createdAt } of all.values()) {
      if (payload || clock.now() - createdAt <= TOKEN_MS) return;
      all.delete(id);
      tokens.delete(token);
    }
  };

  const end = (interaction: StoredInteraction, result: Partial<Ending> & Pick<Ending, 'ack'>): void => {
    const waiting = open.get(interaction.id);
    if (!waiting) return;
    open.delete(interaction.id);
    waiting.callOff();
    const latencyMs = performance.now() - waiting.began;
    interaction.ending = { messageId: null, modal: null, choices: [], ...result, latencyMs };
    waiting.resolve(interaction.ending);
    changes.tell({ kind: 'interaction-ended', interaction });
  };

  /** Three seconds in which the machine keeps up: what it is late by is no fault of the bot. */
  const giveTime = (waiting: Open, ms: number): void => {
    const { interaction, late } = waiting;
    waiting.callOff = clock.after(ms, () => {
      const left = interaction.createdAt + ACK_MS - clock.now() + (clock.late() - late);
      // The clock counts whole milliseconds.
      if (left >= 1) giveTime(waiting, left);
      else end(interaction, { ack: 'failed' });
    });
  };

  return {
    all,
    send({ payload, ...wanted }) {
      const id = nextId();
      const token = Buffer.from(`interaction:${id}:${randomBytes(60).toString('base64url')}`).toString('base64url');
      const { promise, resolve } = withResolvers<Ending>();
      const interaction: StoredInteraction = {
        ...wanted,
        id,
        token,
        createdAt: clock.now(),
        payload: payload(id, token),
        outcome: promise,
        tries: 0,
        ending: null,
        originalId: null,
        made: [],
      };
      const began = performance.now();
      const waiting: Open = { interaction, resolve, callOff: () => undefined, began, late: clock.late() };
      giveTime(waiting, ACK_MS);
      open.set(id, waiting);
      all.set(id, interaction);
      tokens.set(token, interaction);
      recent.push(interaction);
      forget();
      changes.tell({ kind: 'interaction-sent', interaction });
      return interaction;
    },
    toAcknowledge(id, token) {
      const interaction = all.get(id);
      if (interaction?.token !== token) throw refusal(10062);
      interaction.tries += 1;
      if (interaction.ending && interaction.ending.ack !== 'failed') throw refusal(40060);
      if (interaction.ending) throw refusal(10062);
      return interaction;
    },
    acknowledge(interaction, ack, result = {}) {
      interaction.originalId = result.messageId ?? null;
      end(interaction, { ...result, ack });
    },
    byToken(token) {
      const interaction = tokens.get(token);
      if (!interaction) throw refusal(10015);
      if (clock.now() - interaction.createdAt > TOKEN_MS) throw refusal(50027);
      if (!interaction.ending || interaction.ending.ack === 'failed') throw refusal(10015);
      return interaction;
    },
    close() {
      for (const { interaction } of [...open.values()]) end(interaction, { ack: 'failed' });
    },
  };
}

function withResolvers<T>(): { readonly promise: Promise<T>; readonly resolve: (value: T) => void } {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
