import fastify, { type FastifyInstance } from 'fastify';
import { MAX_REQUEST_BYTES, readBodies } from './body.js';
import { PREFIX, wholePathIn } from './request.js';
import { type HandlerParts, RequestHandler } from './request-handler.js';
import { notSpoken, sendResponse, WRONG_METHOD } from './response.js';
import { ROUTES } from './routes.js';

/** The HTTP side: every route of the stand-in, and an answer to whoever asks for another. */
export function createApp(parts: HandlerParts): FastifyInstance {
  const app = fastify({
    bodyLimit: MAX_REQUEST_BYTES,
    exposeHeadRoutes: false,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 1000 },
  });
  const handler = new RequestHandler(parts);
  // By its own clock, as Discord's answers are dated by Discord's.
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('date', new Date(parts.platform.clock.now()).toUTCString());
  });
  readBodies(app);
  for (const route of ROUTES) {
    const url = `${PREFIX}${route.pattern}`;
    app.route({ method: route.method, url, handler: (request, reply) => handler.handle(route, request, reply) });
  }
  refuseUnknownRoutes(app, parts);
  app.setErrorHandler((error: Error & { readonly statusCode?: number }, request, reply) =>
    handler.refuse(error, request, reply),
  );
  return app;
}

function refuseUnknownRoutes(app: FastifyInstance, { log }: HandlerParts): void {
  const shapes = ROUTES.map(({ pattern }) => new RegExp(`^${PREFIX}${pattern.replaceAll(/:\w+/g, '[^/]+')}$`));
  app.setNotFoundHandler((request, reply) => {
    const path = wholePathIn(request);
    log.noteUnknown(`${request.method} ${path}`);
    const known = shapes.some((shape) => shape.test(path));
    return sendResponse(reply, known ? WRONG_METHOD : notSpoken(request.method, path));
  });
}
