import { Events, GatewayIntentBits, type Message } from 'discord.js';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { login } from './login.js';
import type { Interaction } from './person.js';
import { identifyPayload, openConnection, startTestClient, type TestClient } from './test-client.js';

let at: TestClient;
let answered: string[];
beforeEach(async () => {
  at = await startTestClient();
  answered = [];
  at.onInteraction(async (one) => {
    answered.push(one.id);
    if (one.isRepliable()) await one.reply('here');
  });
});
afterEach(() => at.close());

const play = (): Interaction => at.ada.slash(at.channel, '/play');
const once = (event: string): Promise<unknown> =>
  new Promise((resolve) => (at.client as unknown as NodeJS.EventEmitter).once(event, resolve));

test('a command given while the connection is cut is replayed after RESUME and answered', async () => {
  const resumed = once(Events.ShardResume);
  const restore = at.discord.gateway.cutOff();
  const { id, outcome } = play();
  restore();
  expect((await outcome).ack).toBe('message');
  await resumed;
  expect(answered).toEqual([id]);
  expect(at.discord.gateway.sessions).toHaveLength(1);
});

test('a dropped socket comes back by itself', async () => {
  const resumed = once(Events.ShardResume);
  at.discord.gateway.drop();
  await resumed;
  expect((await play().outcome).ack).toBe('message');
});

test('an interaction that comes twice is acknowledged once', async () => {
  const { id, outcome } = play();
  await outcome;
  at.discord.deliverAgain(id);
  await at.discord.until(() => at.discord.log.some((entry) => entry.code === 40060));
  await at.discord.settle();
  expect(answered).toEqual([id, id]);
  expect(at.discord.acks.find((one) => one.interactionId === id)).toMatchObject({ tried: 2, accepted: 1 });
});

test('asked to reconnect, the client resumes', async () => {
  const resumed = once(Events.ShardResume);
  at.discord.gateway.reconnect();
  await resumed;
  expect((await play().outcome).ack).toBe('message');
});

test('a session declared invalid but resumable is resumed', async () => {
  const resumed = once(Events.ShardResume);
  at.discord.gateway.invalidate({ resumable: true });
  await resumed;
  expect((await play().outcome).ack).toBe('message');
});

test('a session that is lost is begun anew, and what happened in between stays lost', async () => {
  const [before] = at.discord.gateway.sessions;
  const ready = once(Events.ShardReady);
  at.discord.gateway.invalidate({ resumable: false });
  const lost = play();
  await ready;
  const [after] = at.discord.gateway.sessions;
  expect(after?.id).not.toBe(before?.id);
  at.discord.clock.advance(3_000);
  expect((await lost.outcome).ack).toBe('failed');
  expect((await play().outcome).ack).toBe('message');
});

test('a session left alone for too long cannot be resumed', async () => {
  const { discord } = at;
  const first = openConnection(discord);
  first.send(2, identifyPayload(discord));
  const { session_id } = (await first.frame('READY')).d;
  discord.gateway.drop();
  await first.closed;
  const resume = { token: discord.token, session_id, seq: 1 };
  const soon = openConnection(discord);
  soon.send(6, resume);
  await soon.frame('RESUMED');
  discord.gateway.drop();
  discord.clock.advance(3 * 60_000 + 1);
  const late = openConnection(discord);
  late.send(6, resume);
  expect((await late.frame(9)).d).toBe(false);
  late.close();
});

test('frames that make no sense close the connection with the number for it', async () => {
  const code = async (op: number, d: unknown) => {
    const connection = openConnection(at.discord);
    connection.send(op, d);
    return connection.closed;
  };
  expect(await code(99, null)).toBe(4001);
  expect(await code(2, { token: at.discord.token })).toBe(4002);
  expect(await code(3, {})).toBe(4003);
  expect(await code(2, identifyPayload(at.discord, { shard: [2, 2] }))).toBe(4010);
  expect(await code(2, identifyPayload(at.discord, { intents: 1 << 30 }))).toBe(4013);
  expect(await code(2, identifyPayload(at.discord, { intents: 1 << 15 }))).toBe(4014);
});

test('nobody hears what is said when no client is there', async () => {
  await at.client.destroy();
  const { outcome } = play();
  at.discord.clock.advance(3_000);
  expect((await outcome).ack).toBe('failed');
  expect(at.discord.gateway.sessions).toEqual([]);
});

test('two clients with the same token both get every event', async () => {
  const other = await login(at.discord);
  const heard = new Promise<string>((resolve) => other.once(Events.InteractionCreate, ({ id }) => resolve(id)));
  const { id } = play();
  expect(await heard).toBe(id);
  await other.destroy();
});

test('each shard hears of its own guilds only', async () => {
  const shards = [0, 1].map((index) => {
    const connection = openConnection(at.discord);
    connection.send(2, identifyPayload(at.discord, { shard: [index, 2] }));
    return connection;
  });
  const own = Number((BigInt(at.guild.id) >> 22n) % 2n);
  const readies = await Promise.all(shards.map((shard) => shard.frame('READY')));
  expect(readies.map(({ d }) => (d.guilds as unknown[]).length)).toEqual(own === 0 ? [1, 0] : [0, 1]);
  const { id } = play();
  expect((await shards[own]?.frame('INTERACTION_CREATE'))?.d.id).toBe(id);
  expect(shards[1 - own]?.events).toEqual([]);
  for (const shard of shards) shard.close();
});

test('messages are heard by those who asked for them, their contents by the author and the called', async () => {
  const intents = [GatewayIntentBits.Guilds, GatewayIntentBits.GuildMessages];
  const other = await login(at.discord, { intents });
  const next = (): Promise<Message> => new Promise((resolve) => other.once(Events.MessageCreate, resolve));
  let deaf = true;
  at.client.on(Events.MessageCreate, () => {
    deaf = false;
  });
  let heard = next();
  at.ada.say(at.channel, 'a secret');
  expect((await heard).content).toBe('');
  heard = next();
  const said = at.ada.say(at.channel, `<@${at.discord.applicationId}> hello`);
  expect((await heard).content).toContain('hello');
  const deleted = new Promise<{ id: string }>((resolve) => other.once(Events.MessageDelete, resolve));
  at.discord.deleteMessage(said);
  expect((await deleted).id).toBe(said.id);
  expect(deaf).toBe(true);
  await other.destroy();
});

test('leaving is told only to those who may know of members', async () => {
  at.discord.removeMember(at.bob);
  expect(() => at.bob.slash(at.channel, '/play')).toThrow('cannot see');
  expect(at.bob.sees(at.channel)).toEqual([]);
});
