import { MessageFlags } from 'discord-api-types/v10';
import type { Platform } from './platform.js';

/** What still has to come to an end before things have settled, `requests` among it; null if nothing. */
export function describeUnfinished({ interactions, messages }: Platform, requests: number): string | null {
  if (requests > 0) return `${requests} requests are being worked on`;
  for (const { id, ending, originalId } of interactions.all.values()) {
    if (!ending) return `interaction ${id} is not acknowledged`;
    const original = ending.ack === 'deferred' && originalId !== null ? messages.find(originalId) : undefined;
    if (original && original.flags & MessageFlags.Loading) return `interaction ${id} was deferred and never answered`;
  }
  return null;
}
