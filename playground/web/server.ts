import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { WebSocketServer } from 'ws';
import type { Discord } from '../discord/server.js';
import { performAction } from './actions.js';
import { buildAssets } from './assets.js';
import type { BotProcess } from './bot-process.js';
import { feedEntry, feedErrors } from './error-feed.js';
import { createRights } from './rights.js';
import { createScreen } from './screen.js';
import type { SeededServer } from './seed-data.js';
import { createPageSessions } from './sessions.js';
import type { BotState, Persona, ToPage, ToServer, Trouble } from './shared/wire.js';
import { makeTrouble } from './troubles.js';

export interface PageOptions {
  readonly discord: Discord;
  readonly scene: SeededServer;
  /** 0 for any that is free. */
  readonly port: number;
  /** Makes the process of the bot, which reports to the page. */
  readonly createBotProcess: (changed: (state: BotState, why: string) => void) => BotProcess;
}

export interface PageServer {
  readonly url: string;
  readonly botProcess: BotProcess;
  close(): Promise<void>;
}

/** Serves the page on 127.0.0.1; each session is sent only what their persona sees. */
export async function startPage({
  discord,
  scene,
  port,
  createBotProcess: keeperOf,
}: PageOptions): Promise<PageServer> {
  const assets = await buildAssets();
  const sessions = createPageSessions();
  const rights = createRights(discord, scene.places);
  const lasting = new Map<Trouble, () => void>();
  const commands = (): ToPage => ({
    kind: 'commands',
    commands: discord.commands,
    starters: scene.starters(discord.commands),
  });
  const tell = (text: string): void => sessions.publish(feedEntry('plain', text));
  const rightsChanged = (): void => sessions.toAll({ kind: 'rights', rights: rights.all() });
  const botProcess = keeperOf((state, why) => {
    sessions.toAll({ kind: 'bot', state });
    sessions.publish(feedEntry(state === 'online' ? 'good' : state === 'starting' ? 'plain' : 'bad', why));
  });
  const stopReporting = feedErrors(discord, sessions.publish);
  const stopShowing = discord.on('change', (change) => {
    if (change.kind === 'commands-changed') sessions.toAll(commands());
    if (change.kind === 'channel-created' || change.kind === 'channel-deleted') {
      sessions.toAll({ kind: 'places', places: scene.places });
    }
    sessions.look();
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

  const welcome = (persona: Persona, socket: Parameters<typeof sessions.add>[0]['socket']): void => {
    const person = scene.person(persona.key)!;
    const { server, personas, places } = scene;
    const session = sessions.add({ personId: person.id, socket, look: createScreen(person, places) });
    session.send({
      kind: 'hello',
      you: persona,
      personas,
      server,
      places,
      bot: { id: discord.applicationId, name: scene.bot },
    });
    session.send(commands());
    session.send({ kind: 'bot', state: botProcess.state });
    session.send({ kind: 'rights', rights: rights.all() });
    session.look();
    session.send({ kind: 'past', news: sessions.recent });
    socket.on('message', (raw) => {
      const { order, ...action } = JSON.parse(String(raw)) as ToServer;
      const done =
        action.do === 'trouble'
          ? makeTrouble({ discord, botProcess, rights, places, lasting, tell, rightsChanged }, action).then(() => ({
              ack: 'done',
            }))
          : performAction(person, action);
      const ended = done.catch((error: Error) => ({ ack: 'refused', refused: error.message }));
      void ended.then((how) => {
        // First what the person sees now, then that the order is over.
        session.look();
        session.send({ kind: 'ended', order, ...how } satisfies ToPage);
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
    botProcess,
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
