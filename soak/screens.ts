import type { Discord, StoredMessage } from 'local-discord';

/** Something on a message that can be pressed: a button, or an option of a select. */
export interface PressTarget {
  /** The message it is on. */
  readonly message: StoredMessage;
  readonly customId: string;
  /** The option's value; null for a button. */
  readonly value: string | null;
  /** It stands as the answer already. */
  readonly standing: boolean;
}

/** What all clients show, kept by what can be pressed on it: with hundreds of tables nobody can look through everything. */
export interface Screens {
  /** Everything that can be pressed on that message now; null if it is not there. */
  controls(message: string): readonly PressTarget[] | null;
  /** The newest public button that begins so, such as `sheet:` with the id of a match. */
  newest(start: string): PressTarget | null;
  /** Waits until something changes in the channel, as that person sees it, or that much time has passed. */
  news(channel: string, person: string, ms: number): Promise<void>;
  /** Public messages by their channel. */
  channels(): ReadonlyMap<string, ReadonlySet<string>>;
  close(): void;
}

interface Waiter {
  readonly person: string;
  readonly wake: () => void;
}

export function watchScreens(discord: Discord): Screens {
  const messages = new Map<string, StoredMessage>();
  /** Ids of public messages, oldest first, by how their custom ids begin. */
  const byStart = new Map<string, Set<string>>();
  const starts = new Map<string, readonly string[]>();
  const channels = new Map<string, Set<string>>();
  const waiters = new Map<string, Set<Waiter>>();

  const unlist = (id: string): void => {
    for (const start of starts.get(id) ?? []) {
      byStart.get(start)?.delete(id);
      if (byStart.get(start)?.size === 0) byStart.delete(start);
    }
    starts.delete(id);
  };
  const list = (message: StoredMessage): void => {
    unlist(message.id);
    const own = [...new Set(controlsOn(message).map(({ customId }) => startOf(customId)))];
    for (const start of own) byStart.set(start, (byStart.get(start) ?? new Set()).add(message.id));
    if (own.length > 0) starts.set(message.id, own);
  };
  const off = discord.on('change', (change) => {
    if (!('message' in change)) return;
    const { message } = change;
    const { id, channel, seenBy } = message;
    if (change.kind === 'message-deleted' || change.kind === 'message-hidden') {
      messages.delete(id);
      channels.get(channel.id)?.delete(id);
      unlist(id);
    } else {
      messages.set(id, message);
      if (seenBy === null) {
        list(message);
        channels.set(channel.id, (channels.get(channel.id) ?? new Set()).add(id));
      }
    }
    for (const waiter of waiters.get(channel.id) ?? []) if (seenBy === null || seenBy === waiter.person) waiter.wake();
  });

  return {
    controls(id) {
      const message = messages.get(id);
      return message === undefined ? null : controlsOn(message);
    },
    newest(start) {
      const [id] = [...(byStart.get(start) ?? [])].sort((one, other) => Number(BigInt(other) - BigInt(one)));
      const message = id === undefined ? undefined : messages.get(id);
      return message === undefined ? null : controlsOn(message).find((one) => startOf(one.customId) === start)!;
    },
    news(channel, person, ms) {
      const all = waiters.get(channel) ?? new Set();
      waiters.set(channel, all);
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
    },
    channels: () => channels,
    close: off,
  };
}

/** A kind of button and what it is about: the first two parts of its id. */
function startOf(customId: string): string {
  return customId.split(':').slice(0, 2).join(':');
}

interface Part {
  readonly custom_id?: string;
  readonly label?: string;
  readonly disabled?: boolean;
  readonly options?: readonly { readonly value: string; readonly default?: boolean }[];
  readonly components?: readonly Part[];
}

function controlsOn(message: StoredMessage): readonly PressTarget[] {
  const inside = ({
    custom_id: customId,
    label = '',
    disabled,
    options,
    components = [],
  }: Part): readonly PressTarget[] => {
    if (customId === undefined) return components.flatMap(inside);
    if (disabled) return [];
    if (options === undefined) return [{ message, customId, value: null, standing: label.startsWith('✓') }];
    return options.map(({ value, default: chosen = false }) => ({ message, customId, value, standing: chosen }));
  };
  return (message.components as readonly Part[]).flatMap(inside);
}
