import { invalidField, refusal } from './errors.js';

export const MAX_FILE_BYTES = 10 * 1024 * 1024;

/** A file as it came with a request: `files[index]`. */
export interface Upload {
  readonly index: number;
  readonly name: string;
  readonly contentType: string;
  readonly bytes: Uint8Array;
}

/** A file on a message. */
export interface StoredFile {
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
  readonly contentType: string;
  readonly bytes: Uint8Array;
  readonly size: { readonly width: number; readonly height: number } | null;
}

/** An entry of a body's `attachments`: a kept file by its id, or an upload by its number. */
export interface FileNote {
  readonly id: string | number;
  readonly filename?: string;
  readonly description?: string | null;
}

/**
 * The files a message has after a request. Without `notes` everything stays and the uploads are added; with them
 * exactly what they list remains.
 */
export function filesAfter(
  kept: readonly StoredFile[],
  uploads: readonly Upload[],
  notes: readonly FileNote[] | undefined,
  nextId: () => string,
): readonly StoredFile[] {
  if (uploads.some((upload) => upload.bytes.length > MAX_FILE_BYTES)) throw refusal(40005);
  if (!notes) return [...kept, ...uploads.map((upload) => store(upload, undefined, nextId()))];
  const unlisted = uploads.find((upload) => !notes.some((note) => String(note.id) === String(upload.index)));
  if (unlisted) {
    throw invalidField('attachments', 'unlisted-file', `files[${unlisted.index}] is sent but not in attachments`);
  }
  return notes.map((note, at) => {
    const upload = uploads.find((one) => String(one.index) === String(note.id));
    if (upload) return store(upload, note, nextId());
    const old = kept.find((one) => one.id === note.id);
    if (!old) throw invalidField(`attachments.${at}.id`, 'unknown-file', `No file ${note.id} on the message or sent`);
    return note.description === undefined ? old : { ...old, description: note.description };
  });
}

function store(upload: Upload, note: FileNote | undefined, id: string): StoredFile {
  return {
    id,
    name: note?.filename ?? upload.name,
    description: note?.description ?? null,
    contentType: upload.contentType,
    bytes: upload.bytes,
    size: pngSize(upload.bytes),
  };
}

function pngSize(bytes: Uint8Array): StoredFile['size'] {
  const signature = [0x89, 0x50, 0x4e, 0x47];
  if (bytes.length < 24 || signature.some((byte, at) => bytes[at] !== byte)) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return { width: view.getUint32(16), height: view.getUint32(20) };
}
