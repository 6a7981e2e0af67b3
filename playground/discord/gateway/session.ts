import { randomBytes } from 'node:crypto';
import { GatewayOpcodes } from 'discord-api-types/v10';
import type { WebSocket } from 'ws';

/** One IDENTIFY and all that was sent since, across reconnections. */
export interface Session {
  readonly id: string;
  readonly intents: number;
  readonly shard: readonly [index: number, count: number];
  /** Number of the last event. */
  readonly seq: number;
  readonly connected: boolean;
}

export interface LiveSession extends Session {
  socket: WebSocket | null;
  /** When its socket was lost, in the stand-in's time. */
  lostAt: number | null;
  send(name: string, data: string): void;
  /** Events up to this number have arrived and need not be kept. */
  confirm(seq: number): void;
  /** Sends again what came after `seq`; false if that is no longer known. */
  replay(seq: number, socket: WebSocket): boolean;
}

/** Beyond this many unconfirmed events a session is lost for good. */
const BUFFERED = 50_000;

export function createSession(intents: number, shard: LiveSession['shard'], socket: WebSocket): LiveSession {
  let seq = 0;
  let unconfirmed: { readonly seq: number; readonly frame: string }[] = [];
  let forgottenUpTo = 0;
  return {
    id: randomBytes(16).toString('hex'),
    intents,
    shard,
    socket,
    lostAt: null,
    get seq() {
      return seq;
    },
    get connected() {
      return this.socket !== null;
    },
    send(name, data) {
      seq += 1;
      const frame = `{"op":${GatewayOpcodes.Dispatch},"t":"${name}","s":${seq},"d":${data}}`;
      unconfirmed.push({ seq, frame });
      if (unconfirmed.length > BUFFERED) this.confirm(seq - BUFFERED / 2);
      this.socket?.send(frame);
    },
    confirm(upTo) {
      if (upTo <= forgottenUpTo || upTo > seq) return;
      forgottenUpTo = upTo;
      unconfirmed = unconfirmed.filter((one) => one.seq > upTo);
    },
    replay(from, onto) {
      if (from < forgottenUpTo || from > seq) return false;
      for (const { frame } of unconfirmed.filter((one) => one.seq > from)) onto.send(frame);
      return true;
    },
  };
}
