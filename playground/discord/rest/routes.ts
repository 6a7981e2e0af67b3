import type { Route } from './route.js';
import { APPLICATION_ROUTES } from './routes/application.js';
import { CALLBACK_ROUTES } from './routes/callback.js';
import { CHANNEL_ROUTES } from './routes/channels.js';
import { COMMAND_ROUTES } from './routes/commands.js';
import { EMOJI_ROUTES } from './routes/emojis.js';
import { GUILD_ROUTES } from './routes/guilds.js';
import { MESSAGE_ROUTES } from './routes/messages.js';
import { THREAD_ROUTES } from './routes/threads.js';
import { WEBHOOK_ROUTES } from './routes/webhooks.js';

/** Every route of the stand-in. */
export const ROUTES: readonly Route[] = [
  ...APPLICATION_ROUTES,
  ...COMMAND_ROUTES,
  ...EMOJI_ROUTES,
  ...CALLBACK_ROUTES,
  ...WEBHOOK_ROUTES,
  ...MESSAGE_ROUTES,
  ...CHANNEL_ROUTES,
  ...THREAD_ROUTES,
  ...GUILD_ROUTES,
];
