import { PermissionFlagsBits as Bits } from 'discord.js';
import type { ChannelRef, DiscordUser, SeenMessage } from 'local-discord';
import { EVERYONE } from 'local-discord';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAnsweredOnce, expectClean } from './checks.js';
import type { House } from './house.js';
import { openHouseInProcess } from './in-process.js';
import { playRandomly } from './playing.js';
import { planFor } from './sitting.js';
import { appears, gamesAt, idsOn, type TablePlan } from './tables.js';

const THREADS = '/channels/:channel/threads';
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

/** The thread that an answer leads to. */
function threadIn(text: string, { name, guildId }: ChannelRef): ChannelRef {
  return { id: /<#(\d+)>/.exec(text)![1]!, name: `a thread of ${name}`, guildId };
}

function threadsMadeIn({ id }: ChannelRef): readonly unknown[] {
  return house.discord.log.filter(({ method, path }) => method === 'POST' && path === `/channels/${id}/threads`);
}

function isArchiving(body: unknown): boolean {
  return Object(body).archived === true;
}

function lobbyIn(where: ChannelRef, person: DiscordUser): Promise<SeenMessage> {
  return person.waitFor(where, ({ buttons }) => buttons.some(({ label }) => label === 'Join'));
}

test('a table opens in a thread of its own, where all goes on as in any channel, the rematch too', async () => {
  const plan = planFor(house, ['Ann', 'Ben']);
  const { channel, people } = plan;
  const [ann, ben] = people as [DiscordUser, DiscordUser];
  const thread = threadIn(await tells(ann, channel, 'start'), channel);
  const made = house.discord.log.find(({ path }) => path === `/channels/${channel.id}/threads`)!;
  expect(made.body).toMatchObject({
    name: expect.stringMatching(/^[A-Z]\w+, [A-Z][a-z]{2} \d+, \d+:\d\d\s[AP]M UTC$/),
    type: 11,
    auto_archive_duration: 1440,
  });
  const lobby = await lobbyIn(thread, ann);
  expect(house.discord.messages(channel).flatMap(({ buttons }) => buttons)).toEqual([]);

  const there: TablePlan = { ...plan, channel: thread };
  const pressed = async (
    person: DiscordUser,
    message: SeenMessage,
    start: string,
  ): Promise<SeenMessage | undefined> => {
    const id = idsOn([message]).find((each) => each.startsWith(start))!;
    return (await person.press({ id: message.id }, id).outcome).message;
  };
  await pressed(ben, lobby, 'join:');
  await pressed(ann, lobby, 'begin:');
  const { id: match } = await appears(house, there, { start: 'sheet:', idsBefore: new Set() });
  expect(await tells(ben, thread, 'sheet')).toContain('your sheet');
  const listed = (await ben.slash(office, '/games').outcome).message!;
  expect(JSON.stringify(listed.raw)).toContain(`/${thread.id}/`);
  const [result] = await playRandomly(house, { channel: thread, match, people });

  // Nobody presses there for days: Discord puts the thread away, and what is posted brings it back.
  house.discord.archiveThread(thread);
  const idsBefore = new Set(idsOn(ann.sees(thread)));
  await pressed(ann, result!, 'again:');
  const rematch = await appears(house, there, { start: 'join:', idsBefore });
  expect(rematch.message.channelId).toBe(thread.id);
  const asked = (await ann.slash(thread, `/${gamesAt(house)[0]!.game} end`).outcome).message!;
  await pressed(ann, asked, 'close:');
  await ann.waitFor(thread, ({ id, buttons }) => id === rematch.message.id && buttons.length === 0);
  expect(threadsMadeIn(channel)).toHaveLength(1);
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
])(
  'where Discord refuses a thread (%s, %s), the table opens in the channel, and the answer says so, and why',
  async (status, code, why) => {
    const { channel, people } = planFor(house, ['Ann']);
    const times = status === 503 ? 1_000 : 1;
    const refused = house.discord.fault({ method: 'POST', route: THREADS, when: 'before', status, code, times });
    const { message } = await people[0]!.slash(channel, `/${gamesAt(house)[0]!.game} start`).outcome;
    const answer = await people[0]!.waitFor(channel, ({ id, text }) => id === message!.id && text.includes('is open'));
    refused.lift();
    expect(answer.text).toContain(why);
    expect(answer.text).toContain(`/${(await lobbyIn(channel, people[0]!)).id})`);
  },
);

test('a thread whose lobby Discord refuses is put away, and no table stays open that nobody sees', async () => {
  const { channel, people } = planFor(house, ['Ann']);
  const ann = people[0]!;
  house.discord.fault({
    method: 'POST',
    route: '/channels/:channel/messages',
    when: 'before',
    status: 404,
    code: 10003,
  });
  const { message } = await ann.slash(channel, `/${gamesAt(house)[0]!.game} start`).outcome;
  const answer = await ann.waitFor(channel, ({ id, text }) => id === message!.id && text.includes('was deleted'));
  expect(answer.text).not.toContain('is open');
  await house.discord.until(() =>
    house.discord.log.some(({ method, body }) => method === 'PATCH' && isArchiving(body)),
  );
  expect((await ann.slash(channel, '/games').outcome).message!.text).toContain('You sit at no table');
});

test('a thread that takes its time is waited for, and the press is acknowledged in time all the same', async () => {
  const { channel, people } = planFor(house, ['Ann']);
  house.discord.fault({ method: 'POST', route: THREADS, when: 'before', delayMs: 3_500 });
  await people[0]!.slash(channel, `/${gamesAt(house)[0]!.game} start`).outcome;
  const answer = await people[0]!.waitFor(channel, ({ ephemeral, loading }) => ephemeral && !loading);
  await lobbyIn(threadIn(answer.text, channel), people[0]!);
});

test('whoever may not make threads opens a table in the channel, though the bot could make a thread there', async () => {
  const { channel, people } = planFor(house, ['Ann', 'Ben']);
  const [ann, ben] = people as [DiscordUser, DiscordUser];
  house.discord.setPermissions(channel, EVERYONE, { of: ann });
  expect(await tells(ann, channel, 'start')).toContain('Your table is open');
  await lobbyIn(channel, ann);
  expect(threadsMadeIn(channel)).toEqual([]);
  await lobbyIn(threadIn(await tells(ben, channel, 'start'), channel), ben);
  expect(threadsMadeIn(channel)).toHaveLength(1);
});

test('channels where tables may open hold for their threads, and elsewhere no thread is made', async () => {
  const [here, there] = [planFor(house, ['Ann']), planFor(house, ['Ben'])];
  await boss.pick(await screen(), 'set:server-channels', [here.channel.id]).outcome;
  const thread = threadIn(await tells(here.people[0]!, here.channel, 'start'), here.channel);
  await lobbyIn(thread, here.people[0]!);
  expect(await tells(here.people[0]!, thread, 'end')).not.toContain('do not open');
  expect(await tells(here.people[0]!, thread, 'start')).toContain('Your table is open');
  expect(await tells(there.people[0]!, there.channel, 'start')).toContain(`<#${here.channel.id}>`);
  const aside = house.discord.addThread(there.channel, 'aside');
  expect(await tells(there.people[0]!, aside, 'start')).toContain(`<#${here.channel.id}>`);
  expect(threadsMadeIn(there.channel)).toEqual([]);
});

test('with threads off again a table opens in its channel', async () => {
  expect((await screen()).text).toMatch(/\*\*Threads:\*\* .* \(set here; default: .*\)/);
  await set('set:server-defaults');
  const { channel, people } = planFor(house, ['Ann']);
  await tells(people[0]!, channel, 'start');
  await lobbyIn(channel, people[0]!);
  expect(threadsMadeIn(channel)).toEqual([]);
});
