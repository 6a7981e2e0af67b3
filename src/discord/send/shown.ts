/**
 * Which picture a private message shows. It only saves sending a picture again: what is not known here is sent. Messages
 * are known by the interaction that made them, or by a token that changes them.
 */
export interface Shown {
  of(key: string): readonly string[] | undefined;
  /** null: none. */
  note(key: string, picture: string | null): void;
  forget(key: string): void;
  /** The message that this token changes; where that is not known, the token. */
  messageOf(token: string): string;
  /** This token changes that message. */
  link(token: string, message: string): void;
}

const MOST = 8192;

export function createShown(): Shown {
  const files = new Map<string, readonly string[]>();
  const messages = new Map<string, string>();
  const idOf = (key: string): string => messages.get(key) ?? key;
  return {
    of: (key) => files.get(idOf(key)),
    messageOf: idOf,
    note(key, picture) {
      put(files, idOf(key), picture === null ? [] : [picture]);
    },
    forget: (key) => void files.delete(idOf(key)),
    link: (token, message) => put(messages, token, message),
  };
}

/** The oldest goes where there are too many. */
function put<V>(all: Map<string, V>, key: string, value: V): void {
  all.delete(key);
  all.set(key, value);
  if (all.size > MOST) all.delete(all.keys().next().value!);
}
