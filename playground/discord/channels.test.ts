import { PermissionFlagsBits as Bits, GatewayDispatchEvents, type TextChannel } from 'discord.js';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { login } from './login.js';
import { EVERYONE } from './state/permissions.js';
import { errorCodeOf, startTestClient, type TestClient } from './test-client.js';

let at: TestClient;
let text: TextChannel;
beforeEach(async () => {
  at = await startTestClient();
  text = (await at.client.channels.fetch(at.channel.id)) as TextChannel;
});
afterEach(() => at.close());

test('a deleted message is unknown, a deleted channel too, and the client hears of the channel', async () => {
  const message = await text.send('board');
  at.discord.deleteMessage(message);
  expect(await errorCodeOf(message.edit('again'))).toBe(10008);
  const gone = new Promise((resolve) => at.client.once('channelDelete', resolve));
  at.discord.deleteChannel(at.channel);
  await gone;
  expect(await errorCodeOf(text.send('anyone?'))).toBe(10003);
});

test('a permission taken away refuses at once and reaches the client, given back it works again', async () => {
  const changed = () => new Promise((resolve) => at.client.once('channelUpdate', resolve));
  const taken = changed();
  at.discord.setPermissions(at.channel, EVERYONE & ~Bits.SendMessages);
  expect(await errorCodeOf(text.send('no'))).toBe(50013);
  await taken;
  const me = at.client.guilds.cache.get(at.guild.id)?.members.me;
  expect(me?.permissionsIn(text).has('SendMessages')).toBe(false);
  at.onInteraction(async (one) => {
    if (one.isChatInputCommand()) await one.reply(one.appPermissions.has('SendMessages') ? 'may' : 'may not');
  });
  expect((await at.ada.slash(at.channel, '/play').outcome).message?.content).toBe('may not');

  at.discord.setPermissions(at.channel, EVERYONE & ~Bits.ViewChannel);
  expect(await errorCodeOf(text.send('no'))).toBe(50001);
  at.discord.setPermissions(at.channel, EVERYONE);
  expect(await errorCodeOf(text.send('yes'))).toBe('accepted');
});

test('what a role gives can be taken from the whole guild', async () => {
  at.discord.setRolePermissions('everyone', Bits.ViewChannel);
  at.discord.setRolePermissions('bot', Bits.ViewChannel | Bits.SendMessages);
  expect(await errorCodeOf(text.send('plain'))).toBe('accepted');
  expect(await errorCodeOf(text.send({ embeds: [{ title: 'Board' }] }))).toBe(50013);
  expect(await errorCodeOf(text.send({ files: [{ attachment: Buffer.from('x'), name: 'x.txt' }] }))).toBe(50013);
  expect(await errorCodeOf(text.messages.fetch({ limit: 5 }))).toBe(50013);
  expect(() => at.ada.slash(at.channel, '/play')).toThrow('not allowed');
});

test('the history is read a page at a time', async () => {
  const ids: string[] = [];
  for (const n of [1, 2, 3, 4, 5]) ids.push((await text.send(`message ${n}`)).id);
  const contents = async (options: object) =>
    [...(await text.messages.fetch(options)).values()].map((one) => one.content);
  expect(await contents({ limit: 2 })).toEqual(['message 5', 'message 4']);
  expect(await contents({ limit: 2, before: ids[2] })).toEqual(['message 2', 'message 1']);
  expect(await contents({ limit: 2, after: ids[2] })).toEqual(['message 5', 'message 4']);
  expect(await contents({ limit: 3, around: ids[2] })).toEqual(['message 4', 'message 3', 'message 2']);
});

test('files stay on an edit that does not speak of them, and go on one that lists others', async () => {
  const file = (name: string) => ({ attachment: Buffer.from(name), name, description: `Alt of ${name}` });
  const message = await text.send({ content: 'board', files: [file('a.txt')] });
  const names = () => at.discord.messages(text)[0]?.attachments.map((one) => one.name);
  await message.edit({ content: 'still' });
  expect(names()).toEqual(['a.txt']);
  const both = await message.edit({
    files: [file('b.txt')],
    attachments: message.attachments.map(({ id }) => ({ id })),
  });
  expect(names()).toEqual(['a.txt', 'b.txt']);
  expect(both.attachments.map((one) => one.description)).toEqual(['Alt of a.txt', 'Alt of b.txt']);
  await message.edit({ files: [file('c.txt')] });
  expect(names()).toEqual(['c.txt']);
  expect(at.discord.messages(text)[0]?.edits).toBe(3);
});

test('a file that was replaced or whose message was deleted is handed out a while longer, to who still loads it', async () => {
  const shown = async (name: string) => {
    const message = await text.send({ files: [{ attachment: Buffer.from(name), name }] });
    return { message, url: message.attachments.first()!.url };
  };
  const [first, second] = [await shown('a.txt'), await shown('b.txt')];
  await first.message.edit({ files: [{ attachment: Buffer.from('c'), name: 'c.txt' }] });
  await second.message.delete();
  const bodies = [first, second].map(async ({ url }) => (await fetch(url)).text());
  expect(await Promise.all(bodies)).toEqual(['a.txt', 'b.txt']);
});

test('only whom allowed_mentions lets through is called, and nobody by an edit', async () => {
  const call = `<@${at.ada.id}> <@${at.bob.id}> @everyone`;
  const last = () => at.discord.messages(text).at(-1);
  await text.send(call);
  expect(last()?.mentions).toEqual([at.ada.id, at.bob.id]);
  await text.send({ content: call, allowedMentions: { parse: [] } });
  expect(last()?.mentions).toEqual([]);
  const message = await text.send({ content: call, allowedMentions: { users: [at.bob.id] } });
  expect([last()?.mentions, last()?.notified]).toEqual([[at.bob.id], [at.bob.id]]);
  await message.edit({ content: call, allowedMentions: { users: [at.ada.id] } });
  expect([last()?.mentions, last()?.notified]).toEqual([[at.ada.id], [at.bob.id]]);
  expect(last()?.mentionsEveryone).toBe(false);
});

test('an edit of a message older than an hour is taken three times in six seconds', async () => {
  const client = await login(at.discord, { rest: { rejectOnRateLimit: ['/channels'] } });
  const message = await text.send('board');
  at.discord.clock.advance(3_600_001);
  const edit = () => client.rest.patch(`/channels/${text.id}/messages/${message.id}`, { body: { content: 'new' } });
  for (const _ of [1, 2, 3]) expect(await errorCodeOf(edit())).toBe('accepted');
  await expect(edit()).rejects.toMatchObject({ name: 'RateLimitError[/channels/:id/messages/:id]' });
  expect(at.discord.log.at(-1)).toMatchObject({ status: 429, code: 30046 });
  at.discord.clock.advance(6_000);
  await client.destroy();
});

test('a thread wakes up when written to, but nothing in it can be edited while it is archived', async () => {
  const board = await text.send('board');
  const thread = await board.startThread({ name: 'table 1' });
  expect(thread.id).toBe(board.id);
  expect(await errorCodeOf(board.startThread({ name: 'again' }))).toBe(160004);
  const message = await thread.send('in the thread');
  at.discord.archiveThread(thread);
  expect(await errorCodeOf(message.edit('edited'))).toBe(50083);
  expect(await errorCodeOf(thread.send('wakes up'))).toBe('accepted');
  expect(await errorCodeOf(message.edit('edited'))).toBe('accepted');
  at.discord.lockThread(thread);
  expect(await errorCodeOf(thread.send('locked'))).toBe(160005);
  expect(await errorCodeOf(message.edit('locked'))).toBe(160005);
  at.discord.unlockThread(thread);
  const without = await text.threads.create({ name: 'table 2', type: 11 });
  const [said] = at.discord.messages(at.channel).slice(-1);
  expect(said!.raw).toMatchObject({ type: 18, content: 'table 2', message_reference: { channel_id: without.id } });
  expect(await errorCodeOf(without.setArchived(true))).toBe('accepted');
  expect(await errorCodeOf(text.threads.create({ name: 'secret', type: 12 }))).toBe(50013);
});

test('threads have a permission of their own, and threads out of sight are never announced', async () => {
  const thread = at.discord.addThread(at.channel, 'side table');
  at.discord.setPermissions(at.channel, EVERYONE & ~Bits.SendMessagesInThreads);
  const send = () => at.client.rest.post(`/channels/${thread.id}/messages`, { body: { content: 'hello' } });
  expect(await errorCodeOf(send())).toBe(50013);
  at.discord.setPermissions(at.channel, 0n);
  const hidden = at.discord.addThread(at.channel, 'hidden table');
  at.onInteraction(async (one) => one.isChatInputCommand() && one.reply(`channel is ${one.channel}`));
  expect((await at.ada.slash(hidden, '/play').outcome).message?.content).toBe('channel is null');
});

test('a bot that was removed has no access, an outage takes nothing away', async () => {
  const heard: string[] = [];
  at.client.on('guildDelete', () => heard.push('left'));
  at.client.on('guildUnavailable', () => heard.push('outage'));
  at.client.on('guildAvailable', () => heard.push('back'));
  const back = at.discord.outage();
  back();
  at.discord.removeBot();
  expect(await errorCodeOf(text.send('farewell'))).toBe(50001);
  expect(() => at.ada.slash(at.channel, '/play')).toThrow('The bot is not there');
  at.discord.inviteBot();
  expect(await errorCodeOf(text.send('hello again'))).toBe('accepted');
  expect(heard).toEqual(['outage', 'back', 'left']);
});

test('a body that Discord would refuse is refused and noted', async () => {
  const wide = Array.from({ length: 6 }, (_, n) => ({ type: 2, style: 1, custom_id: `${n}`, label: `${n}` }));
  const body = { content: 'board', components: [{ type: 1, components: wide }] };
  expect(await errorCodeOf(at.client.rest.post(`/channels/${text.id}/messages`, { body }))).toBe(50035);
  expect(await errorCodeOf(at.client.rest.post(`/channels/${text.id}/messages`, { body: {} }))).not.toBe('accepted');
  const [first] = at.discord.refused;
  expect(first?.problems[0]?.path).toMatch(/^components\.0/);
  expect(at.discord.refused).toHaveLength(2);
  expect(at.discord.messages(text)).toEqual([]);
});

test('the bot hears when its role is taken from it and given back, though it hears of no other member', async () => {
  const mayEmbed = () => at.client.guilds.cache.get(at.guild.id)?.members.me?.permissionsIn(text).has('EmbedLinks');
  const heard = () => new Promise((resolve) => at.client.once('guildMemberUpdate', resolve));
  at.discord.setRolePermissions('everyone', Bits.ViewChannel | Bits.SendMessages);
  expect(await errorCodeOf(text.send({ embeds: [{ title: 'Board' }] }))).toBe('accepted');
  const taken = heard();
  at.discord.turnBotRole();
  await taken;
  expect([mayEmbed(), await errorCodeOf(text.send({ embeds: [{ title: 'Board' }] }))]).toEqual([false, 50013]);
  const given = heard();
  at.discord.turnBotRole();
  await given;
  expect([mayEmbed(), await errorCodeOf(text.send({ embeds: [{ title: 'Board' }] }))]).toEqual([true, 'accepted']);
});

test('with a channel its threads go, without an event of their own', async () => {
  const heard: string[] = [];
  at.client.ws.on(GatewayDispatchEvents.ThreadDelete, () => heard.push('thread'));
  at.client.ws.on(GatewayDispatchEvents.ChannelDelete, () => heard.push('channel'));
  const [one, other] = ['one', 'other'].map((name) => at.discord.addThread(at.channel, name));
  at.discord.deleteChannel(one!);
  at.discord.deleteChannel(at.channel);
  expect(await errorCodeOf(at.client.rest.get(`/channels/${other!.id}`))).toBe(10003);
  await at.discord.settle();
  expect(heard).toEqual(['thread', 'channel']);
});

test('a channel that comes into sight brings its threads along', async () => {
  at.discord.setPermissions(at.channel, 0n);
  const thread = at.discord.addThread(at.channel, 'hidden table');
  const heard = new Promise((resolve) => at.client.once('threadListSync', resolve));
  at.discord.setPermissions(at.channel, EVERYONE);
  await heard;
  expect(at.client.channels.cache.get(thread.id)).toMatchObject({ name: 'hidden table' });
});
