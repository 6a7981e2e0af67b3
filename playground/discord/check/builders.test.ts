import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  ActionRowBuilder,
  ApplicationIntegrationType,
  AttachmentBuilder,
  ButtonBuilder,
  ButtonStyle,
  ContainerBuilder,
  ContextMenuCommandBuilder,
  EmbedBuilder,
  FileBuilder,
  InteractionContextType,
  LabelBuilder,
  Locale,
  MediaGalleryBuilder,
  MessageFlags,
  ModalBuilder,
  PermissionFlagsBits,
  SectionBuilder,
  SeparatorBuilder,
  SlashCommandBuilder,
  StringSelectMenuBuilder,
  TextDisplayBuilder,
  TextInputBuilder,
  TextInputStyle,
  ThumbnailBuilder,
  UserSelectMenuBuilder,
  WebhookClient,
} from 'discord.js';
import { expect, test } from 'vitest';
import { checkBody, mentionsLeftOpen } from './check.js';
import { DISCORD_LOCALES } from './rules/names.js';

const NONE = { files: [] };

const button = (id: string): ButtonBuilder =>
  new ButtonBuilder().setCustomId(id).setLabel('Roll').setEmoji('🎲').setStyle(ButtonStyle.Primary);

const embed = new EmbedBuilder()
  .setTitle('Round 3')
  .setDescription('Ann throws')
  .setColor(0xc0392b)
  .setURL('https://example.org/')
  .setAuthor({ name: 'Ann', iconURL: 'https://example.org/ann.png' })
  .setFooter({ text: 'Chess' })
  .setTimestamp()
  .setFields({ name: 'Ann', value: '12', inline: true }, { name: 'Ben', value: '8', inline: true })
  .setImage('attachment://board.png');

const buttons = new ActionRowBuilder<ButtonBuilder>().addComponents(
  button('roll'),
  new ButtonBuilder().setLabel('Rules').setURL('https://example.org/').setStyle(ButtonStyle.Link),
);

const select = new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(
  new StringSelectMenuBuilder()
    .setCustomId('pick')
    .setPlaceholder('Pick a row')
    .setOptions({ label: 'Red', value: 'red', emoji: { name: '🔴' } }, { label: 'Blue', value: 'blue', default: true }),
);

const users = new ActionRowBuilder<UserSelectMenuBuilder>().addComponents(
  new UserSelectMenuBuilder().setCustomId('who').setMinValues(0).setMaxValues(4),
);

test('a message of builders passes', () => {
  const body = {
    content: 'Your turn',
    embeds: [embed.toJSON()],
    components: [buttons.toJSON(), select.toJSON(), users.toJSON()],
    allowed_mentions: { parse: [] },
  };
  expect(checkBody('create-message', body, { files: ['board.png'] })).toEqual([]);
  expect(checkBody('callback', { type: 4, data: body }, { files: ['board.png'] })).toEqual([]);
});

test('a message of component builders passes', () => {
  const container = new ContainerBuilder()
    .setAccentColor(0xc0392b)
    .addTextDisplayComponents(new TextDisplayBuilder().setContent('# Round 3'))
    .addSeparatorComponents(new SeparatorBuilder())
    .addSectionComponents(
      new SectionBuilder()
        .addTextDisplayComponents(new TextDisplayBuilder().setContent('Ann throws'))
        .setThumbnailAccessory(new ThumbnailBuilder().setURL('attachment://board.png').setDescription('The board')),
    )
    .addSectionComponents(
      new SectionBuilder()
        .addTextDisplayComponents(new TextDisplayBuilder().setContent('Ben waits'))
        .setButtonAccessory(button('nudge')),
    )
    .addMediaGalleryComponents(new MediaGalleryBuilder().addItems({ media: { url: 'attachment://board.png' } }))
    .addActionRowComponents(buttons)
    .addFileComponents(new FileBuilder().setURL('attachment://log.txt'));
  const body = { flags: MessageFlags.IsComponentsV2, components: [container.toJSON()] };
  expect(checkBody('create-message', body, { files: ['board.png', 'log.txt'] })).toEqual([]);
});

test('a modal of builders passes', () => {
  const modal = new ModalBuilder()
    .setCustomId('names')
    .setTitle('Names')
    .addLabelComponents(
      new LabelBuilder()
        .setLabel('Your name')
        .setTextInputComponent(
          new TextInputBuilder().setCustomId('name').setStyle(TextInputStyle.Short).setMaxLength(32).setRequired(true),
        ),
    );
  expect(checkBody('callback', { type: 9, data: modal.toJSON() }, NONE)).toEqual([]);
});

test('commands of builders pass', () => {
  const play = new SlashCommandBuilder()
    .setName('play')
    .setNameLocalizations({ de: 'spielen', 'en-GB': 'play' })
    .setDescription('Opens a table')
    .setDescriptionLocalizations({ de: 'Öffnet einen Tisch' })
    .setContexts(InteractionContextType.Guild)
    .setIntegrationTypes(ApplicationIntegrationType.GuildInstall)
    .setDefaultMemberPermissions(PermissionFlagsBits.ManageGuild)
    .addStringOption((option) =>
      option
        .setName('game')
        .setDescription('Which game')
        .setRequired(true)
        .addChoices({ name: 'Chess', value: 'chess' }, { name: 'Go', value: 'go' }),
    )
    .addIntegerOption((option) => option.setName('seats').setDescription('How many').setMinValue(2).setMaxValue(5))
    .addUserOption((option) => option.setName('guest').setDescription('Whom to invite'));
  const table = new SlashCommandBuilder()
    .setName('table')
    .setDescription('Looks after the table')
    .addSubcommand((sub) => sub.setName('end').setDescription('Ends the game'))
    .addSubcommandGroup((group) =>
      group
        .setName('seat')
        .setDescription('Looks after the seats')
        .addSubcommand((sub) => sub.setName('free').setDescription('Frees a seat')),
    );
  const menu = new ContextMenuCommandBuilder().setName('Invite to play').setType(2);
  const all = [play.toJSON(), table.toJSON(), menu.toJSON()];
  expect(checkBody('commands-put', all, NONE)).toEqual([]);
  expect(checkBody('commands-put', JSON.parse(JSON.stringify(all)), NONE)).toEqual([]);
  expect(checkBody('command-post', play.toJSON(), NONE)).toEqual([]);
});

test('what discord.js itself puts on the wire passes', async () => {
  const seen: { method: string; body: unknown; files: string[] }[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const type = request.headers['content-type'] ?? '';
    const form = type.startsWith('multipart') ? await parseForm(Buffer.concat(chunks), type) : undefined;
    const body: unknown = JSON.parse(form?.json ?? Buffer.concat(chunks).toString());
    seen.push({ method: request.method ?? '', body, files: form?.files ?? [] });
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ id: '1', channel_id: '2' }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const webhook = new WebhookClient(
    { id: '123456789012345678', token: 'x' },
    { rest: { api: `http://127.0.0.1:${port}` } },
  );
  const message = {
    content: 'Your turn',
    embeds: [embed],
    components: [buttons],
    allowedMentions: { parse: [] },
    files: [new AttachmentBuilder(Buffer.from('png'), { name: 'board.png', description: 'The board' })],
  };
  await webhook.send(message);
  await webhook.editMessage('123456789012345679', message);
  await webhook.editMessage('123456789012345679', { components: [] });
  server.close();

  expect(seen.map(({ method, files }) => [method, files.length])).toEqual([
    ['POST', 1],
    ['PATCH', 1],
    ['PATCH', 0],
  ]);
  for (const { method, body, files } of seen) {
    const kinds =
      method === 'POST' ? (['create-message', 'webhook-create'] as const) : (['edit-message', 'webhook-edit'] as const);
    for (const kind of kinds) expect(checkBody(kind, body, { files })).toEqual([]);
    expect(checkBody('callback', { type: method === 'POST' ? 4 : 7, data: body }, { files })).toEqual([]);
    expect(mentionsLeftOpen(body)).toBe(false);
  }

  async function parseForm(body: Buffer, type: string): Promise<{ json: string; files: string[] }> {
    const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
    const files = [...form.values()].flatMap((value) => (typeof value === 'string' ? [] : [value.name]));
    return { json: String(form.get('payload_json')), files };
  }
});

test('the locales are those of discord.js', () => {
  expect([...DISCORD_LOCALES].sort()).toEqual(Object.values(Locale).sort());
});
