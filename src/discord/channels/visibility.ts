import { type Client, GatewayDispatchEvents as Events, type GuildBasedChannel, PermissionFlagsBits } from 'discord.js';
import type { Placed } from '../../store/interface.js';
import { isJoined } from '../permissions.js';

/**
 * How a channel stands, as far as its server has told. `shut`: this bot may not post there. `outage`: the platform fails for
 * the server. `left`: this bot is not in the server. `unknown`: nothing is known of the channel, as of an archived thread.
 */
export type Visibility = 'fine' | 'shut' | 'outage' | 'left' | 'unknown';

export type VisibilityOf = (place: Pick<Placed, 'guildId' | 'channelId'>) => Visibility;

/** Without these no board appears; in the chat of a voice or stage channel not without the other one either. */
const TO_POST = [PermissionFlagsBits.ViewChannel, PermissionFlagsBits.EmbedLinks];
const TO_JOIN = [PermissionFlagsBits.Connect];

/** Looks at what is known of channels, which asks nobody. To be made before the client connects. */
export function createVisibility(client: Client): VisibilityOf {
  /** The library's own list keeps a server that was left while the connection was down. */
  const joined = new Set<string>();
  client.ws.on(Events.Ready, ({ guilds }: { readonly guilds: readonly { readonly id: string }[] }) => {
    joined.clear();
    for (const { id } of guilds) joined.add(id);
  });
  client.ws.on(Events.GuildCreate, ({ id }: { readonly id: string }) => void joined.add(id));
  client.ws.on(Events.GuildDelete, ({ id, unavailable }: { readonly id: string; readonly unavailable?: boolean }) => {
    if (!unavailable) joined.delete(id);
  });

  return ({ guildId, channelId }) => {
    if (!joined.has(guildId)) return 'left';
    const guild = client.guilds.cache.get(guildId);
    if (guild?.available !== true) return 'outage';
    const channel = guild.channels.cache.get(channelId);
    return channel === undefined ? 'unknown' : visibilityOf(channel);
  };
}

function visibilityOf(channel: GuildBasedChannel): Visibility {
  const { me } = channel.guild.members;
  // What a thread allows is told by the channel that it belongs to.
  if (me === null || (channel.isThread() && channel.parent === null)) return 'unknown';
  const permissions = channel.permissionsFor(me);
  const send = channel.isThread() ? PermissionFlagsBits.SendMessagesInThreads : PermissionFlagsBits.SendMessages;
  if (!permissions.has([...TO_POST, send, ...(isJoined(channel) ? TO_JOIN : [])])) return 'shut';
  const isLocked = channel.isThread() && channel.locked === true;
  return isLocked && !permissions.has(PermissionFlagsBits.ManageThreads) ? 'shut' : 'fine';
}

/** Whether a channel is an open thread that this bot has made, as far as its server has told. */
export function createOwnThreads(client: Client): (channel: string) => boolean {
  return (id) => {
    const channel = client.channels.cache.get(id);
    return channel?.isThread() === true && channel.ownerId === client.user?.id && channel.archived !== true;
  };
}
