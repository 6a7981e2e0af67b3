import { Client, Events, GatewayIntentBits } from 'discord.js';
import { startDiscord } from 'local-discord';
import { expect, test } from 'vitest';

test('who presses Count is counted', async () => {
  const discord = await startDiscord();
  const channel = discord.addChannel('general');
  const ada = discord.addMember('Ada');
  const client = await startBot(discord);

  const { message } = await ada.slash(channel, '/count').outcome;
  await ada.press(message!, 'Count').outcome;
  expect(ada.sees(channel).map(({ content }) => content)).toEqual(['Counted: 1']);

  expect(discord.mistakes).toEqual([]);
  await client.destroy();
  await discord.close();
});

/** The bot under test, as it would run in earnest but for the address. */
async function startBot({ apiUrl, token }: { readonly apiUrl: string; readonly token: string }) {
  const client = new Client({ intents: [GatewayIntentBits.Guilds], rest: { api: apiUrl } });
  let count = 0;
  const show = (): string => `Counted: ${count}`;
  const components = [{ type: 1, components: [{ type: 2, style: 1, custom_id: 'count', label: 'Count' }] }];
  client.on(Events.InteractionCreate, async (interaction) => {
    if (interaction.isChatInputCommand()) await interaction.reply({ content: show(), components });
    if (!interaction.isButton()) return;
    count += 1;
    await interaction.update(show());
  });
  const ready = new Promise((resolve) => client.once(Events.ClientReady, resolve));
  await client.login(token);
  await ready;
  await client.application!.commands.set([{ name: 'count', description: 'Count presses' }]);
  return client;
}
