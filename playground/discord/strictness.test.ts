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

test('a bot without mistakes has none', async () => {
  await at.client.rest.post(`/channels/${at.channel.id}/messages`, { body: { content: 'hello' } });
  expect(at.discord.mistakes).toEqual([]);
});
