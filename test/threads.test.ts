import { PermissionFlagsBits as Bits } from 'discord.js';
import type { ChannelRef, DiscordUser, Outcome, SeenMessage } from 'local-discord';
import { EVERYONE } from 'local-discord';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAnsweredOnce, expectClean } from './checks.js';
import type { House } from './house.js';
import { openHouseInProcess } from './in-process.js';
import { answerOnMenus, expectOneMenuEach } from './one-menu.js';
import { havePosted } from './openings.js';
import { WAITING } from './patience.js';
import { playRandomly } from './playing.js';
import { planFor } from './sitting.js';
import { appears, gamesAt, idsOn, type TablePlan } from './tables.js';

const THREADS = '/channels/:channel/messages/:message/threads';
const ALL =
  Bits.ViewChannel |
  Bits.SendMessages |
  Bits.SendMessagesInThreads |
  Bits.CreatePublicThreads |
  Bits.EmbedLinks |
  Bits.AttachFiles |
  Bits.ReadMessageHistory;

let house: House;
let boss: DiscordUser;
let office: ChannelRef;
beforeAll(async () => {
  house = await openHouseInProcess();
  house.discord.setRolePermissions('everyone', EVERYONE | Bits.CreatePublicThreads);
  office = house.discord.addChannel('office');
  boss = house.discord.addMember('Boss', { permissions: Bits.ManageGuild });
  await set('set:server-threads-on');
});
afterAll(async () => {
  expectClean(house);
  expectAnsweredOnce(house);
  await house.close();
});

async function screen(): Promise<SeenMessage> {
  return (await boss.slash(office, '/settings server').outcome).message!;
}

async function set(button: string): Promise<SeenMessage> {
  return (await boss.press(await screen(), button).outcome).message!;
}

async function tells(person: DiscordUser, where: ChannelRef, what: string): Promise<string> {
  const { ack, message } = await person.slash(where, `/${gamesAt(house)[0]!.game} ${what}`).outcome;
  expect([ack, message?.ephemeral]).toEqual(['message', true]);
  // A table may have to wait a moment for its message.
  const answer = await person.waitFor(where, ({ id, text }) => id === message!.id && !text.includes('as soon as'));
  return answer.text;
}

/** The thread that grows from that message, whose id it takes. */
function threadOf({ id }: SeenMessage, { name, guildId }: ChannelRef): ChannelRef {
  return { id, name: `a thread of ${name}`, guildId };
}

function threadsMadeIn({ id }: ChannelRef): readonly unknown[] {
  const made = new RegExp(`^/channels/${id}/(messages/\\d+/)?threads$`);
  return house.discord.log.filter(({ method, path }) => method === 'POST' && made.test(path));
}

/** Waits until the bot has put that thread away so often. */
async function isPutAway(thread: ChannelRef, times = 1): Promise<void> {
  await house.discord.until(() => {
    const all = house.discord.log.filter(({ method, path }) => method === 'PATCH' && path === `/channels/${thread.id}`);
    return all.filter(({ body }) => Object(body).archived === true).length === times;
  });
}

function lobbyIn(where: ChannelRef, person: DiscordUser): Promise<SeenMessage> {
  return person.waitFor(where, ({ buttons }) => buttons.some(({ label }) => label === 'Join'));
}

/** Opens a table by the command where the bot has posted before. */
async function isShown(person: DiscordUser, where: ChannelRef): Promise<SeenMessage> {
  const { message } = await person.slash(where, `/${gamesAt(house)[0]!.game} start`).outcome;
  expect(message).toMatchObject({ ephemeral: false, text: expect.stringContaining('a table is open') });
  return message!;
}

async function pressed(person: DiscordUser, message: SeenMessage, start: string): Promise<Outcome> {
  const id = idsOn([message]).find((each) => each.startsWith(start))!;
  return person.press({ id: message.id }, id).outcome;
}

/** The first one opens a lobby and begins its match, once the others have joined. */
async function beginBy({
  channel,
  people,
}: TablePlan): Promise<{ readonly lobby: SeenMessage; readonly told: Outcome }> {
  const [host, ...others] = people as [DiscordUser, ...DiscordUser[]];
  expect(await tells(host, channel, 'start')).toContain('Your table is open');
  const lobby = await lobbyIn(channel, host);
  for (const person of others) await pressed(person, lobby, 'join:');
  return { lobby, told: await pressed(host, lobby, 'begin:') };
}

test('a match is played in a thread on its lobby, which leads there; put away at the end, it is taken up by a rematch', async () => {
  const plan = planFor(house, ['Ann', 'Ben']);
  const { channel, people } = plan;
  const [ann, ben] = people as [DiscordUser, DiscordUser];
  const { lobby, told } = await beginBy(plan);
  const thread = threadOf(lobby, channel);
  const made = house.discord.log.find(({ path }) => path === `/channels/${channel.id}/messages/${lobby.id}/threads`)!;
  expect(made.body).toMatchObject({
    name: expect.stringMatching(/^[A-Z]\w+, [A-Z][a-z]{2} \d+, \d+:\d\d\s[AP]M UTC$/),
    auto_archive_duration: 1440,
  });
  expect(told).toMatchObject({ ack: 'update', message: { id: lobby.id, buttons: [] } });
  expect(told.message!.text).toContain(`The boards are in <#${thread.id}>.`);

  const there: TablePlan = { ...plan, channel: thread };
  const { id: match, message: board } = await appears(house, there, { start: 'sheet:', idsBefore: new Set() });
  expect([...board.notified].sort()).toEqual([ann.id, ben.id].sort());
  const table = { channel: thread, people, match };
  await expectOneMenuEach(house, table, people);
  for (const person of people) await person.press(board, `sheet:${match}`).outcome;
  for (let step = 0; step < 2; step++) {
    await expectOneMenuEach(house, table);
    await answerOnMenus(table);
  }
  await expectOneMenuEach(house, table);
  for (const where of [thread, channel]) expect(await tells(ben, where, 'sheet')).toContain('⏳');
  const listed = (await ben.slash(office, '/games').outcome).message!;
  expect(JSON.stringify(listed.raw)).toContain(`/${thread.id}/`);
  const [result] = await playRandomly(house, { channel: thread, match, people });
  await isPutAway(thread);

  const idsBefore = new Set(idsOn(ann.sees(thread)));
  await pressed(ann, result!, 'again:');
  const rematch = await appears(house, there, { start: 'join:', idsBefore });
  expect(rematch.message.channelId).toBe(thread.id);
  const asked = (await ann.slash(thread, `/${gamesAt(house)[0]!.game} end`).outcome).message!;
  await pressed(ann, asked, 'close:');
  await ann.waitFor(thread, ({ id, buttons }) => id === rematch.message.id && buttons.length === 0);
  await isPutAway(thread, 2);
  expect(threadsMadeIn(channel)).toHaveLength(1);
  // Discord itself says nothing there of a thread on a message.
  expect(house.discord.messages(channel).filter(({ ephemeral }) => !ephemeral)).toHaveLength(1);
});

test('a lobby that is itself the answer to the command has its thread as well', async () => {
  const plan = planFor(house, ['Ann', 'Ben']);
  const [ann, ben] = plan.people as [DiscordUser, DiscordUser];
  await havePosted(house, ann, plan.channel);
  const lobby = await isShown(ann, plan.channel);
  await pressed(ben, lobby, 'join:');
  await pressed(ann, lobby, 'begin:');
  await appears(house, { ...plan, channel: threadOf(lobby, plan.channel) }, { start: 'sheet:', idsBefore: new Set() });
});

test('a lobby that is closed has made no thread', async () => {
  const { channel, people } = planFor(house, ['Ann']);
  await tells(people[0]!, channel, 'start');
  await pressed(people[0]!, await lobbyIn(channel, people[0]!), 'cancel:');
  expect(threadsMadeIn(channel)).toEqual([]);
});

test('a table that is asked for in a thread opens right there', async () => {
  const { channel, people } = planFor(house, ['Ann']);
  const thread = house.discord.addThread(channel, 'talk');
  await tells(people[0]!, thread, 'start');
  await lobbyIn(thread, people[0]!);
  expect(threadsMadeIn(channel)).toEqual([]);
});

test.each([
  ['Create Public Threads', Bits.CreatePublicThreads],
  ['Send Messages in Threads', Bits.SendMessagesInThreads],
])('where the bot may not %s, people are told so, and what can be done', async (name, bit) => {
  const { channel, people } = planFor(house, ['Ann']);
  house.discord.setPermissions(channel, ALL & ~bit);
  const text = await tells(people[0]!, channel, 'start');
  expect(text.match(/\*\*[^*]+\*\*/g)).toEqual([`**${name}**`]);
  expect(text).toContain('/settings server');
  house.discord.setPermissions(channel, ALL & ~bit & ~Bits.EmbedLinks);
  expect((await tells(people[0]!, channel, 'start')).match(/\*\*[^*]+\*\*/g)).toEqual([
    '**Embed Links**',
    `**${name}**`,
  ]);
  const eva = house.discord.addMember(`Eva, ${name}`, { locale: 'de' });
  expect(await tells(eva, channel, 'start')).toMatch(/Threads/);
  await house.discord.settle();
  expect(house.discord.messages(channel)).toEqual([]);
  expect(threadsMadeIn(channel)).toEqual([]);
});

test.each([
  [403, 50013, 'I lack a permission for it'],
  [400, 160006, 'as many open threads as Discord allows'],
  [400, 200000, 'AutoMod refuses its title'],
  [503, 0, 'Discord took too long over it'],
  [429, 0, 'Discord took too long over it'],
])(
  'where Discord refuses a thread (%s, %s), the match is played in the channel, and who began it is told why',
  async (status, code, why) => {
    const plan = planFor(house, ['Ann', 'Ben']);
    const times = status === 503 ? 1_000 : 1;
    const kind = status === 429 ? { status, retryAfter: 60 } : { status, code };
    const refused = house.discord.fault({ method: 'POST', route: THREADS, when: 'before', times, ...kind });
    const { lobby } = await beginBy(plan);
    const ann = plan.people[0]!;
    const answer = await ann.waitFor(
      plan.channel,
      ({ ephemeral, text }) => ephemeral && text.includes('thread of its'),
    );
    refused.lift();
    expect(answer.text).toContain(why);
    const { message } = await appears(house, plan, { start: 'sheet:', idsBefore: new Set() });
    expect(message.channelId).toBe(plan.channel.id);
    await ann.waitFor(plan.channel, ({ id, buttons }) => id === lobby.id && buttons.length === 0);
  },
);

test('a thread that somebody deletes takes its match along', async () => {
  const plan = planFor(house, ['Ann', 'Ben']);
  const { lobby } = await beginBy(plan);
  const thread = threadOf(lobby, plan.channel);
  await appears(house, { ...plan, channel: thread }, { start: 'sheet:', idsBefore: new Set() });
  house.discord.deleteChannel(thread);
  await expect
    .poll(async () => (await plan.people[0]!.slash(plan.channel, '/games').outcome).message!.text, WAITING)
    .toContain('You sit at no table');
});

test('a thread that takes its time is waited for, and the press is acknowledged in time all the same', async () => {
  const plan = planFor(house, ['Ann', 'Ben']);
  house.discord.fault({ method: 'POST', route: THREADS, when: 'before', delayMs: 3_500 });
  const { lobby } = await beginBy(plan);
  const there = { ...plan, channel: threadOf(lobby, plan.channel) };
  await appears(house, there, { start: 'sheet:', idsBefore: new Set() });
});

test('a thread that was made though its answer was lost is the one that the match is played in', async () => {
  const plan = planFor(house, ['Ann', 'Ben']);
  house.discord.fault({ method: 'POST', route: THREADS, when: 'after', status: 502, code: 0 });
  const { lobby } = await beginBy(plan);
  const there = { ...plan, channel: threadOf(lobby, plan.channel) };
  await appears(house, there, { start: 'sheet:', idsBefore: new Set() });
});

test('a bot that may not write in threads any more plays in the channel', async () => {
  const plan = planFor(house, ['Ann', 'Ben']);
  await tells(plan.people[0]!, plan.channel, 'start');
  const lobby = await lobbyIn(plan.channel, plan.people[0]!);
  await pressed(plan.people[1]!, lobby, 'join:');
  house.discord.setPermissions(plan.channel, ALL & ~Bits.SendMessagesInThreads);
  await pressed(plan.people[0]!, lobby, 'begin:');
  const { message } = await appears(house, plan, { start: 'sheet:', idsBefore: new Set() });
  expect(message.channelId).toBe(plan.channel.id);
  expect(threadsMadeIn(plan.channel)).toEqual([]);
});

test('whoever may not make threads begins a match in the channel, though the bot could make a thread there', async () => {
  const plan = planFor(house, ['Ann', 'Ben']);
  house.discord.setPermissions(plan.channel, EVERYONE, { of: plan.people[0]! });
  await beginBy(plan);
  const { message } = await appears(house, plan, { start: 'sheet:', idsBefore: new Set() });
  expect(message.channelId).toBe(plan.channel.id);
  expect(threadsMadeIn(plan.channel)).toEqual([]);
});

test('channels where tables may open hold for their threads', async () => {
  const [here, there] = [planFor(house, ['Ann', 'Eve']), planFor(house, ['Ben'])];
  await boss.pick(await screen(), 'set:server-channels', [here.channel.id]).outcome;
  const { lobby } = await beginBy(here);
  const thread = threadOf(lobby, here.channel);
  await appears(house, { ...here, channel: thread }, { start: 'sheet:', idsBefore: new Set() });
  expect(await tells(here.people[0]!, thread, 'end')).not.toContain('do not open');
  await isShown(here.people[0]!, thread);
  expect(await tells(there.people[0]!, there.channel, 'start')).toContain(`<#${here.channel.id}>`);
  const aside = house.discord.addThread(there.channel, 'aside');
  expect(await tells(there.people[0]!, aside, 'start')).toContain(`<#${here.channel.id}>`);
});

test('with threads off again a match is played in its channel', async () => {
  expect((await screen()).text).toMatch(/\*\*Threads:\*\* .* \(set here; default: .*\)/);
  await set('set:server-defaults');
  const plan = planFor(house, ['Ann', 'Ben']);
  await beginBy(plan);
  const { message } = await appears(house, plan, { start: 'sheet:', idsBefore: new Set() });
  expect(message.channelId).toBe(plan.channel.id);
  expect(threadsMadeIn(plan.channel)).toEqual([]);
});
