import { Client, type ClientOptions, Events, GatewayIntentBits } from 'discord.js';
import type { Discord } from './server.js';

/** Logs a discord.js client in at a stand-in; resolves when it is ready. */
export async function login(discord: Discord, options: Partial<ClientOptions> = {}): Promise<Client<true>> {
  const client = new Client({
    intents: [GatewayIntentBits.Guilds],
    ...options,
    rest: { ...options.rest, api: discord.apiUrl },
  });
  const ready = new Promise<Client<true>>((resolve) => client.once(Events.ClientReady, resolve));
  await client.login(discord.token);
  return ready;
}
