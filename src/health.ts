import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { StartError } from './env.js';

export interface HealthFacts {
  /** Whether the gateway is connected. */
  readonly gateway: boolean;
  /** Whether answers to presses arrive. */
  readonly answers: boolean;
  /** Whether the database takes changes. */
  readonly database: boolean;
  /** Whether Discord has the slash commands. What is open can be played without them. */
  readonly commands: boolean;
  /** How many of the dice's faces it has as emojis: until it has all of them, dice have squares of their colours. */
  readonly dice: { readonly put: number; readonly of: number };
}

export interface HealthDeps {
  facts(): Promise<HealthFacts>;
  metrics(): Promise<string>;
  /** The type of the metrics' text. */
  readonly metricsType: string;
}

/**
 * Answers on the loopback: `GET /health` with the facts, 200 while all is well and else 503, and `GET /metrics` for
 * Prometheus.
 */
export async function serveHealth(port: number, { facts, metrics, metricsType }: HealthDeps): Promise<Server> {
  const answerTo = async (path: string | undefined): Promise<HttpAnswer> => {
    if (path === '/metrics') return { status: 200, type: metricsType, text: await metrics() };
    if (path !== '/health') return json(404, { error: 'there are only GET /health and GET /metrics' });
    const now = await facts();
    const ready = now.gateway && now.answers && now.database;
    return json(ready ? 200 : 503, { ready, ...now });
  };
  const server = createServer((request, response) => {
    answerTo(request.method === 'GET' ? request.url : undefined)
      .catch((error: unknown) => json(500, { error: error instanceof Error ? error.message : String(error) }))
      .then(({ status, type, text }) => response.writeHead(status, { 'content-type': type }).end(text));
  });
  server.listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch (error) {
    const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    throw new StartError(taken ? `Port ${port} is taken (HEALTH_PORT).` : `Port ${port} can't be used (HEALTH_PORT).`);
  }
  return server;
}

interface HttpAnswer {
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

function json(status: number, body: object): HttpAnswer {
  return { status, type: 'application/json', text: `${JSON.stringify(body)}\n` };
}
