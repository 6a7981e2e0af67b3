import type { RouteLimit } from './request-rates.js';

const ALL = '/channels/:channel/messages';
const ONE = `${ALL}/:message`;

/** POST and PATCH of messages have one name in the headers, but are counted each by itself (discord-api-docs#1442, #8073). */
const name = 'messages of a channel';

/**
 * What a channel, and a thread by itself, takes of the bot's own messages: five new ones and five edits in five seconds
 * (discord-api-docs#2761 shows 5/5 for both), three deletions a second (discord-api-docs#1295).
 */
export const CHANNEL_RATES: readonly RouteLimit[] = [
  { method: 'POST', pattern: ALL, count: 5, perMs: 5_000, name },
  { method: 'PATCH', pattern: ONE, count: 5, perMs: 5_000, name },
  { method: 'DELETE', pattern: ONE, count: 3, perMs: 1_000 },
];
