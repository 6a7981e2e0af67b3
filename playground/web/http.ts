import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Asset } from './assets.js';
import type { SeededServer } from './seed-data.js';
import type { Persona } from './shared/wire.js';

/** What the browser fetches, by its path. Its page can reach nothing but this server and the stand-in. */
export function createSite(assets: ReadonlyMap<string, Asset>, standIn: string): FastifyInstance {
  const site = fastify({ forceCloseConnections: true });
  const policy = [
    "default-src 'none'; script-src 'self'; connect-src 'self'; frame-src 'self'; style-src 'self' 'unsafe-inline'; font-src 'self'",
    `img-src 'self' data: ${standIn}; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`,
  ].join('; ');
  site.addHook('onRequest', (request, reply, next) => {
    if (isHere(request.headers.host, portOf(site))) next();
    else reply.code(403).send('Not from here.');
  });
  for (const [path, { type, body }] of assets) {
    const headers = { 'content-type': type, 'content-security-policy': policy, 'cache-control': 'no-store' };
    site.get(path, (_request, reply) => reply.headers(headers).send(body));
  }
  return site;
}

/** Lets pages of this site connect, each as one of the personas. Returns what cuts all of them off. */
export function onVisit(
  site: FastifyInstance,
  scene: SeededServer,
  welcome: (persona: Persona, socket: WebSocket) => void,
): () => void {
  const sockets = new WebSocketServer({ noServer: true });
  site.server.on('upgrade', (request: IncomingMessage, socket, head) => {
    const { pathname, searchParams, host } = new URL(request.url ?? '/', `http://${request.headers.host}`);
    const persona = scene.personas.find(({ key }) => key === searchParams.get('as'));
    const here = isHere(host, portOf(site)) && request.headers.origin === `http://${host}`;
    if (pathname !== '/live' || !persona || !here) return void socket.destroy();
    // As in Discord, that loses every ephemeral message: before there is anything to see.
    if (searchParams.has('reloaded')) scene.person(persona.key)?.reload();
    sockets.handleUpgrade(request, socket, head, (accepted) => welcome(persona, accepted));
  });
  return () => {
    for (const socket of sockets.clients) socket.terminate();
    sockets.close();
  };
}

/** Somebody else listens on the port. */
export class PortTaken extends Error {
  constructor(port: number) {
    super(`Port ${port} on 127.0.0.1 is taken: choose another one with --port.`);
  }
}

export async function listen(site: FastifyInstance, port: number): Promise<void> {
  await site.listen({ port, host: '127.0.0.1' }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EADDRINUSE' ? new PortTaken(port) : error;
  });
}

export function portOf(site: FastifyInstance): number {
  return (site.server.address() as AddressInfo).port;
}

/** Refuses pages of other sites that have found a name for this address. */
function isHere(host: string | undefined, port: number): boolean {
  return host === `127.0.0.1:${port}` || host === `localhost:${port}`;
}
