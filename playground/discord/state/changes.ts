import { EventEmitter } from 'node:events';
import type { StoredInteraction } from './interaction.js';
import type { StoredMessage } from './message.js';
import type { Channel, Guild, Member, Role } from './world.js';

/** Everything that happens in the stand-in. The gateway, waiting tests and a page all live on these. */
export type WorldChange =
  | { readonly kind: 'guild-joined' | 'guild-back' | 'guild-outage' | 'guild-left'; readonly guild: Guild }
  | { readonly kind: 'role-updated'; readonly guild: Guild; readonly role: Role }
  | {
      readonly kind: 'member-joined' | 'member-updated' | 'member-left';
      readonly guild: Guild;
      readonly member: Member;
    }
  | { readonly kind: 'channel-created' | 'channel-updated' | 'channel-deleted'; readonly channel: Channel }
  /** These channels have come into the bot's sight, and their threads with them. */
  | { readonly kind: 'threads-seen'; readonly guild: Guild; readonly channels: readonly Channel[] }
  /** It went together with its channel. */
  | { readonly kind: 'thread-lost'; readonly channel: Channel }
  | { readonly kind: 'message-created' | 'message-edited' | 'message-deleted'; readonly message: StoredMessage }
  /** A person's client no longer shows a message that only they could see. */
  | { readonly kind: 'message-hidden'; readonly message: StoredMessage; readonly userId: string }
  | { readonly kind: 'interaction-sent' | 'interaction-ended'; readonly interaction: StoredInteraction }
  | { readonly kind: 'modal-closed'; readonly userId: string }
  /** A person has looked at what was new to them. */
  | { readonly kind: 'channel-read'; readonly userId: string; readonly channelId: string }
  | { readonly kind: 'commands-changed'; readonly guildId: string | null }
  /** The bot's connection to the gateway. */
  | { readonly kind: 'session-opened' | 'session-resumed' | 'session-lost' }
  /** A REST request has got its answer. */
  | { readonly kind: 'request-ended' };

export interface Changes {
  /** Calls the listener at every change until the returned function is called. */
  on(listener: (change: WorldChange) => void): () => void;
  tell(change: WorldChange): void;
}

export function createChanges(): Changes {
  const emitter = new EventEmitter<{ change: [WorldChange] }>().setMaxListeners(0);
  return {
    on(listener) {
      emitter.on('change', listener);
      return () => void emitter.off('change', listener);
    },
    tell: (change) => void emitter.emit('change', change),
  };
}
