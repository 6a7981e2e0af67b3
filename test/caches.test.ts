import { type Client, Events } from 'discord.js';
import type { ChannelRef } from 'local-discord';
import { type Discord, startDiscord } from 'local-discord';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createClient } from '../src/discord/client.js';
import { UsableEmojis } from '../src/discord/emojis/usable.js';
import { systemClock } from '../src/lib/clock.js';

const PEOPLE = 1_000;

let discord: Discord;
let client: Client;
let channel: ChannelRef;
beforeAll(async () => {
  discord = await startDiscord({ keepLog: 100, keepMessages: 10 });
  discord.addGuild('Games');
  channel = discord.addChannel('table');
  const nothing = (): void => undefined;
  const log = { trace: nothing, debug: nothing, info: nothing, warn: nothing, error: nothing };
  const starts = { wait: async () => undefined, note: async () => undefined };
  client = createClient(
    discord.apiUrl,
    log,
    {
      check: nothing,
      answer: nothing,
      clock: { ...systemClock, dated: nothing },
      usableEmojis: new UsableEmojis(),
    },
    starts,
  );
  const ready = new Promise((resolve) => client.once(Events.ClientReady, resolve));
  await client.login(discord.token);
  await ready;
  await client.application!.commands.set([{ name: 'help', description: 'Help' }]);
});
afterAll(async () => {
  await client.destroy();
  await discord.close();
});

test('of a thousand people who press, nobody is remembered', async () => {
  let heard = 0;
  client.on(Events.InteractionCreate, async (interaction) => {
    heard += 1;
    if (interaction.isRepliable()) await interaction.reply({ content: 'Hello', flags: 64 });
  });
  for (let n = 0; n < PEOPLE; n += 100) {
    const some = Array.from({ length: 100 }, (_, i) => discord.addMember(`Person ${n + i}`));
    await Promise.all(some.map((person) => person.slash(channel, '/help').outcome));
  }
  expect(heard).toBe(PEOPLE);
  const guild = client.guilds.cache.first()!;
  const known = {
    users: client.users.cache.size,
    members: guild.members.cache.size,
    messages: client.channels.cache.reduce((sum, one) => sum + (one.isTextBased() ? one.messages.cache.size : 0), 0),
    commands: client.application!.commands.cache.size,
  };
  // The bot knows itself.
  expect(known).toEqual({ users: 1, members: 1, messages: 0, commands: 0 });
  // What is remembered of requests is by route, not by interaction.
  expect(client.rest.handlers.size + client.rest.hashes.size).toBeLessThan(20);
});
