import { type ChatInputCommandInteraction, MessageFlags } from 'discord.js';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { DiscordUser } from './person.js';
import type { DiscordOptions } from './server.js';
import { buttonRow, errorCodeOf, startTestClient, type TestClient } from './test-client.js';

type Command = ChatInputCommandInteraction<'cached'>;
const EPHEMERAL = { flags: MessageFlags.Ephemeral } as const;

let at: TestClient;
const open = async (options: DiscordOptions = {}): Promise<void> => {
  at = await startTestClient(options);
};
beforeEach(() => open());
afterEach(async () => {
  expect(at.discord.mistakes).toEqual([]);
  await at.close();
});

/** A command of that person's, acknowledged with a message of these words that only they see. */
async function opened(person: DiscordUser, content: string): Promise<Command> {
  const taken = new Promise<Command>((resolve) => {
    at.onInteraction(async (one) => {
      if (!one.isChatInputCommand()) return;
      await one.reply({ content, ...EPHEMERAL });
      resolve(one);
    });
  });
  await person.slash(at.channel, '/play').outcome;
  return taken;
}

const sightOf = (person: DiscordUser) => person.sees(at.channel).map(({ content }) => content);

/** What the bot is told of the channel's newest message when somebody calls it. */
async function lastMessageTold(channel: { readonly id: string } = at.channel): Promise<unknown> {
  const told = new Promise<unknown>((resolve) => {
    at.client.ws.once('INTERACTION_CREATE' as never, ({ channel }: { channel: object }) => resolve(channel));
  });
  at.onInteraction(async (one) => one.isChatInputCommand() && one.reply({ content: 'told', ...EPHEMERAL }));
  await at.bob.slash(channel, '/play').outcome;
  return ((await told) as { last_message_id: unknown }).last_message_id;
}

test('public messages and one’s own ephemeral ones stand as they came, for each person', async () => {
  const ada = await opened(at.ada, 'Ada’s first menu');
  const bob = await opened(at.bob, 'Bob’s first menu');
  await bob.followUp('board');
  await ada.followUp({ content: 'Ada’s menu', ...EPHEMERAL });
  await bob.followUp({ content: 'Bob’s menu', ...EPHEMERAL });
  at.ada.say(at.channel, 'hello');
  expect(sightOf(at.ada)).toEqual(['Ada’s first menu', 'board', 'Ada’s menu', 'hello']);
  expect(sightOf(at.bob)).toEqual(['Bob’s first menu', 'board', 'Bob’s menu', 'hello']);
});

test('a menu posted anew stands beneath the new board, and the old one is gone by its token', async () => {
  const ada = await opened(at.ada, 'old menu');
  const board = await ada.followUp({ content: 'old board' });
  await ada.followUp({ content: 'new board' });
  const menu = await ada.followUp({ content: 'menu', components: [buttonRow('pick')], ...EPHEMERAL });
  await ada.deleteReply();
  await ada.deleteReply(board);
  expect(sightOf(at.ada)).toEqual(['new board', 'menu']);
  expect(sightOf(at.bob)).toEqual(['new board']);
  expect(() => at.bob.press(menu, 'pick')).toThrow('Bob does not see');
  expect(at.discord.log.filter(({ method }) => method === 'DELETE').map(({ status }) => status)).toEqual([204, 204]);
});

test('a token deletes what was made with it for fifteen minutes, and each message once', async () => {
  const [ada, bob] = [await opened(at.ada, 'Ada’s'), await opened(at.bob, 'Bob’s')];
  const menu = await ada.followUp({ content: 'menu', ...EPHEMERAL });
  expect(await errorCodeOf(bob.webhook.deleteMessage(menu))).toBe(10008);
  at.discord.clock.advance(15 * 60_000);
  expect(await errorCodeOf(ada.deleteReply(menu))).toBe('accepted');
  expect(await errorCodeOf(ada.deleteReply(menu))).toBe(10008);
  expect(await errorCodeOf(ada.editReply({ message: menu, content: 'again' }))).toBe(10008);
  at.discord.clock.advance(1);
  expect(await errorCodeOf(ada.deleteReply())).toBe(50027);
  expect(at.discord.log.at(-1)).toMatchObject({ status: 401, code: 50027 });
  expect(sightOf(at.ada)).toEqual(['Ada’s']);
});

test('a token that nobody remembers any more is as dead as any other, but one that was made up is unknown', async () => {
  await at.close();
  await open({ keepLog: 1 });
  const first = await opened(at.ada, 'menu');
  for (let n = 0; n < 3; n += 1) await opened(at.bob, 'another');
  at.discord.clock.advance(15 * 60_000 + 1);
  await opened(at.bob, 'the last');
  expect(await errorCodeOf(first.deleteReply())).toBe(50027);
  const route = `/webhooks/${at.discord.applicationId}/made-up/messages/@original` as const;
  expect(await errorCodeOf(at.client.rest.delete(route, { auth: false }))).toBe(10015);
});

test('what a reload took from the screen can still be deleted by its token, and does not come back by an edit', async () => {
  const ada = await opened(at.ada, 'menu');
  const second = await ada.followUp({ content: 'second', ...EPHEMERAL });
  at.ada.reload();
  await ada.editReply({ message: second, content: 'edited' });
  expect(sightOf(at.ada)).toEqual([]);
  expect(await errorCodeOf(ada.deleteReply(second))).toBe('accepted');
  await ada.followUp({ content: 'third', ...EPHEMERAL });
  expect(sightOf(at.ada)).toEqual(['third']);
});

test('an interaction tells of the channel’s newest public message, also when that is gone, and never of an ephemeral one', async () => {
  const newest = () => at.discord.messages(at.channel).at(-1)?.id;
  expect(await lastMessageTold()).toBeNull();
  const ada = await opened(at.ada, 'menu');
  const board = await ada.followUp('board');
  await ada.followUp({ content: 'menu', ...EPHEMERAL });
  expect(await lastMessageTold()).toBe(board.id);
  await ada.editReply({ message: board, content: 'board, edited' });
  expect(await lastMessageTold()).toBe(board.id);
  at.ada.say(at.channel, 'hello');
  const said = newest();
  expect(await lastMessageTold()).toBe(said);
  at.discord.deleteMessage({ id: said ?? '' });
  expect([await lastMessageTold(), newest()]).toEqual([said, board.id]);
});

test('a thread has a newest message of its own', async () => {
  const thread = at.discord.addThread(at.channel, 'table');
  at.ada.say(at.channel, 'in the channel');
  expect(await lastMessageTold(thread)).toBeNull();
  const { id } = at.ada.say(thread, 'in the thread');
  expect(await lastMessageTold(thread)).toBe(id);
});

test('an interaction tells what its sender may do in the channel, but not who may do what', async () => {
  const told = new Promise<object>((resolve) => {
    at.client.ws.once('INTERACTION_CREATE' as never, ({ channel }: { channel: object }) => resolve(channel));
  });
  await opened(at.ada, 'menu');
  expect(await told).toMatchObject({ id: at.channel.id, permissions: expect.any(String), parent_id: null });
  expect(await told).not.toHaveProperty('permission_overwrites');
});

test('whoever watches a screen hears of all that comes, changes and goes on it, and of nothing else', async () => {
  const seen: unknown[] = [];
  const stop = at.ada.watch(at.channel, ({ what, message, screen }) => {
    seen.push([what, message.content, screen.map(({ content }) => content)]);
  });
  const bob = await opened(at.bob, 'Bob’s menu');
  const board = await bob.followUp('board');
  const ada = await opened(at.ada, 'menu');
  await bob.editReply({ message: board, content: 'board 2' });
  await bob.deleteReply(board);
  at.ada.say(at.discord.addChannel('elsewhere'), 'unseen');
  at.ada.reload();
  await ada.deleteReply();
  stop();
  at.ada.say(at.channel, 'unheard');
  expect(seen).toEqual([
    ['posted', 'board', ['board']],
    ['posted', 'menu', ['board', 'menu']],
    ['edited', 'board 2', ['board 2', 'menu']],
    ['deleted', 'board 2', ['menu']],
    ['lost', 'menu', []],
  ]);
});

test('a message that follows an answer names it, and an answer to what is gone is refused for that, whatever it says', async () => {
  const ada = await opened(at.ada, 'first');
  const first = await ada.fetchReply();
  const menu = await ada.followUp({ content: 'menu', components: [buttonRow('pick')], ...EPHEMERAL });
  expect([first, menu].map(({ interactionMetadata }) => interactionMetadata?.originalResponseMessageId)).toEqual([
    null,
    first.id,
  ]);
  const code = new Promise<unknown>((resolve) => {
    at.onInteraction(async (one) => {
      if (!one.isButton()) return;
      await ada.deleteReply(menu);
      const embeds = [{ image: { url: 'attachment://of-the-menu.png' } }];
      resolve(await errorCodeOf(one.update({ embeds })));
      await one.reply({ content: 'gone', ...EPHEMERAL });
    });
  });
  await at.ada.press(menu, 'pick').outcome;
  expect(await code).toBe(10008);
});
