import { PermissionFlagsBits as Bits, ChannelType, MessageFlags, MessageType } from 'discord-api-types/v10';
import * as z from 'zod/mini';
import { invalidField, refusal } from '../../state/errors.js';
import { demand, permissionsIn } from '../../state/permissions.js';
import { changeChannel, createThread, deleteChannel } from '../../state/places.js';
import type { Platform } from '../../state/platform.js';
import { channelJson, guildJson, memberJson, roleJson, userJson } from '../../state/wire.js';
import { type Channel, type Guild, guildOf, hasBot } from '../../state/world.js';
import { type ApiRequest, acceptBody, idIn, NOTHING, ok, type Route } from '../route.js';

/** The channel an address names, if the bot can see it. */
export function visibleChannel({ world, botId }: Platform, call: ApiRequest): Channel {
  const channel = world.channels.get(idIn(call, 'channel'));
  if (!channel) throw refusal(10003);
  if (!hasBot(guildOf(world, channel))) throw refusal(50001);
  demand(world, channel, botId, 0n);
  return channel;
}

/** The guild an address names, if the bot is in it. */
export function requireGuild({ world }: Platform, call: ApiRequest): Guild {
  const guild = world.guilds.get(idIn(call, 'guild'));
  if (!guild || !hasBot(guild)) throw refusal(10004);
  return guild;
}

/** So many threads that are not archived a guild has at most. */
export const MOST_THREADS = 1000;

function threadsOf(guild: Guild): readonly Channel[] {
  return [...guild.channels.values()].filter((one) => one.thread && !one.thread.archived);
}

export function guildRoutes(platform: Platform): readonly Route[] {
  const { world } = platform;
  const seenThreadsOf = (guild: Guild) =>
    threadsOf(guild).filter((one) => permissionsIn(world, one, platform.botId) & Bits.ViewChannel);
  return [
    {
      method: 'GET',
      pattern: '/guilds/:guild',
      auth: 'bot',
      query: ['with_counts'],
      run: (call) => ok(guildJson(requireGuild(platform, call))),
    },
    {
      method: 'GET',
      pattern: '/guilds/:guild/channels',
      auth: 'bot',
      run: (call) =>
        ok([...requireGuild(platform, call).channels.values()].filter((one) => !one.thread).map(channelJson)),
    },
    {
      method: 'GET',
      pattern: '/guilds/:guild/roles',
      auth: 'bot',
      run: (call) => ok([...requireGuild(platform, call).roles.values()].map(roleJson)),
    },
    {
      method: 'GET',
      pattern: '/guilds/:guild/threads/active',
      auth: 'bot',
      run: (call) => ok({ threads: seenThreadsOf(requireGuild(platform, call)).map(channelJson), members: [] }),
    },
    {
      method: 'GET',
      pattern: '/guilds/:guild/members/:user',
      auth: 'bot',
      run(call) {
        const guild = requireGuild(platform, call);
        const id = idIn(call, 'user');
        const member = guild.members.get(id);
        if (!member) throw refusal(world.users.has(id) ? 10007 : 10013);
        return ok(memberJson(world, member));
      },
    },
    {
      method: 'GET',
      pattern: '/users/:user',
      auth: 'bot',
      run(call) {
        const user = world.users.get(idIn(call, 'user'));
        if (!user) throw refusal(10013);
        return ok(userJson(user));
      },
    },
  ];
}

const Patch = z.strictObject({
  name: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
  topic: z.optional(z.nullable(z.string().check(z.maxLength(1024)))),
  archived: z.optional(z.boolean()),
  locked: z.optional(z.boolean()),
});

interface ThreadBody {
  readonly name: string;
  readonly type?: ChannelType;
  readonly auto_archive_duration?: number;
}

export function channelRoutes(platform: Platform): readonly Route[] {
  const { world, botId, messages } = platform;
  const may = (channel: Channel, bits: bigint): boolean => (permissionsIn(world, channel, botId) & bits) === bits;

  /** In the channel Discord itself says that there is a new thread, unless that hangs on a message already. */
  const announce = (channel: Channel, { id, name }: Channel) => {
    const origin = { channel, authorId: botId, type: MessageType.ThreadCreated, threadId: id };
    const sent = { draft: { content: name }, uploads: [], allowed: { parse: [] }, mayCallAll: false };
    messages.create({ ...origin, seenBy: null, interaction: null, repliesTo: null, nonce: null }, sent);
  };

  const patch = (call: ApiRequest) => {
    const channel = visibleChannel(platform, call);
    const parsed = z.safeParse(Patch, call.body);
    const [issue] = parsed.error?.issues ?? [];
    if (!parsed.success) throw invalidField(issue?.path.join('.') ?? '', 'channel-patch', issue?.message ?? 'Invalid');
    const { thread } = channel;
    const opens = thread && parsed.data.locked === undefined && !thread.locked && parsed.data.archived === false;
    const needed = thread ? Bits.ManageThreads : Bits.ManageChannels;
    const allowed =
      may(channel, needed) || thread?.ownerId === botId || (opens && may(channel, Bits.SendMessagesInThreads));
    if (!allowed || (parsed.data.locked !== undefined && !may(channel, needed))) throw refusal(50013);
    changeChannel(platform, channel, parsed.data);
    return ok(channelJson(channel));
  };

  return [
    {
      method: 'GET',
      pattern: '/channels/:channel',
      auth: 'bot',
      run: (call) => ok(channelJson(visibleChannel(platform, call))),
    },
    { method: 'PATCH', pattern: '/channels/:channel', auth: 'bot', run: patch },
    {
      method: 'DELETE',
      pattern: '/channels/:channel',
      auth: 'bot',
      run(call) {
        const channel = visibleChannel(platform, call);
        demand(world, channel, botId, channel.thread ? Bits.ManageThreads : Bits.ManageChannels);
        deleteChannel(platform, channel);
        return ok(channelJson(channel));
      },
    },
    {
      method: 'POST',
      pattern: '/channels/:channel/messages/:message/threads',
      auth: 'bot',
      run(call) {
        // discord.js names the type here too, although it follows from the channel.
        const { type: _, ...said } = (call.body ?? {}) as Partial<ThreadBody>;
        const body = acceptBody<ThreadBody>('thread-from-message', { ...call, body: said });
        const channel = visibleChannel(platform, call);
        if (channel.thread) throw refusal(50024);
        demand(world, channel, botId, Bits.CreatePublicThreads);
        const message = messages.inChannel(channel.id, idIn(call, 'message'));
        if (!message) throw refusal(10008);
        if (message.flags & MessageFlags.HasThread) throw refusal(160004);
        const autoArchive = body.auto_archive_duration;
        const wanted = { name: body.name, ownerId: botId, autoArchive, messageId: message.id };
        const thread = createThread(platform, channel, wanted);
        messages.mark(message, MessageFlags.HasThread);
        return { status: 201, body: channelJson(thread) };
      },
    },
    {
      method: 'POST',
      pattern: '/channels/:channel/threads',
      auth: 'bot',
      run(call) {
        const body = acceptBody<ThreadBody>('thread-create', call);
        const channel = visibleChannel(platform, call);
        if (channel.thread) throw refusal(50024);
        const type = body.type ?? ChannelType.PrivateThread;
        const needed = type === ChannelType.PrivateThread ? Bits.CreatePrivateThreads : Bits.CreatePublicThreads;
        demand(world, channel, botId, needed);
        const wanted = { name: body.name, ownerId: botId, type, autoArchive: body.auto_archive_duration };
        if (threadsOf(guildOf(world, channel)).length >= MOST_THREADS) throw refusal(160006);
        const thread = createThread(platform, channel, wanted);
        if (type === ChannelType.PublicThread) announce(channel, thread);
        return { status: 201, body: channelJson(thread) };
      },
    },
    ...(['PUT', 'DELETE'] as const).map<Route>((method) => ({
      method,
      pattern: '/channels/:channel/thread-members/:user',
      auth: 'bot',
      run(call) {
        const { thread } = visibleChannel(platform, call);
        if (!thread) throw refusal(50024);
        const id = call.params.user === '@me' ? botId : idIn(call, 'user');
        if (method === 'PUT') thread.members.add(id);
        else thread.members.delete(id);
        return NOTHING;
      },
    })),
  ];
}
