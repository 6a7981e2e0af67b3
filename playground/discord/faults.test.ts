import { once } from 'node:events';
import { connect } from 'node:net';
import { type ChatInputCommandInteraction, PermissionFlagsBits, type TextChannel } from 'discord.js';
import { afterEach, expect, test, vi } from 'vitest';
import type { ChannelRef } from './controls.js';
import { login } from './login.js';
import type { DiscordOptions } from './server.js';
import { errorCodeOf, startTestClient, type TestClient } from './test-client.js';

let at: TestClient;
let text: TextChannel;
async function open(options: DiscordOptions = {}): Promise<void> {
  at = await startTestClient(options);
  text = (await at.client.channels.fetch(at.channel.id)) as TextChannel;
}
afterEach(() => at.close());

const POST = { method: 'POST', route: '/channels/:channel/messages' } as const;
const contents = () => at.discord.messages(at.channel).map((message) => message.content);

test('a 429 is waited for as long as it says', async () => {
  await open();
  const fault = at.discord.fault({ ...POST, when: 'before', status: 429, retryAfter: 0.3 });
  const began = performance.now();
  await text.send('patient');
  expect(performance.now() - began).toBeGreaterThanOrEqual(300);
  expect([contents(), fault.hits]).toEqual([['patient'], 1]);
  expect(at.discord.log.filter((entry) => entry.method === 'POST').map((entry) => entry.status)).toEqual([429, 200]);
});

test('what goes wrong in one channel leaves requests of others alone, by the token of a press as well', async () => {
  await open();
  const elsewhere = at.discord.addChannel('elsewhere');
  const there = (await at.client.channels.fetch(elsewhere.id)) as TextChannel;
  const fault = at.discord.fault({ channel: text.id, when: 'before', status: 403, code: 50013, times: 2 });
  const typed = async (where: ChannelRef): Promise<readonly (number | string)[]> => {
    const handled = at.onInteraction(async (one) => one.isChatInputCommand() && one.reply('done'));
    void at.ada.slash(where, '/play').outcome;
    await handled;
    return at.errors;
  };
  expect(await typed(elsewhere)).toEqual([]);
  expect(await typed(at.channel)).toEqual([50013]);
  await there.send('taken');
  expect(await errorCodeOf(text.send('refused'))).toBe(50013);
  expect(fault.hits).toBe(2);
});

test('a 502 after the work doubles a message, unless a nonce is enforced', async () => {
  await open();
  at.discord.fault({ ...POST, when: 'after', status: 502 });
  await text.send('twice');
  at.discord.fault({ ...POST, when: 'after', status: 502 });
  await text.send({ content: 'once', nonce: 'step-1', enforceNonce: true });
  expect(contents()).toEqual(['twice', 'twice', 'once']);
});

test('discord.js tries a reset connection again, and throws when the other side hangs up', async () => {
  await open();
  at.discord.fault({ ...POST, when: 'after', status: 'reset' });
  await text.send({ content: 'once', nonce: 'step-1', enforceNonce: true });
  at.discord.fault({ ...POST, when: 'before', status: 'hangup' });
  await expect(text.send('never')).rejects.toThrow('other side closed');
  expect(contents()).toEqual(['once']);
  expect(at.discord.log.map((entry) => entry.status).slice(-3)).toEqual(['reset', 200, 'hangup']);
});

test('a nonce is remembered for minutes, and its message must still be there', async () => {
  await open();
  const send = () => text.send({ content: 'board', nonce: 7, enforceNonce: true });
  const first = await send();
  expect((await send()).id).toBe(first.id);
  await first.delete();
  expect(await errorCodeOf(send())).toBe(10008);
  at.discord.clock.advance(5 * 60_000 + 1);
  expect((await send()).id).not.toBe(first.id);
});

test('a server that stays down makes discord.js give up after three more tries', async () => {
  await open();
  const fault = at.discord.fault({ ...POST, when: 'before', status: 503, times: Infinity });
  await expect(text.send('anyone?')).rejects.toThrow();
  expect(fault.hits).toBe(4);
  fault.lift();
  await text.send('back');
  expect(contents()).toEqual(['back']);
});

test('a refusal on demand has its code and its words', async () => {
  await open();
  at.discord.fault({ ...POST, when: 'before', status: 400, code: 200_000 });
  await expect(text.send('rude')).rejects.toMatchObject({
    code: 200_000,
    status: 400,
    message: /automatic moderation/,
  });
});

test('an answer held back past three seconds comes too late', async () => {
  await open();
  at.discord.fault({ route: /\/callback$/, when: 'before', delayMs: 50 });
  const handled = at.onInteraction(async (one) => one.isChatInputCommand() && one.reply('slow'));
  const { outcome } = at.ada.slash(at.channel, '/play');
  at.discord.clock.advance(3_000);
  expect((await outcome).ack).toBe('failed');
  await handled;
  expect(at.errors).toEqual([10062]);
});

test('where a slow machine must do no harm, an answer may be held back longer', async () => {
  await open({ acknowledgeMs: 60_000 });
  at.discord.fault({ route: /\/callback$/, when: 'before', delayMs: 50 });
  at.onInteraction(async (one) => one.isChatInputCommand() && one.reply('slow'));
  const { outcome } = at.ada.slash(at.channel, '/play');
  at.discord.clock.advance(3_000);
  expect((await outcome).ack).toBe('message');
});

test.for([
  ['before', []],
  ['after', ['slow']],
] as const)('a request is held up %s its work until the fault is lifted', async ([when, meanwhile]) => {
  await open();
  const fault = at.discord.fault({ ...POST, when, delayMs: 'until lifted' });
  let isAnswered = false;
  const sent = text.send('slow').then(() => {
    isAnswered = true;
  });
  await vi.waitFor(() => expect(fault.hits).toBe(1));
  await text.fetch(true);
  expect([isAnswered, contents()]).toEqual([false, meanwhile]);
  fault.lift();
  await sent;
  expect(contents()).toEqual(['slow']);
});

const TWICE = { method: 'POST', pattern: POST.route, count: 2 } as const;

test('discord.js keeps to a route limit', async () => {
  await open({ limits: { routes: [{ ...TWICE, perMs: 400 }] }, time: 'runs' });
  await Promise.all([1, 2, 3].map((n) => text.send(`${n}`)));
  const posts = at.discord.log.filter((entry) => entry.method === 'POST');
  expect(posts.at(-1)!.at - posts[0]!.at).toBeGreaterThanOrEqual(400);
  expect(posts.filter((entry) => entry.status === 429).length).toBeLessThanOrEqual(1);
});

test('a route limit is counted for each channel by itself', async () => {
  await open({ limits: { routes: [{ ...TWICE, perMs: 400 }] } });
  const other = at.discord.addChannel('other');
  const client = await login(at.discord, { rest: { rejectOnRateLimit: () => true } });
  const send = ({ id }: { readonly id: string }, content: string) =>
    client.rest.post(`/channels/${id}/messages`, { body: { content } });
  for (const content of ['one', 'two']) await send(at.channel, content);
  await expect(send(at.channel, 'three')).rejects.toMatchObject({ name: expect.stringMatching(/^RateLimitError/) });
  await send(other, 'free');
  expect(contents()).toEqual(['one', 'two']);
  await client.destroy();
});

test('the global limit spares interactions', async () => {
  await open({ limits: { global: 5 } });
  at.onInteraction(async (one) => one.isChatInputCommand() && one.reply('quick'));
  const client = await login(at.discord, { rest: { rejectOnRateLimit: () => true } });
  const asked = await Promise.allSettled(
    [1, 2, 3, 4, 5, 6].map(() => client.rest.get(`/channels/${at.channel.id}/messages`)),
  );
  expect(asked.some((one) => one.status === 'rejected')).toBe(true);
  expect((await at.ada.slash(at.channel, '/play').outcome).ack).toBe('message');
  await client.destroy();
});

test('a file above ten megabytes is refused', async () => {
  await open();
  at.discord.setPermissions(at.channel, PermissionFlagsBits.ViewChannel | 274_878_024_704n);
  const attachment = Buffer.alloc(10 * 1024 * 1024 + 1);
  expect(await errorCodeOf(text.send({ files: [{ attachment, name: 'huge.png' }] }))).toBe(40005);
});

test('a kept log is cut to its length', async () => {
  await open({ keepLog: 5, keepMessages: 3 });
  for (let n = 0; n < 12; n += 1) await text.send(`message ${n}`);
  expect(at.discord.log.length).toBeLessThanOrEqual(10);
  expect(contents()).toEqual(['message 9', 'message 10', 'message 11']);
});

test('a token lives its fifteen minutes however little is kept', async () => {
  await open({ keepLog: 1 });
  const kept: ChatInputCommandInteraction[] = [];
  at.onInteraction(async (one) => {
    if (!one.isChatInputCommand()) return;
    kept.push(one);
    await one.reply('fresh');
  });
  const ids: string[] = [];
  for (let n = 0; n < 4; n += 1) {
    const { id, outcome } = at.ada.slash(at.channel, '/play');
    await outcome;
    ids.push(id);
  }
  await at.discord.settle();
  const [first] = kept;
  expect(await errorCodeOf(first?.editReply('still there') ?? Promise.resolve())).toBe('accepted');
  expect(contents()[0]).toBe('still there');
  expect(() => at.discord.deliverAgain(ids[0] ?? '')).toThrow('cannot be delivered any more');
});

test('who goes away in the midst of an upload, as a killed bot does, has said nothing wrong', async () => {
  await open();
  const { hostname, port, pathname } = new URL(at.discord.apiUrl);
  const socket = connect(Number(port), hostname);
  const path = `${pathname}/v10/channels/${at.channel.id}/messages`;
  const head = [
    `authorization: Bot ${at.discord.token}`,
    'expect: 100-continue',
    'content-type: multipart/form-data; boundary=x',
    'content-length: 5000',
  ];
  socket.write(`POST ${path} HTTP/1.1\r\nhost: ${hostname}\r\n${head.join('\r\n')}\r\n\r\n--x\r\n`);
  const [said] = await once(socket, 'data');
  expect(String(said)).toMatch(/^HTTP\/1.1 100 Continue/);
  socket.destroy();
  await expect.poll(() => at.discord.log.at(-1)).toMatchObject({ method: 'POST', status: 'reset', code: null });
  expect(at.discord.refused).toEqual([]);
});
