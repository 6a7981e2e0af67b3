import { type NewCommand, withoutLocales } from '../../state/command-json.js';
import { refusal } from '../../state/errors.js';
import type { Platform } from '../../state/platform.js';
import { requireGuild } from '../access.js';
import { type ApiRequest, type ApiResponse, acceptBody, idIn, NOTHING, ok, type Route } from '../route.js';

/** Whose commands an address means: a guild's, or the global ones (null). */
type Scope = (platform: Platform, request: ApiRequest) => string | null;

const ofEverybody: Scope = (platform, request) => {
  demandOwn(platform, request);
  return null;
};

const ofGuild: Scope = (platform, request) => {
  const { id } = requireGuild(platform, request);
  demandOwn(platform, request);
  return id;
};

/** The slash commands, the global ones and each guild's own. */
export const COMMAND_ROUTES: readonly Route[] = [
  ...routesIn('/applications/:application/commands', ofEverybody),
  ...routesIn('/applications/:application/guilds/:guild/commands', ofGuild),
];

function routesIn(base: string, scope: Scope): readonly Route[] {
  const one = `${base}/:command`;
  const inScope =
    (run: (platform: Platform, request: ApiRequest, scope: Scope) => ApiResponse): Route['run'] =>
    (platform, request) =>
      run(platform, request, scope);
  return [
    { method: 'GET', pattern: base, auth: 'bot', query: ['with_localizations'], run: inScope(list) },
    { method: 'PUT', pattern: base, auth: 'bot', run: inScope(replaceAll) },
    { method: 'POST', pattern: base, auth: 'bot', run: inScope(add) },
    { method: 'GET', pattern: one, auth: 'bot', run: inScope(read) },
    { method: 'PATCH', pattern: one, auth: 'bot', run: inScope(edit) },
    { method: 'DELETE', pattern: one, auth: 'bot', run: inScope(remove) },
  ];
}

function list(platform: Platform, request: ApiRequest, scope: Scope): ApiResponse {
  const all = platform.commands.all(scope(platform, request));
  return ok(request.query.with_localizations === 'true' ? all : all.map(withoutLocales));
}

function replaceAll(platform: Platform, request: ApiRequest, scope: Scope): ApiResponse {
  const guildId = scope(platform, request);
  return ok(platform.commands.put(guildId, acceptBody<readonly NewCommand[]>('commands-put', request)));
}

function add(platform: Platform, request: ApiRequest, scope: Scope): ApiResponse {
  const guildId = scope(platform, request);
  const { command, fresh } = platform.commands.add(guildId, acceptBody<NewCommand>('command-post', request));
  return { status: fresh ? 201 : 200, body: command };
}

function read(platform: Platform, request: ApiRequest, scope: Scope): ApiResponse {
  return ok(platform.commands.one(scope(platform, request), idIn(request, 'command')));
}

function edit(platform: Platform, request: ApiRequest, scope: Scope): ApiResponse {
  const { commands } = platform;
  const id = idIn(request, 'command');
  const guildId = scope(platform, request);
  const body = { ...settable(commands.one(guildId, id)), ...(request.body as object | undefined) };
  return ok(commands.edit(guildId, id, acceptBody<NewCommand>('command-post', { ...request, body })));
}

function remove(platform: Platform, request: ApiRequest, scope: Scope): ApiResponse {
  platform.commands.remove(scope(platform, request), idIn(request, 'command'));
  return NOTHING;
}

function demandOwn({ botId }: Platform, request: ApiRequest): void {
  if (idIn(request, 'application') !== botId) throw refusal(50001);
}

const GIVEN_BY_DISCORD: readonly string[] = ['id', 'application_id', 'guild_id', 'version', 'dm_permission'];

function settable(command: object): object {
  const kept = Object.entries(command).filter(([key, value]) => value !== null && !GIVEN_BY_DISCORD.includes(key));
  return Object.fromEntries(kept);
}
