import { PermissionFlagsBits as Bits, ChannelType, MessageFlags, MessageType } from 'discord-api-types/v10';
import { demandRoomForThread } from '../../limits/active-threads.js';
import { refusal } from '../../state/errors.js';
import { createThread } from '../../state/places.js';
import type { Platform } from '../../state/platform.js';
import { channelJson } from '../../state/wire.js';
import { type Channel, guildOf, type ThreadState } from '../../state/world.js';
import { demandOfBot, requireMessage, visibleChannel } from '../access.js';
import { type ApiRequest, type ApiResponse, acceptBody, idIn, NOTHING, type Route } from '../route.js';

const MEMBER = '/channels/:channel/thread-members/:user';

/** Threads: how they begin and who is in them. */
export const THREAD_ROUTES: readonly Route[] = [
  { method: 'POST', pattern: '/channels/:channel/messages/:message/threads', auth: 'bot', run: beginAtMessage },
  { method: 'POST', pattern: '/channels/:channel/threads', auth: 'bot', run: begin },
  { method: 'PUT', pattern: MEMBER, auth: 'bot', run: addMember },
  { method: 'DELETE', pattern: MEMBER, auth: 'bot', run: removeMember },
];

interface ThreadBody {
  readonly name: string;
  readonly type?: ChannelType;
  readonly auto_archive_duration?: number;
}

function beginAtMessage(platform: Platform, request: ApiRequest): ApiResponse {
  // discord.js names the type here too, although it follows from the channel.
  const { type: _, ...said } = (request.body ?? {}) as Partial<ThreadBody>;
  const body = acceptBody<ThreadBody>('thread-from-message', { ...request, body: said });
  const channel = visibleChannel(platform, request);
  if (channel.thread) throw refusal(50024);
  demandOfBot(platform, channel, Bits.CreatePublicThreads);
  const message = requireMessage(platform, channel, request);
  if (message.flags & MessageFlags.HasThread) throw refusal(160004);
  const wanted = { name: body.name, ownerId: platform.botId, autoArchive: body.auto_archive_duration };
  const thread = createThread(platform, channel, { ...wanted, messageId: message.id });
  platform.messages.mark(message, MessageFlags.HasThread);
  return { status: 201, body: channelJson(thread) };
}

function begin(platform: Platform, request: ApiRequest): ApiResponse {
  const body = acceptBody<ThreadBody>('thread-create', request);
  const channel = visibleChannel(platform, request);
  if (channel.thread) throw refusal(50024);
  const type = body.type ?? ChannelType.PrivateThread;
  const isPrivate = type === ChannelType.PrivateThread;
  demandOfBot(platform, channel, isPrivate ? Bits.CreatePrivateThreads : Bits.CreatePublicThreads);
  demandRoomForThread(guildOf(platform.world, channel));
  const wanted = { name: body.name, ownerId: platform.botId, type, autoArchive: body.auto_archive_duration };
  const thread = createThread(platform, channel, wanted);
  if (type === ChannelType.PublicThread) announce(platform, channel, thread);
  return { status: 201, body: channelJson(thread) };
}

/** In the channel Discord itself says that there is a new thread, unless that hangs on a message already. */
function announce({ botId, messages }: Platform, channel: Channel, { id, name }: Channel): void {
  const origin = { channel, authorId: botId, type: MessageType.ThreadCreated, threadId: id };
  const sent = { draft: { content: name }, uploads: [], allowed: { parse: [] }, mayCallAll: false };
  messages.create({ ...origin, seenBy: null, interaction: null, repliesTo: null, nonce: null }, sent);
}

function addMember(platform: Platform, request: ApiRequest): ApiResponse {
  const { members } = visibleThread(platform, request);
  members.add(memberIn(platform, request));
  return NOTHING;
}

function removeMember(platform: Platform, request: ApiRequest): ApiResponse {
  const { members } = visibleThread(platform, request);
  members.delete(memberIn(platform, request));
  return NOTHING;
}

function visibleThread(platform: Platform, request: ApiRequest): ThreadState {
  const { thread } = visibleChannel(platform, request);
  if (!thread) throw refusal(50024);
  return thread;
}

function memberIn({ botId }: Platform, request: ApiRequest): string {
  return request.params.user === '@me' ? botId : idIn(request, 'user');
}
