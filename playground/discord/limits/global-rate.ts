import type { Rate } from './rate-windows.js';

/**
 * Requests with the bot's token. Callbacks and what is done with an interaction's token are outside of it
 * (docs: "rate limits" and "receiving and responding"; discord-api-docs#4416).
 */
export const GLOBAL_RATE: Rate = { count: 50, perMs: 1_000 };
