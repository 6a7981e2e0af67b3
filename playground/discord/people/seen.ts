import {
  type APIButtonComponent,
  type APIEmbed,
  type APIMessage,
  type APIMessageTopLevelComponent,
  ButtonStyle,
  type ChannelType,
  ComponentType,
  MessageFlags,
} from 'discord-api-types/v10';
import type { StoredMessage } from '../state/message.js';
import { messageJson } from '../state/message-json.js';
import type { Platform } from '../state/platform.js';

export interface SeenButton {
  /** Null on a link. */
  readonly customId: string | null;
  readonly label: string;
  readonly emoji: string | null;
  readonly style: ButtonStyle;
  readonly url: string | null;
  readonly disabled: boolean;
}

export interface SeenOption {
  readonly label: string;
  readonly value: string;
  readonly description: string | null;
  readonly chosen: boolean;
}

export interface SeenSelect {
  readonly customId: string;
  readonly type: ComponentType;
  readonly placeholder: string | null;
  readonly options: readonly SeenOption[];
  readonly min: number;
  readonly max: number;
  readonly disabled: boolean;
  /** Ids of what is chosen beforehand in a menu without options of its own. */
  readonly chosen: readonly string[];
  /** Which channels a menu of channels offers; empty = of every type. */
  readonly channelTypes: readonly ChannelType[];
}

export interface SeenAttachment {
  readonly id: string;
  readonly name: string;
  /** The alt text. */
  readonly description: string | null;
  readonly contentType: string;
  readonly url: string;
  readonly bytes: Uint8Array;
  readonly size: { readonly width: number; readonly height: number } | null;
}

/** A message as it stood on a screen at one moment. */
export interface SeenMessage {
  readonly id: string;
  readonly channelId: string;
  readonly author: { readonly id: string; readonly name: string; readonly bot: boolean };
  readonly content: string;
  readonly embeds: readonly APIEmbed[];
  readonly components: readonly APIMessageTopLevelComponent[];
  /** Every word on it: content, embeds and text displays, a line each. An application's emojis are pictures, and no words. */
  readonly text: string;
  readonly buttons: readonly SeenButton[];
  readonly selects: readonly SeenSelect[];
  readonly attachments: readonly SeenAttachment[];
  readonly ephemeral: boolean;
  /** "… is thinking": deferred and not filled in yet. */
  readonly loading: boolean;
  readonly edits: number;
  /** Ids of the people it names so that they are highlighted. */
  readonly mentions: readonly string[];
  /** Ids of the people it notified when it was posted. */
  readonly notified: readonly string[];
  readonly mentionsEveryone: boolean;
  readonly createdAt: number;
  readonly editedAt: number | null;
  readonly flags: number;
  /** What it answers, and whose. */
  readonly interaction: { readonly id: string; readonly userId: string } | null;
  readonly raw: APIMessage;
}

interface Snapshot {
  readonly version: number;
  readonly seen: SeenMessage;
}

const snapshots = new WeakMap<StoredMessage, Snapshot>();

/** The message as it stands now. */
export function see(platform: Platform, message: StoredMessage): SeenMessage {
  const known = snapshots.get(message);
  if (known?.version === message.version) return known.seen;
  const seen = snapshot(messageJson(platform.world, message, platform.origin), message);
  snapshots.set(message, { version: message.version, seen });
  return seen;
}

function snapshot(raw: APIMessage, message: StoredMessage): SeenMessage {
  const components = raw.components ?? [];
  const parts = flat(components);
  return {
    id: raw.id,
    channelId: raw.channel_id,
    author: { id: raw.author.id, name: raw.author.global_name ?? raw.author.username, bot: raw.author.bot ?? false },
    content: raw.content,
    embeds: raw.embeds,
    components,
    text: [raw.content, ...raw.embeds.flatMap(embedText), ...parts.flatMap(partText)]
      .filter(Boolean)
      .join('\n')
      .replace(EMOJI, ''),
    buttons: parts.flatMap((part) =>
      part.type === ComponentType.Button ? [button(part as unknown as APIButtonComponent)] : [],
    ),
    selects: parts.flatMap((part) => (SELECTS.includes(part.type) ? [select(part)] : [])),
    attachments: message.files.map(({ id, name, description, contentType, bytes, size }, at) => {
      return { id, name, description, contentType, bytes, size, url: raw.attachments[at]?.url ?? '' };
    }),
    ephemeral: message.seenBy !== null,
    loading: (message.flags & MessageFlags.Loading) !== 0,
    edits: message.edits,
    mentions: message.mentions.users,
    notified: message.notified.users,
    mentionsEveryone: message.mentions.everyone,
    createdAt: message.createdAt,
    editedAt: message.editedAt,
    flags: message.flags,
    interaction: message.interaction && { id: message.interaction.id, userId: message.interaction.userId },
    raw,
  };
}

interface Part {
  readonly type: ComponentType;
  readonly [key: string]: unknown;
}

const EMOJI = /<a?:\w+:\d+>/g;

const SELECTS: readonly ComponentType[] = [
  ComponentType.StringSelect,
  ComponentType.UserSelect,
  ComponentType.RoleSelect,
  ComponentType.MentionableSelect,
  ComponentType.ChannelSelect,
];

/** All components in reading order, nested ones included. */
function flat(components: readonly unknown[]): readonly Part[] {
  return (components as readonly Part[]).flatMap((part) => {
    const inner = Array.isArray(part.components) ? part.components : [];
    return [part, ...flat(inner), ...flat(part.accessory ? [part.accessory] : [])];
  });
}

function button(part: APIButtonComponent): SeenButton {
  const emoji = 'emoji' in part ? (part.emoji?.name ?? null) : null;
  return {
    customId: 'custom_id' in part ? part.custom_id : null,
    label: 'label' in part ? (part.label ?? '') : '',
    emoji,
    style: part.style,
    url: part.style === ButtonStyle.Link ? part.url : null,
    disabled: part.disabled ?? false,
  };
}

function select(part: Part): SeenSelect {
  const options = (part.options ?? []) as readonly {
    readonly label: string;
    readonly value: string;
    readonly description?: string;
    readonly default?: boolean;
  }[];
  return {
    customId: String(part.custom_id),
    type: part.type,
    placeholder: typeof part.placeholder === 'string' ? part.placeholder : null,
    options: options.map(({ label, value, description = null, default: chosen = false }) => {
      return { label, value, description, chosen };
    }),
    min: typeof part.min_values === 'number' ? part.min_values : 1,
    max: typeof part.max_values === 'number' ? part.max_values : 1,
    disabled: part.disabled === true,
    chosen: ((part.default_values ?? []) as readonly { readonly id: string }[]).map(({ id }) => id),
    channelTypes: (part.channel_types ?? []) as readonly ChannelType[],
  };
}

function embedText({ author, title, description, fields = [], footer }: APIEmbed): readonly string[] {
  const inFields = fields.flatMap((field) => [field.name, field.value]);
  return [author?.name, title, description, ...inFields, footer?.text].filter((text) => text !== undefined);
}

function partText(part: Part): readonly string[] {
  return part.type === ComponentType.TextDisplay ? [String(part.content)] : [];
}
