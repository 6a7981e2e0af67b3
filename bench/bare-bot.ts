import Database from 'better-sqlite3';
import { Client, Events, GatewayIntentBits, type InteractionReplyOptions, MessageFlags } from 'discord.js';
import { bareInserts } from './bare-inserts.js';

/**
 * The least that a discord.js bot can do: it shows a private menu on a command, and answers every press on it with the
 * same menu. What it shows is told by the environment, so that it is as big as the other bot's. If a database is named
 * too, it writes a line there before it answers.
 */
const { DISCORD_TOKEN, DISCORD_API_URL, MENU, DATABASE } = process.env;
const menu = JSON.parse(MENU ?? '{}') as Pick<InteractionReplyOptions, 'content' | 'components'>;
const keep = DATABASE ? bareInserts(new Database(DATABASE)) : () => undefined;
const client = new Client({ intents: [GatewayIntentBits.Guilds], rest: { api: DISCORD_API_URL ?? '' } });

client.on(Events.InteractionCreate, async (interaction) => {
  if (interaction.isMessageComponent()) {
    keep();
    await interaction.update({ content: menu.content!, components: menu.components! });
  } else if (interaction.isChatInputCommand()) {
    await interaction.reply({ ...menu, flags: MessageFlags.Ephemeral });
  }
});
client.once(Events.ClientReady, async (ready) => {
  await ready.application.commands.set([{ name: 'menu', description: 'Shows the menu' }]);
});
await client.login(DISCORD_TOKEN);
