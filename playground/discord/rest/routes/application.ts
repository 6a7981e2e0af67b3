import type { RESTPostAPIApplicationCommandsJSONBody } from 'discord-api-types/v10';
import { withoutLocales } from '../../state/commands.js';
import { refusal } from '../../state/errors.js';
import type { Platform } from '../../state/platform.js';
import { userJson } from '../../state/wire.js';
import { hasBot, userOf } from '../../state/world.js';
import { type ApiRequest, acceptBody, idIn, NOTHING, ok, type Route } from '../route.js';
import { requireGuild } from './places.js';

type NewCommand = RESTPostAPIApplicationCommandsJSONBody;

/** Who the bot is and where its gateway stands. */
export function applicationRoutes(platform: Platform, { shards }: { readonly shards: number }): readonly Route[] {
  const { world, botId } = platform;
  const url = () => platform.origin.replace('http', 'ws');
  const me = () => ({ ...userJson(userOf(world, botId)), verified: true, mfa_enabled: false, email: null, flags: 0 });
  const application = () => ({
    id: botId,
    name: userOf(world, botId).displayName,
    icon: null,
    description: '',
    bot_public: true,
    bot_require_code_grant: false,
    verify_key: '0'.repeat(64),
    flags: 0,
    bot: me(),
    owner: null,
    team: null,
    approximate_guild_count: [...world.guilds.values()].filter(hasBot).length,
  });
  return [
    { method: 'GET', pattern: '/gateway', auth: 'none', run: () => ok({ url: url() }) },
    {
      method: 'GET',
      pattern: '/gateway/bot',
      auth: 'bot',
      run: () => ok({ url: url(), shards, session_start_limit: platform.starts.limit() }),
    },
    { method: 'GET', pattern: '/users/@me', auth: 'bot', run: () => ok(me()) },
    { method: 'GET', pattern: '/applications/@me', auth: 'bot', run: () => ok(application()) },
    { method: 'GET', pattern: '/oauth2/applications/@me', auth: 'bot', run: () => ok(application()) },
  ];
}

/** The slash commands, the global ones and each guild's own. */
export function commandRoutes(platform: Platform): readonly Route[] {
  return [
    ...scopeRoutes(platform, '/applications/:application/commands', (call) => own(platform, call, null)),
    ...scopeRoutes(platform, '/applications/:application/guilds/:guild/commands', (call) =>
      own(platform, call, requireGuild(platform, call).id),
    ),
  ];
}

function own<T>({ botId }: Platform, call: ApiRequest, scope: T): T {
  if (idIn(call, 'application') !== botId) throw refusal(50001);
  return scope;
}

function scopeRoutes(platform: Platform, base: string, scope: (call: ApiRequest) => string | null): readonly Route[] {
  const { commands } = platform;
  const one = `${base}/:command`;
  return [
    {
      method: 'GET',
      pattern: base,
      auth: 'bot',
      query: ['with_localizations'],
      run(call) {
        const all = commands.all(scope(call));
        return ok(call.query.with_localizations === 'true' ? all : all.map(withoutLocales));
      },
    },
    {
      method: 'PUT',
      pattern: base,
      auth: 'bot',
      run: (call) => ok(commands.put(scope(call), acceptBody<readonly NewCommand[]>('commands-put', call))),
    },
    {
      method: 'POST',
      pattern: base,
      auth: 'bot',
      run(call) {
        const { command, fresh } = commands.add(scope(call), acceptBody<NewCommand>('command-post', call));
        return { status: fresh ? 201 : 200, body: command };
      },
    },
    { method: 'GET', pattern: one, auth: 'bot', run: (call) => ok(commands.one(scope(call), idIn(call, 'command'))) },
    {
      method: 'PATCH',
      pattern: one,
      auth: 'bot',
      run(call) {
        const id = idIn(call, 'command');
        const old = settable(commands.one(scope(call), id));
        const body = { ...old, ...(call.body as object | undefined) };
        return ok(commands.edit(scope(call), id, acceptBody<NewCommand>('command-post', { ...call, body })));
      },
    },
    {
      method: 'DELETE',
      pattern: one,
      auth: 'bot',
      run(call) {
        commands.remove(scope(call), idIn(call, 'command'));
        return NOTHING;
      },
    },
  ];
}

const GIVEN_BY_DISCORD: readonly string[] = ['id', 'application_id', 'guild_id', 'version', 'dm_permission'];

function settable(command: object): object {
  const kept = Object.entries(command).filter(([key, value]) => value !== null && !GIVEN_BY_DISCORD.includes(key));
  return Object.fromEntries(kept);
}
