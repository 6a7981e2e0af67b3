import { type ButtonInteraction, type ChatInputCommandInteraction, type Interaction, MessageFlags } from 'discord.js';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { SeenMessage } from './person.js';
import { buttonRow, errorCodeOf, startTestClient, type TestClient } from './test-client.js';

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
type Press = ButtonInteraction<'cached'>;
const isCommand = (one: Interaction<'cached'>): one is Command => one.isChatInputCommand();

/** Has the bot answer a command with a board of these buttons. */
async function board(...ids: string[]): Promise<SeenMessage> {
  at.onInteraction(
    async (one) => isCommand(one) && one.reply({ content: 'board', components: ids.map((id) => buttonRow(id)) }),
  );
  const { message } = await at.ada.slash(at.channel, '/play').outcome;
  if (!message) throw new Error('no board');
  return message;
}

describe('in a time that runs', () => {
  let running: TestClient;
  beforeAll(async () => {
    running = await startTestClient({ time: 'runs' });
  });
  afterAll(() => running.close());

  test('a time for which the machine stood still is none of the three seconds', async () => {
    running.onInteraction(async (one) => isCommand(one) && one.reply('here'));
    const { outcome } = running.ada.slash(running.channel, '/play');
    for (const begun = performance.now(); performance.now() - begun < 3_500; );
    expect((await outcome).ack).toBe('message');
  });

  test('who does not answer at all is waited for three seconds', async () => {
    running.onInteraction(async () => undefined);
    const { ack, latencyMs } = await running.ada.slash(running.channel, '/play').outcome;
    expect(ack).toBe('failed');
    expect(latencyMs).toBeGreaterThan(2_990);
  });
});

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
  const { id } = await board('sheet');
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
  const first = await board('next');
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

test('each press on an ephemeral message brings a new token that changes it', async () => {
  const { id } = await board('sheet');
  at.onInteraction(async (one) => {
    if (!one.isButton()) return;
    if (one.customId === 'sheet') await one.reply({ components: [buttonRow('pick')], flags: MessageFlags.Ephemeral });
    else {
      await one.update({ content: 'picked', components: [buttonRow('pick')] });
      await one.editReply('picked for good');
    }
  });
  const menu = (await at.bob.press({ id }, 'sheet').outcome).message;
  at.discord.clock.advance(16 * 60_000);
  const { ack, message } = await at.bob.press({ id: menu?.id ?? '' }, 'pick').outcome;
  expect([ack, message?.id, message?.content, message?.ephemeral]).toEqual(['update', menu?.id, 'picked', true]);
  const last = await at.bob.waitFor(at.channel, (one) => one.content === 'picked for good');
  expect([last.id, last.ephemeral]).toEqual([menu?.id, true]);
});

test('a form opens, is filled in and answered', async () => {
  const { id } = await board('ask');
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

test('after three seconds the interaction has failed and its token is dead', async () => {
  const { id } = await board('late');
  const handled = at.onInteraction(async (one) => {
    at.discord.clock.advance(3_001);
    if (one.isButton()) await one.reply('too late');
  });
  const { id: interaction, outcome } = at.ada.press({ id }, 'late');
  expect((await outcome).ack).toBe('failed');
  await handled;
  expect(at.errors).toEqual([10062]);
  expect(at.discord.acks.find((one) => one.interactionId === interaction)).toMatchObject({ tried: 1, accepted: 0 });
});

test('a second acknowledgement is refused', async () => {
  const { id } = await board('twice');
  let codes: readonly (number | string)[] = [];
  const handled = at.onInteraction(async (one) => {
    const press = one as Press;
    codes = await Promise.all([errorCodeOf(press.reply('one')), errorCodeOf(press.deferUpdate())]);
  });
  const { id: interaction } = at.ada.press({ id }, 'twice');
  await handled;
  expect(new Set(codes)).toEqual(new Set(['accepted', 40060]));
  expect(at.discord.acks.find((one) => one.interactionId === interaction)).toMatchObject({ tried: 2, accepted: 1 });
});

test('after fifteen minutes the token is dead, while the bot token still edits the board', async () => {
  let kept: Command | undefined;
  const handled = at.onInteraction(async (one) => {
    if (!isCommand(one)) return;
    kept = one;
    await one.reply('board');
  });
  const { message } = await at.ada.slash(at.channel, '/play').outcome;
  await handled;
  at.discord.clock.advance(16 * 60_000);
  expect(await errorCodeOf(kept?.editReply('dead') ?? Promise.resolve())).toBe(50027);
  expect(await errorCodeOf(kept?.followUp('dead') ?? Promise.resolve())).toBe(50027);
  const text = await at.client.channels.fetch(at.channel.id);
  if (text?.isSendable()) await text.messages.edit(message?.id ?? '', 'alive');
  expect(at.ada.sees(at.channel).at(-1)?.content).toBe('alive');
});

test('a token does nothing before it is acknowledged, and a made-up one never', async () => {
  const { id } = await board('early');
  const codes: (number | string)[] = [];
  const handled = at.onInteraction(async (one) => {
    if (!one.isButton()) return;
    codes.push(
      await errorCodeOf(one.webhook.send('early')),
      await errorCodeOf(one.webhook.editMessage('@original', 'early')),
    );
    codes.push(
      await errorCodeOf(at.client.rest.post(`/interactions/${one.id}/made-up/callback`, { body: { type: 6 } })),
    );
    await one.deferUpdate();
  });
  at.ada.press({ id }, 'early');
  await handled;
  expect(codes).toEqual([10015, 10015, 10062]);
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
