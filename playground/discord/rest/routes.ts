import type { Platform } from '../state/platform.js';
import { createOldEdits } from './limits.js';
import type { Route } from './route.js';
import { applicationRoutes, commandRoutes } from './routes/application.js';
import { callbackRoutes } from './routes/interactions.js';
import { messageRoutes } from './routes/messages.js';
import { channelRoutes, guildRoutes } from './routes/places.js';
import { webhookRoutes } from './routes/webhooks.js';

/** Every route of the stand-in. */
export function routesOf(platform: Platform, options: { readonly shards: number }): readonly Route[] {
  const oldEdits = createOldEdits(platform.clock);
  return [
    ...applicationRoutes(platform, options),
    ...commandRoutes(platform),
    ...callbackRoutes(platform),
    ...webhookRoutes(platform, oldEdits),
    ...messageRoutes(platform, oldEdits),
    ...channelRoutes(platform),
    ...guildRoutes(platform),
  ];
}
