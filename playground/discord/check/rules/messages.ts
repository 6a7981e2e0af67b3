import type { MessageBody } from './message.js';
import { asText, asWord, isGiven, joinPath } from './read.js';
import type { Finding, Rule } from './rule.js';

const CONTENT_MAX = 2000;
const NONCE_MAX = 25;
const LEGACY_PARTS = ['content', 'embeds', 'sticker_ids', 'poll', 'shared_client_theme'] as const;

function* contentTooLong({ body, path }: MessageBody): Iterable<Finding> {
  const { length } = asText(body.content);
  if (length > CONTENT_MAX) {
    yield { message: `Content of ${length} characters, at most ${CONTENT_MAX}`, path: joinPath(path, 'content') };
  }
}

function holds(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  return Array.isArray(value) ? value.length > 0 : isGiven(value);
}

function* emptyMessage({ body, path, edits, context }: MessageBody): Iterable<Finding> {
  if (edits || context.files.length > 0) return;
  if (![...LEGACY_PARTS, 'components'].some((key) => holds(body[key]))) {
    yield { message: 'Nothing to show: no content, embed, component, file, sticker or poll', path };
  }
}

function* emptiedByEdit({ body, path, edits, context }: MessageBody): Iterable<Finding> {
  if (!edits || context.files.length > 0) return;
  const emptied = (key: string): boolean => body[key] !== undefined && !holds(body[key]);
  const noFiles = body.attachments === undefined ? context.existingAttachments?.length === 0 : emptied('attachments');
  if (noFiles && ['content', 'embeds', 'components'].every(emptied)) {
    yield { message: 'The edit takes away everything that the message shows', path };
  }
}

function* flagsNotSettable({ flags, settableFlags, path }: MessageBody): Iterable<Finding> {
  const wrong = flags & ~settableFlags;
  if (wrong !== 0) {
    yield { message: `Flag ${wrong} cannot be set here and is ignored`, path: joinPath(path, 'flags') };
  }
}

function* nonceTooLong({ body, path }: MessageBody): Iterable<Finding> {
  if (asWord(body.nonce ?? '').length > NONCE_MAX) {
    yield { message: `A nonce has at most ${NONCE_MAX} characters`, path: joinPath(path, 'nonce') };
  }
}

function* enforceNonceWithoutNonce({ body, path }: MessageBody): Iterable<Finding> {
  if (body.enforce_nonce === true && (body.nonce ?? '') === '') {
    yield { message: 'Without a nonce there is nothing to enforce', path: joinPath(path, 'enforce_nonce') };
  }
}

function* nonceNotCompared({ body, path, comparesNonces }: MessageBody): Iterable<Finding> {
  if (body.enforce_nonce === true && !comparesNonces) {
    yield { message: 'Nonces are compared in new messages of a channel alone', path: joinPath(path, 'enforce_nonce') };
  }
}

function* v2WithLegacyParts({ body, path, v2 }: MessageBody): Iterable<Finding> {
  if (!v2) return;
  for (const key of LEGACY_PARTS.filter((part) => holds(body[part]))) {
    yield { message: `A message made of components cannot have ${key}`, path: joinPath(path, key) };
  }
}

/** What holds for the message as a whole. */
export const messageRules: readonly Rule<MessageBody>[] = [
  { id: 'content-too-long', ground: 'documented', find: contentTooLong },
  { id: 'empty-message', ground: 'documented', find: emptyMessage },
  { id: 'emptied-by-edit', ground: 'reported', find: emptiedByEdit },
  { id: 'flags-not-settable', ground: 'documented', find: flagsNotSettable },
  { id: 'nonce-too-long', ground: 'documented', find: nonceTooLong },
  { id: 'enforce-nonce-without-nonce', ground: 'stricter', find: enforceNonceWithoutNonce },
  { id: 'nonce-not-compared', ground: 'reported', find: nonceNotCompared },
  { id: 'v2-with-legacy-parts', ground: 'documented', find: v2WithLegacyParts },
];
