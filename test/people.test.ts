import { PermissionFlagsBits as Bits } from 'discord.js';
import type { DiscordUser, SeenMessage } from 'local-discord';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readStored } from '../play/as-bot.js';
import { askedOn } from './asked.js';
import { expectAnsweredOnce, expectClean } from './checks.js';
import type { House } from './house.js';
import { openHouseInProcess } from './in-process.js';
import { askForTable } from './openings.js';
import { playRandomly } from './playing.js';
import { answerFrom, planFor, sitDown, sitDownTo, waitForPlayers } from './sitting.js';
import { gamesAt, openLobby, startTable, tableOfLobby } from './tables.js';
import { keepWritten } from './written.js';

let house: House;
beforeAll(async () => {
  house = await openHouseInProcess();
});
afterAll(async () => {
  await house?.close();
});

describe('a table where the bot lacks a permission', () => {
  const NAMES = {
    // Without seeing the channel or sending to it nothing else is possible either.
    'View Channel': Bits.ViewChannel,
    'Send Messages': Bits.SendMessages,
    'Embed Links': Bits.EmbedLinks,
    'Read Message History': Bits.ReadMessageHistory,
  };
  const ALL = Object.values(NAMES).reduce((sum, bit) => sum | bit, Bits.AttachFiles | Bits.SendMessagesInThreads);

  it.each(Object.entries(NAMES))('is not opened, and %s is named', async (name, bit) => {
    const { channel, people } = planFor(house, ['Ann']);
    house.discord.setPermissions(channel, ALL & ~bit);
    const { text } = await askForTable(house, people[0]!, channel);
    expect(text).toContain(`**${name}**`);
    const named = Object.keys(NAMES).filter((each) => text.includes(`**${each}**`));
    if (name === 'Embed Links' || name === 'Read Message History') expect(named).toEqual([name]);
    await house.discord.settle();
    expect(house.discord.messages(channel)).toEqual([]);
  });

  it('names all that is missing, and is opened once it is there', async () => {
    const { channel, people } = planFor(house, ['Ann']);
    house.discord.setPermissions(channel, 0n);
    const { text } = await askForTable(house, people[0]!, channel);
    for (const name of Object.keys(NAMES)) expect(text).toContain(`**${name}**`);
    house.discord.setPermissions(channel, ALL);
    await askForTable(house, people[0]!, channel);
    await people[0]!.waitFor(channel, ({ buttons }) => buttons.some(({ label }) => label === 'Join'));
  });

  it('needs Send Messages in Threads in a thread', async () => {
    const { channel, people } = planFor(house, ['Ann']);
    const thread = house.discord.addThread(channel, 'match', { owner: people[0]! });
    house.discord.setPermissions(channel, ALL & ~Bits.SendMessagesInThreads);
    expect((await askForTable(house, people[0]!, thread)).text).toContain('**Send Messages in Threads**');
    house.discord.setPermissions(channel, ALL & ~Bits.SendMessages);
    await askForTable(house, people[0]!, thread);
    await people[0]!.waitFor(thread, ({ buttons }) => buttons.some(({ label }) => label === 'Join'));
  });
});

describe('names', () => {
  const EVIL = [
    '@everyone @here <@&1> <@2> <#3>',
    '**bold** __under__ ~~gone~~ ||spoiler|| `code` ```block',
    '\u202egnp.elif\u2066\u200b\u200f \u0000\u0007',
    '# head\n> quote\r\n- item\u2028[link](http://127.0.0.1/)',
    'x'.repeat(5000),
    '\u200b\u3164\u115f',
    '👩‍👩‍👧‍👦'.repeat(60),
    'Z̷̢̛̞̳̦̞͇̖̪̈́̎͐͗͠a̸̛̝̰̯͐̊l̴̢͎̯̞͖̂g̵͇̈o'.repeat(9),
  ];

  it('of any kind are harmless for a whole match', async () => {
    await Promise.all([playUnder([0, 1, 2, 3, 4], 'drawn'), playUnder([5, 6, 7, 0, 2], 'written')]);
  });

  async function playUnder(which: readonly number[], sheets: 'drawn' | 'written'): Promise<void> {
    const { discord } = house;
    const plan = planFor(house, []);
    if (sheets === 'written') keepWritten(discord, plan.channel);
    // The number keeps two people apart; it comes last, where a name that is too long loses it.
    const people = which.map((n) => discord.addMember(`${EVIL[n]}${which.join('')}`));
    const match = await startTable(house, { ...plan, people });
    await playRandomly(house, { channel: plan.channel, match, people });
    await people[0]!.slash(plan.channel, '/leaderboard', { by: 'best' }).outcome;
    await people[0]!.slash(plan.channel, '/stats', { person: people[1]! }).outcome;
    await house.rest();

    const ids = people.map(({ id }) => id);
    const shown = new Set([
      ...discord.messages(plan.channel),
      ...people.flatMap((person) => person.sees(plan.channel)),
    ]);
    for (const message of shown) {
      expect(message.mentionsEveryone).toBe(false);
      expect(message.notified.filter((id) => !ids.includes(id))).toEqual([]);
      expect(message.text).not.toMatch(/[\p{Bidi_Control}\p{Zl}\p{Zp}]/u);
      expect(message.text).not.toMatch(/[^\P{Cc}\n]/u);
      expect(formatted(message)).not.toMatch(
        /@everyone|@here|<@&1>|<@2>|<#3>|\*\*bold|__under|~~gone|\|\|spoiler|`code`|\]\(http(?!s:\/\/discord\.com\/channels\/)/,
      );
      expect(formatted(message)).not.toMatch(/^(?:# head|> quote|- item)/m);
      expect(message.text).not.toMatch(/x{40}/);
    }
    const { seats } = await readStored(house, { match });
    expect(seats.every(({ name }) => name.length > 0 && [...name].length <= 32)).toBe(true);
  }

  /** The text where markdown is read: not in blocks of code. */
  function formatted({ text }: SeenMessage): string {
    return text.replace(/```\n[\s\S]*?```/g, '');
  }
});

describe('a table that nobody plays at any more', () => {
  it('keeps nobody from opening another one', async () => {
    const { channel, people, offered } = planFor(house, ['Ann', 'Ben']);
    const [ann, ben] = people as [DiscordUser, DiscordUser];
    const old = await sitDownTo(house, { channel, people: [ann], offered, bots: 1, pace: 'slow' });
    await openLobby(house, { channel, people: [ann], offered, bots: 0, pace: 'live' });
    const fresh = await sitDownTo(house, { channel, people: [ben], offered, bots: 1, pace: 'slow' });
    await house.rest(channel);
    expect([(await old.stored()).table.status, (await fresh.stored()).table.status]).toEqual(['playing', 'playing']);
    expect((await fresh.stored()).table).toMatchObject({ channelId: channel.id, hostId: ben.id });
    // Each has its own board and menu.
    expect(askedOn(old.board(), people)).toEqual([ann.name]);
    expect(askedOn(fresh.board(), people)).toEqual([ben.name]);
    expect((await answerFrom(ben, await fresh.menu(ben))).ack).toBe('update');
    expect((await fresh.lines()).some((line) => line.startsWith('0 '))).toBe(true);
    expect((await old.lines()).some((line) => line.startsWith('0 '))).toBe(false);
    const lobby = house.discord
      .messages(channel)
      .filter(({ buttons }) => buttons.some(({ label }) => label === 'Join'));
    expect(lobby.map(({ text }) => text.includes(ann.name))).toEqual([true]);
  });

  it('is chosen among several by who ends them, on the message that asked, and is the only one that ends', async () => {
    const { channel, people, offered } = planFor(house, ['Ann']);
    const [ann] = people as [DiscordUser];
    const match = await sitDownTo(house, { channel, people: [ann], offered, bots: 1, pace: 'slow' });
    await openLobby(house, { channel, people: [ann], offered, bots: 0, pace: 'live' });
    const asked = (await ann.slash(channel, `/${offered.game} end`).outcome).message!;
    expect(asked.buttons.map(({ customId }) => customId?.split(':')[0])).toEqual(['ending', 'ending']);
    const lobby = asked.buttons.find(({ label }) => label.includes('not begun yet'))!;
    const sure = await ann.press(asked, lobby.customId!).outcome;
    expect([sure.ack, sure.message!.id]).toEqual(['update', asked.id]);
    expect(sure.message!.text).toContain('Close this lobby?');
    const close = sure.message!.buttons.find(({ customId }) => customId?.startsWith('close:') === true)!;
    expect((await ann.press(sure.message!, close.customId!).outcome).message!.text).toBe('The lobby is closed.');
    // The same button of a message that is gone does nothing more, and the match goes on.
    expect((await match.stored()).table.status).toBe('playing');
    const again = (await ann.slash(channel, `/${offered.game} end`).outcome).message!;
    expect(again.buttons.map(({ customId }) => customId)).toEqual([`end:${match.match}:alone`]);
  });

  it('is closed by all who play there together, or by someone who manages the server, always after a question', async () => {
    const { discord } = house;
    const { game } = gamesAt(house)[0]!;
    const moderator = discord.addMember('Moderator', { permissions: Bits.ManageGuild });
    const stranger = discord.addMember('Passer-by');
    for (const closer of ['players', 'moderator'] as const) {
      const { channel, people, match } = await sitDown(house, ['Ann', 'Ben']);
      const end = async (person: DiscordUser): Promise<string> => {
        const { ack, message } = await person.slash(channel, `/${game} end`).outcome;
        expect([ack, message?.ephemeral]).toEqual(['message', true]);
        const sure = message!.buttons.find(({ customId }) => customId?.startsWith(`end:${match}`) === true);
        return sure === undefined
          ? message!.text
          : (await person.press(message!, sure.customId!).outcome).message!.text;
      };
      expect(await end(stranger)).toMatch(/^Only those who play/);
      if (closer === 'players') {
        expect(await end(people[0]!)).toContain('1 of 2 agree');
        const board = await people[1]!.waitFor(channel, ({ text }) => text.includes('1 of 2 agree to end'));
        expect(board.text).not.toContain(`${people[0]!.name} agree`);
      }
      expect((await readStored(house, { match })).table.status).toBe('playing');
      const closing = closer === 'players' ? people[1]! : moderator;
      expect(await end(closing)).toBe('The match was closed without a result.');
      expect((await readStored(house, { match })).table.status).toBe('void');
      const why = closer === 'players' ? 'Everybody who was present agreed' : 'manages the server';
      // The board says no more than that it was cut off, and a message of its own why.
      for (const told of ['not played to the end', why])
        await people[1]!.waitFor(channel, ({ text, ephemeral }) => !ephemeral && text.includes(told), { what: told });
      expect(await end(moderator)).toBe('There is no open table of this game in this channel.');
    }
    expect(discord.messages(discord.addChannel('other'))).toEqual([]);
  });

  it('is not the newest one but the one that was meant, where somebody leaves who sits in two lobbies', async () => {
    const { channel, people } = planFor(house, ['Ann']);
    const [offered, ann] = [gamesAt(house)[0]!, people[0]!];
    const plan = { channel, people: [ann], offered, bots: 0, pace: 'live' };
    const older = tableOfLobby(await openLobby(house, plan));
    const newer = tableOfLobby(await openLobby(house, plan));
    const { message: asked } = await ann.slash(channel, `/${offered.game} leave`).outcome;
    expect(asked?.ephemeral).toBe(true);
    expect(asked?.buttons.map(({ customId }) => customId)).toEqual([`leave:${newer}`, `leave:${older}`]);
    expect(new Set(asked?.buttons.map(({ label }) => label)).size).toBe(2);
    const statuses = () =>
      Promise.all([older, newer].map(async (table) => (await readStored(house, { table })).table.status));
    expect(await statuses()).toEqual(['lobby', 'lobby']);
    const { ack, message } = await ann.press(asked!, `leave:${older}`).outcome;
    expect([ack, message?.text, message?.buttons]).toEqual(['update', 'You have left the table.', []]);
    expect(await statuses()).toEqual(['cancelled', 'lobby']);
    await ann.waitFor(channel, ({ text }) => text.includes('the lobby was closed'));
  });

  it('is a lobby that its host leaves: the next one hosts it, and the last one closes it', async () => {
    const { lobby, people, table } = await waitForPlayers(house, ['Ann', 'Ben']);
    const [ann, ben] = people as [DiscordUser, DiscordUser];
    await ben.press(lobby, `join:${table}`).outcome;
    await ann.press(lobby, `leave:${table}`).outcome;
    expect((await readStored(house, { table })).table.hostId).toBe(ben.id);
    const { message } = await ben.press(lobby, `leave:${table}`).outcome;
    expect(message?.text).toContain('the lobby was closed');
    expect(message?.buttons).toEqual([]);
  });
});

it('and all of it without a wrong body, an unanswered press or a complaint', async () => {
  await house.discord.settle({ quietMs: 500 });
  expectAnsweredOnce(house);
  expectClean(house);
});
