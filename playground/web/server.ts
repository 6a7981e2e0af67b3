import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { WebSocketServer } from 'ws';
import type { Discord } from '../discord/server.js';
import { buildAssets } from './assets.js';
import type { Scene } from './cast.js';
import { carryOut } from './deeds.js';
import type { Keeper } from './keeper.js';
import { news, reportTrouble } from './newsroom.js';
import { createRights } from './rights.js';
import { createScreen } from './screen.js';
import type { BotState, Persona, ToPage, ToServer, Trouble } from './shared/wire.js';
import { makeTrouble } from './troubles.js';
import { createVisitors } from './visitors.js';

export interface PageOptions {
  readonly discord: Discord;
  readonly scene: Scene;
  /** 0 for any that is free. */
  readonly port: number;
  /** Makes the keeper of the bot, who reports to the page. */
  readonly keeperOf: (changed: (state: BotState, why: string) => void) => Keeper;
}

export interface PageServer {
  readonly url: string;
  readonly keeper: Keeper;
  close(): Promise<void>;
}

/** Serves the page on 127.0.0.1; each visitor is sent only what their persona sees. */
export async function startPage({ discord, scene, port, keeperOf }: PageOptions): Promise<PageServer> {
  const assets = await buildAssets();
  const visitors = createVisitors();
  const rights = createRights(discord, scene.places);
  const lasting = new Map<Trouble, () => void>();
  const tell = (text: string): void => visitors.publish(news('plain', text));
  const rightsChanged = (): void => visitors.toAll({ kind: 'rights', rights: rights.all() });
  const keeper = keeperOf((state, why) => {
    visitors.toAll({ kind: 'bot', state });
    visitors.publish(news(state === 'online' ? 'good' : state === 'starting' ? 'plain' : 'bad', why));
  });
  const stopReporting = reportTrouble(discord, visitors.publish);
  const stopShowing = discord.on('change', (change) => {
    if (change.kind === 'commands-changed') visitors.toAll({ kind: 'commands', commands: discord.commands });
    if (change.kind === 'channel-created' || change.kind === 'channel-deleted') {
      visitors.toAll({ kind: 'places', places: scene.places });
    }
    visitors.look();
  });

  const app = fastify({ forceCloseConnections: true });
  const sockets = new WebSocketServer({ noServer: true });
  // The page can fetch nothing but what this server and the stand-in have.
  const standIn = new URL(discord.apiUrl).origin;
  const policy = [
    "default-src 'none'; script-src 'self'; connect-src 'self'; frame-src 'self'; style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: ${standIn}; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`,
  ].join('; ');
  app.addHook('onRequest', (request, reply, next) => {
    if (isHere(request.headers.host, portOf(app))) next();
    else reply.code(403).send('Not from here.');
  });
  for (const [path, { type, body }] of assets) {
    const headers = { 'content-type': type, 'content-security-policy': policy, 'cache-control': 'no-store' };
    app.get(path, (_request, reply) => reply.headers(headers).send(body));
  }
  app.server.on('upgrade', (request: IncomingMessage, socket, head) => {
    const { pathname, searchParams, host } = new URL(request.url ?? '/', `http://${request.headers.host}`);
    const persona = scene.personas.find(({ key }) => key === searchParams.get('as'));
    const here = isHere(host, portOf(app)) && request.headers.origin === `http://${host}`;
    if (pathname !== '/live' || !persona || !here) return void socket.destroy();
    // As in Discord, that loses every ephemeral message: before there is anything to see.
    if (searchParams.has('reloaded')) scene.person(persona.key)?.reload();
    sockets.handleUpgrade(request, socket, head, (accepted) => welcome(persona, accepted));
  });

  const welcome = (persona: Persona, socket: Parameters<typeof visitors.add>[0]['socket']): void => {
    const person = scene.person(persona.key)!;
    const { server, personas, places } = scene;
    const visitor = visitors.add({ personId: person.id, socket, look: createScreen(person, places) });
    visitor.send({
      kind: 'hello',
      you: persona,
      personas,
      server,
      places,
      bot: { id: discord.applicationId, name: 'Dice Table' },
    });
    visitor.send({ kind: 'commands', commands: discord.commands });
    visitor.send({ kind: 'bot', state: keeper.state });
    visitor.send({ kind: 'rights', rights: rights.all() });
    visitor.look();
    visitor.send({ kind: 'past', news: visitors.recent });
    socket.on('message', (raw) => {
      const { order, ...deed } = JSON.parse(String(raw)) as ToServer;
      const done =
        deed.do === 'trouble'
          ? makeTrouble({ discord, keeper, rights, places, lasting, tell, rightsChanged }, deed).then(() => ({
              ack: 'done',
            }))
          : carryOut(person, deed);
      const ended = done.catch((error: Error) => ({ ack: 'refused', refused: error.message }));
      void ended.then((how) => {
        // First what the person sees now, then that the order is over.
        visitor.look();
        visitor.send({ kind: 'ended', order, ...how } satisfies ToPage);
      });
    });
  };

  await app.listen({ port, host: '127.0.0.1' }).catch((error: NodeJS.ErrnoException) => {
    stopReporting();
    stopShowing();
    throw error.code === 'EADDRINUSE' ? new PortTaken(port) : error;
  });
  return {
    url: `http://127.0.0.1:${portOf(app)}/`,
    keeper,
    async close() {
      stopReporting();
      stopShowing();
      for (const socket of sockets.clients) socket.terminate();
      sockets.close();
      await app.close();
    },
  };
}

/** Somebody else listens on the port. */
export class PortTaken extends Error {
  constructor(port: number) {
    super(`Port ${port} on 127.0.0.1 is taken: choose another one with --port.`);
  }
}

function portOf(app: FastifyInstance): number {
  return (app.server.address() as AddressInfo).port;
}

/** Refuses pages of other sites that have found a name for this address. */
function isHere(host: string | undefined, port: number): boolean {
  return host === `127.0.0.1:${port}` || host === `localhost:${port}`;
}
