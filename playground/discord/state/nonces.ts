import type { DiscordClock } from './clock.js';

export const NONCE_MS = 5 * 60_000;

/** The nonces of an author's messages of the past few minutes. */
export interface Nonces {
  /** The id of the message that was made with this nonce. */
  find(authorId: string, nonce: string | number): string | null;
  remember(authorId: string, nonce: string | number, messageId: string): void;
}

export function createNonces(clock: DiscordClock): Nonces {
  const made = new Map<string, { readonly messageId: string; readonly at: number }>();
  const forget = (): void => {
    for (const [key, { at }] of made) {
      if (clock.now() - at <= NONCE_MS) return;
      made.delete(key);
    }
  };
  return {
    find(authorId, nonce) {
      forget();
      return made.get(`${authorId} ${nonce}`)?.messageId ?? null;
    },
    remember(authorId, nonce, messageId) {
      const key = `${authorId} ${nonce}`;
      made.delete(key);
      made.set(key, { messageId, at: clock.now() });
    },
  };
}
