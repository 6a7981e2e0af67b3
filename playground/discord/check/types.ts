/** One reason why Discord would refuse a body, or would not do what the sender meant. */
export interface Problem {
  /** Name of the rule; `schema` and `unknown-key` come from the official schema. */
  readonly rule: string;
  readonly message: string;
  /** Dotted, from the root of the body: `data.components.0.components.1.custom_id`. */
  readonly path: string;
}

/** Where a body goes, which decides the schema and the rules that hold for it. */
export type BodyKind =
  | 'create-message'
  | 'edit-message'
  | 'callback'
  | 'webhook-create'
  | 'webhook-edit'
  | 'commands-put'
  | 'command-post'
  | 'emoji-post'
  | 'emoji-patch'
  | 'thread-from-message'
  | 'thread-create';

/** What the body alone does not tell. */
export interface BodyContext {
  /** Names of the files sent along, in the order of `files[n]`. */
  readonly files: readonly string[];
  /** Names of the files that the message being edited already has. */
  readonly existingAttachments?: readonly string[];
  /** Flags of the message being edited. Left out: a plain message is assumed. */
  readonly existingFlags?: number;
  /** Ids of the application's emojis. Left out: whether an emoji is there is not asked. */
  readonly emojis?: ReadonlySet<string>;
}
