import type { Discord, StoredMessage } from 'local-discord';

/** Something on a message that can be pressed: a button, or what can be chosen of a select. */
export interface PressTarget {
  /** The message it is on. */
  readonly message: StoredMessage;
  readonly customId: string;
  /** The values of the chosen options; null for a button. */
  readonly values: readonly string[] | null;
  /** It stands as the answer already. */
  readonly standing: boolean;
}

/** What stands on the menu of a match. */
const MENU_KINDS = ['play', 'pick', 'multiselect', 'tap', 'back'];

interface Waiter {
  readonly person: string;
  readonly wake: () => void;
}

/** What all clients show, kept by what can be pressed on it: with hundreds of tables nobody can look through everything. */
export class Screens {
  readonly #messages = new Map<string, StoredMessage>();
  /** Ids of public messages, oldest first, by how their custom ids begin. */
  readonly #byStart = new Map<string, Set<string>>();
  readonly #starts = new Map<string, readonly string[]>();
  /** Ids of the private messages that somebody sees, oldest first. */
  readonly #private = new Map<string, Set<string>>();
  readonly #channels = new Map<string, Set<string>>();
  readonly #waiters = new Map<string, Set<Waiter>>();
  readonly #off: () => void;

  constructor(discord: Discord) {
    this.#off = discord.on('change', (change) => {
      if (!('message' in change)) return;
      const { message } = change;
      if (change.kind === 'message-deleted' || change.kind === 'message-hidden') this.#drop(message);
      else this.#put(message);
      this.#wake(message);
    });
  }

  /** Everything that can be pressed on that message now; null if it is not there. */
  controls(id: string): readonly PressTarget[] | null {
    const message = this.#messages.get(id);
    return message === undefined ? null : controlsOn(message);
  }

  /** The newest public button that begins so, such as `sheet:` with the id of a match. */
  newest(start: string): PressTarget | null {
    const [id] = [...(this.#byStart.get(start) ?? [])].sort((one, other) => Number(BigInt(other) - BigInt(one)));
    const message = id === undefined ? undefined : this.#messages.get(id);
    return message === undefined ? null : controlsOn(message).find((one) => startOf(one.customId) === start)!;
  }

  /** The newest of a person's private messages on which a move of that match can be made, or could be had back. */
  menu(person: string, match: string): string | null {
    const isOfMatch = ({ customId }: PressTarget): boolean =>
      MENU_KINDS.some((kind) => startOf(customId) === `${kind}:${match}`);
    const newestFirst = [...(this.#private.get(person) ?? [])].reverse();
    return newestFirst.find((id) => this.controls(id)?.some(isOfMatch)) ?? null;
  }

  /** The newest of a person's private messages in that channel. */
  newestPrivate(person: string, channel: string): string | null {
    const newestFirst = [...(this.#private.get(person) ?? [])].reverse();
    return newestFirst.find((id) => this.#messages.get(id)?.channel.id === channel) ?? null;
  }

  /** Waits until something changes in the channel, as that person sees it, or that much time has passed. */
  news(channel: string, person: string, ms: number): Promise<void> {
    const all = this.#waiters.get(channel) ?? new Set();
    this.#waiters.set(channel, all);
    return new Promise((resolve) => {
      const wake = (): void => {
        clearTimeout(timer);
        all.delete(waiter);
        resolve();
      };
      const timer = setTimeout(wake, ms);
      const waiter = { person, wake };
      all.add(waiter);
    });
  }

  /** Public messages by their channel. */
  channels(): ReadonlyMap<string, ReadonlySet<string>> {
    return this.#channels;
  }

  close(): void {
    this.#off();
  }

  #put(message: StoredMessage): void {
    const { id, channel, seenBy } = message;
    this.#messages.set(id, message);
    if (seenBy !== null) {
      this.#private.set(seenBy, (this.#private.get(seenBy) ?? new Set()).add(id));
      return;
    }
    this.#list(message);
    this.#channels.set(channel.id, (this.#channels.get(channel.id) ?? new Set()).add(id));
  }

  #drop({ id, channel, seenBy }: StoredMessage): void {
    this.#messages.delete(id);
    if (seenBy !== null) this.#private.get(seenBy)?.delete(id);
    this.#channels.get(channel.id)?.delete(id);
    this.#unlist(id);
  }

  #list(message: StoredMessage): void {
    this.#unlist(message.id);
    const own = [...new Set(controlsOn(message).map(({ customId }) => startOf(customId)))];
    for (const start of own) this.#byStart.set(start, (this.#byStart.get(start) ?? new Set()).add(message.id));
    if (own.length > 0) this.#starts.set(message.id, own);
  }

  #unlist(id: string): void {
    for (const start of this.#starts.get(id) ?? []) {
      this.#byStart.get(start)?.delete(id);
      if (this.#byStart.get(start)?.size === 0) this.#byStart.delete(start);
    }
    this.#starts.delete(id);
  }

  #wake({ channel, seenBy }: StoredMessage): void {
    for (const waiter of this.#waiters.get(channel.id) ?? []) {
      if (seenBy === null || seenBy === waiter.person) waiter.wake();
    }
  }
}

/** A kind of button and what it is about: the first two parts of its id. */
function startOf(customId: string): string {
  return customId.split(':').slice(0, 2).join(':');
}

interface Part {
  readonly custom_id?: string;
  readonly label?: string;
  readonly disabled?: boolean;
  readonly max_values?: number;
  readonly options?: readonly { readonly value: string; readonly default?: boolean }[];
  readonly components?: readonly Part[];
}

function controlsOn(message: StoredMessage): readonly PressTarget[] {
  const inside = ({
    custom_id: customId,
    label = '',
    disabled,
    options,
    max_values: most = 1,
    components = [],
  }: Part): readonly PressTarget[] => {
    if (customId === undefined) return components.flatMap(inside);
    if (disabled) return [];
    if (options === undefined) return [{ message, customId, values: null, standing: label.startsWith('✓') }];
    const single = options.map(({ value, default: chosen = false }) => ({
      message,
      customId,
      values: [value],
      standing: chosen,
    }));
    if (most === 1) return single;
    return [...single, { message, customId, values: options.map(({ value }) => value), standing: false }];
  };
  return (message.components as readonly Part[]).flatMap(inside);
}
