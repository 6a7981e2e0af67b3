import type { WebSocket } from 'ws';
import type { CountsFrame } from './counts.js';
import type { Publish } from './error-feed.js';
import type { Screen } from './screen.js';
import type { FeedEntry, ToPage } from './shared/wire.js';

/** An open page. */
export interface PageSession {
  readonly personId: string;
  send(frame: ToPage): void;
  /** Sends what has changed on the persona's screen, and of what is counted. */
  look(): void;
}

export interface PageSessions {
  add(session: {
    readonly personId: string;
    readonly socket: WebSocket;
    /** What has changed, each kind of it by itself. */
    readonly looks: readonly (() => Screen | CountsFrame | null)[];
  }): PageSession;
  /** What everybody may know. */
  toAll(frame: ToPage): void;
  readonly publish: Publish;
  /** The newest of what everybody may know, for those who come later. */
  readonly recent: readonly FeedEntry[];
  /** Lets everybody see what has changed, once for all changes of this moment. */
  look(): void;
}

const KEEP = 50;

export function createPageSessions(): PageSessions {
  const all = new Set<PageSession>();
  const recent: FeedEntry[] = [];
  let looking = false;
  return {
    add({ personId, socket, looks }) {
      const session: PageSession = {
        personId,
        send: (frame) => socket.send(JSON.stringify(frame)),
        look() {
          for (const look of looks) {
            const frame = look();
            if (frame) this.send(frame);
          }
        },
      };
      all.add(session);
      socket.on('close', () => all.delete(session));
      socket.on('error', () => socket.terminate());
      return session;
    },
    toAll(frame) {
      for (const session of all) session.send(frame);
    },
    recent,
    publish(news, only) {
      recent.push(only?.others ?? news);
      if (recent.length > KEEP) recent.shift();
      for (const session of all) {
        session.send({ kind: 'news', news: only && only.personId !== session.personId ? only.others : news });
      }
    },
    look() {
      if (looking) return;
      looking = true;
      setImmediate(() => {
        looking = false;
        for (const session of all) session.look();
      });
    },
  };
}
