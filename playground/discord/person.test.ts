import { MessageFlags, PermissionFlagsBits } from 'discord.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SeenMessage } from './person.js';
import { EVERYONE } from './state/permissions.js';
import { buttonRow, startTestClient, type TestClient } from './test-client.js';

let at: TestClient;
beforeAll(async () => {
  at = await startTestClient();
  const name = { type: 3, name: 'name', description: 'Name', required: true, min_length: 2, max_length: 4 } as const;
  const choices = ['slow', 'fast'].map((value) => ({ name: value.toUpperCase(), value }));
  await at.client.application.commands.set([
    {
      name: 'dice',
      description: 'Dice',
      options: [
        { type: 1, name: 'start', description: 'Start', options: [name] },
        {
          type: 2,
          name: 'set',
          description: 'Set',
          options: [
            {
              type: 1,
              name: 'pace',
              description: 'Pace',
              options: [
                { type: 3, name: 'value', description: 'Value', choices },
                { type: 4, name: 'count', description: 'Count', min_value: 1, max_value: 3 },
                { type: 6, name: 'who', description: 'Who' },
                { type: 5, name: 'loud', description: 'Loud' },
              ],
            },
          ],
        },
      ],
    },
    { name: 'end', description: 'End', defaultMemberPermissions: PermissionFlagsBits.ManageGuild },
  ]);
});
afterAll(() => at.close());

test('a command is sent only if Discord’s client would send it', () => {
  const { ada, channel } = at;
  expect(() => ada.slash(channel, '/cards')).toThrow('There is no command /cards');
  expect(() => ada.slash(channel, '/dice')).toThrow('/dice needs one of start, set');
  expect(() => ada.slash(channel, '/dice stop')).toThrow('/dice has no "stop"; it has start, set');
  expect(() => ada.slash(channel, '/dice set')).toThrow('needs one of pace');
  expect(() => ada.slash(channel, '/dice start')).toThrow('Required and not given: name');
  expect(() => ada.slash(channel, '/dice start', { name: 'x' })).toThrow('2 to 4 characters');
  expect(() => ada.slash(channel, '/dice start', { name: 7 })).toThrow('takes a string');
  expect(() => ada.slash(channel, '/dice start', { name: 'Ada', age: 1 })).toThrow('no option "age"; there is name');
  const pace = (options: Record<string, string | number | boolean>) => () =>
    ada.slash(channel, '/dice set pace', options);
  expect(pace({ value: 'never' })).toThrow('takes one of "slow", "fast"');
  expect(pace({ count: 0 })).toThrow('at least 1');
  expect(pace({ count: 4 })).toThrow('at most 3');
  expect(pace({ count: 1.5 })).toThrow('whole number');
  expect(pace({ loud: 'yes' })).toThrow('takes a boolean');
  expect(() => ada.slash(channel, '/end')).toThrow('Ada is not allowed to use /end');
});

test('options arrive as discord.js reads them, people resolved', async () => {
  const { ada, bob, channel } = at;
  let read: unknown;
  at.onInteraction(async (one) => {
    if (!one.isChatInputCommand()) return;
    const { options } = one;
    read = [
      options.getSubcommandGroup(),
      options.getSubcommand(),
      options.getString('value'),
      options.getBoolean('loud'),
    ];
    await one.reply(`${options.getMember('who')?.displayName} ${one.memberPermissions.has('ManageGuild')}`);
  });
  const chief = at.discord.addMember('Chief', { permissions: PermissionFlagsBits.ManageGuild, nick: 'The chief' });
  const sent = chief.slash(channel, '/dice set pace', { value: 'slow', loud: true, who: bob });
  expect((await sent.outcome).message?.content).toBe('Bob true');
  expect(read).toEqual(['set', 'pace', 'slow', true]);
  expect((await ada.slash(channel, '/dice set pace', { who: chief }).outcome).message?.content).toBe('The chief false');
  const { outcome } = chief.slash(channel, '/end');
  at.discord.clock.advance(3_000);
  expect((await outcome).ack).toBe('failed');
});

/** Has the bot answer Ada with a message that only she sees. */
async function menu(body: object = { components: [buttonRow('pick', 'Pick')] }): Promise<SeenMessage> {
  at.onInteraction(async (one) => {
    if (one.isChatInputCommand()) await one.reply({ flags: MessageFlags.Ephemeral, ...body });
    else if (one.isButton()) await one.update({ content: 'picked', components: [] });
  });
  const { message } = await at.ada.slash(at.channel, '/dice set pace').outcome;
  if (!message) throw new Error('no answer');
  return message;
}

test('only what is on the own screen can be pressed', async () => {
  const message = await menu();
  expect(() => at.bob.press(message, 'pick')).toThrow('Bob does not see the message');
  expect(() => at.ada.press(message, 'fly')).toThrow('There is no button fly; there is: Pick');
  await at.ada.press(message, 'Pick').outcome;
  expect(() => at.ada.press(message, 'Pick')).toThrow('there is: none');
});

test('greyed out buttons, links and ambiguous words cannot be pressed', async () => {
  const row = (...components: object[]) => ({ type: 1, components });
  const plain = (custom_id: string, label: string, more: object = {}) => ({
    type: 2,
    style: 2,
    custom_id,
    label,
    ...more,
  });
  const message = await menu({
    components: [
      row(plain('a', 'Red 7'), plain('b', 'Red 8'), plain('c', 'Late', { disabled: true })),
      row({ type: 2, style: 5, label: 'Rules', url: 'https://example.org' }),
    ],
  });
  expect(() => at.ada.press(message, 'Late')).toThrow('greyed out');
  expect(() => at.ada.press(message, 'Rules')).toThrow('is a link');
  expect(() => at.ada.press(message, /^Red/)).toThrow('Several of the buttons fit');
  expect((await at.ada.press(message, /8/).outcome).ack).toBe('update');
});

test('what was dismissed or lost by a reload is gone for good, even when it is edited', async () => {
  const first = await menu();
  const second = await menu();
  at.ada.dismiss(first);
  expect(at.ada.sees(at.channel).some((one) => one.id === first.id)).toBe(false);
  expect(() => at.ada.press(first, 'pick')).toThrow('does not see');
  expect(at.ada.sees(at.channel).some((one) => one.id === second.id)).toBe(true);
  at.ada.reload();
  expect(at.ada.sees(at.channel).filter((one) => one.ephemeral)).toEqual([]);
  const said = at.ada.say(at.channel, 'hello');
  expect(() => at.ada.dismiss(said)).toThrow('Only ephemeral');
});

test('a forged press carries any id, and any version of the message', async () => {
  const message = await menu();
  await at.ada.press(message, 'Pick').outcome;
  const received: unknown[] = [];
  at.onInteraction(async (one) => {
    if (!one.isMessageComponent()) return;
    received.push([one.customId, one.message.content, one.user.id]);
    await one.deferUpdate();
  });
  const raw = [
    at.discord.rawPress(at.ada, { message, customId: 'pick' }),
    at.discord.rawPress(at.ada, { message, customId: 'made:up' }),
  ];
  expect((await Promise.all(raw.map((one) => one.outcome))).map((one) => one.ack)).toEqual([
    'deferred-update',
    'deferred-update',
  ]);
  expect(received).toEqual([
    ['pick', '', at.ada.id],
    ['made:up', '', at.ada.id],
  ]);
});

test('two presses in the same moment are two interactions', async () => {
  const message = await menu();
  at.onInteraction(async (one) => one.isButton() && one.deferUpdate());
  const presses = [at.ada.press(message, 'Pick'), at.ada.press(message, 'Pick')];
  expect(new Set(presses.map(({ id }) => id)).size).toBe(2);
  const acks = (await Promise.all(presses.map(({ outcome }) => outcome))).map(({ ack }) => ack);
  expect(acks).toEqual(['deferred-update', 'deferred-update']);
});

test('somebody who cannot see a channel sees nothing of it and does nothing in it', async () => {
  at.discord.setPermissions(at.channel, EVERYONE & ~PermissionFlagsBits.ViewChannel, { of: at.bob });
  expect(at.bob.sees(at.channel)).toEqual([]);
  expect(() => at.bob.say(at.channel, 'hello?')).toThrow('Bob cannot see #table');
  at.discord.setPermissions(at.channel, EVERYONE, { of: at.bob });
  expect(at.bob.sees(at.channel)).not.toEqual([]);
});

test('waiting ends with what is waited for, or says what was missing', async () => {
  const later = at.bob.waitFor(at.channel, (one) => one.content === 'at last');
  at.ada.say(at.channel, 'at last');
  expect((await later).author).toMatchObject({ name: 'Ada', bot: false });
  const options = { timeoutMs: 20, what: 'the end' };
  await expect(at.bob.waitFor(at.channel, () => false, options)).rejects.toThrow('20 ms in vain for the end');
  const broken = at.bob.waitFor(at.channel, ({ content }) => {
    if (content === 'bad') throw new Error('a mistake in the test');
    return false;
  });
  at.ada.say(at.channel, 'bad');
  await expect(broken).rejects.toThrow('a mistake in the test');
});

test('things have settled when every interaction is answered and nothing moves', async () => {
  at.onInteraction(async (one) => {
    if (!one.isChatInputCommand()) return;
    await one.deferReply();
    await one.editReply('first');
    await one.followUp('second');
  });
  at.ada.slash(at.channel, '/dice set pace');
  await at.ada.settle();
  expect(
    at.ada
      .sees(at.channel)
      .slice(-2)
      .map((one) => one.content),
  ).toEqual(['first', 'second']);
  at.onInteraction(async (one) => one.isChatInputCommand() && one.deferReply());
  await at.ada.slash(at.channel, '/dice set pace').outcome;
  await expect(at.ada.settle({ timeoutMs: 150 })).rejects.toThrow('was deferred and never answered');
});

test('every change is told, in order', async () => {
  at.ada.look(at.channel);
  const kinds: string[] = [];
  const off = at.discord.on('change', (change) => kinds.push(change.kind));
  await menu();
  off();
  at.ada.say(at.channel, 'unheard');
  expect(kinds.slice(0, 3)).toEqual(['interaction-sent', 'message-created', 'interaction-ended']);
  expect(kinds).not.toContain('channel-created');
});

test('words of the newer layout are read too', async () => {
  at.onInteraction(async (one) => {
    if (!one.isChatInputCommand()) return;
    const section = {
      type: 9,
      components: [{ type: 10, content: `Your throw, <@${at.bob.id}>` }],
      accessory: { type: 2, style: 1, custom_id: 'go', label: 'Go' },
    };
    const container = { type: 17, components: [{ type: 10, content: '# Board' }, section] };
    await one.reply({ flags: MessageFlags.IsComponentsV2, components: [container as never] });
  });
  const { message } = await at.ada.slash(at.channel, '/dice set pace').outcome;
  expect(message?.text).toBe(`# Board\nYour throw, <@${at.bob.id}>`);
  expect(message?.buttons.map((one) => one.label)).toEqual(['Go']);
  expect(message?.mentions).toEqual([at.bob.id]);
  expect(message?.raw.components?.[0]).toMatchObject({
    id: 1,
    components: [{ id: 2 }, { id: 3, accessory: { id: 5 } }],
  });
});
