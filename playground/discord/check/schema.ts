import * as spec from 'discord-api-spec/zod';
import * as z from 'zod/mini';
import { type Patches, type Schema, strict } from './strict.js';
import type { BodyKind, Problem } from './types.js';

z.config(z.locales.en());

// Sent by discord.js with every message and dropped by Discord where it means nothing.
const FILLERS = {
  tts: z.nullish(z.literal(false)),
  nonce: z.nullish(z.union([z.int(), z.string().check(z.maxLength(25))])),
  enforce_nonce: z.nullish(z.boolean()),
};

const COMMAND = {
  default_member_permissions: z.nullish(z.union([z.string().check(z.regex(/^\d{1,20}$/)), z.int()])),
  nsfw: z.nullish(z.boolean()),
};

const withoutTts = { nonce: FILLERS.nonce, enforce_nonce: FILLERS.enforce_nonce };

// The package has no names for the bodies of these.
const EMOJI_NAME = z.string().check(z.minLength(2), z.maxLength(32), z.regex(/^[A-Za-z0-9_]*$/));
const DATA_URI = z.string().check(z.regex(/^data:image\/[a-z]+;base64,[A-Za-z0-9+/]+={0,2}$/));

// Where the schema is narrower than the documentation and than what discord.js sends.
const PATCHES: Patches = new Map<Schema, Record<string, Schema>>([
  [
    spec.MessageAttachmentRequestSchema,
    { id: z.union([z.int().check(z.nonnegative()), z.string().check(z.regex(/^(0|[1-9]\d*)$/))]) },
  ],
  [spec.ComponentEmojiForRequestSchema, { animated: z.nullish(z.boolean()) }],
  [spec.ApplicationCommandCreateRequestSchema, COMMAND],
  [spec.ApplicationCommandUpdateRequestSchema, COMMAND],
  [spec.MessageEditRequestPartialSchema, FILLERS],
  [spec.BaseCreateMessageCreateRequestSchema, FILLERS],
  [spec.IncomingWebhookRequestPartialSchema, withoutTts],
  [spec.IncomingWebhookInteractionRequestSchema, withoutTts],
  [spec.IncomingWebhookUpdateRequestPartialSchema, FILLERS],
  [spec.IncomingWebhookUpdateForInteractionCallbackRequestPartialSchema, FILLERS],
]);

const SOURCES: Readonly<Record<Exclude<BodyKind, 'thread-create'> | 'thread-text' | 'thread-forum', Schema>> = {
  'create-message': spec.MessageCreateRequestSchema,
  'edit-message': spec.MessageEditRequestPartialSchema,
  callback: z.union([
    spec.PongInteractionCallbackRequestSchema,
    spec.CreateMessageInteractionCallbackRequestSchema,
    spec.UpdateMessageInteractionCallbackRequestSchema,
    spec.ApplicationCommandAutocompleteCallbackRequestSchema,
    spec.ModalInteractionCallbackRequestSchema,
    spec.LaunchActivityInteractionCallbackRequestSchema,
  ]),
  'webhook-create': spec.IncomingWebhookRequestPartialSchema,
  'webhook-edit': spec.IncomingWebhookUpdateRequestPartialSchema,
  'commands-put': z.array(spec.ApplicationCommandUpdateRequestSchema).check(z.maxLength(130)),
  'command-post': spec.ApplicationCommandCreateRequestSchema,
  'emoji-post': z.object({ name: EMOJI_NAME, image: DATA_URI }),
  'emoji-patch': z.object({ name: EMOJI_NAME }),
  'thread-from-message': spec.CreateTextThreadWithMessageRequestSchema,
  'thread-text': spec.CreateTextThreadWithoutMessageRequestSchema,
  'thread-forum': spec.CreateForumThreadRequestSchema,
};

const built = new Map<keyof typeof SOURCES, Schema>();

function schemaOf(name: keyof typeof SOURCES): Schema {
  const schema = built.get(name) ?? strict(SOURCES[name], PATCHES);
  built.set(name, schema);
  return schema;
}

/** What the official schema says against a body, unknown keys included. */
export function checkSchema(kind: BodyKind, body: unknown): readonly Problem[] {
  const result = z.safeParse(schemaOf(sourceOf(kind, body)), body);
  return result.success ? [] : result.error.issues.flatMap((issue) => problemsOf(issue, body));
}

function sourceOf(kind: BodyKind, body: unknown): keyof typeof SOURCES {
  if (kind !== 'thread-create') return kind;
  return typeof body === 'object' && body !== null && 'message' in body ? 'thread-forum' : 'thread-text';
}

function problemsOf(issue: z.core.$ZodIssue, body: unknown): readonly Problem[] {
  if (issue.code !== 'unrecognized_keys') {
    return [{ rule: 'schema', message: issue.message, path: issue.path.join('.') }];
  }
  // A key that holds undefined never leaves as JSON.
  const holder = issue.path.reduce(valueAt, body);
  return issue.keys
    .filter((key) => valueAt(holder, key) !== undefined)
    .map((key) => ({
      rule: 'unknown-key',
      message: `Discord does not know "${key}" here and drops it in silence`,
      path: [...issue.path, key].join('.'),
    }));
}

function valueAt(value: unknown, key: PropertyKey): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}
