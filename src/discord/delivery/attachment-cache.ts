import { LRUCache } from 'lru-cache';

/**
 * Which picture a private message shows. It only saves sending a picture again: what is not known here is sent. Messages
 * are known by the interaction that made them, or by a token that changes them.
 */
export interface AttachmentCache {
  get(key: string): readonly string[] | undefined;
  /** null: none. */
  set(key: string, picture: string | null): void;
  delete(key: string): void;
  /** The message that this token changes; where that is not known, the token. */
  messageOf(token: string): string;
  /** This token changes that message. */
  link(token: string, message: string): void;
}

const MOST = 8192;

export function createAttachmentCache(): AttachmentCache {
  const files = new LRUCache<string, readonly string[]>({ max: MOST });
  const messages = new LRUCache<string, string>({ max: MOST });
  const idOf = (key: string): string => messages.get(key) ?? key;
  return {
    get: (key) => files.get(idOf(key)),
    messageOf: idOf,
    set(key, picture) {
      files.set(idOf(key), picture === null ? [] : [picture]);
    },
    delete: (key) => void files.delete(idOf(key)),
    link: (token, message) => void messages.set(token, message),
  };
}
