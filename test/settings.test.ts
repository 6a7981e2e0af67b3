import { PermissionFlagsBits } from 'discord.js';
import type { ChannelRef, DiscordUser, SeenMessage } from 'local-discord';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAnsweredOnce, expectClean } from './checks.js';
import type { House } from './house.js';
import { housedApart } from './housed.js';
import { openHouseInProcess } from './in-process.js';
import { passTime } from './pass-time.js';
import { WAITING } from './patience.js';
import { waitForPlayers } from './sitting.js';

const MINUTE = 60_000;

let house: House;
let boss: DiscordUser;
let office: ChannelRef;
beforeAll(async () => {
  house = await openHouseInProcess();
  office = house.discord.addChannel('office');
  boss = house.discord.addMember('Boss', { permissions: PermissionFlagsBits.ManageGuild });
});
afterAll(async () => {
  expectClean(house);
  expectAnsweredOnce(house);
  await house.close();
});

async function screenOf(person: DiscordUser, command: string, where = office): Promise<SeenMessage> {
  return (await person.slash(where, command).outcome).message!;
}

/** A match with its first board that begins when all but its host have pressed nothing for so long that they can only be called. */
async function beginAfterLong(
  names: readonly string[],
  meanwhile: (...people: DiscordUser[]) => Promise<void> = async () => undefined,
): Promise<{ readonly people: readonly DiscordUser[]; readonly board: SeenMessage }> {
  const { lobby, people, table } = await waitForPlayers(house, names);
  for (const person of people.slice(1)) await person.press(lobby, `join:${table}`).outcome;
  await meanwhile(...people);
  await passTime(house, 16 * MINUTE);
  await people[0]!.press(lobby, `begin:${table}`).outcome;
  const isBoard = ({ buttons }: SeenMessage) => buttons.some(({ customId }) => customId?.startsWith('sheet:'));
  const board = await people[0]!.waitFor(lobby.channelId, isBoard);
  return { people, board };
}

/** Chooses from a menu of the screen, which then shows what is set. */
async function choose(screen: SeenMessage, id: string, value: string, by = boss): Promise<SeenMessage> {
  const { ack, message } = await by.pick(screen, id, [value]).outcome;
  expect(ack).toBe('update');
  return message!;
}

test('the server’s screen tells what is set and what is the default, and changes at once', async () => {
  let screen = await screenOf(boss, '/settings server');
  expect(screen.text).toContain('**Pace:** live, 60 seconds for an answer (default)');
  screen = await choose(screen, 'set:server-pace', 'slow');
  expect(screen.text).toMatch(/\*\*Pace:\*\* slow, .* \(set here; default: live, .*\)/);
  screen = await choose(screen, 'set:server-language', 'fr');
  expect(screen.text).toContain('Français (set here; default: English)');
  const { message } = await boss.press(screen, 'set:server-defaults').outcome;
  expect(message!.text).not.toContain('set here');
});

test('nobody else may see it, or press what somebody saw', async () => {
  const guest = house.discord.addMember('Guest');
  expect((await screenOf(guest, '/settings server')).text).toContain('may manage the server');
});

test('the pace that is set holds for tables opened without one', async () => {
  await choose(await screenOf(boss, '/settings server'), 'set:server-pace', 'relaxed');
  const channel = house.discord.addChannel('relaxed');
  const guest = house.discord.addMember('Relaxed guest');
  await guest.slash(channel, '/qwixx start').outcome;
  const lobby = await guest.waitFor(channel, ({ buttons }) => buttons.length > 1);
  expect(lobby.text).toContain('Pace: relaxed');
  await boss.press(await screenOf(boss, '/settings server'), 'set:server-defaults').outcome;
});

housedApart(
  'tables open in the channels that are set alone, and who asks elsewhere is told where, also after a crash',
  async ({ house }) => {
    const [here, there] = [house.discord.addChannel('here'), house.discord.addChannel('there')];
    const owner = house.discord.addMember('Owner', { permissions: PermissionFlagsBits.ManageGuild });
    await choose(await screenOf(owner, '/settings server', here), 'set:server-channels', here.id, owner);
    await house.kill();
    await house.start();
    const guest = house.discord.addMember('Guest of two channels');
    const refused = await guest.slash(there, '/qwixx start').outcome;
    expect(refused.message?.text).toContain(`<#${here.id}>`);
    const choice = (await guest.press(await screenOf(guest, '/help', there), 'Play').outcome).message!;
    expect((await guest.press(choice, 'start:qwixx').outcome).message?.text).toBe(refused.message?.text);
    expect(house.discord.messages(there)).toEqual([]);
    await guest.slash(here, '/qwixx start').outcome;
    await guest.waitFor(here, ({ buttons }) => buttons.length > 1);
    // Where the channel has gone, those who can mend it are named.
    house.discord.deleteChannel(here);
    await expect
      .poll(async () => (await guest.slash(there, '/qwixx start').outcome).message?.text, WAITING)
      .toContain('/settings server');
    expectClean(house);
  },
);

test('with mentions off boards name people and call nobody', async () => {
  await boss.press(await screenOf(boss, '/settings server'), 'set:server-mentions-off').outcome;
  const { people, board } = await beginAfterLong(['Ann', 'Ben']);
  expect([board.mentions, board.notified]).toEqual([[], []]);
  expect(board.text).toContain(`**${people[0]!.name} and ${people[1]!.name}: `);
  await boss.press(await screenOf(boss, '/settings server'), 'set:server-mentions-on').outcome;
  const { people: others, board: calling } = await beginAfterLong(['Cid', 'Dan']);
  expect(calling.notified).toEqual([others[1]!.id]);
});

test('who does not want to be mentioned is named by boards like everybody, and the others alone are notified', async () => {
  const setUp = async (_: DiscordUser, eve: DiscordUser): Promise<void> => {
    const { message } = await eve.press(await screenOf(eve, '/settings me'), 'set:me-mentions-off').outcome;
    expect(message!.text).toContain('boards name you without mentioning you (set here');
  };
  const { people, board } = await beginAfterLong(['Dot', 'Eve', 'Fay'], setUp);
  const [dot, eve, fay] = people as [DiscordUser, DiscordUser, DiscordUser];
  expect(board.notified).toEqual([fay.id]);
  expect(board.text).toContain(`**${dot.name}, ${eve.name}, and <@${fay.id}>: `);
});

test('a person’s own screen speaks the language that they choose on it', async () => {
  const guest = house.discord.addMember('Own guest');
  const screen = (await guest.press(await screenOf(guest, '/help'), 'Settings').outcome).message!;
  expect(screen.text).toBe((await screenOf(guest, '/settings me')).text);
  const { message } = await guest.pick(screen, 'set:me-language', ['de']).outcome;
  expect(message!.text).toContain('Deine Einstellungen');
  const written = await guest.press(message!, 'set:me-text').outcome;
  expect(written.message!.text).toContain('als Text');
});
