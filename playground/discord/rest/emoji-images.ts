import type { FastifyInstance } from 'fastify';
import type { Platform } from '../state/platform.js';

/** Hands out the pictures of emojis, as Discord's content network does. */
export function serveEmojiImages(app: FastifyInstance, { emojis }: Platform): void {
  app.get<{ Params: { readonly file: string } }>('/emojis/:file', (request, reply) => {
    const emoji = emojis.all().find(({ id }) => request.params.file === `${id}.png`);
    if (!emoji) return reply.code(404).send('Unknown Emoji');
    return reply.header('content-type', emoji.contentType).send(Buffer.from(emoji.bytes));
  });
}
