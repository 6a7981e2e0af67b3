import type { MessageBody } from './message.js';
import { asFields, asText, entriesOf, isBlank, isGiven, joinPath, type ListEntry } from './read.js';
import type { Finding, Rule } from './rule.js';

const TOTAL_MAX = 6000;
const WEB = /^https?:\/\//i;
const WEB_OR_FILE = /^(https?|attachment):\/\//i;

const URLS = [
  { keys: ['url'], allowed: WEB },
  { keys: ['author', 'url'], allowed: WEB },
  { keys: ['author', 'icon_url'], allowed: WEB_OR_FILE },
  { keys: ['footer', 'icon_url'], allowed: WEB_OR_FILE },
  { keys: ['image', 'url'], allowed: WEB_OR_FILE },
  { keys: ['thumbnail', 'url'], allowed: WEB_OR_FILE },
] as const;

const NOT_SETTABLE = [
  ['provider'],
  ['video'],
  ['image', 'width'],
  ['image', 'height'],
  ['thumbnail', 'width'],
  ['thumbnail', 'height'],
] as const;

const embedsOf = ({ body, path }: MessageBody): readonly ListEntry[] => entriesOf(body, 'embeds', path);
const fieldsOf = (embed: ListEntry): readonly ListEntry[] => entriesOf(embed.value, 'fields', embed.path);
const valueAt = (embed: ListEntry, keys: readonly string[]): unknown =>
  keys.reduce<unknown>((value, key) => asFields(value)[key], embed.value);

function textsOf(embed: ListEntry): readonly string[] {
  return [
    embed.value.title,
    embed.value.description,
    asFields(embed.value.author).name,
    asFields(embed.value.footer).text,
    ...fieldsOf(embed).flatMap(({ value }) => [value.name, value.value]),
  ].map((value) => asText(value).trim());
}

function* embedsTooLong(message: MessageBody): Iterable<Finding> {
  const total = embedsOf(message)
    .flatMap(textsOf)
    .reduce((sum, part) => sum + part.length, 0);
  if (total > TOTAL_MAX) {
    yield {
      message: `${total} characters in all embeds, at most ${TOTAL_MAX}`,
      path: joinPath(message.path, 'embeds'),
    };
  }
}

function* embedEmpty(message: MessageBody): Iterable<Finding> {
  for (const embed of embedsOf(message)) {
    const pictures = [asFields(embed.value.image).url, asFields(embed.value.thumbnail).url].map(asText);
    if ([...textsOf(embed), ...pictures].every((part) => part === '')) {
      yield { message: 'An embed needs a text or a picture', path: embed.path };
    }
  }
}

function* embedFieldBlank(message: MessageBody): Iterable<Finding> {
  for (const field of embedsOf(message).flatMap(fieldsOf)) {
    for (const key of ['name', 'value'].filter((part) => isBlank(field.value[part]))) {
      yield { message: `The ${key} of a field cannot be blank`, path: joinPath(field.path, key) };
    }
  }
}

function* embedPartBlank(message: MessageBody): Iterable<Finding> {
  for (const embed of embedsOf(message)) {
    for (const [part, key] of [
      ['author', 'name'],
      ['footer', 'text'],
    ] as const) {
      if (isGiven(embed.value[part]) && isBlank(valueAt(embed, [part, key]))) {
        yield { message: `The ${part} of an embed needs a ${key}`, path: joinPath(embed.path, part, key) };
      }
    }
  }
}

function* embedUrlScheme(message: MessageBody): Iterable<Finding> {
  for (const embed of embedsOf(message)) {
    for (const { keys, allowed } of URLS) {
      const url = asText(valueAt(embed, keys));
      if (url !== '' && !allowed.test(url)) {
        yield { message: `Discord does not follow ${url.split(':')[0]} here`, path: joinPath(embed.path, ...keys) };
      }
    }
  }
}

function* embedKeyNotSettable(message: MessageBody): Iterable<Finding> {
  for (const embed of embedsOf(message)) {
    for (const keys of NOT_SETTABLE.filter((path) => isGiven(valueAt(embed, path)))) {
      yield { message: 'Only Discord sets this', path: joinPath(embed.path, ...keys) };
    }
  }
}

/** What holds for the embeds of a message. */
export const embedRules: readonly Rule<MessageBody>[] = [
  { id: 'embeds-too-long', ground: 'documented', find: embedsTooLong },
  { id: 'embed-empty', ground: 'reported', find: embedEmpty },
  { id: 'embed-field-blank', ground: 'reported', find: embedFieldBlank },
  { id: 'embed-part-blank', ground: 'documented', find: embedPartBlank },
  { id: 'embed-url-scheme', ground: 'documented', find: embedUrlScheme },
  { id: 'embed-key-not-settable', ground: 'documented', find: embedKeyNotSettable },
];
