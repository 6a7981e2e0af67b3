import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { GatewayOpcodes as Op } from 'discord-api-types/v10';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Platform } from '../state/platform.js';
import { eventOf, type GatewayEvent } from './events.js';
import { CLOSINGS, type Closing, readFrame } from './frames.js';
import { createRegistry } from './registry.js';
import type { Session } from './session.js';

/** What a test can do to the gateway's connections. */
export interface Gateway {
  readonly sessions: readonly Session[];
  /** Asks every client to reconnect and RESUME (op 7). */
  reconnect(): void;
  /** Declares every session invalid (op 9): to be resumed all the same, or lost. */
  invalidate(options: { readonly resumable: boolean }): void;
  /** Cuts every connection without a word; clients may come back at once. */
  drop(): void;
  /** Cuts every connection and greets nobody until the returned function is called; events pile up meanwhile. */
  cutOff(): () => void;
  /** The same, but no client learns of it: until the returned function cuts them, the connections stand, and nothing goes either way. */
  fallSilent(): () => void;
}

export interface RunningGateway extends Gateway {
  dispatch(event: GatewayEvent): void;
  close(): void;
}

export interface GatewayOptions {
  readonly heartbeatMs: number;
  /** Privileged intents that are switched on for the application. */
  readonly privilegedIntents: number;
}

export function startGateway(server: Server, platform: Platform, options: GatewayOptions): RunningGateway {
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false });
  const registry = createRegistry(platform, options.privilegedIntents);
  const ungreeted = new Set<WebSocket>();
  const silent = new Set<WebSocket>();
  let greets = true;

  const receive = (socket: WebSocket, text: string): Closing | null => {
    if (silent.has(socket)) return null;
    const frame = readFrame(text);
    if (!frame) return CLOSINGS.undecodable;
    const session = registry.of(socket);
    switch (frame.op) {
      case Op.Heartbeat:
        if (typeof frame.d === 'number') session?.confirm(frame.d);
        send(socket, Op.HeartbeatAck, null);
        return null;
      case Op.Identify:
        return session ? CLOSINGS.alreadyAuthenticated : registry.identify(socket, frame.d);
      case Op.Resume: {
        const result = registry.resume(socket, frame.d);
        if (result !== 'lost') return result;
        send(socket, Op.InvalidSession, false);
        return null;
      }
      case Op.PresenceUpdate:
      case Op.VoiceStateUpdate:
      case Op.RequestGuildMembers:
        return session ? null : CLOSINGS.notAuthenticated;
      default:
        return CLOSINGS.unknownOpcode;
    }
  };

  const greet = (socket: WebSocket): void =>
    send(socket, Op.Hello, { heartbeat_interval: options.heartbeatMs, _trace: [] });

  sockets.on('connection', (socket) => {
    socket.on('message', (raw) => {
      const closing = receive(socket, raw.toString());
      if (closing) socket.close(closing.code, closing.reason);
    });
    socket.on('close', (code) => {
      ungreeted.delete(socket);
      silent.delete(socket);
      registry.disconnect(socket, code === 1000 || code === 1001 ? 'goodbye' : 'broken');
    });
    socket.on('error', () => socket.terminate());
    if (greets) greet(socket);
    else ungreeted.add(socket);
  });

  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'ws://localhost');
    const fits = pathname === '/' && searchParams.get('v') === '10' && searchParams.get('encoding') === 'json';
    if (fits) sockets.handleUpgrade(request, socket, head, (accepted) => sockets.emit('connection', accepted, request));
    else socket.destroy();
  };
  server.on('upgrade', upgrade);

  const unhear = platform.changes.on((change) => {
    const event = eventOf(platform, change);
    if (event) registry.dispatch(event);
  });

  const drop = (): void => {
    for (const socket of sockets.clients) {
      registry.disconnect(socket, 'broken');
      socket.terminate();
    }
  };

  const greetAll = (): void => {
    greets = true;
    for (const socket of ungreeted) greet(socket);
    ungreeted.clear();
  };

  return {
    get sessions() {
      return [...registry.all.values()];
    },
    dispatch: registry.dispatch,
    reconnect() {
      for (const socket of registry.sockets) send(socket, Op.Reconnect, null);
    },
    invalidate({ resumable }) {
      for (const socket of registry.sockets) {
        if (!resumable) registry.forget(socket);
        send(socket, Op.InvalidSession, resumable);
      }
    },
    drop,
    cutOff() {
      greets = false;
      drop();
      return greetAll;
    },
    fallSilent() {
      greets = false;
      for (const socket of sockets.clients) {
        silent.add(socket);
        registry.disconnect(socket, 'broken');
      }
      return () => {
        for (const socket of silent) socket.terminate();
        greetAll();
      };
    },
    close() {
      unhear();
      server.off('upgrade', upgrade);
      for (const socket of sockets.clients) socket.terminate();
      sockets.close();
    },
  };
}

function send(socket: WebSocket, op: Op, d: unknown): void {
  socket.send(JSON.stringify({ op, d, s: null, t: null }));
}
