import type { ChannelRef, DiscordUser, SeenMessage } from 'local-discord';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readStored } from '../play/as-bot.js';
import { expectAnsweredOnce, expectClean } from './checks.js';
import type { House } from './house.js';
import { openHouseInProcess } from './in-process.js';
import { checkedBy, expectProof, proofOn, typeWord } from './proofs.js';
import { sitDown, waitForPlayers } from './sitting.js';
import { gamesAt } from './tables.js';
import { keepWritten } from './written.js';

let house: House;
beforeAll(async () => {
  house = await openHouseInProcess();
});
afterAll(async () => {
  expectClean(house);
  expectAnsweredOnce(house);
  await house.close();
});

const NO_SEAT = 'You have no seat at this table. Press Join to take one.';
const TOO_LATE = 'The match has begun: a lucky word counts only before. Type one before the next match.';

/** A lobby in which Ann and Ben sit, and Ben has typed a word. */
async function lobbyWithWord() {
  const { lobby, people, table } = await waitForPlayers(house, ['Ann', 'Ben']);
  const [ann, ben] = people as [DiscordUser, DiscordUser];
  await ben.press(lobby, 'Join').outcome;
  await typeWord(ben, lobby, 'of Ben');
  const now = (): SeenMessage => ann.sees(lobby.channelId).find(({ id }) => id === lobby.id)!;
  return { lobby, table, ann, ben, now, words: () => proofOn(now()).words };
}

/** What somebody is told alone. */
async function toldTo(pressed: ReturnType<DiscordUser['submitModal']>): Promise<string> {
  const { ack, message } = await pressed.outcome;
  expect([ack, message?.ephemeral]).toEqual(['message', true]);
  return message!.text;
}

describe('a lucky word', () => {
  test('can be changed, of which the dialogue shows what it is, and taken back', async () => {
    const { lobby, ben, words } = await lobbyWithWord();
    await ben.press(lobby, /Lucky word/).outcome;
    expect(ben.modal?.fields).toMatchObject([{ prefilled: 'of Ben', required: false, maxLength: 32 }]);
    await ben.submitModal({ word: 'another' }).outcome;
    expect(words()).toEqual(['another']);
    await typeWord(ben, lobby, '');
    expect(words()).toEqual([]);
    for (const nothing of [' , ', '\u200b'])
      expect((await typeWord(ben, lobby, nothing)).message?.text).not.toContain('🍀');
    expect(words()).toEqual([]);
  });

  test('is taken from nobody who has no seat, who is told so, and nothing changes', async () => {
    const { lobby, table, words } = await lobbyWithWord();
    await house.rest({ id: lobby.channelId });
    const before = await readStored(house, { table });
    const stranger = house.discord.addMember('Stranger');
    expect(await toldTo(stranger.press(lobby, /Lucky word/))).toBe(NO_SEAT);
    expect(stranger.modal).toBeNull();
    expect(words()).toEqual(['of Ben']);
    expect(await readStored(house, { table })).toEqual(before);
  });

  test('that is typed by who has left meanwhile is not taken either', async () => {
    const { lobby, table, ben, now, words } = await lobbyWithWord();
    await ben.press(lobby, /Lucky word/).outcome;
    await house.discord.rawPress(ben, { message: now(), customId: `leave:${table}` }).outcome;
    expect(await toldTo(ben.submitModal({ word: 'late' }))).toBe(NO_SEAT);
    expect(words()).toEqual([]);
    expect((await readStored(house, { table })).seats.map(({ word }) => word)).toEqual([null]);
  });

  test('counts only before the start, as who presses or types later is told', async () => {
    const { lobby, table, ann, ben, now, words } = await lobbyWithWord();
    await ben.press(lobby, /Lucky word/).outcome;
    const open = now();
    await ann.press(lobby, `begin:${table}`).outcome;
    const { match } = await readStored(house, { table });
    expect(match!.salt).toBe(`${lobby.id},of Ben`);
    expect(await toldTo(ben.submitModal({ word: 'late' }))).toBe(TOO_LATE);
    expect(await toldTo(house.discord.rawPress(ben, { message: open, customId: `lucky:${table}` }))).toBe(TOO_LATE);
    await house.rest({ id: lobby.channelId });
    expect(words()).toEqual(['of Ben']);
    expect((await readStored(house, { table })).match).toEqual(match);
  });
});

describe('/verify', () => {
  let ann: DiscordUser;
  let channel: ChannelRef;
  beforeAll(() => {
    ann = house.discord.addMember('Ann of all servers');
    channel = house.discord.addChannel('questions');
  });
  const verify = (match: string, where = channel) => checkedBy(ann, where, ann.slash(where, '/verify', { match }));
  const unknown = (match: string) => ({
    text: `There is no match ${match} in this server. The id of a match stands at the foot of its result.`,
    file: null,
  });

  test('of an id that is none, or of a match of another server, says that there is none here', async () => {
    expect(await verify('nosuchmatch')).toEqual(unknown('nosuchmatch'));
    expect(await verify('**@everyone**')).toEqual(unknown('\\*\\*\\@\u200beveryone\\*\\*'));
    const { match, people, channel: at } = await sitDown(house, ['Cid'], 1);
    const guild = house.discord.addGuild('Another server');
    house.discord.addMember(ann.name, { guild });
    const there = house.discord.addChannel('there', { guild });
    expect(await verify(match, there)).toEqual(unknown(match));
    await endAlone(people[0]!, at, match);
    expect(await verify(match, there)).toEqual(unknown(match));
  });

  test('of a match that is on tells no secret, and of one that is closed tells whoever asks all there is to check', async () => {
    const { match, people, channel: at, stored } = await sitDown(house, ['Cid'], 1);
    const { secret } = (await stored()).match!;
    const { text, file } = await verify(match);
    expect(text).toContain('match is still on. Its dice are sealed; the secret is shown once it is over');
    expect([file, text.includes(secret!)]).toEqual([null, false]);

    await endAlone(people[0]!, at, match);
    await house.rest(at);
    const ended = proofOn(house.discord.messages(at).at(-1)!);
    const checked = await verify(match);
    expect(checked.text).toMatch(/^✅ .*\nTo check it yourself, save both files/);
    expectProof(checked.file, ended);
    expect(ended.secret).toBe(secret);
  });

  test('where the bot may attach no files says what comes of the check, and offers none', async () => {
    const { match, people, channel: at } = await sitDown(house, ['Cid'], 1);
    await endAlone(people[0]!, at, match);
    keepWritten(house.discord, at);
    const { text, file } = await verify(match, at);
    expect(text).toMatch(/^✅ /);
    expect([file, text.includes('To check it yourself')]).toEqual([null, false]);
  });
});

/** Closes the match of one who plays against bots. */
async function endAlone(person: DiscordUser, channel: ChannelRef, match: string): Promise<void> {
  const asked = (await person.slash(channel, `/${gamesAt(house)[0]!.game} end`).outcome).message!;
  await person.press(asked, new RegExp(`^end:${match}`)).outcome;
  expect((await readStored(house, { match })).match!.status).toBe('void');
}
