import { type ButtonInteraction, type ChatInputCommandInteraction, type Interaction, MessageFlags } from 'discord.js';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
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

type Command = ChatInputCommandInteraction<'cached'>;
type Press = ButtonInteraction<'cached'>;
const isCommand = (one: Interaction<'cached'>): one is Command => one.isChatInputCommand();

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

test('each press on an ephemeral message brings a new token that changes it', async () => {
  const { id } = await callForBoard(at, 'sheet');
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

test('after three seconds the interaction has failed and its token is dead', async () => {
  const { id } = await callForBoard(at, 'late');
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
  const { id } = await callForBoard(at, 'twice');
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
  const { id } = await callForBoard(at, 'early');
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
