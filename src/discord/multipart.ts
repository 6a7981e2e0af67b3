import { randomBytes } from 'node:crypto';

/** A body that is ready to be sent, and what its header says of it. */
export interface Encoded {
  readonly type: string;
  readonly body: Buffer;
}

/** A form in one piece (RFC 7578). Sent as a form it goes as a stream of each of its files, which takes as long as to draw them. */
export async function encodeForm(form: FormData): Promise<Encoded> {
  const boundary = `form-${randomBytes(18).toString('hex')}`;
  const parts: Uint8Array[] = [];
  for (const [name, value] of form) {
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${escaped(name)}"`;
    if (typeof value === 'string') {
      parts.push(Buffer.from(`${head}\r\n\r\n${value}\r\n`));
      continue;
    }
    const type = value.type || 'application/octet-stream';
    parts.push(Buffer.from(`${head}; filename="${escaped(value.name)}"\r\nContent-Type: ${type}\r\n\r\n`));
    parts.push(new Uint8Array(await value.arrayBuffer()), Buffer.from('\r\n'));
  }
  parts.push(Buffer.from(`--${boundary}--\r\n`));
  return { type: `multipart/form-data; boundary=${boundary}`, body: Buffer.concat(parts) };
}

/** A name within its quotes, as browsers write it. */
function escaped(name: string): string {
  return name.replaceAll('\r', '%0D').replaceAll('\n', '%0A').replaceAll('"', '%22');
}
