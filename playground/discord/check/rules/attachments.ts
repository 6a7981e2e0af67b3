import type { MessageBody } from './message.js';
import { asFields, asText, asWord, entriesOf, type Fields, isBlank, joinPath } from './read.js';
import type { Finding, Rule } from './rule.js';
import { TYPE } from './tree.js';

const SCHEME = 'attachment://';
const PLAIN_NAME = /^[A-Za-z0-9_.-]+$/;
const EMBED_IMAGE = /\.(jpe?g|png|webp|gif)$/i;
// Longer ids are those of files that the message already has.
const PLACEHOLDER = /^\d{1,4}$/;

interface Reference {
  readonly name: string;
  readonly path: string;
}

function* urlsOfEmbeds({ body, path }: MessageBody): Iterable<Reference> {
  for (const embed of entriesOf(body, 'embeds', path)) {
    for (const [part, key] of [
      ['image', 'url'],
      ['thumbnail', 'url'],
      ['author', 'icon_url'],
      ['footer', 'icon_url'],
    ] as const) {
      yield { name: asText(asFields(embed.value[part])[key]), path: joinPath(embed.path, part, key) };
    }
  }
}

function* urlsOfComponents({ nodes }: MessageBody): Iterable<Reference> {
  const url = (holder: Fields, key: string): string => asText(asFields(holder[key]).url);
  for (const { type, value, path } of nodes) {
    if (type === TYPE.thumbnail) yield { name: url(value, 'media'), path: joinPath(path, 'media', 'url') };
    if (type === TYPE.file) yield { name: url(value, 'file'), path: joinPath(path, 'file', 'url') };
    if (type !== TYPE.gallery) continue;
    for (const item of entriesOf(value, 'items', path)) {
      yield { name: url(item.value, 'media'), path: joinPath(item.path, 'media', 'url') };
    }
  }
}

function references(urls: Iterable<Reference>): readonly Reference[] {
  return [...urls]
    .filter(({ name }) => name.startsWith(SCHEME))
    .map(({ name, path }) => ({ name: name.slice(SCHEME.length), path }));
}

function allReferences(message: MessageBody): readonly Reference[] {
  return references([...urlsOfEmbeds(message), ...urlsOfComponents(message)]);
}

const isPlaceholder = (entry: Fields): boolean => PLACEHOLDER.test(asWord(entry.id));

/** Names of the files sent along; an entry of `attachments` may rename one. */
function sentNames({ body, path, context }: MessageBody): readonly string[] {
  const listed = entriesOf(body, 'attachments', path);
  return context.files.map((file, index) => {
    const entry = listed.find(({ value }) => asWord(value.id) === String(index));
    return asText(entry?.value.filename) || file;
  });
}

/** Names of the files that stay: all when `attachments` is left out, the listed ones otherwise. */
function keptNames({ body, path, edits, context }: MessageBody): readonly string[] {
  if (!edits) return [];
  const existing = context.existingAttachments ?? [];
  if (body.attachments === undefined) return existing;
  const kept = entriesOf(body, 'attachments', path).filter(({ value }) => !isPlaceholder(value));
  // Only their ids are known, unless the entry happens to repeat the name.
  return kept.some(({ value }) => isBlank(value.filename)) ? existing : kept.map(({ value }) => asText(value.filename));
}

function* attachmentNotSent(message: MessageBody): Iterable<Finding> {
  const known = new Set([...sentNames(message), ...keptNames(message)]);
  for (const { name, path } of allReferences(message)) {
    if (!known.has(name)) yield { message: `No file named "${name}" is sent or kept`, path };
  }
}

function* attachmentName(message: MessageBody): Iterable<Finding> {
  for (const { name, path } of allReferences(message)) {
    if (!PLAIN_NAME.test(name)) yield { message: `Discord renames a file called "${name}"`, path };
  }
}

function* embedImageType(message: MessageBody): Iterable<Finding> {
  for (const { name, path } of references(urlsOfEmbeds(message))) {
    if (!EMBED_IMAGE.test(name)) yield { message: 'Embeds show jpg, png, webp and gif files only', path };
  }
}

function* attachmentWithoutFile({ body, path, edits, context }: MessageBody): Iterable<Finding> {
  for (const entry of entriesOf(body, 'attachments', path)) {
    const known = isPlaceholder(entry.value) ? Number(entry.value.id) < context.files.length : edits;
    if (!known) yield { message: `No file has the id ${asWord(entry.value.id)}`, path: joinPath(entry.path, 'id') };
  }
}

function* fileNotListed({ body, path, context }: MessageBody): Iterable<Finding> {
  if (!Array.isArray(body.attachments)) return;
  const listed = new Set(entriesOf(body, 'attachments', path).map(({ value }) => asWord(value.id)));
  for (const [index, file] of context.files.entries()) {
    if (!listed.has(String(index))) {
      yield { message: `"${file}" is sent but not listed, so it is dropped`, path: joinPath(path, 'attachments') };
    }
  }
}

function* v2FileNotShown(message: MessageBody): Iterable<Finding> {
  if (!message.v2) return;
  const shown = new Set(allReferences(message).map(({ name }) => name));
  for (const name of sentNames(message)) {
    if (!shown.has(name)) yield { message: `No component shows "${name}"`, path: joinPath(message.path, 'components') };
  }
}

function* fileFromElsewhere({ nodes }: MessageBody): Iterable<Finding> {
  for (const { type, value, path } of nodes) {
    if (type === TYPE.file && !asText(asFields(value.file).url).startsWith(SCHEME)) {
      yield { message: 'A file component shows an uploaded file only', path: joinPath(path, 'file', 'url') };
    }
  }
}

/** Files sent along, files kept, and what points to them. */
export const attachmentRules: readonly Rule<MessageBody>[] = [
  { id: 'attachment-not-sent', ground: 'reported', find: attachmentNotSent },
  { id: 'attachment-name', ground: 'reported', find: attachmentName },
  { id: 'embed-image-type', ground: 'documented', find: embedImageType },
  { id: 'attachment-without-file', ground: 'documented', find: attachmentWithoutFile },
  { id: 'file-not-listed', ground: 'documented', find: fileNotListed },
  { id: 'v2-file-not-shown', ground: 'documented', find: v2FileNotShown },
  { id: 'file-from-elsewhere', ground: 'documented', find: fileFromElsewhere },
];
