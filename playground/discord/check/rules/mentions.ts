import type { MessageBody } from './message.js';
import { asFields, asList, type Fields, isBlank, joinPath } from './read.js';
import type { Finding, Rule } from './rule.js';
import { flatten, TYPE } from './tree.js';

function* mentionsParseAndList({ body, path }: MessageBody): Iterable<Finding> {
  const allowed = asFields(body.allowed_mentions);
  for (const kind of ['users', 'roles']) {
    if (asList(allowed.parse).includes(kind) && asList(allowed[kind]).length > 0) {
      yield {
        message: `Either all ${kind} or the listed ${kind}, not both`,
        path: joinPath(path, 'allowed_mentions', kind),
      };
    }
  }
}

function* mentionsRepeated({ body, path }: MessageBody): Iterable<Finding> {
  const allowed = asFields(body.allowed_mentions);
  for (const key of ['parse', 'users', 'roles']) {
    const items = asList(allowed[key]);
    if (new Set(items).size < items.length) {
      yield { message: 'The same entry twice', path: joinPath(path, 'allowed_mentions', key) };
    }
  }
}

/** Who may be pinged. */
export const mentionRules: readonly Rule<MessageBody>[] = [
  { id: 'mentions-parse-and-list', ground: 'documented', find: mentionsParseAndList },
  { id: 'mentions-repeated', ground: 'stricter', find: mentionsRepeated },
];

/**
 * True when a body carries text and leaves it to Discord's defaults, or to `parse`, who is pinged by it.
 * Discord accepts such a body; a bot that shows names and other people's words should not send one.
 */
export function mentionsLeftOpen(body: unknown): boolean {
  return messagesIn(asFields(body)).some((message) => carriesText(message) && !closed(message.allowed_mentions));
}

// The message itself, or the one inside a callback or a new forum thread.
function messagesIn(body: Fields): readonly Fields[] {
  return [body, asFields(body.data), asFields(body.message)];
}

function carriesText(message: Fields): boolean {
  const shown = flatten(message, '').some(({ type, value }) => type === TYPE.text && !isBlank(value.content));
  return shown || !isBlank(message.content) || asList(message.embeds).length > 0;
}

function closed(allowed: unknown): boolean {
  const { parse } = asFields(allowed);
  return Array.isArray(parse) && parse.length === 0;
}
