import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Platform } from '../state/platform.js';
import { Connections } from './connections.js';
import { eventOf, type GatewayEvent } from './events.js';
import { Registry } from './registry.js';
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
  const registry = new Registry(platform, options.privilegedIntents);
  const connections = new Connections(registry, options.heartbeatMs);
  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void =>
    connections.upgrade(request, socket, head);
  server.on('upgrade', upgrade);
  const unhear = platform.changes.on((change) => {
    const event = eventOf(platform, change);
    if (event) registry.dispatch(event);
  });

  return {
    get sessions() {
      return registry.all;
    },
    dispatch: (event) => registry.dispatch(event),
    reconnect: () => connections.reconnect(),
    invalidate: (how) => connections.invalidate(how),
    drop: () => connections.drop(),
    cutOff: () => connections.cutOff(),
    fallSilent: () => connections.fallSilent(),
    close() {
      unhear();
      server.off('upgrade', upgrade);
      connections.close();
    },
  };
}
