import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { StartError } from './env.js';

/** Answers `GET /health` on the loopback: 200 with these facts while the bot is ready, else 503. */
export async function serveHealth(port: number, facts: () => { readonly ready: boolean }): Promise<Server> {
  const server = createServer((request, response) => {
    const known = request.url === '/health' && request.method === 'GET';
    const told = known ? facts() : { error: 'there is only GET /health' };
    const status = 'ready' in told ? (told.ready ? 200 : 503) : 404;
    response.writeHead(status, { 'content-type': 'application/json' }).end(`${JSON.stringify(told)}\n`);
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
