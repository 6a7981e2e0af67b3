import type { Message } from './message.js';
import { at, blank, type Entry, entries, fields, given, text } from './read.js';
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

const embedsOf = ({ body, path }: Message): readonly Entry[] => entries(body, 'embeds', path);
const fieldsOf = (embed: Entry): readonly Entry[] => entries(embed.value, 'fields', embed.path);
const valueAt = (embed: Entry, keys: readonly string[]): unknown =>
  keys.reduce<unknown>((value, key) => fields(value)[key], embed.value);

function textsOf(embed: Entry): readonly string[] {
  return [
    embed.value.title,
    embed.value.description,
    fields(embed.value.author).name,
    fields(embed.value.footer).text,
    ...fieldsOf(embed).flatMap(({ value }) => [value.name, value.value]),
  ].map((value) => text(value).trim());
}

function* embedsTooLong(message: Message): Iterable<Finding> {
  const total = embedsOf(message)
    .flatMap(textsOf)
    .reduce((sum, part) => sum + part.length, 0);
  if (total > TOTAL_MAX) {
    yield { message: `${total} characters in all embeds, at most ${TOTAL_MAX}`, path: at(message.path, 'embeds') };
  }
}

function* embedEmpty(message: Message): Iterable<Finding> {
  for (const embed of embedsOf(message)) {
    const pictures = [fields(embed.value.image).url, fields(embed.value.thumbnail).url].map(text);
    if ([...textsOf(embed), ...pictures].every((part) => part === '')) {
      yield { message: 'An embed needs a text or a picture', path: embed.path };
    }
  }
}

function* embedFieldBlank(message: Message): Iterable<Finding> {
  for (const field of embedsOf(message).flatMap(fieldsOf)) {
    for (const key of ['name', 'value'].filter((part) => blank(field.value[part]))) {
      yield { message: `The ${key} of a field cannot be blank`, path: at(field.path, key) };
    }
  }
}

function* embedPartBlank(message: Message): Iterable<Finding> {
  for (const embed of embedsOf(message)) {
    for (const [part, key] of [
      ['author', 'name'],
      ['footer', 'text'],
    ] as const) {
      if (given(embed.value[part]) && blank(valueAt(embed, [part, key]))) {
        yield { message: `The ${part} of an embed needs a ${key}`, path: at(embed.path, part, key) };
      }
    }
  }
}

function* embedUrlScheme(message: Message): Iterable<Finding> {
  for (const embed of embedsOf(message)) {
    for (const { keys, allowed } of URLS) {
      const url = text(valueAt(embed, keys));
      if (url !== '' && !allowed.test(url)) {
        yield { message: `Discord does not follow ${url.split(':')[0]} here`, path: at(embed.path, ...keys) };
      }
    }
  }
}

function* embedKeyNotSettable(message: Message): Iterable<Finding> {
  for (const embed of embedsOf(message)) {
    for (const keys of NOT_SETTABLE.filter((path) => given(valueAt(embed, path)))) {
      yield { message: 'Only Discord sets this', path: at(embed.path, ...keys) };
    }
  }
}

/** What holds for the embeds of a message. */
export const embedRules: readonly Rule<Message>[] = [
  { id: 'embeds-too-long', ground: 'documented', find: embedsTooLong },
  { id: 'embed-empty', ground: 'reported', find: embedEmpty },
  { id: 'embed-field-blank', ground: 'reported', find: embedFieldBlank },
  { id: 'embed-part-blank', ground: 'documented', find: embedPartBlank },
  { id: 'embed-url-scheme', ground: 'documented', find: embedUrlScheme },
  { id: 'embed-key-not-settable', ground: 'documented', find: embedKeyNotSettable },
];
