import type { Platform } from '../../state/platform.js';
import { userJson } from '../../state/wire.js';
import { hasBot, userOf } from '../../state/world.js';
import { ok, type Route } from '../route.js';

/** Who the bot is and where its gateway stands. */
export const APPLICATION_ROUTES: readonly Route[] = [
  { method: 'GET', pattern: '/gateway', auth: 'none', run: (platform) => ok({ url: gatewayUrl(platform) }) },
  { method: 'GET', pattern: '/gateway/bot', auth: 'bot', run: (platform) => ok(gatewayForBot(platform)) },
  { method: 'GET', pattern: '/users/@me', auth: 'bot', run: (platform) => ok(botUser(platform)) },
  { method: 'GET', pattern: '/applications/@me', auth: 'bot', run: (platform) => ok(application(platform)) },
  { method: 'GET', pattern: '/oauth2/applications/@me', auth: 'bot', run: (platform) => ok(application(platform)) },
];

function gatewayUrl({ origin }: Platform): string {
  return origin.replace('http', 'ws');
}

function gatewayForBot(platform: Platform): object {
  const { shards, sessionStarts } = platform;
  return { url: gatewayUrl(platform), shards, session_start_limit: sessionStarts.limit() };
}

function botUser({ world, botId }: Platform): object {
  return { ...userJson(userOf(world, botId)), verified: true, mfa_enabled: false, email: null, flags: 0 };
}

function application(platform: Platform): object {
  const { world, botId } = platform;
  return {
    id: botId,
    name: userOf(world, botId).displayName,
    icon: null,
    description: '',
    bot_public: true,
    bot_require_code_grant: false,
    verify_key: '0'.repeat(64),
    flags: 0,
    bot: botUser(platform),
    owner: null,
    team: null,
    approximate_guild_count: [...world.guilds.values()].filter(hasBot).length,
  };
}
