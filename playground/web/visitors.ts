import type { WebSocket } from 'ws';
import type { Publish } from './newsroom.js';
import type { Screen } from './screen.js';
import type { News, ToPage } from './shared/wire.js';

/** An open page. */
export interface Visitor {
  readonly personId: string;
  send(frame: ToPage): void;
  /** Sends what has changed on the persona's screen. */
  look(): void;
}

export interface Visitors {
  add(visitor: { readonly personId: string; readonly socket: WebSocket; readonly look: () => Screen | null }): Visitor;
  /** What everybody may know. */
  toAll(frame: ToPage): void;
  readonly publish: Publish;
  /** The newest of what everybody may know, for those who come later. */
  readonly recent: readonly News[];
  /** Lets everybody see what has changed, once for all changes of this moment. */
  look(): void;
}

const KEEP = 50;

export function createVisitors(): Visitors {
  const all = new Set<Visitor>();
  const recent: News[] = [];
  let looking = false;
  return {
    add({ personId, socket, look }) {
      const visitor: Visitor = {
        personId,
        send: (frame) => socket.send(JSON.stringify(frame)),
        look() {
          const frame = look();
          if (frame) this.send(frame);
        },
      };
      all.add(visitor);
      socket.on('close', () => all.delete(visitor));
      socket.on('error', () => socket.terminate());
      return visitor;
    },
    toAll(frame) {
      for (const visitor of all) visitor.send(frame);
    },
    recent,
    publish(news, only) {
      recent.push(only?.others ?? news);
      if (recent.length > KEEP) recent.shift();
      for (const visitor of all) {
        visitor.send({ kind: 'news', news: only && only.personId !== visitor.personId ? only.others : news });
      }
    },
    look() {
      if (looking) return;
      looking = true;
      setImmediate(() => {
        looking = false;
        for (const visitor of all) visitor.look();
      });
    },
  };
}
