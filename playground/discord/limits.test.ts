import { type ChatInputCommandInteraction, MessageFlags } from 'discord.js';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { KNOWN_LIMITS } from './limits/known-limits.js';
import { startTestClient, type TestClient } from './test-client.js';

let at: TestClient;
beforeEach(async () => {
  at = await startTestClient({ limits: KNOWN_LIMITS });
  // What the client asked for when it came up is counted, too.
  at.discord.clock.advance(60_000);
});
afterEach(() => at.close());

interface Answer {
  readonly status: number;
  /** A header's value, in which only what follows "x-ratelimit-" is named. */
  readonly of: (header: string) => string | null;
  readonly retryAfter: string | null;
  readonly body: { readonly id?: string; readonly code?: number; readonly retry_after?: number };
}

/** Asks without discord.js, which would wait instead of being refused. */
async function ask(method: string, path: string, body?: object): Promise<Answer> {
  const authorization = path.startsWith('/webhooks') ? {} : { authorization: `Bot ${at.discord.token}` };
  const response = await fetch(`${at.discord.apiUrl}/v10${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...authorization },
    ...(body && { body: JSON.stringify(body) }),
  });
  return {
    status: response.status,
    of: (header) => response.headers.get(`x-ratelimit-${header}`),
    retryAfter: response.headers.get('retry-after'),
    body: response.status === 204 ? {} : ((await response.json()) as Answer['body']),
  };
}

/** Where the messages of a new interaction are, once it is acknowledged. */
async function tokenOf(channel: { readonly id: string } = at.channel): Promise<string> {
  const taken = new Promise<ChatInputCommandInteraction>((resolve) => {
    at.onInteraction(async (one) => {
      if (!one.isChatInputCommand()) return;
      await one.reply({ content: 'menu', flags: MessageFlags.Ephemeral });
      resolve(one);
    });
  });
  await at.ada.slash(channel, '/play').outcome;
  return `/webhooks/${at.discord.applicationId}/${(await taken).token}`;
}

const SAID = { content: 'said' };
const HIDDEN = { ...SAID, flags: MessageFlags.Ephemeral };
const messagesOf = ({ id }: { readonly id: string }): string => `/channels/${id}/messages`;

async function repeat<T>(times: number, run: (n: number) => Promise<T>): Promise<readonly T[]> {
  const all: T[] = [];
  for (let n = 0; n < times; n += 1) all.push(await run(n));
  return all;
}
const statusesOf = (answers: readonly Answer[]): readonly number[] => answers.map(({ status }) => status);

test('a token takes five requests in two seconds, whatever they do and also when they are refused', async () => {
  const token = await tokenOf();
  const { body } = await ask('POST', token, HIDDEN);
  const others = [
    await ask('PATCH', `${token}/messages/@original`, SAID),
    await ask('DELETE', `${token}/messages/${body.id}`),
    await ask('DELETE', `${token}/messages/${body.id}`),
    await ask('PATCH', `${token}/messages/@original`, { content: 'x'.repeat(2_001) }),
  ];
  expect(statusesOf(others)).toEqual([200, 204, 404, 400]);
  expect(others.map(({ of }) => of('remaining'))).toEqual(['3', '2', '1', '0']);
  at.discord.clock.advance(800);
  const refused = await ask('POST', token, SAID);
  expect([refused.status, refused.of('scope'), refused.of('global')]).toEqual([429, 'user', null]);
  expect([refused.retryAfter, refused.of('reset-after'), refused.of('limit')]).toEqual(['2', '1.200', '5']);
  expect(refused.body).toEqual({ message: 'You are being rate limited.', retry_after: 1.2, global: false });
  at.discord.clock.advance(1_200);
  expect((await ask('POST', token, SAID)).status).toBe(200);
});

test('each token has its own five, and its callback is none of them', async () => {
  const [one, other] = [await tokenOf(), await tokenOf()];
  expect(statusesOf(await repeat(6, () => ask('POST', one, HIDDEN)))).toEqual([200, 200, 200, 200, 200, 429]);
  expect(statusesOf(await repeat(5, () => ask('POST', other, HIDDEN)))).toEqual([200, 200, 200, 200, 200]);
});

test('a channel takes thirty new messages in a minute by tokens, of which no header tells beforehand', async () => {
  const inMinute = await repeat(6, () => tokenOf());
  for (const token of inMinute) await repeat(5, () => ask('POST', token, HIDDEN));
  at.discord.clock.advance(12_500);
  const token = await tokenOf();
  const refused = await ask('POST', token, HIDDEN);
  expect([refused.status, refused.of('scope'), refused.of('remaining')]).toEqual([429, 'shared', '4']);
  expect(refused.retryAfter).toBe('48');
  expect(refused.body).toMatchObject({ message: 'The resource is being rate limited.', retry_after: 47.5 });
  expect((await ask('PATCH', `${token}/messages/@original`, SAID)).status).toBe(200);
  expect((await ask('POST', await tokenOf(at.discord.addChannel('elsewhere')), HIDDEN)).status).toBe(200);
});

test('a channel takes five new messages and five edits in five seconds, each counted by itself', async () => {
  const posts = await repeat(6, () => ask('POST', messagesOf(at.channel), SAID));
  expect(statusesOf(posts)).toEqual([200, 200, 200, 200, 200, 429]);
  const board = `${messagesOf(at.channel)}/${posts[0]?.body.id}`;
  const edits = await repeat(6, () => ask('PATCH', board, SAID));
  expect(statusesOf(edits)).toEqual([200, 200, 200, 200, 200, 429]);
  expect(new Set([...posts, ...edits].map(({ of }) => of('bucket'))).size).toBe(1);
  expect([posts[5]?.retryAfter, posts[5]?.of('scope')]).toEqual(['5', 'user']);
  at.discord.clock.advance(5_000);
  expect((await ask('POST', messagesOf(at.channel), SAID)).status).toBe(200);
});

test('a thread takes as many as its channel, besides it', async () => {
  const thread = at.discord.addThread(at.channel, 'table');
  for (const place of [at.channel, thread]) {
    const statuses = statusesOf(await repeat(6, () => ask('POST', messagesOf(place), SAID)));
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  }
});

test('what tokens do counts neither towards the channel’s five nor towards the fifty of the bot', async () => {
  const channels = Array.from({ length: 11 }, (_, n) => at.discord.addChannel(`table-${n}`));
  for (const one of channels) {
    const token = await tokenOf(one);
    await repeat(5, () => ask('POST', token, SAID));
  }
  for (const one of channels.slice(0, 10)) {
    expect(statusesOf(await repeat(5, () => ask('POST', messagesOf(one), SAID)))).not.toContain(429);
  }
  const refused = await ask('GET', `/channels/${at.channel.id}`);
  expect([refused.status, refused.of('scope'), refused.of('global'), refused.of('bucket')]).toEqual([
    429,
    'global',
    'true',
    null,
  ]);
  expect([refused.retryAfter, refused.body]).toEqual(['1', expect.objectContaining({ global: true })]);
  expect((await ask('PATCH', `${await tokenOf()}/messages/@original`, SAID)).status).toBe(200);
});

test('a route that refuses by itself says how long to wait, besides what its bucket has left', async () => {
  const { body } = await ask('POST', messagesOf(at.channel), SAID);
  at.discord.clock.advance(3_600_000);
  const edits = await repeat(4, () => ask('PATCH', `${messagesOf(at.channel)}/${body.id}`, SAID));
  const refused = edits.at(-1);
  expect(statusesOf(edits)).toEqual([200, 200, 200, 429]);
  expect([refused?.body.code, refused?.retryAfter, refused?.of('scope')]).toEqual([30046, '6', 'user']);
  expect([refused?.of('remaining'), refused?.of('bucket')]).toEqual(['1', edits[0]?.of('bucket')]);
});
