import type { RawFile } from 'discord.js';
import type { Message } from '../message/message.js';
import type { DrawnPicture } from './pictures.js';

/** A request as it goes out: its JSON, and the files beside it. */
export interface Request {
  readonly body: Omit<Message, 'picture' | 'embeds'> & {
    /** Left out: they stay as they are. */
    readonly embeds?: Message['embeds'];
    readonly attachments?: readonly object[];
    /** Whether only one person sees it. */
    readonly flags?: number;
  };
  readonly files?: RawFile[];
}

/** A file that is handed to somebody. */
export interface Attached {
  readonly name: string;
  readonly data: Buffer;
  readonly contentType: string;
}

/** The message with files beside it, as a new one. */
export function requestWithFiles(made: Message, files: readonly Attached[]): Request {
  const attachments = files.map(({ name }, n) => ({ id: String(n), filename: name }));
  return { body: { ...jsonOf(made, null, null), attachments }, files: [...files] };
}

/**
 * The message with its picture, in place of one that has the files of these names: a picture that is there already is not
 * sent again, any other goes. `kept`: it shows what it shows already. `old` null: it is not known what is there.
 */
export function requestChange(
  made: Message,
  picture: DrawnPicture | 'kept' | null,
  old: readonly string[] | null,
): Request {
  if (picture === null) {
    const body = jsonOf(made, null, null);
    return { body: old?.length === 0 ? body : { ...body, attachments: [] } };
  }
  // A message keeps all its files where they are not mentioned.
  if (picture === 'kept') return { body: keptJson(made, old) };
  const isThere = old?.length === 1 && old[0] === picture.name;
  return isThere ? { body: jsonOf(made, picture.name, picture.alt) } : requestNew(made, picture);
}

/** The message with its picture, as a new one. */
export function requestNew(made: Message, drawn: DrawnPicture | null): Request {
  if (drawn === null) return { body: jsonOf(made, null, null) };
  const { name, alt, data } = drawn;
  return {
    body: { ...jsonOf(made, name, alt), attachments: [{ id: '0', filename: name, description: alt }] },
    files: [{ name, data, contentType: 'image/png' }],
  };
}

/** The message as a new one in place of one that was to change; a picture that was to stay there, the new one lacks for now. */
export function requestAgain(made: Message, picture: DrawnPicture | 'kept' | null): Request {
  if (picture !== 'kept') return requestNew(made, picture);
  const body = jsonOf(made, null, null);
  return { body: { ...body, embeds: made.embeds.filter(hasText) } };
}

function hasText({ title, description, fields }: Message['embeds'][number]): boolean {
  return title !== undefined || description !== undefined || fields !== undefined;
}

/** The embed of a message whose files are not known stays as it is: with the picture, if it shows one. */
function keptJson(made: Message, old: readonly string[] | null): Request['body'] {
  const [file] = old ?? [];
  if (file !== undefined) return jsonOf(made, file, made.picture?.alt ?? null);
  const { embeds: _, ...rest } = jsonOf(made, null, null);
  return rest;
}

/** Both the file and the embed that shows it bear the words for the picture: which of the two is read differs by client. */
function jsonOf({ picture: _, embeds, ...rest }: Message, file: string | null, alt: string | null): Request['body'] {
  const [first, ...others] = embeds;
  if (file === null || first === undefined) return { ...rest, embeds };
  const image = { url: `attachment://${file}`, ...(alt !== null && { description: alt }) };
  return { ...rest, embeds: [{ ...first, image }, ...others] };
}
