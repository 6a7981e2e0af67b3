import { PermissionFlagsBits as Bits } from 'discord-api-types/v10';
import { activeThreadsOf } from '../../limits/active-threads.js';
import { refusal } from '../../state/errors.js';
import type { Platform } from '../../state/platform.js';
import { channelJson, guildJson, memberJson, roleJson, userJson } from '../../state/wire.js';
import { mayBot, requireGuild } from '../access.js';
import { type ApiRequest, type ApiResponse, idIn, ok, type Route } from '../route.js';

/** Guilds as a bot in them sees them, and users. */
export const GUILD_ROUTES: readonly Route[] = [
  { method: 'GET', pattern: '/guilds/:guild', auth: 'bot', query: ['with_counts'], run: readGuild },
  { method: 'GET', pattern: '/guilds/:guild/channels', auth: 'bot', run: listChannels },
  { method: 'GET', pattern: '/guilds/:guild/roles', auth: 'bot', run: listRoles },
  { method: 'GET', pattern: '/guilds/:guild/threads/active', auth: 'bot', run: listThreads },
  { method: 'GET', pattern: '/guilds/:guild/members/:user', auth: 'bot', run: readMember },
  { method: 'GET', pattern: '/users/:user', auth: 'bot', run: readUser },
];

function readGuild(platform: Platform, request: ApiRequest): ApiResponse {
  return ok(guildJson(requireGuild(platform, request)));
}

function listChannels(platform: Platform, request: ApiRequest): ApiResponse {
  const all = [...requireGuild(platform, request).channels.values()];
  return ok(all.filter((one) => !one.thread).map(channelJson));
}

function listRoles(platform: Platform, request: ApiRequest): ApiResponse {
  return ok([...requireGuild(platform, request).roles.values()].map(roleJson));
}

function listThreads(platform: Platform, request: ApiRequest): ApiResponse {
  const threads = activeThreadsOf(requireGuild(platform, request));
  const seen = threads.filter((one) => mayBot(platform, one, Bits.ViewChannel));
  return ok({ threads: seen.map(channelJson), members: [] });
}

function readMember(platform: Platform, request: ApiRequest): ApiResponse {
  const { world } = platform;
  const guild = requireGuild(platform, request);
  const id = idIn(request, 'user');
  const member = guild.members.get(id);
  if (!member) throw refusal(world.users.has(id) ? 10007 : 10013);
  return ok(memberJson(world, member));
}

function readUser({ world }: Platform, request: ApiRequest): ApiResponse {
  const user = world.users.get(idIn(request, 'user'));
  if (!user) throw refusal(10013);
  return ok(userJson(user));
}
