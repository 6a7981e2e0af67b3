import { PermissionFlagsBits as Bits } from 'discord-api-types/v10';
import * as z from 'zod/mini';
import { invalidField, refusal } from '../../state/errors.js';
import { type ChannelPatch, changeChannel, deleteChannel } from '../../state/places.js';
import type { Platform } from '../../state/platform.js';
import { channelJson } from '../../state/wire.js';
import type { Channel } from '../../state/world.js';
import { demandOfBot, mayBot, visibleChannel } from '../access.js';
import { type ApiRequest, type ApiResponse, ok, type Route } from '../route.js';

const ONE = '/channels/:channel';

/** Channels and threads themselves. */
export const CHANNEL_ROUTES: readonly Route[] = [
  { method: 'GET', pattern: ONE, auth: 'bot', run: read },
  { method: 'PATCH', pattern: ONE, auth: 'bot', run: edit },
  { method: 'DELETE', pattern: ONE, auth: 'bot', run: remove },
];

const Patch = z.strictObject({
  name: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
  topic: z.optional(z.nullable(z.string().check(z.maxLength(1024)))),
  archived: z.optional(z.boolean()),
  locked: z.optional(z.boolean()),
});

function read(platform: Platform, request: ApiRequest): ApiResponse {
  return ok(channelJson(visibleChannel(platform, request)));
}

function edit(platform: Platform, request: ApiRequest): ApiResponse {
  const channel = visibleChannel(platform, request);
  const parsed = z.safeParse(Patch, request.body);
  const [issue] = parsed.error?.issues ?? [];
  if (!parsed.success) throw invalidField(issue?.path.join('.') ?? '', 'channel-patch', issue?.message ?? 'Invalid');
  if (!mayChange(platform, channel, parsed.data)) throw refusal(50013);
  changeChannel(platform, channel, parsed.data);
  return ok(channelJson(channel));
}

function remove(platform: Platform, request: ApiRequest): ApiResponse {
  const channel = visibleChannel(platform, request);
  demandOfBot(platform, channel, managing(channel));
  deleteChannel(platform, channel);
  return ok(channelJson(channel));
}

/** Whoever may not manage a thread may change their own, and open one that is not locked. */
function mayChange(platform: Platform, channel: Channel, { archived, locked }: ChannelPatch): boolean {
  if (mayBot(platform, channel, managing(channel))) return true;
  const { thread } = channel;
  if (locked !== undefined || !thread) return false;
  const opens = !thread.locked && archived === false;
  return thread.ownerId === platform.botId || (opens && mayBot(platform, channel, Bits.SendMessagesInThreads));
}

function managing({ thread }: Channel): bigint {
  return thread ? Bits.ManageThreads : Bits.ManageChannels;
}
