import { type ButtonInteraction, type ChatInputCommandInteraction, MessageFlags, type TextChannel } from 'discord.js';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { DiscordUser } from './person.js';
import { EVERYONE } from './state/permissions.js';
import { buttonRow, startTestClient, type TestClient } from './test-client.js';

let at: TestClient;
let text: TextChannel;
beforeEach(async () => {
  at = await startTestClient();
  text = (await at.client.channels.fetch(at.channel.id)) as TextChannel;
});
afterEach(async () => {
  expect(at.discord.mistakes).toEqual([]);
  await at.close();
});

const EPHEMERAL = { flags: MessageFlags.Ephemeral } as const;
const marksOf = (person: DiscordUser) => [person.marks(at.channel).unread, person.marks(at.channel).mentions];

/** A command of Ada's that the bot has answered for her alone. */
async function opened(): Promise<ChatInputCommandInteraction> {
  const taken = new Promise<ChatInputCommandInteraction>((resolve) => {
    at.onInteraction(async (one) => {
      if (!one.isChatInputCommand()) return;
      await one.reply({ content: `menu for <@${at.ada.id}>`, ...EPHEMERAL });
      resolve(one);
    });
  });
  await at.ada.slash(at.channel, '/play').outcome;
  return taken;
}

test('a new public message is unread by everybody else, and calls whom it names', async () => {
  await text.send(`your move, <@${at.ada.id}>`);
  at.bob.say(at.channel, 'hello');
  expect([marksOf(at.ada), marksOf(at.bob)]).toEqual([
    [2, 1],
    [0, 0],
  ]);
  expect(at.ada.marks(at.discord.addChannel('elsewhere'))).toEqual({ unread: 0, mentions: 0 });
});

test('an edit marks nothing, whomever it names, and neither does an ephemeral message', async () => {
  const ada = await opened();
  const board = await ada.followUp('board');
  at.ada.look(at.channel);
  at.bob.look(at.channel);
  await ada.editReply({ message: board, content: `your move, <@${at.ada.id}> and <@${at.bob.id}>` });
  await text.messages.edit(board.id, `<@${at.bob.id}>`);
  await ada.followUp({ content: `menu for <@${at.ada.id}>`, ...EPHEMERAL });
  expect([marksOf(at.ada), marksOf(at.bob)]).toEqual([
    [0, 0],
    [0, 0],
  ]);
  expect(at.bob.sees(at.channel).at(-1)).toMatchObject({ mentions: [at.bob.id], notified: [] });
});

test('only whom allowed_mentions lets through is called, by a token as by the bot', async () => {
  const content = `<@${at.ada.id}> <@${at.bob.id}> @everyone`;
  const allowedMentions = { parse: [], users: [at.bob.id] };
  const ada = await opened();
  await ada.followUp({ content, allowedMentions });
  await text.send({ content, allowedMentions });
  await text.send({ content, allowedMentions: { parse: [] } });
  expect([marksOf(at.ada), marksOf(at.bob)]).toEqual([
    [3, 0],
    [3, 2],
  ]);
});

test('what is deleted has called all the same, until the person looks there', async () => {
  const message = await text.send(`<@${at.bob.id}>`);
  await message.delete();
  expect(marksOf(at.bob)).toEqual([1, 1]);
  at.bob.look(at.channel);
  expect(marksOf(at.bob)).toEqual([0, 0]);
  await text.send(`<@${at.bob.id}>`);
  expect(marksOf(at.bob)).toEqual([1, 1]);
});

test('whoever writes, calls a command or presses has looked at the channel', async () => {
  const board = await text.send({ content: 'board', components: [buttonRow('go')] });
  at.ada.say(at.channel, 'here');
  expect([marksOf(at.ada), marksOf(at.bob)]).toEqual([
    [0, 0],
    [2, 0],
  ]);
  at.onInteraction(async (one) => (one as ButtonInteraction).deferUpdate());
  await at.bob.press(board, 'go').outcome;
  expect(marksOf(at.bob)).toEqual([0, 0]);
  await text.send('next');
  await opened();
  expect([marksOf(at.ada), marksOf(at.bob)]).toEqual([
    [0, 0],
    [1, 0],
  ]);
});

test('nobody is called by a silent message, or in a channel that they cannot see', async () => {
  await text.send({ content: `<@${at.ada.id}>`, flags: MessageFlags.SuppressNotifications });
  expect(marksOf(at.ada)).toEqual([1, 0]);
  at.discord.setPermissions(at.channel, 0n, { of: at.bob });
  await text.send(`<@${at.bob.id}>`);
  at.discord.setPermissions(at.channel, EVERYONE, { of: at.bob });
  expect(marksOf(at.bob)).toEqual([2, 0]);
});

test('a thread has marks of its own', async () => {
  const thread = at.discord.addThread(at.channel, 'table');
  const inside = (await at.client.channels.fetch(thread.id)) as TextChannel;
  await inside.send(`<@${at.bob.id}>`);
  expect([at.bob.marks(thread), at.bob.marks(at.channel)]).toEqual([
    { unread: 1, mentions: 1 },
    { unread: 0, mentions: 0 },
  ]);
});

test('what the bot does in a channel is counted: messages, edits, deletions, mentions, and calls on its fifty a second', async () => {
  const ada = await opened();
  const first = await ada.followUp(`<@${at.bob.id}>`);
  await ada.editReply({ message: first, content: `<@${at.ada.id}>` });
  await ada.deleteReply();
  await ada.deleteReply(first);
  const before = at.discord.tally(at.channel);
  expect(before).toMatchObject({ messages: 1, edits: 1, deletions: 1, ephemeral: 1, mentions: { [at.bob.id]: 1 } });
  const second = await text.send(`<@${at.ada.id}> <@${at.bob.id}>`);
  await second.edit('edited');
  at.bob.say(at.channel, `<@${at.ada.id}>`);
  expect(at.discord.tally(at.channel)).toEqual({
    ...{ messages: 2, edits: 2, deletions: 1, ephemeral: 1, mentions: { [at.ada.id]: 1, [at.bob.id]: 2 } },
    globalCalls: before.globalCalls + 2,
  });
  expect(at.discord.tally(at.discord.addChannel('elsewhere'))).toMatchObject({ messages: 0, globalCalls: 0 });
});

test('what was "thinking" is no edit when it is filled in, and a thread begun at a message is none', async () => {
  at.onInteraction(async (one) => {
    if (!one.isChatInputCommand()) return;
    await one.deferReply();
    await (await one.editReply(`thought of <@${at.bob.id}>`)).startThread({ name: 'table' });
  });
  at.ada.slash(at.channel, '/play');
  await at.ada.settle();
  expect(at.discord.tally(at.channel)).toMatchObject({ messages: 1, edits: 0, mentions: {} });
});
