import { PermissionFlagsBits as Bits, ChannelType } from 'discord.js';
import type { DiscordUser, SeenMessage } from 'local-discord';
import { EVERYONE } from 'local-discord';
import { describe, expect, vi } from 'vitest';
import { readStored } from '../play/as-bot.js';
import { openStore } from '../src/store/store.js';
import { expectAnsweredOnce, expectClean } from './checks.js';
import { housed, housedApart } from './housed.js';
import { askForTable, expectNoTableIn, havePosted, linkTo, lobbiesIn, replyToStart, settledReply } from './openings.js';
import { WAITING } from './patience.js';
import { planFor } from './sitting.js';
import { tableOfLobby } from './tables.js';

const MESSAGES = '/channels/:channel/messages';
const ANSWER = { method: 'POST', route: '/interactions/:interaction/:token/callback' };

/** What that answer says by now. */
function said(person: DiscordUser, { id, channelId }: SeenMessage): string {
  return person.sees(channelId).find((message) => message.id === id)!.text;
}

/** Waits until that answer says something else. */
async function changed(person: DiscordUser, { id, channelId, text }: SeenMessage): Promise<string> {
  return (await person.waitFor(channelId, (message) => message.id === id && message.text !== text)).text;
}

describe('whoever opens a table where the bot has posted before', () => {
  housed.concurrent('is answered by its lobby, which everybody sees, and by nothing else', async ({ house }) => {
    const { channel, people, offered } = planFor(house, ['Ann', 'Ben']);
    const [ann, ben] = people as [DiscordUser, DiscordUser];
    await havePosted(house, ann, channel);
    await house.rest();
    const before = ann.sees(channel).length;
    const { globalCalls } = house.discord.tally(channel);
    const { ack, message } = await ann.slash(channel, `/${offered.game} start`).outcome;
    expect([ack, message?.ephemeral]).toEqual(['message', false]);
    await house.rest();
    expect(ann.sees(channel).slice(before)).toEqual([expect.objectContaining({ id: message!.id })]);
    const joined = await ben.press(message!, 'Join').outcome;
    expect([joined.ack, joined.message?.text]).toEqual(['update', expect.stringContaining(ben.name)]);
    await house.rest();
    expect(house.discord.tally(channel).globalCalls).toBe(globalCalls);
    expectClean(house);
    expectAnsweredOnce(house);
  });

  housed.concurrent('is led from a private answer to the lobby that /help opens', async ({ house }) => {
    const { channel, people } = planFor(house, ['Ann']);
    const ann = people[0]!;
    await havePosted(house, ann, channel);
    const { message: help } = await ann.slash(channel, '/help').outcome;
    const { message: choice } = await ann.press(help!, 'Play').outcome;
    const { message } = await ann.press(choice!, 'Qwinto').outcome;
    expect(message).toMatchObject({ ephemeral: true });
    expect(message!.text).toContain(linkTo(channel, lobbiesIn(house, channel)[0]!));
    expectAnsweredOnce(house);
  });

  housed.concurrent('is told what has become of it where AutoMod refuses it as an answer too', async ({ house }) => {
    const { channel, people, offered } = planFor(house, ['Ann']);
    const ann = people[0]!;
    await havePosted(house, ann, channel);
    const refusal = { when: 'before', status: 400, code: 200000 } as const;
    house.discord.fault({ method: 'POST', route: MESSAGES, ...refusal, times: 2 });
    house.discord.fault({ ...ANSWER, ...refusal });
    const told = await settledReply(ann, () => ann.slash(channel, `/${offered.game} start`), channel);
    expect(told).toContain('AutoMod refuses the message');
    await house.rest();
    await expectNoTableIn(house, channel);
    expectAnsweredOnce(house);
  });

  housed.concurrent('has one lobby, though nobody hears that its answer is there', async ({ house }) => {
    const { channel, people, offered } = planFor(house, ['Ann', 'Ben']);
    const [ann, ben] = people as [DiscordUser, DiscordUser];
    await havePosted(house, ann, channel);
    const unheard = house.discord.fault({ ...ANSWER, when: 'after', delayMs: 'until lifted' });
    void ann.slash(channel, `/${offered.game} start`).outcome.catch(() => undefined);
    await vi.waitFor(() => expect(lobbiesIn(house, channel)).toHaveLength(1), WAITING);
    const table = tableOfLobby(lobbiesIn(house, channel)[0]!);
    const isKnown = async () => (await readStored(house, { table })).posts.every(({ messageId }) => messageId !== null);
    await expect.poll(isKnown, WAITING).toBe(true);
    unheard.lift();
    await house.rest();
    const [lobby, ...others] = lobbiesIn(house, channel);
    expect(others).toEqual([]);
    const joined = await ben.press(lobby!, 'Join').outcome;
    expect([joined.ack, joined.message?.text]).toEqual(['update', expect.stringContaining(ben.name)]);
  });

  housedApart.concurrent.for([
    ['answered', { when: 'before', status: 502 }],
    ['heard that its answer is there', { when: 'after' }],
  ] as const)('has one lobby, though the bot is killed before it has %s', async ([_, fault], { house }) => {
    const { channel, people, offered } = planFor(house, ['Ann', 'Ben']);
    const [ann, ben] = people as [DiscordUser, DiscordUser];
    await havePosted(house, ann, channel);
    const late = house.discord.fault({ ...ANSWER, ...fault, delayMs: 'until lifted' });
    void ann.slash(channel, `/${offered.game} start`).outcome.catch(() => undefined);
    await vi.waitFor(() => expect(late.hits).toBe(1), WAITING);
    await house.kill();
    late.lift();
    await house.start();
    await vi.waitFor(() => expect(lobbiesIn(house, channel)).toHaveLength(1), WAITING);
    await house.rest();
    const [lobby, ...others] = lobbiesIn(house, channel);
    expect(others).toEqual([]);
    const { posts } = await readStored(house, { table: tableOfLobby(lobby!) });
    expect(posts.map(({ messageId }) => messageId)).toEqual([lobby!.id]);
    const joined = await ben.press(lobby!, 'Join').outcome;
    expect([joined.ack, joined.message?.text]).toEqual(['update', expect.stringContaining(ben.name)]);
  });
});

describe('whoever opens a table', () => {
  housed.concurrent('is led to its message, which is there', async ({ house }) => {
    const { channel, people } = planFor(house, ['Ann']);
    const text = await replyToStart(house, people[0]!, channel);
    expect(text).toContain('Your table is open');
    expect(text).toContain(linkTo(channel, lobbiesIn(house, channel)[0]!));
    expectClean(house);
    expectAnsweredOnce(house);
  });

  housed.concurrent('may do so from /help, by buttons, as by the command', async ({ house }) => {
    const { channel, people } = planFor(house, ['Ann']);
    const ann = people[0]!;
    // By then the bot has heard which ids its commands have.
    await house.rest();
    const { message: help } = await ann.slash(channel, '/help').outcome;
    expect(help!.buttons.map(({ label }) => label)).toEqual(['Play', 'Rules', 'My tables', 'Settings', 'Fair dice?']);
    expect(help!.text).toMatch(/<\/qwixx start:\d+>/);
    const { message: choice } = await ann.press(help!, 'Play').outcome;
    const { ack, message } = await ann.press(choice!, 'Qwinto').outcome;
    const [lobby] = lobbiesIn(house, channel);
    expect([ack, lobby?.text]).toEqual(['update', expect.stringContaining('Qwinto: a table is open')]);
    expect(message?.text).toContain(linkTo(channel, lobby!));
    expectClean(house);
    expectAnsweredOnce(house);
  });

  housed.concurrent('is not told that it is open before its message is there, but then', async ({ house }) => {
    const { channel, people } = planFor(house, ['Ann']);
    const slow = house.discord.fault({ method: 'POST', route: MESSAGES, when: 'before', status: 503, times: 1_000 });
    const answer = await askForTable(house, people[0]!, channel);
    expect(answer.text).toContain('is being opened');
    expect(answer.text).toContain(`<#${channel.id}>`);
    expect(answer.text).not.toContain('is open]');
    expect(lobbiesIn(house, channel)).toEqual([]);
    slow.lift();
    expect(await changed(people[0]!, answer)).toContain(linkTo(channel, lobbiesIn(house, channel)[0]!));
    expectAnsweredOnce(house);
  });

  housed.concurrent.for([
    ['voice', ChannelType.GuildVoice],
    ['stage', ChannelType.GuildStageVoice],
  ] as const)('in the chat of a %s channel that the bot may not join is told so', async ([kind, type], { house }) => {
    const ann = house.discord.addMember('Ann');
    const channel = house.discord.addChannel(`a ${kind} channel`, { type });
    house.discord.setPermissions(channel, EVERYONE & ~Bits.Connect);
    expect(await replyToStart(house, ann, channel)).toContain('lack a permission here: **Connect**.');
    await house.rest();
    await expectNoTableIn(house, channel);
    expect(house.discord.log.filter(({ path }) => path.startsWith(`/channels/${channel.id}`))).toEqual([]);

    house.discord.setPermissions(channel, EVERYONE);
    expect(await replyToStart(house, ann, channel)).toContain(linkTo(channel, lobbiesIn(house, channel)[0]!));
    house.discord.setPermissions(channel, EVERYONE & ~Bits.Connect);
    const store = openStore(house.database);
    await vi.waitFor(
      async () => expect((await store.placed(null)).map(({ paused }) => paused)).not.toContain(null),
      WAITING,
    );
    await store.close();
    expectClean(house);
  });

  housed.concurrent.for([
    [403, 50001, 'could not post this table'],
    [403, 50013, 'could not post this table'],
    [400, 200000, 'AutoMod refuses the message'],
    [404, 10003, 'The channel of this table was deleted'],
  ] as const)(
    'where Discord refuses it (%s, %s) is told so, and no table stays open that nobody sees',
    async ([status, code, why], { house }) => {
      const { channel, people } = planFor(house, ['Ann']);
      house.discord.fault({ method: 'POST', route: MESSAGES, when: 'before', status, code, times: 2 });
      expect(await replyToStart(house, people[0]!, channel)).toContain(why);
      await house.rest();
      await expectNoTableIn(house, channel);
      expect((await people[0]!.slash(channel, '/games').outcome).message!.text).toContain('You sit at no table');
      expectAnsweredOnce(house);
    },
  );

  housed.concurrent(
    'where Discord refuses without a reason is told so, and opens one when it works',
    async ({ house }) => {
      const { channel, people } = planFor(house, ['Ann', 'Ben']);
      const [ann, ben] = people as [DiscordUser, DiscordUser];
      const shut = house.discord.fault({
        method: 'POST',
        route: MESSAGES,
        when: 'before',
        status: 403,
        code: 50013,
        times: 1_000,
      });
      expect(await replyToStart(house, ann, channel)).toContain('Discord does not say why');
      // Mostly nothing is tried so soon.
      expect(await replyToStart(house, ben, channel)).toMatch(/has refused my last message here|does not say why/);
      await expectNoTableIn(house, channel);
      shut.lift();
      // What is pressed there brings the next try forward.
      await vi.waitFor(async () => expect(await replyToStart(house, ben, channel)).toContain('Your table is open'), {
        ...WAITING,
        interval: 500,
      });
      expect(lobbiesIn(house, channel)).toHaveLength(1);
    },
  );

  housed.concurrent('is told at last, too, where Discord refuses only after an outage', async ({ house }) => {
    const { channel, people } = planFor(house, ['Ann']);
    const outage = house.discord.fault({ method: 'POST', route: MESSAGES, when: 'before', status: 503, times: 1_000 });
    const answer = await askForTable(house, people[0]!, channel);
    expect(answer.text).toContain('is being opened');
    house.discord.fault({ method: 'POST', route: MESSAGES, when: 'before', status: 400, code: 200000 });
    outage.lift();
    expect(await changed(people[0]!, answer)).toContain('AutoMod refuses the message');
    await expectNoTableIn(house, channel);
  });

  housedApart.concurrent(
    'whose permission is taken while the bot is down was promised nothing else',
    async ({ house }) => {
      const { channel, people } = planFor(house, ['Ann']);
      const outage = house.discord.fault({
        method: 'POST',
        route: MESSAGES,
        when: 'before',
        status: 503,
        times: 1_000,
      });
      const answer = await askForTable(house, people[0]!, channel);
      expect(answer.text).toContain('If Discord refuses it, the table is closed again.');
      await house.kill();
      outage.lift();
      house.discord.setPermissions(channel, EVERYONE & ~Bits.SendMessages);
      await house.start();
      await vi.waitFor(() => expectNoTableIn(house, channel), WAITING);
      expect(said(people[0]!, answer)).toBe(answer.text);
    },
  );

  housed.concurrent('where only the commands were let in is told how to invite the bot', async ({ house }) => {
    const guild = house.discord.addGuild('Commands only');
    const ann = house.discord.addMember('Ann', { guild });
    const channel = house.discord.addChannel('general', { guild });
    house.discord.letInCommandsOnly(guild);
    const text = await replyToStart(house, ann, channel);
    expect(text).toContain('only my commands are');
    expect(text).toContain(`client_id=${house.discord.applicationId}&scope=bot+applications.commands&permissions=`);
    await house.rest();
    await expectNoTableIn(house, channel);
    house.discord.inviteBot(guild);
    expect(await replyToStart(house, ann, channel)).toContain(linkTo(channel, lobbiesIn(house, channel)[0]!));
    expectClean(house);
  });

  housed.concurrent('in a locked thread is told so', async ({ house }) => {
    const { channel, people } = planFor(house, ['Ann']);
    const thread = house.discord.addThread(channel, 'talk');
    house.discord.lockThread(thread);
    expect(await replyToStart(house, people[0]!, thread)).toContain('because it is locked');
    await house.rest();
    await expectNoTableIn(house, thread);
    expectClean(house);
  });
});
