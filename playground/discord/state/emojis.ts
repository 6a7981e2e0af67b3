import { invalidField, refusal } from './errors.js';

export const MAX_EMOJIS = 2000;
export const MAX_EMOJI_BYTES = 256 * 1024;

/** An emoji of the application. */
export interface StoredEmoji {
  readonly id: string;
  readonly name: string;
  readonly contentType: string;
  readonly bytes: Uint8Array;
}

/** How each kind of picture that Discord takes begins, by its place in the file. */
const BEGINNINGS: readonly (readonly [type: string, at: number, begins: string])[] = [
  ['image/png', 0, '\x89PNG\r\n\x1a\n'],
  ['image/jpeg', 0, '\xff\xd8\xff'],
  ['image/gif', 0, 'GIF8'],
  ['image/webp', 8, 'WEBP'],
  ['image/avif', 4, 'ftypavif'],
];

/** The application's own emojis, which it may use wherever it writes. */
export class Emojis {
  readonly #nextId: () => string;
  readonly #all = new Map<string, StoredEmoji>();

  constructor(nextId: () => string) {
    this.#nextId = nextId;
  }

  all(): readonly StoredEmoji[] {
    return [...this.#all.values()];
  }

  one(id: string): StoredEmoji {
    const found = this.#all.get(id);
    if (!found) throw refusal(10014);
    return found;
  }

  /** `image` is a data URI. */
  add(name: string, image: string): StoredEmoji {
    const { contentType, bytes } = readImage(image);
    this.#demandFree(name);
    if (this.#all.size >= MAX_EMOJIS) throw refusal(30008);
    return this.#keep({ id: this.#nextId(), name, contentType, bytes });
  }

  rename(id: string, name: string): StoredEmoji {
    const old = this.one(id);
    if (old.name !== name) this.#demandFree(name);
    return this.#keep({ ...old, name });
  }

  remove(id: string): void {
    this.one(id);
    this.#all.delete(id);
  }

  #keep(emoji: StoredEmoji): StoredEmoji {
    this.#all.set(emoji.id, emoji);
    return emoji;
  }

  #demandFree(name: string): void {
    if (this.all().some((one) => one.name === name))
      throw invalidField('name', 'APPLICATION_EMOJI_NAME_ALREADY_TAKEN', 'Another emoji has this name');
  }
}

function readImage(image: string): Pick<StoredEmoji, 'contentType' | 'bytes'> {
  const bytes = Buffer.from(image.slice(image.indexOf(',') + 1), 'base64');
  if (bytes.length > MAX_EMOJI_BYTES)
    throw invalidField('image', 'BINARY_TYPE_MAX_SIZE', `File cannot be larger than ${MAX_EMOJI_BYTES / 1024} kb.`);
  // By what is in it, as Discord does: discord.js calls every picture a jpg.
  const text = bytes.toString('latin1');
  const found = BEGINNINGS.find(([, at, begins]) => text.startsWith(begins, at));
  if (!found) throw invalidField('image', 'IMAGE_INVALID', 'No picture that Discord takes');
  return { contentType: found[0], bytes };
}
