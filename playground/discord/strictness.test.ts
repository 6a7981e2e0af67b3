import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTestClient, type TestClient } from './test-client.js';

let at: TestClient;
beforeEach(async () => {
  at = await startTestClient();
});
afterEach(() => at.close());

test('a route that is not spoken fails in the bot, with its name, and is a mistake', async () => {
  const asked = at.client.rest.get('/stickers/12');
  await expect(asked).rejects.toMatchObject({
    status: 404,
    message: expect.stringContaining('GET /api/v10/stickers/12'),
  });
  expect(at.discord.mistakes).toEqual(['GET /api/v10/stickers/12 is not spoken here']);
});

test('a field that Discord does not know fails in the bot, with its name, and is a mistake', async () => {
  const body = { content: 'hello', colour: 'red' };
  const sent = at.client.rest.post(`/channels/${at.channel.id}/messages`, { body });
  await expect(sent).rejects.toMatchObject({ code: 50_035, message: expect.stringContaining('colour') });
  expect(at.discord.mistakes).toEqual([
    expect.stringMatching(/^POST \/channels\/:channel\/messages .*50035\n {2}colour: /),
  ]);
  expect(at.discord.messages(at.channel)).toEqual([]);
});

test('a query parameter that the route does not have fails in the bot, with its name, and is a mistake', async () => {
  const query = new URLSearchParams({ limit: '5', newest: 'true' });
  const asked = at.client.rest.get(`/channels/${at.channel.id}/messages`, { query });
  await expect(asked).rejects.toMatchObject({ code: 50_035, message: expect.stringContaining('newest') });
  expect(at.discord.mistakes).toEqual([
    expect.stringMatching(/^GET \/channels\/:channel\/messages .*50035\n {2}newest: /),
  ]);
});

test('what discord.js puts into queries is known', async () => {
  const { client, channel } = at;
  await client.guilds.fetch({ guild: channel.guildId, force: true });
  await client.application!.commands.fetch({ withLocalizations: true });
  const fetched = await client.channels.fetch(channel.id);
  if (fetched?.isTextBased()) await fetched.messages.fetch({ limit: 5, before: fetched.id });
  expect(at.discord.mistakes).toEqual([]);
});

test('a bot without mistakes has none', async () => {
  await at.client.rest.post(`/channels/${at.channel.id}/messages`, { body: { content: 'hello' } });
  expect(at.discord.mistakes).toEqual([]);
});
