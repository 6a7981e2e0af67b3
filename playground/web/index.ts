/** The page, and what a bot in front of it needs. */
export { type BotProcess, type BotProcessOptions, createBotProcess } from './bot-process.js';
export { PortTaken } from './http.js';
export { DEFAULT_SEED, type SeedData, type SeededServer, type SeedOptions, seedServer } from './seed-data.js';
export { DEFAULT_PORT, openInBrowser, type ServeOptions, serve } from './serve.js';
export { type PageOptions, type PageServer, startPage } from './server.js';
export type { TypedCommand } from './shared/completion.js';
export type { BotState, PageChannel, Persona } from './shared/wire.js';
