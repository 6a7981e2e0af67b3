import { afterEach, beforeEach, expect, test } from 'vitest';
import { login } from '../discord/login.js';
import { type Discord, startDiscord } from '../discord/server.js';
import { createRights } from './rights.js';
import { seedServer } from './seed-data.js';
import type { Trouble } from './shared/wire.js';
import { makeTrouble, type TroubleDeps } from './troubles.js';

let discord: Discord;
let parts: TroubleDeps;
let texts: string[];
beforeEach(async () => {
  discord = await startDiscord({ time: 'stands' });
  const { places } = seedServer(discord);
  texts = [];
  const botProcess: TroubleDeps['botProcess'] = { state: 'online', start: none, stop: none, kill: none };
  parts = {
    discord,
    botProcess,
    places,
    rights: createRights(discord, places),
    lasting: new Map(),
    tell: (text) => texts.push(text),
    rightsChanged: () => undefined,
  };
});
afterEach(() => discord.close());

async function none(): Promise<void> {}

const make = (trouble: Trouble): Promise<void> => makeTrouble(parts, { trouble, place: parts.places[0]!.id });

test.each([
  ['outage', ['guildUnavailable', 'guildAvailable']],
  ['remove-bot', ['guildDelete', 'guildCreate']],
  ['lock-thread', ['threadUpdate', 'threadUpdate']],
] as const)('%s lasts until it is made once more', async (trouble, [begun, ended]) => {
  const client = await login(discord);
  const heard = (event: string) => new Promise((resolve) => client.once(event, resolve));
  for (const event of [begun, ended]) {
    const hears = heard(event);
    await make(trouble);
    await hears;
  }
  expect(texts).toHaveLength(2);
  await client.destroy();
});

test('an archived thread opens again by being written to', async () => {
  const client = await login(discord);
  const thread = parts.places.find((place) => place.thread)!.id;
  const state = async (): Promise<unknown> => {
    const read = (await client.rest.get(`/channels/${thread}`)) as { thread_metadata: { archived: boolean } };
    return read.thread_metadata.archived;
  };
  await make('archive-thread');
  expect(await state()).toBe(true);
  await client.rest.post(`/channels/${thread}/messages`, { body: { content: 'hello' } });
  expect(await state()).toBe(false);
  await client.destroy();
});
