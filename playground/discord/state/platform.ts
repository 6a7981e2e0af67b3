import { ACK_MS } from '../limits/ack-timer.js';
import { Nonces } from '../limits/nonces.js';
import { OldEdits } from '../limits/old-edits.js';
import { SessionStarts, type StartLimit } from '../limits/session-starts.js';
import { type Changes, createChanges } from './changes.js';
import { type Alarms, type ClockOptions, createClock } from './clock.js';
import { Commands } from './commands.js';
import { Emojis } from './emojis.js';
import { Interactions } from './interactions.js';
import { UnreadMarks } from './marks.js';
import { Messages } from './messages.js';
import { createIds } from './snowflake.js';
import { Tallies } from './tallies.js';
import { createWorld, type World } from './world.js';

/** The whole state of the stand-in, without any transport. */
export interface Platform {
  /** The application's id, which is also its bot user's. */
  readonly botId: string;
  readonly token: string;
  /** How many shards are recommended to the bot. */
  readonly shards: number;
  readonly clock: Alarms;
  readonly nextId: () => string;
  readonly world: World;
  readonly changes: Changes;
  readonly messages: Messages;
  readonly marks: UnreadMarks;
  readonly tallies: Tallies;
  readonly interactions: Interactions;
  readonly commands: Commands;
  readonly emojis: Emojis;
  readonly nonces: Nonces;
  readonly oldEdits: OldEdits;
  readonly sessionStarts: SessionStarts;
  /** "http://127.0.0.1:PORT", known once the server listens. */
  origin: string;
}

export interface PlatformOptions {
  readonly botId: string;
  readonly token: string;
  readonly botName: string;
  /** One, unless said otherwise. */
  readonly shards?: number | undefined;
  readonly keepInteractions: number;
  readonly keepMessages: number;
  readonly acknowledgeMs?: number | undefined;
  readonly clock?: ClockOptions;
  readonly sessionStarts?: StartLimit | undefined;
}

export function createPlatform(options: PlatformOptions): Platform {
  const { botId, token, botName, shards = 1, keepInteractions, keepMessages, acknowledgeMs = ACK_MS } = options;
  const clock = createClock(options.clock);
  const nextId = createIds(clock);
  const changes = createChanges();
  const world = createWorld();
  const username = botName.toLowerCase().replaceAll(/\W+/g, '-');
  world.users.set(botId, { id: botId, username, displayName: botName, bot: true, locale: 'en-US' });
  return {
    botId,
    token,
    shards,
    clock,
    nextId,
    world,
    changes,
    messages: new Messages({ clock, nextId, world, changes, keep: keepMessages }),
    // Before anybody else hears of a change, so that they find it counted.
    marks: new UnreadMarks(world, changes),
    tallies: new Tallies(world, botId, changes),
    interactions: new Interactions({ clock, nextId, changes, keep: keepInteractions, acknowledgeMs }),
    commands: new Commands({ applicationId: botId, clock, nextId, changes }),
    emojis: new Emojis(nextId),
    nonces: new Nonces(clock),
    oldEdits: new OldEdits(clock),
    sessionStarts: new SessionStarts(clock, options.sessionStarts),
    origin: '',
  };
}
