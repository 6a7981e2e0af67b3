import type { GuildOptions, MemberOptions } from '../controls.js';
import { type DiscordUser, type Ref, refId } from '../person.js';
import { createUser, join } from '../state/people.js';
import { createGuild } from '../state/places.js';
import type { Platform } from '../state/platform.js';
import { type Channel, type Guild, requireFound, type User, userOf } from '../state/world.js';

/** The places and people that a test names, as it names them. */
export class NamedWorld {
  readonly platform: Platform;
  readonly #discordUserOf: (user: User) => DiscordUser;
  readonly #people = new Map<string, DiscordUser>();

  constructor(platform: Platform, discordUserOf: (user: User) => DiscordUser) {
    this.platform = platform;
    this.#discordUserOf = discordUserOf;
  }

  addGuild(name = 'Playground', { locale = 'en-US', everyone, bot }: GuildOptions = {}): Guild {
    const owner = createUser(this.platform, `Owner of ${name}`, locale);
    return createGuild(this.platform, { name, locale, ownerId: owner.id, everyone, bot });
  }

  /** The guild that is named, else the first; it is made if there is none. */
  guildAt(ref?: Ref): Guild {
    const { guilds } = this.platform.world;
    const [first] = guilds.keys();
    const id = ref === undefined ? (first ?? this.addGuild().id) : refId(ref);
    return requireFound(guilds.get(id), 'guild', id);
  }

  channelAt(ref: Ref): Channel {
    return requireFound(this.platform.world.channels.get(refId(ref)), 'channel', refId(ref));
  }

  threadAt(ref: Ref): Channel {
    const channel = this.channelAt(ref);
    if (!channel.thread) throw new Error(`#${channel.name} is no thread`);
    return channel;
  }

  /** A new person, or one already known in a further guild. */
  addMember(name: string, { guild: ref, locale = 'en-US', permissions, nick }: MemberOptions): DiscordUser {
    const guild = this.guildAt(ref);
    const known = this.#people.get(name);
    const user = known ? userOf(this.platform.world, known.id) : createUser(this.platform, name, locale);
    if (guild.members.has(user.id)) throw new Error(`${name} is in ${guild.name} already`);
    join(this.platform, guild, user, { nick, permissions });
    const person = known ?? this.#discordUserOf(user);
    this.#people.set(name, person);
    return person;
  }

  person(name: string): DiscordUser {
    return requireFound(this.#people.get(name), 'person', name);
  }
}
