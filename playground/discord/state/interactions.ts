import { randomBytes } from 'node:crypto';
import { AckTimer } from '../limits/ack-timer.js';
import { isTokenDead } from '../limits/token-life.js';
import type { Changes } from './changes.js';
import type { Alarms } from './clock.js';
import { refusal } from './errors.js';
import type { Ack, Ending, NewInteraction, StoredInteraction } from './interaction.js';
import { madeAt } from './snowflake.js';

interface Surroundings {
  readonly clock: Alarms;
  readonly nextId: () => string;
  readonly changes: Changes;
  /** How many interactions are remembered whole; of the others only what their token needs while it lives. */
  readonly keep: number;
  /** How long one waits for its acknowledgement. */
  readonly acknowledgeMs: number;
}

interface Unanswered {
  readonly interaction: StoredInteraction;
  readonly began: number;
  readonly timer: AckTimer;
  readonly resolve: (ending: Ending) => void;
}

/** All interactions that were sent to the bot, and what came of them. */
export class Interactions {
  readonly #surroundings: Surroundings;
  readonly #all = new Map<string, StoredInteraction>();
  readonly #byToken = new Map<string, StoredInteraction>();
  readonly #unanswered = new Map<string, Unanswered>();
  readonly #recent: StoredInteraction[] = [];

  constructor(surroundings: Surroundings) {
    this.#surroundings = surroundings;
  }

  get all(): ReadonlyMap<string, StoredInteraction> {
    return this.#all;
  }

  send({ payload, ...wanted }: NewInteraction): StoredInteraction {
    const { clock, nextId, changes, acknowledgeMs } = this.#surroundings;
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
    const time = { sentAt: interaction.createdAt, ms: acknowledgeMs };
    const timer = new AckTimer(clock, time, () => this.#end(interaction, { ack: 'failed' }));
    this.#unanswered.set(id, { interaction, began, timer, resolve });
    this.#remember(interaction);
    changes.tell({ kind: 'interaction-sent', interaction });
    return interaction;
  }

  /** The interaction that may be acknowledged now with this token; counts the attempt. */
  toAcknowledge(id: string, token: string): StoredInteraction {
    const interaction = this.#all.get(id);
    if (interaction?.token !== token) throw refusal(10062);
    interaction.tries += 1;
    if (interaction.ending && interaction.ending.ack !== 'failed') throw refusal(40060);
    if (interaction.ending) throw refusal(10062);
    return interaction;
  }

  acknowledge(interaction: StoredInteraction, ack: Ack, result: Omit<Partial<Ending>, 'ack'> = {}): void {
    interaction.originalId = result.messageId ?? null;
    this.#end(interaction, { ...result, ack });
  }

  /** The acknowledged interaction whose token this is, while it lives. */
  byToken(token: string): StoredInteraction {
    const interaction = this.#byToken.get(token);
    const createdAt = interaction?.createdAt ?? beginningOf(token);
    if (createdAt === null) throw refusal(10015);
    if (isTokenDead({ createdAt }, this.#surroundings.clock.now())) throw refusal(50027);
    if (!interaction) throw refusal(10015);
    if (!interaction.ending || interaction.ending.ack === 'failed') throw refusal(10015);
    return interaction;
  }

  /** Where the interaction of a token took place; null if nobody knows it. */
  channelOf(token: string): string | null {
    return this.#byToken.get(token)?.channelId ?? null;
  }

  /** Lets everything still open fail, for nobody will answer any more. */
  close(): void {
    for (const { interaction } of [...this.#unanswered.values()]) this.#end(interaction, { ack: 'failed' });
  }

  #end(interaction: StoredInteraction, result: Partial<Ending> & Pick<Ending, 'ack'>): void {
    const waiting = this.#unanswered.get(interaction.id);
    if (!waiting) return;
    this.#unanswered.delete(interaction.id);
    waiting.timer.stop();
    const latencyMs = performance.now() - waiting.began;
    interaction.ending = { messageId: null, modal: null, choices: [], ...result, latencyMs };
    waiting.resolve(interaction.ending);
    this.#surroundings.changes.tell({ kind: 'interaction-ended', interaction });
  }

  /** Takes one in, and forgets what is too old to matter. */
  #remember(interaction: StoredInteraction): void {
    const { clock, keep } = this.#surroundings;
    this.#all.set(interaction.id, interaction);
    this.#byToken.set(interaction.token, interaction);
    this.#recent.push(interaction);
    // Cut in big pieces: taking off the first of many at every press is slow.
    if (this.#recent.length > keep * 2) {
      for (const old of this.#recent.splice(0, this.#recent.length - keep)) old.payload = null;
    }
    for (const old of this.#all.values()) {
      if (old.payload || !isTokenDead(old, clock.now())) return;
      this.#all.delete(old.id);
      this.#byToken.delete(old.token);
    }
  }
}

/** When the interaction of a token began, which a token that is forgotten by now still says; null: it is none. */
function beginningOf(token: string): number | null {
  const [, id] = /^interaction:(\d{17,20}):/.exec(Buffer.from(token, 'base64url').toString()) ?? [];
  return id === undefined ? null : madeAt(id);
}

function withResolvers<T>(): { readonly promise: Promise<T>; readonly resolve: (value: T) => void } {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
