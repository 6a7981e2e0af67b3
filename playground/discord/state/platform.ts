import type { Changes } from './changes.js';
import { createChanges } from './changes.js';
import { type Alarms, type ClockOptions, createClock } from './clock.js';
import { type Commands, createCommands } from './commands.js';
import { createInteractions, type Interactions } from './interactions.js';
import { createMessages, type Messages } from './messages.js';
import { createNonces, type Nonces } from './nonces.js';
import { createIds } from './snowflake.js';
import { createStarts, type StartLimit, type Starts } from './starts.js';
import { createWorld, type World } from './world.js';

/** The whole state of the stand-in, without any transport. */
export interface Platform {
  /** The application's id, which is also its bot user's. */
  readonly botId: string;
  readonly token: string;
  readonly clock: Alarms;
  readonly nextId: () => string;
  readonly world: World;
  readonly changes: Changes;
  readonly messages: Messages;
  readonly interactions: Interactions;
  readonly commands: Commands;
  readonly nonces: Nonces;
  readonly starts: Starts;
  /** "http://127.0.0.1:PORT", known once the server listens. */
  origin: string;
}

export interface PlatformOptions {
  readonly botId: string;
  readonly token: string;
  readonly botName: string;
  readonly keepInteractions: number;
  readonly keepMessages: number;
  readonly clock?: ClockOptions;
  readonly sessionStarts?: StartLimit | undefined;
}

export function createPlatform(options: PlatformOptions): Platform {
  const { botId, token, botName, keepInteractions, keepMessages, sessionStarts } = options;
  const clock = createClock(options.clock);
  const nextId = createIds(clock);
  const changes = createChanges();
  const world = createWorld();
  const username = botName.toLowerCase().replaceAll(/\W+/g, '-');
  world.users.set(botId, { id: botId, username, displayName: botName, bot: true, locale: 'en-US' });
  return {
    botId,
    token,
    clock,
    nextId,
    world,
    changes,
    messages: createMessages({ clock, nextId, world, changes, keep: keepMessages }),
    interactions: createInteractions({ clock, nextId, changes, keep: keepInteractions }),
    commands: createCommands({ applicationId: botId, clock, nextId, changes }),
    nonces: createNonces(clock),
    starts: createStarts(clock, sessionStarts),
    origin: '',
  };
}
