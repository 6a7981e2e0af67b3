import type { BodyContext } from '../types.js';
import { asFields, asNumber, type Fields } from './read.js';
import { flatten, type Tree } from './tree.js';

export const FLAG = {
  suppressEmbeds: 1 << 2,
  ephemeral: 1 << 6,
  suppressNotifications: 1 << 12,
  voice: 1 << 13,
  v2: 1 << 15,
} as const;

const CREATE = FLAG.suppressEmbeds | FLAG.suppressNotifications | FLAG.v2;
const EDIT = FLAG.suppressEmbeds | FLAG.v2;

/** The ways a message goes out, with the flags that may be set on each, and whether nonces are compared. */
export const WAYS = {
  channel: { edits: false, flags: CREATE | FLAG.voice, nonces: true },
  answer: { edits: false, flags: CREATE | FLAG.voice | FLAG.ephemeral, nonces: false },
  followUp: { edits: false, flags: CREATE | FLAG.ephemeral, nonces: false },
  edit: { edits: true, flags: EDIT, nonces: false },
} as const;

/** A message on its way out, as the rules see it. */
export interface MessageBody extends Tree {
  readonly body: Fields;
  readonly path: string;
  readonly edits: boolean;
  readonly settableFlags: number;
  /** Whether a nonce that was used already keeps a second message from being made. */
  readonly comparesNonces: boolean;
  readonly flags: number;
  /** True when the message is, or becomes, one made of components alone. */
  readonly v2: boolean;
  readonly context: BodyContext;
}

/** Reads a message body once for all rules. */
export function message(
  way: (typeof WAYS)[keyof typeof WAYS],
  body: unknown,
  place: { readonly path: string; readonly context: BodyContext },
): MessageBody {
  const read = asFields(body);
  const existing = way.edits ? (place.context.existingFlags ?? 0) : 0;
  const flags = asNumber(read.flags) ?? 0;
  return {
    ...place,
    body: read,
    nodes: flatten(read, place.path),
    edits: way.edits,
    // Flags that are already set have to be sent again with an edit.
    settableFlags: way.flags | existing,
    comparesNonces: way.nonces,
    flags,
    v2: ((flags | existing) & FLAG.v2) !== 0,
  };
}
