import type { DiscordAPIError } from 'discord.js';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { errorCodeOf, startTestClient, type TestClient } from './test-client.js';

let at: TestClient;
beforeEach(async () => {
  at = await startTestClient();
});
afterEach(() => at.close());

const PNG = Buffer.from('89504e470d0a1a0a', 'hex');
const MOST_BYTES = 256 * 1024;

function uri(bytes: Buffer, type = 'image/png'): string {
  return `data:${type};base64,${bytes.toString('base64')}`;
}

function picture(bytes: number): string {
  return uri(Buffer.concat([PNG, Buffer.alloc(bytes - PNG.length)]));
}

function add(body: object): Promise<unknown> {
  return at.client.rest.post(`/applications/${at.discord.applicationId}/emojis`, { body });
}

async function pathsOf(refused: Promise<unknown>): Promise<readonly string[]> {
  const error = await refused.then(
    () => null,
    (reason: DiscordAPIError) => reason,
  );
  expect(error?.code).toBe(50_035);
  return Object.keys((error!.rawError as { readonly errors: object }).errors);
}

test('an emoji is added, renamed, listed and taken away as discord.js does it', async () => {
  const { emojis } = at.client.application;
  const made = await emojis.create({ name: 'r5', attachment: PNG });
  expect(made).toMatchObject({ name: 'r5', animated: false, available: true });
  expect((await made.edit({ name: 'red_5' })).name).toBe('red_5');
  expect([...(await emojis.fetch()).values()].map(({ name }) => name)).toEqual(['red_5']);
  expect((await emojis.fetch(made.id, { force: true })).name).toBe('red_5');
  await emojis.delete(made.id);
  expect((await emojis.fetch()).size).toBe(0);
  expect(at.discord.mistakes).toEqual([]);
});

test('its picture stands where the page looks for it', async () => {
  const made = await at.client.application.emojis.create({ name: 'r5', attachment: PNG });
  const answer = await fetch(new URL(`/emojis/${made.id}.png`, at.discord.apiUrl));
  expect([answer.headers.get('content-type'), Buffer.from(await answer.arrayBuffer())]).toEqual(['image/png', PNG]);
  expect((await fetch(new URL('/emojis/12.png', at.discord.apiUrl))).status).toBe(404);
});

test.each(['r', 'r'.repeat(33), 'r-5', 'r 5', 'würfel'])('%j is no name for an emoji', async (name) => {
  expect(await pathsOf(add({ name, image: uri(PNG) }))).toEqual(['name']);
});

test.each(['r5', 'r'.repeat(32), 'Red_5'])('%j is one', async (name) => {
  await add({ name, image: uri(PNG) });
  expect(at.discord.emojis.map((emoji) => emoji.name)).toEqual([name]);
});

test('each emoji has a name of its own', async () => {
  await add({ name: 'r5', image: uri(PNG) });
  expect(await pathsOf(add({ name: 'r5', image: uri(PNG) }))).toEqual(['name']);
});

test.each([
  ['bare bytes', PNG.toString('base64')],
  ['a text', uri(Buffer.from('five'), 'text/plain')],
  ['what is no picture', uri(Buffer.from('five'))],
  ['256 KiB and a byte', picture(MOST_BYTES + 1)],
])('%s is no picture for an emoji', async (_what, image) => {
  expect(await pathsOf(add({ name: 'r5', image }))).toEqual(['image']);
});

test('256 KiB are', async () => {
  await add({ name: 'r5', image: picture(MOST_BYTES) });
  expect(at.discord.emojis[0]?.bytes.length).toBe(MOST_BYTES);
});

test('what Discord does not know about an emoji is refused', async () => {
  expect(await pathsOf(add({ name: 'r5', image: uri(PNG), roles: [] }))).toEqual(['roles']);
});

test('an application has 2,000 emojis at most', async () => {
  for (let n = 0; n < 2000; n += 1) at.discord.addEmoji(`emoji_${n}`, PNG);
  expect(await errorCodeOf(add({ name: 'r5', image: uri(PNG) }))).toBe(30_008);
  expect(at.discord.emojis).toHaveLength(2000);
});

test('nobody has to do with the emojis of another application, nor without its token', async () => {
  expect(await errorCodeOf(at.client.rest.get('/applications/123456789012345678/emojis'))).toBe(50_001);
  const bare = await fetch(`${at.discord.apiUrl}/v10/applications/${at.discord.applicationId}/emojis`);
  expect(bare.status).toBe(401);
});

test('an emoji that is not there is unknown', async () => {
  const route = `/applications/${at.discord.applicationId}/emojis/123456789012345678` as const;
  expect(await errorCodeOf(at.client.rest.get(route))).toBe(10_014);
  expect(await errorCodeOf(at.client.rest.delete(route))).toBe(10_014);
});
