import type { FastifyInstance } from 'fastify';
import type { Platform } from '../state/platform.js';

interface Address {
  readonly channel: string;
  readonly file: string;
}

/** Hands out the files on messages, as Discord's content network does. */
export function serveAttachments(app: FastifyInstance, { world, messages }: Platform): void {
  app.get<{ Params: Address }>('/attachments/:channel/:file/:name', (request, reply) => {
    const { channel, file: id } = request.params;
    const file = world.channels.has(channel) ? messages.file(channel, id) : undefined;
    if (!file) return reply.code(404).send('This content is no longer available.');
    return reply.header('content-type', file.contentType).send(Buffer.from(file.bytes));
  });
}
