import type { Rate } from './rate-windows.js';

/**
 * Requests with one interaction's token: new, changed, read and deleted messages together, refused ones too, but not the
 * callback. Counted by a library's author; a maintainer said that each interaction has its own (discord-api-docs#2701).
 * Whether the methods share it is not known.
 */
export const TOKEN_RATE: Rate = { count: 5, perMs: 2_000 };

/**
 * New messages in a channel by interactions' tokens, all together. No header tells of it before it is hit: then it is a
 * 429 of scope "shared" (discord-api-docs#367, #4043, #7243). Whether ephemeral ones count is not known; here they do.
 */
export const CHANNEL_FOLLOW_UPS: Rate = { count: 30, perMs: 60_000 };
