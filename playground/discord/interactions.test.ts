import { type ChatInputCommandInteraction, type Interaction, MessageFlags } from 'discord.js';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { buttonRow, callForBoard, errorCodeOf, startTestClient, type TestClient } from './test-client.js';

let at: TestClient;
beforeAll(async () => {
  at = await startTestClient();
});
afterEach(() => {
  expect(at.discord.refused).toEqual([]);
  expect(at.discord.unknownRoutes).toEqual([]);
});
afterAll(() => at.close());

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAYAAAD0In+KAAAAD0lEQVR4nGP4z8DwHwQBEPgD/U6VwW8AAAAASUVORK5CYII=',
  'base64',
);

type Command = ChatInputCommandInteraction<'cached'>;
const isCommand = (one: Interaction<'cached'>): one is Command => one.isChatInputCommand();

test('a command is answered with an embed, buttons and a picture that all arrive', async () => {
  at.onInteraction(async (one) => {
    if (!isCommand(one)) return;
    expect([one.options.getInteger('bots'), one.locale, one.guildLocale, one.user.displayName]).toEqual([
      2,
      'de',
      'en-US',
      'Bob',
    ]);
    expect(one.appPermissions.has('AttachFiles')).toBe(true);
    const response = await one.reply({
      embeds: [{ title: 'Throw 1', description: 'w 3 4', image: { url: 'attachment://dice.png' } }],
      components: [buttonRow('go', 'Go')],
      files: [{ attachment: PNG, name: 'dice.png', description: 'White dice 3 and 4' }],
      withResponse: true,
    });
    expect(response.resource?.message?.embeds[0]?.image?.url).toMatch(/^http.*dice\.png$/);
  });
  const began = performance.now();
  const { ack, message, latencyMs } = await at.bob.slash(at.channel, '/play', { bots: 2 }).outcome;
  expect(ack).toBe('message');
  expect(latencyMs).toBeGreaterThan(0);
  expect(latencyMs).toBeLessThanOrEqual(performance.now() - began);
  expect(message?.text).toBe('Throw 1\nw 3 4');
  expect(message?.buttons).toMatchObject([{ customId: 'go', label: 'Go', disabled: false }]);
  const [picture] = message?.attachments ?? [];
  expect(picture).toMatchObject({ name: 'dice.png', description: 'White dice 3 and 4', size: { width: 2, height: 1 } });
  const fetched = await fetch(picture?.url ?? '');
  expect(fetched.headers.get('content-type')).toBe('image/png');
  expect(Buffer.from(await fetched.arrayBuffer())).toEqual(PNG);
  expect(at.ada.sees(at.channel).at(-1)?.id).toBe(message?.id);
  expect(message?.interaction?.userId).toBe(at.bob.id);
  expect(at.errors).toEqual([]);
});

test('an ephemeral answer is there for one person and unknown to the channel', async () => {
  const { id } = await callForBoard(at, 'sheet');
  at.onInteraction(
    async (one) => one.isButton() && one.reply({ content: 'your sheet', flags: MessageFlags.Ephemeral }),
  );
  const { message } = await at.bob.press({ id }, 'sheet').outcome;
  expect(message).toMatchObject({ content: 'your sheet', ephemeral: true });
  expect(at.bob.sees(at.channel).some((one) => one.id === message?.id)).toBe(true);
  expect(at.ada.sees(at.channel).some((one) => one.id === message?.id)).toBe(false);

  const text = await at.client.channels.fetch(at.channel.id);
  if (!text?.isSendable()) throw new Error('no channel');
  const hidden = message?.id ?? '';
  expect(await errorCodeOf(text.messages.fetch({ message: hidden, force: true }))).toBe(10008);
  expect(await errorCodeOf(text.messages.edit(hidden, 'seen by all'))).toBe(10008);
  expect(await errorCodeOf(text.messages.delete(hidden))).toBe(10008);
});

test('update changes the message under the button, then the bot token and @original change it too', async () => {
  const first = await callForBoard(at, 'next');
  at.onInteraction(async (one) => {
    if (!one.isButton()) return;
    await one.update({ content: 'second', components: [] });
    await one.message.edit('third');
    await one.editReply('fourth');
    expect((await one.fetchReply()).content).toBe('fourth');
  });
  const { ack, message } = await at.ada.press(first, 'next').outcome;
  expect([ack, message?.id, message?.content, message?.buttons]).toEqual(['update', first.id, 'second', []]);
  const last = await at.ada.waitFor(at.channel, (one) => one.content === 'fourth');
  expect([last.id, last.edits]).toEqual([first.id, 3]);
  expect(at.errors).toEqual([]);
});

test('a form opens, is filled in and answered', async () => {
  const { id } = await callForBoard(at, 'ask');
  at.onInteraction(async (one) => {
    if (one.isButton()) {
      const input = { type: 4, custom_id: 'name', label: 'Your name', style: 1, min_length: 2 } as const;
      await one.showModal({ custom_id: 'form', title: 'Who', components: [{ type: 1, components: [input] }] });
    } else if (one.isModalSubmit() && one.isFromMessage()) {
      await one.update({ content: `Hello ${one.fields.getTextInputValue('name')}` });
    }
  });
  const { ack, modal } = await at.ada.press({ id }, 'ask').outcome;
  expect([ack, modal?.title, at.ada.modal?.fields[0]?.label]).toEqual(['modal', 'Who', 'Your name']);
  expect(() => at.ada.submitModal({ name: 'A' })).toThrow('2 to 4000 characters');
  const { message } = await at.ada.submitModal({ 'Your name': 'Ada' }).outcome;
  expect(message?.content).toBe('Hello Ada');
  expect(at.ada.modal).toBeNull();
});

test('a choice is deferred, the menu stays, a follow-up comes privately', async () => {
  const options = ['red', 'blue'].map((value) => ({ label: value.toUpperCase(), value }));
  const row = { type: 1, components: [{ type: 3, custom_id: 'colour', placeholder: 'Colour', options }] } as const;
  at.onInteraction(async (one) => {
    if (isCommand(one)) await one.reply({ components: [row] });
    if (!one.isStringSelectMenu()) return;
    await one.deferUpdate();
    const sent = await one.followUp({ content: `took ${one.values}`, flags: MessageFlags.Ephemeral });
    await one.webhook.editMessage(sent, `took ${one.values} for good`);
  });
  const menu = (await at.ada.slash(at.channel, '/play').outcome).message;
  expect(() => at.ada.pick({ id: menu?.id ?? '' }, 'Colour', ['green'])).toThrow('it offers RED | BLUE');
  const { ack } = await at.ada.pick({ id: menu?.id ?? '' }, 'Colour', ['BLUE']).outcome;
  expect(ack).toBe('deferred-update');
  const took = await at.ada.waitFor(at.channel, (one) => one.content === 'took blue for good');
  expect(took).toMatchObject({ ephemeral: true, edits: 1 });
  expect(at.bob.sees(at.channel).some((one) => one.id === took.id)).toBe(false);
});

test('of a menu that takes none to two options each is chosen once at most', async () => {
  const options = ['red', 'green', 'blue'].map((value) => ({ label: value, value }));
  const some = { type: 3, custom_id: 'some', options, min_values: 0, max_values: 2 } as const;
  at.onInteraction(async (one) => {
    if (isCommand(one)) await one.reply({ components: [{ type: 1, components: [some] }] });
    else if (one.isStringSelectMenu()) await one.update(`took ${one.values.join('+')}.`);
  });
  const menu = { id: (await at.ada.slash(at.channel, '/play').outcome).message?.id ?? '' };
  expect(() => at.ada.pick(menu, 'some', ['red', 'green', 'blue'])).toThrow('takes 0 to 2 options, not 3');
  expect(() => at.ada.pick(menu, 'some', ['red', 'red'])).toThrow('each option is chosen once');
  const took = async (values: readonly string[]) => (await at.ada.pick(menu, 'some', values).outcome).message?.content;
  expect([await took(['blue', 'red']), await took([])]).toEqual(['took blue+red.', 'took .']);
});

test('a menu of channels offers those of its types that the person can see, and says which were chosen', async () => {
  const table = at.discord.addChannel('table');
  const thread = at.discord.addThread(table, 'side table');
  const hidden = at.discord.addChannel('hidden');
  const elsewhere = at.discord.addChannel('elsewhere', { guild: at.discord.addGuild('Other') });
  at.discord.setPermissions(hidden, 0n, { of: at.ada });
  at.onInteraction(async (one) => {
    if (isCommand(one)) {
      const menu = {
        type: 8,
        custom_id: 'where',
        min_values: 0,
        max_values: 2,
        channel_types: [0],
        default_values: [{ id: table.id, type: 'channel' }],
      } as const;
      await one.reply({ components: [{ type: 1, components: [menu] }], flags: MessageFlags.Ephemeral });
    } else if (one.isChannelSelectMenu()) {
      await one.update(`took ${one.channels.map((channel) => (channel && 'name' in channel ? channel.name : '?'))}`);
    }
  });
  const { message } = await at.ada.slash(at.channel, '/play').outcome;
  const menu = { id: message?.id ?? '' };
  expect(message?.selects[0]).toMatchObject({ chosen: [table.id], channelTypes: [0] });
  expect(() => at.ada.pick(menu, 'where', [thread.id])).toThrow('does not offer #side table');
  expect(() => at.ada.pick(menu, 'where', [hidden.id])).toThrow('does not offer #hidden');
  expect(() => at.ada.pick(menu, 'where', [elsewhere.id])).toThrow('does not offer #elsewhere');
  expect(() => at.ada.pick(menu, 'where', ['1'])).toThrow('There is no channel 1');
  expect((await at.ada.pick(menu, 'where', [table.id, at.channel.id]).outcome).message?.content).toContain('table');
});

test('a deferred answer thinks until it is filled in, which is no edit and keeps it ephemeral', async () => {
  at.onInteraction(async (one) => {
    if (!isCommand(one)) return;
    await one.deferReply({ flags: MessageFlags.Ephemeral });
    await one.editReply('thought');
    await one.deleteReply();
  });
  const { ack, message } = await at.ada.slash(at.channel, '/play').outcome;
  expect([ack, message?.loading, message?.ephemeral]).toEqual(['deferred', true, true]);
  await at.ada.settle();
  expect(at.ada.sees(at.channel).some((one) => one.id === message?.id)).toBe(false);
  const patch = at.discord.log.findLast((one) => one.method === 'PATCH');
  expect([patch?.status, patch?.path.endsWith('/messages/@original')]).toEqual([200, true]);
});

test('the first follow-up after a deferral takes its place', async () => {
  at.onInteraction(async (one) => {
    if (!isCommand(one)) return;
    await one.deferReply();
    await one.followUp('filled');
  });
  const { message } = await at.ada.slash(at.channel, '/play').outcome;
  const filled = await at.ada.waitFor(at.channel, (one) => one.content === 'filled');
  expect([filled.id, filled.edits, filled.loading]).toEqual([message?.id, 0, false]);
});

test('suggestions come for the option that is typed', async () => {
  const option = { type: 3, name: 'game', description: 'Which', autocomplete: true, required: true } as const;
  await at.client.application.commands.create({ name: 'rules', description: 'Rules', options: [option] });
  at.onInteraction(async (one) => {
    if (one.isAutocomplete()) await one.respond([{ name: one.options.getFocused(), value: 'x' }]);
  });
  const { ack, choices } = await at.ada.complete(at.channel, '/rules', { game: 'qw' }, 'game').outcome;
  expect([ack, choices]).toEqual(['choices', [{ name: 'qw', value: 'x' }]]);
});
