import type { StoredInteraction } from '../state/interaction.js';

export const TOKEN_MS = 15 * 60_000;

/** Whether an interaction's token is too old to be used. */
export function isTokenDead({ createdAt }: Pick<StoredInteraction, 'createdAt'>, now: number): boolean {
  return now - createdAt > TOKEN_MS;
}
