import { type Client, GatewayDispatchEvents as Events } from 'discord.js';
import type { Clock } from '../../lib/clock.js';
import type { Log } from '../log.js';
import type { Channels } from './channels.js';
import type { UnknownChannels } from './inspection.js';

/** Several events often come together, and the library has to take them in first. */
const TOGETHER = 100;
/** After a new session the servers come in one by one. */
const ALL_IN = 20_000;

interface Told {
  readonly id?: string;
  readonly guild_id?: string;
  readonly unavailable?: boolean;
  readonly user?: { readonly id: string };
}

/** What tells that a channel may take messages now, or no longer does. */
const CHANGES = [
  Events.ChannelUpdate,
  Events.ThreadUpdate,
  Events.ThreadListSync,
  Events.GuildRoleUpdate,
  Events.GuildRoleDelete,
  Events.GuildMemberUpdate,
];

export interface ChannelWatch {
  /** Looks at every table's place. */
  begin(): void;
  /** Finishes what is in hand. */
  stop(): Promise<void>;
}

interface WatchDeps {
  readonly log: Log;
  readonly clock: Clock;
}

/** Tells the channels what is heard of them through the gateway: of uncached threads, too, of which the library tells nothing. */
export function watchChannels(client: Client, channels: Channels, { log, clock }: WatchDeps): ChannelWatch {
  /** By server: what calls off looking at it. */
  const looks = new Map<string | null, () => void>();
  /** For which of them the platform is asked about what is not known. */
  const asking = new Set<string | null>();
  let work = Promise.resolve();
  let state: 'before' | 'on' | 'off' = 'before';

  function enqueue(job: () => Promise<void>): void {
    if (state === 'off') return;
    work = work.then(job).catch((error: unknown) => log.error({ err: error }, 'a place could not be looked at'));
  }

  function later(guild: string | null, unknown: UnknownChannels, wait: number): void {
    if (state !== 'on') return;
    if (unknown === 'ask') asking.add(guild);
    if (looks.has(guild)) return;
    const callOff = clock.after(wait, () => {
      looks.delete(guild);
      const how = asking.delete(guild) ? 'ask' : 'leave';
      enqueue(() => channels.inspect(guild, how));
    });
    looks.set(guild, callOff);
  }

  const hear = (event: string, then: (told: Told) => void): void => {
    client.ws.on(event as Events, (told: Told) => then(told));
  };
  for (const event of CHANGES) {
    hear(event, ({ guild_id: guild, user }) => {
      if (guild === undefined || (user !== undefined && user.id !== client.user?.id)) return;
      later(guild, 'leave', TOGETHER);
    });
  }
  for (const event of [Events.ChannelDelete, Events.ThreadDelete]) {
    hear(event, ({ id, guild_id: guild }) => {
      if (id === undefined || guild === undefined) return;
      enqueue(() => channels.markDeleted(id));
      // The threads of a deleted channel go without a word.
      if (event === Events.ChannelDelete) later(guild, 'ask', TOGETHER);
    });
  }
  hear(Events.GuildDelete, ({ id, unavailable }) => {
    if (id === undefined) return;
    if (unavailable) later(id, 'leave', 0);
    else enqueue(() => channels.markLeft(id));
  });
  hear(Events.GuildCreate, ({ id }) => {
    if (id !== undefined) later(id, 'ask', TOGETHER);
  });
  hear(Events.Ready, () => later(null, 'ask', ALL_IN));

  return {
    begin() {
      state = 'on';
      enqueue(() => channels.inspect(null, 'ask'));
    },
    async stop() {
      state = 'off';
      for (const callOff of looks.values()) callOff();
      looks.clear();
      await work;
    },
  };
}
