import { PermissionFlagsBits as Bits, ChannelType } from 'discord.js';
import type { ChannelRef, DiscordUser, Interaction, SeenMessage } from 'local-discord';
import { EVERYONE } from 'local-discord';
import { describe, expect, vi } from 'vitest';
import { openStore } from '../src/store/store.js';
import { expectAnsweredOnce, expectClean } from './checks.js';
import type { House } from './house.js';
import { housed, housedApart } from './housed.js';
import { WAITING } from './patience.js';
import { playRandomly } from './playing.js';
import { staged } from './scene.js';
import { noteOn, planFor } from './sitting.js';
import { tableIds } from './support/store-fixtures.js';
import { gamesAt } from './tables.js';

const MESSAGES = '/channels/:channel/messages';

/** Asks for a table; what the answer says first. */
async function start(house: House, person: DiscordUser, where: ChannelRef): Promise<SeenMessage> {
  const { message } = await person.slash(where, `/${gamesAt(house)[0]!.game} start`).outcome;
  expect(message?.ephemeral).toBe(true);
  return person.waitFor(where, ({ id, loading }) => id === message!.id && !loading);
}

/** Asks for a table; what the answer says once it is known what became of it. */
function startedBy(house: House, person: DiscordUser, where: ChannelRef): Promise<string> {
  return toldBy(person, () => person.slash(where, `/${gamesAt(house)[0]!.game} start`), where);
}

/** What a private answer says once it is known what became of a table. */
async function toldBy(person: DiscordUser, press: () => Interaction, where: ChannelRef): Promise<string> {
  const { message } = await press().outcome;
  const told = await person.waitFor(
    where,
    ({ id, loading, text }) => id === message!.id && !loading && !text.includes('as soon as'),
  );
  return told.text;
}

/** What that answer says by now. */
function said(person: DiscordUser, { id, channelId }: SeenMessage): string {
  return person.sees(channelId).find((message) => message.id === id)!.text;
}

/** Waits until that answer says something else. */
async function changed(person: DiscordUser, { id, channelId, text }: SeenMessage): Promise<string> {
  return (await person.waitFor(channelId, (message) => message.id === id && message.text !== text)).text;
}

function lobbies(house: House, where: ChannelRef): readonly SeenMessage[] {
  return house.discord.messages(where).filter(({ buttons }) => buttons.some(({ label }) => label === 'Join'));
}

async function openTables(house: House, { id }: ChannelRef): Promise<readonly string[]> {
  const store = openStore(house.database);
  try {
    return tableIds(await store.openIn(id));
  } finally {
    await store.close();
  }
}

/** Nobody sees a table there, and there is none. */
async function expectNothingAt(house: House, where: ChannelRef): Promise<void> {
  expect(lobbies(house, where)).toEqual([]);
  expect(await openTables(house, where)).toEqual([]);
}

function wayTo({ id, guildId }: ChannelRef, message: SeenMessage): string {
  return `(https://discord.com/channels/${guildId}/${id}/${message.id})`;
}

describe('whoever opens a table', () => {
  housed.concurrent('is led to its message, which is there', async ({ house }) => {
    const { channel, people } = planFor(house, ['Ann']);
    const text = await startedBy(house, people[0]!, channel);
    expect(text).toContain('Your table is open');
    expect(text).toContain(wayTo(channel, lobbies(house, channel)[0]!));
    expectClean(house);
    expectAnsweredOnce(house);
  });

  housed.concurrent('is not told that it is open before its message is there, but then', async ({ house }) => {
    const { channel, people } = planFor(house, ['Ann']);
    const slow = house.discord.fault({ method: 'POST', route: MESSAGES, when: 'before', status: 503, times: 1_000 });
    const answer = await start(house, people[0]!, channel);
    expect(answer.text).toContain('is being opened');
    expect(answer.text).toContain(`<#${channel.id}>`);
    expect(answer.text).not.toContain('is open]');
    expect(lobbies(house, channel)).toEqual([]);
    slow.lift();
    expect(await changed(people[0]!, answer)).toContain(wayTo(channel, lobbies(house, channel)[0]!));
    expectAnsweredOnce(house);
  });

  housed.concurrent.for([
    ['voice', ChannelType.GuildVoice],
    ['stage', ChannelType.GuildStageVoice],
  ] as const)('in the chat of a %s channel that the bot may not join is told so', async ([kind, type], { house }) => {
    const ann = house.discord.addMember('Ann');
    const channel = house.discord.addChannel(`a ${kind} channel`, { type });
    house.discord.setPermissions(channel, EVERYONE & ~Bits.Connect);
    expect(await startedBy(house, ann, channel)).toContain('lack a permission here: **Connect**.');
    await house.rest();
    await expectNothingAt(house, channel);
    expect(house.discord.log.filter(({ path }) => path.startsWith(`/channels/${channel.id}`))).toEqual([]);

    house.discord.setPermissions(channel, EVERYONE);
    expect(await startedBy(house, ann, channel)).toContain(wayTo(channel, lobbies(house, channel)[0]!));
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
      expect(await startedBy(house, people[0]!, channel)).toContain(why);
      await house.rest();
      await expectNothingAt(house, channel);
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
      expect(await startedBy(house, ann, channel)).toContain('Discord does not say why');
      // Mostly nothing is tried so soon.
      expect(await startedBy(house, ben, channel)).toMatch(/has refused my last message here|does not say why/);
      await expectNothingAt(house, channel);
      shut.lift();
      // What is pressed there brings the next try forward.
      await vi.waitFor(async () => expect(await startedBy(house, ben, channel)).toContain('Your table is open'), {
        ...WAITING,
        interval: 500,
      });
      expect(lobbies(house, channel)).toHaveLength(1);
    },
  );

  housed.concurrent('is told at last, too, where Discord refuses only after an outage', async ({ house }) => {
    const { channel, people } = planFor(house, ['Ann']);
    const outage = house.discord.fault({ method: 'POST', route: MESSAGES, when: 'before', status: 503, times: 1_000 });
    const answer = await start(house, people[0]!, channel);
    expect(answer.text).toContain('is being opened');
    house.discord.fault({ method: 'POST', route: MESSAGES, when: 'before', status: 400, code: 200000 });
    outage.lift();
    expect(await changed(people[0]!, answer)).toContain('AutoMod refuses the message');
    await expectNothingAt(house, channel);
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
      const answer = await start(house, people[0]!, channel);
      expect(answer.text).toContain('If Discord refuses it, the table is closed again.');
      await house.kill();
      outage.lift();
      house.discord.setPermissions(channel, EVERYONE & ~Bits.SendMessages);
      await house.start();
      await vi.waitFor(() => expectNothingAt(house, channel), WAITING);
      expect(said(people[0]!, answer)).toBe(answer.text);
    },
  );

  housed.concurrent('where only the commands were let in is told how to invite the bot', async ({ house }) => {
    const guild = house.discord.addGuild('Commands only');
    const ann = house.discord.addMember('Ann', { guild });
    const channel = house.discord.addChannel('general', { guild });
    house.discord.letInCommandsOnly(guild);
    const text = await startedBy(house, ann, channel);
    expect(text).toContain('only my commands are');
    expect(text).toContain(`client_id=${house.discord.applicationId}&scope=bot+applications.commands&permissions=`);
    await house.rest();
    await expectNothingAt(house, channel);
    house.discord.inviteBot(guild);
    expect(await startedBy(house, ann, channel)).toContain(wayTo(channel, lobbies(house, channel)[0]!));
    expectClean(house);
  });

  housed.concurrent('in a locked thread is told so', async ({ house }) => {
    const { channel, people } = planFor(house, ['Ann']);
    const thread = house.discord.addThread(channel, 'talk');
    house.discord.lockThread(thread);
    expect(await startedBy(house, people[0]!, thread)).toContain('because it is locked');
    await house.rest();
    await expectNothingAt(house, thread);
    expectClean(house);
  });
});

describe('whoever wants to play on in a channel that takes nothing', () => {
  staged.concurrent(
    'is told by Start what is missing, and the lobby stays as it is until it is there',
    async ({ at }) => {
      const { channel, people } = planFor(at.house, ['Ann', 'Ben']);
      const [ann, ben] = people as [DiscordUser, DiscordUser];
      await startedBy(at.house, ann, channel);
      const lobby = lobbies(at.house, channel)[0]!;
      await ben.press(lobby, 'Join').outcome;
      at.take(channel, Bits.SendMessages);
      const refused = (await ann.press(lobby, 'Start').outcome).message!;
      expect(refused).toMatchObject({ ephemeral: true, text: expect.stringContaining('**Send Messages**') });
      expect(lobbies(at.house, channel)).toHaveLength(1);
      at.take(channel, 0n);
      await vi.waitFor(async () => {
        expect((await ann.press(lobby, 'Start').outcome).message?.text).toContain('the match is on');
      }, WAITING);
      await ann.waitFor(channel, ({ buttons }) => buttons.some(({ label }) => label === 'My sheet'));
      expectClean(at.house);
    },
  );

  staged.concurrent(
    'is told by Rematch and by the start command, and can when it takes messages again',
    async ({ at }) => {
      const scene = await at.begun();
      const { ann, ben, channel, people, match } = scene;
      const [result] = await playRandomly(at.house, { channel, match, people });
      const again = result!.buttons.find(({ customId }) => customId?.startsWith('again:'))!.customId!;
      at.take(channel, Bits.EmbedLinks);
      for (const press of [
        () => ann.press(result!, again),
        () => ben.slash(channel, `/${gamesAt(at.house)[0]!.game} start`),
      ])
        expect((await press().outcome).message).toMatchObject({
          ephemeral: true,
          text: expect.stringContaining('lack a permission here: **Embed Links**.'),
        });
      expect(await openTables(at.house, channel)).toEqual([]);

      at.take(channel, 0n);
      at.house.discord.fault({ method: 'POST', route: MESSAGES, when: 'before', status: 400, code: 200000 });
      // A channel that has refused something is tried again some seconds later only.
      await vi.waitFor(
        async () =>
          expect(await toldBy(ann, () => ann.press(result!, again), channel)).toContain('AutoMod refuses the message'),
        { ...WAITING, interval: 500 },
      );
      await expectNothingAt(at.house, channel);
      const opened = await toldBy(ann, () => ann.press(result!, again), channel);
      const lobby = lobbies(at.house, channel)[0]!;
      expect(opened).toContain(wayTo(channel, lobby));
      // Whoever follows is led to the same one.
      expect(await toldBy(ben, () => ben.press(result!, again), channel)).toContain(wayTo(channel, lobby));
      expect(await openTables(at.house, channel)).toHaveLength(1);
    },
  );

  staged.concurrent(
    'has a board refused by AutoMod told above the menu, and no way to it from /games',
    async ({ at }) => {
      const { channel, people, offered } = planFor(at.house, ['Ann', 'Ben']);
      const [ann, ben] = people as [DiscordUser, DiscordUser];
      await startedBy(at.house, ann, channel);
      const lobby = lobbies(at.house, channel)[0]!;
      await ben.press(lobby, 'Join').outcome;
      const refusing = at.house.discord.fault({
        method: 'POST',
        route: MESSAGES,
        when: 'before',
        status: 400,
        code: 200000,
        times: 1_000,
      });
      await ann.press(lobby, 'Start').outcome;
      await vi.waitFor(() => expect(refusing.hits).toBeGreaterThan(0), WAITING);
      await at.house.rest(channel);
      const menu = (await ann.slash(channel, `/${offered.game} sheet`).outcome).message!;
      expect(noteOn(menu)).toContain('AutoMod refuses the board');
      const { text } = (await ann.slash(channel, '/games').outcome).message!;
      expect(text).toContain('the clock stands still · its message is not there');
      refusing.lift();
    },
  );
});
