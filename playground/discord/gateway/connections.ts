import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { GatewayOpcodes as Op } from 'discord-api-types/v10';
import { type WebSocket, WebSocketServer } from 'ws';
import { CLOSINGS, type Closing, readFrame } from './frames.js';
import type { Registry } from './registry.js';

/** The sockets of the gateway: what their clients send, and how they are cut off. */
export class Connections {
  readonly #registry: Registry;
  readonly #heartbeatMs: number;
  readonly #server = new WebSocketServer({ noServer: true, perMessageDeflate: false });
  readonly #ungreeted = new Set<WebSocket>();
  readonly #silent = new Set<WebSocket>();
  #greets = true;

  constructor(registry: Registry, heartbeatMs: number) {
    this.#registry = registry;
    this.#heartbeatMs = heartbeatMs;
    this.#server.on('connection', (socket) => this.#accept(socket));
  }

  /** Makes a socket of a request for one that speaks as Discord's gateway wants. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'ws://localhost');
    const fits = pathname === '/' && searchParams.get('v') === '10' && searchParams.get('encoding') === 'json';
    const accept = (accepted: WebSocket) => this.#server.emit('connection', accepted, request);
    if (fits) this.#server.handleUpgrade(request, socket, head, accept);
    else socket.destroy();
  }

  reconnect(): void {
    for (const socket of this.#registry.sockets) send(socket, Op.Reconnect, null);
  }

  invalidate({ resumable }: { readonly resumable: boolean }): void {
    for (const socket of this.#registry.sockets) {
      if (!resumable) this.#registry.forget(socket);
      send(socket, Op.InvalidSession, resumable);
    }
  }

  drop(): void {
    for (const socket of this.#server.clients) {
      this.#registry.disconnect(socket, 'broken');
      socket.terminate();
    }
  }

  cutOff(): () => void {
    this.#greets = false;
    this.drop();
    return () => this.#greetAll();
  }

  fallSilent(): () => void {
    this.#greets = false;
    for (const socket of this.#server.clients) {
      this.#silent.add(socket);
      this.#registry.disconnect(socket, 'broken');
    }
    return () => {
      for (const socket of this.#silent) socket.terminate();
      this.#greetAll();
    };
  }

  close(): void {
    for (const socket of this.#server.clients) socket.terminate();
    this.#server.close();
  }

  #accept(socket: WebSocket): void {
    socket.on('message', (raw) => {
      const closing = this.#receive(socket, raw.toString());
      if (closing) socket.close(closing.code, closing.reason);
    });
    socket.on('close', (code) => {
      this.#ungreeted.delete(socket);
      this.#silent.delete(socket);
      this.#registry.disconnect(socket, code === 1000 || code === 1001 ? 'goodbye' : 'broken');
    });
    socket.on('error', () => socket.terminate());
    if (this.#greets) this.#greet(socket);
    else this.#ungreeted.add(socket);
  }

  /** Does what a client sent asks for, or says why the connection is closed for it. */
  #receive(socket: WebSocket, text: string): Closing | null {
    if (this.#silent.has(socket)) return null;
    const frame = readFrame(text);
    if (!frame) return CLOSINGS.undecodable;
    const session = this.#registry.of(socket);
    switch (frame.op) {
      case Op.Heartbeat:
        if (typeof frame.d === 'number') session?.confirm(frame.d);
        send(socket, Op.HeartbeatAck, null);
        return null;
      case Op.Identify:
        return session ? CLOSINGS.alreadyAuthenticated : this.#registry.identify(socket, frame.d);
      case Op.Resume: {
        const result = this.#registry.resume(socket, frame.d);
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
  }

  #greet(socket: WebSocket): void {
    send(socket, Op.Hello, { heartbeat_interval: this.#heartbeatMs, _trace: [] });
  }

  #greetAll(): void {
    this.#greets = true;
    for (const socket of this.#ungreeted) this.#greet(socket);
    this.#ungreeted.clear();
  }
}

function send(socket: WebSocket, op: Op, d: unknown): void {
  socket.send(JSON.stringify({ op, d, s: null, t: null }));
}
