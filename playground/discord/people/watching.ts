import { type Ref, refId } from '../person.js';
import type { WorldChange } from '../state/changes.js';
import type { Platform } from '../state/platform.js';
import type { User } from '../state/world.js';
import type { SeenMessage } from './seen.js';
import { screenOf } from './sight.js';

/** What has changed on a person's screen of a channel. */
export interface ScreenChange {
  /** `deleted` is gone for everybody who saw it, `lost` for this person alone: dismissed, reloaded, not allowed any more. */
  readonly what: 'posted' | 'edited' | 'deleted' | 'lost';
  /** The message as it stands now or, of one that is gone, as it last stood. */
  readonly message: SeenMessage;
  /** When, in the stand-in's time. */
  readonly at: number;
  /** All that is on the screen now, oldest first. */
  readonly screen: readonly SeenMessage[];
}

/** Tells of everything that changes on a person's screen of a channel, until the returned function is called. */
export function watchScreen(
  platform: Platform,
  user: User,
  ref: Ref,
  look: (change: ScreenChange) => void,
): () => void {
  let shown = byId(screenOf(platform, user, ref));
  return platform.changes.on((change) => {
    if (!mayConcern(change, refId(ref))) return;
    const [screen, before, at] = [screenOf(platform, user, ref), shown, platform.clock.now()];
    shown = byId(screen);
    for (const message of before.values()) {
      if (shown.has(message.id)) continue;
      look({ what: change.kind === 'message-deleted' ? 'deleted' : 'lost', message, at, screen });
    }
    for (const message of screen) {
      const old = before.get(message.id);
      // A message that has not changed is the same object.
      if (old !== message) look({ what: old ? 'edited' : 'posted', message, at, screen });
    }
  });
}

const ELSEWHERE: readonly WorldChange['kind'][] = ['interaction-sent', 'interaction-ended', 'request-ended'];

function mayConcern(change: WorldChange, channelId: string): boolean {
  return 'message' in change ? change.message.channel.id === channelId : !ELSEWHERE.includes(change.kind);
}

function byId(messages: readonly SeenMessage[]): ReadonlyMap<string, SeenMessage> {
  return new Map(messages.map((message) => [message.id, message]));
}
