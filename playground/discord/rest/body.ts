import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refusal } from '../state/errors.js';
import type { Upload } from '../state/files.js';

/** A request's body: its JSON, and the files sent with it. */
export interface ParsedBody {
  readonly json: unknown;
  readonly files: readonly Upload[];
}

export const MAX_REQUEST_BYTES = 25 * 1024 * 1024;
const NO_FILES: readonly Upload[] = [];

/** Teaches the server to read JSON and multipart bodies as Discord does. */
export function readBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => {
    try {
      done(null, { json: text === '' ? undefined : JSON.parse(String(text)), files: NO_FILES });
    } catch {
      done(refusal(50109));
    }
  });
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, bytes: Buffer) => parseMultipart(bytes, request.headers['content-type'] ?? ''),
  );
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _bytes, done) => done(refusal(50109)));
}

async function parseMultipart(bytes: Buffer, contentType: string): Promise<ParsedBody> {
  const headers = { 'content-type': contentType };
  const form = await new Response(new Uint8Array(bytes), { headers }).formData().catch(() => {
    throw refusal(50109);
  });
  const files: Upload[] = [];
  let json: unknown;
  for (const [field, value] of form) {
    const index = /^files\[(\d+)\]$/.exec(field)?.[1];
    if (field === 'payload_json') {
      json = parseJson(typeof value === 'string' ? value : await value.text());
    } else if (index !== undefined && typeof value !== 'string') {
      const content = new Uint8Array(await value.arrayBuffer());
      files.push({ index: Number(index), name: value.name, contentType: typeOf(value), bytes: content });
    } else {
      throw refusal(50109);
    }
  }
  return { json: json ?? {}, files: files.sort((a, b) => a.index - b.index) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw refusal(50109);
  }
}

const BY_ENDING: Readonly<Record<string, string>> = {
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  jpg: 'image/jpeg',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  json: 'application/json',
};

// discord.js leaves the type of a file open; Discord goes by the name.
function typeOf(file: File): string {
  const ending = file.name.split('.').at(-1)?.toLowerCase() ?? '';
  return BY_ENDING[ending] ?? (file.type || 'application/octet-stream');
}
