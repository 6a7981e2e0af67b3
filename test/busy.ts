import type { ChannelRef, DiscordUser } from 'local-discord';
import type { House } from './house.js';
import { playInto } from './play-into.js';

export interface BusyTable {
  readonly channel: ChannelRef;
  readonly people: readonly DiscordUser[];
  readonly match: string;
}

/** Sits two people down at each of so many tables, before a bot is started: a first throw lies on every one. */
export async function sitAtMany({ discord, database }: House, count: number): Promise<readonly BusyTable[]> {
  const guild = discord.addGuild('Games');
  const tables = Array.from({ length: count }, (_, n) => ({
    channel: discord.addChannel(`table-${n}`),
    people: [`Ada ${n}`, `Ben ${n}`].map((name) => discord.addMember(name)),
  }));
  const throws = [['1 2 3 4 5 6']] as const;
  const matches = await playInto(
    database,
    tables.map(({ channel, people }) => ({ guildId: guild.id, channelId: channel.id, people, throws })),
  );
  return tables.map((table, n) => ({ ...table, match: matches[n]! }));
}
