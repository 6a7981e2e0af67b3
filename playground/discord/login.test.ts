import { Client, GatewayIntentBits } from 'discord.js';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { login } from './login.js';
import { startDiscord } from './server.js';
import { errorCodeOf, identifyPayload, openConnection, startTestClient, type TestClient } from './test-client.js';

let at: TestClient;
beforeAll(async () => {
  at = await startTestClient();
});
afterAll(() => at.close());

test('discord.js logs in and knows itself, its guild and its permissions', () => {
  const { client, guild, channel, discord } = at;
  expect(client.user.id).toBe(discord.applicationId);
  expect(client.guilds.cache.get(guild.id)?.name).toBe('Games');
  const found = client.channels.cache.get(channel.id);
  expect(found?.isTextBased()).toBe(true);
  const me = client.guilds.cache.get(guild.id)?.members.me;
  expect(me?.permissionsIn(channel.id).has(['ViewChannel', 'SendMessages', 'AttachFiles'])).toBe(true);
  expect(discord.unknownRoutes).toEqual([]);
  expect(discord.refused).toEqual([]);
});

test('a wrong token gets neither REST nor gateway', async () => {
  const token = at.discord.token.replace(/.{5}$/, 'wrong');
  const client = new Client({ intents: [], rest: { api: at.discord.apiUrl } });
  await expect(client.login(token)).rejects.toThrow('An invalid token was provided');
  const connection = openConnection(at.discord);
  connection.send(2, identifyPayload(at.discord, { token }));
  expect(await connection.closed).toBe(4004);
});

test('a bot that outlived its stand-in is let in by no other one', async () => {
  const other = await startDiscord();
  onTestFinished(() => other.close());
  const connection = openConnection(other);
  connection.send(2, identifyPayload(other, { token: at.discord.token }));
  expect(await connection.closed).toBe(4004);
});

test('privileged intents that are not switched on are disallowed', async () => {
  const intents = [GatewayIntentBits.Guilds, GatewayIntentBits.GuildMembers];
  await expect(login(at.discord, { intents })).rejects.toThrow('disallowed intents');
});

test('commands are registered, kept by name and read back with their defaults', async () => {
  const { client, guild } = at;
  const [first] = (await client.application.commands.set([{ name: 'roll', description: 'Roll' }])).values();
  const { id, version } = { ...first };
  const again = await client.application.commands.set([
    { name: 'roll', description: 'Throw', nameLocalizations: { de: 'wurf' } },
    { name: 'score', description: 'Score' },
  ]);
  expect(again.find((command) => command.name === 'roll')?.id).toBe(id);
  expect(again.find((command) => command.name === 'roll')?.version).not.toBe(version);
  const listed = await client.application.commands.fetch({ withLocalizations: true });
  expect(listed.find((command) => command.name === 'roll')?.nameLocalizations).toEqual({ de: 'wurf' });
  const plain = await client.rest.get(`/applications/${at.discord.applicationId}/commands`);
  expect(JSON.stringify(plain)).not.toContain('localizations');

  const own = await client.application.commands.create({ name: 'own', description: 'Own' }, guild.id);
  const edited = await client.application.commands.edit(own, { description: 'Mine' }, guild.id);
  expect([edited.id, edited.name, edited.description]).toEqual([own.id, 'own', 'Mine']);
  await client.application.commands.delete(own, guild.id);
  expect(await errorCodeOf(client.application.commands.fetch(own.id, { guildId: guild.id }))).toBe(10063);
});

test('the two hundredth new command of a day is the last', async () => {
  const { client, discord } = at;
  const guild = discord.addGuild('Many commands');
  const hundred = (prefix: string) =>
    Array.from({ length: 100 }, (_, n) => ({ name: `${prefix}-${n}`, description: 'One of many' }));
  await client.application.commands.set(hundred('a'), guild.id);
  await client.application.commands.set(hundred('b'), guild.id);
  expect(await errorCodeOf(client.application.commands.set(hundred('c'), guild.id))).toBe(30034);
  discord.clock.advance(24 * 3_600_000);
  expect(await errorCodeOf(client.application.commands.set([], guild.id))).toBe('accepted');
});

test('a bad command is refused with the place of its mistake', async () => {
  const { client, discord } = at;
  const refused = client.application.commands.create({ name: 'Has Spaces', description: 'No' });
  await expect(refused).rejects.toMatchObject({ code: 50035, rawError: { errors: { name: {} } } });
  expect(discord.refused.at(-1)).toMatchObject({ method: 'POST', status: 400, code: 50035 });
});

test('unknown routes and wrong methods are told apart and written down', async () => {
  const { discord } = at;
  const headers = { authorization: `Bot ${discord.token}` };
  const ask = (path: string, method: string) => fetch(`${discord.apiUrl}/v10${path}`, { method, headers });
  expect((await ask('/nowhere', 'GET')).status).toBe(404);
  expect((await ask('/users/@me', 'DELETE')).status).toBe(405);
  expect((await fetch(`${discord.apiUrl}/v10/users/@me`)).status).toBe(401);
  expect((await ask('/channels/12', 'GET')).status).toBe(400);
  expect(discord.unknownRoutes).toEqual(['GET /api/v10/nowhere', 'DELETE /api/v10/users/@me']);
});

test('guilds, channels, members and users can be fetched', async () => {
  const { client, guild, channel, ada } = at;
  const fetched = await client.guilds.fetch({ guild: guild.id, force: true });
  expect((await fetched.channels.fetch()).has(channel.id)).toBe(true);
  expect((await fetched.roles.fetch()).has(guild.id)).toBe(true);
  expect((await fetched.members.fetch({ user: ada.id, force: true })).displayName).toBe('Ada');
  expect((await client.users.fetch(ada.id, { force: true })).displayName).toBe('Ada');
  expect((await client.application.fetch()).id).toBe(at.discord.applicationId);
  expect(await errorCodeOf(fetched.members.fetch('123456789012345678'))).toBe(10013);
});

test('a taken port is said to be taken', async () => {
  const port = Number(new URL(at.discord.apiUrl).port);
  await expect(startDiscord({ port })).rejects.toThrow(`Port ${port} on 127.0.0.1 is taken`);
});

test('a token decides the application, and must look like one', async () => {
  const token = `${Buffer.from('123456789012345678').toString('base64url')}.abcdef.${'x'.repeat(38)}`;
  const discord = await startDiscord({ token });
  const client = await login(discord);
  expect(client.user.id).toBe('123456789012345678');
  await client.destroy();
  await discord.close();
  await expect(startDiscord({ token: 'secret' })).rejects.toThrow('form of a bot token');
});
