import { type Client, GatewayDispatchEvents as Events } from 'discord.js';
import type { Clock } from '../../lib/clock.js';
import type { Log } from '../log.js';
import type { Channels } from './channels.js';
import type { UnknownChannels } from './inspection.js';

/** Several events often come together, and the library has to take them in first. */
const TOGETHER = 100;
/** After a new session the servers come in one by one. */
const ALL_IN = 20_000;

interface GatewayData {
  readonly id?: string;
  readonly guild_id?: string;
  readonly unavailable?: boolean;
  readonly user?: { readonly id: string };
  readonly removed_member_ids?: readonly string[];
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

interface WatchDeps {
  readonly channels: Channels;
  readonly log: Log;
  readonly clock: Clock;
}

/** Looks at places where something has changed: a moment later, one after the other. */
export class ChannelWatch {
  readonly #deps: WatchDeps;
  /** By server: what calls off looking at it. */
  readonly #looks = new Map<string | null, () => void>();
  /** For which of them the platform is asked about what is not known. */
  readonly #asking = new Set<string | null>();
  #work = Promise.resolve();
  #state: 'before' | 'on' | 'off' = 'before';

  constructor(deps: WatchDeps) {
    this.#deps = deps;
  }

  /** Looks at every table's place. */
  begin(): void {
    this.#state = 'on';
    this.enqueue((channels) => channels.inspect(null, 'ask'));
  }

  /** Finishes what is in hand. */
  async stop(): Promise<void> {
    this.#state = 'off';
    for (const callOff of this.#looks.values()) callOff();
    this.#looks.clear();
    await this.#work;
  }

  /** Has this done once what was noted before is done. */
  enqueue(job: (channels: Channels) => Promise<void>): void {
    if (this.#state === 'off') return;
    const { channels, log } = this.#deps;
    this.#work = this.#work
      .then(() => job(channels))
      .catch((error: unknown) => log.error({ err: error }, 'a place could not be looked at'));
  }

  /** Looks at the places of a server, or of all (null), after so many milliseconds. */
  lookLater(guild: string | null, unknown: UnknownChannels, wait: number): void {
    if (this.#state !== 'on') return;
    if (unknown === 'ask') this.#asking.add(guild);
    if (this.#looks.has(guild)) return;
    const callOff = this.#deps.clock.after(wait, () => {
      this.#looks.delete(guild);
      const how = this.#asking.delete(guild) ? 'ask' : 'leave';
      this.enqueue((channels) => channels.inspect(guild, how));
    });
    this.#looks.set(guild, callOff);
  }
}

/** Tells the channels what is heard of them through the gateway: of uncached threads, too, of which the library tells nothing. */
export function watchChannels(client: Client, deps: WatchDeps): ChannelWatch {
  const watch = new ChannelWatch(deps);
  const hear = (event: string, then: (data: GatewayData) => void): void => {
    client.ws.on(event as Events, (data: GatewayData) => then(data));
  };
  for (const event of CHANGES) {
    hear(event, ({ guild_id: guild, user }) => {
      if (guild === undefined || (user !== undefined && user.id !== client.user?.id)) return;
      watch.lookLater(guild, 'leave', TOGETHER);
    });
  }
  for (const event of [Events.ChannelDelete, Events.ThreadDelete]) {
    hear(event, ({ id, guild_id: guild }) => {
      if (id === undefined || guild === undefined) return;
      watch.enqueue((channels) => channels.markDeleted(id));
      // The threads of a deleted channel go without a word.
      if (event === Events.ChannelDelete) watch.lookLater(guild, 'ask', TOGETHER);
    });
  }
  // Who is no member of a private thread may post nothing there, and nothing else tells of that.
  hear(Events.ThreadMembersUpdate, ({ id, removed_member_ids: removed = [] }) => {
    if (id !== undefined && removed.some((person) => person === client.user?.id)) deps.channels.forgetTaken(id);
  });
  hear(Events.GuildDelete, ({ id, unavailable }) => {
    if (id === undefined) return;
    if (unavailable) watch.lookLater(id, 'leave', 0);
    else watch.enqueue((channels) => channels.markLeft(id));
  });
  hear(Events.GuildCreate, ({ id }) => {
    if (id !== undefined) watch.lookLater(id, 'ask', TOGETHER);
  });
  hear(Events.Ready, () => watch.lookLater(null, 'ask', ALL_IN));
  return watch;
}
