import { PermissionFlagsBits as Bits } from 'discord.js';
import type { ChannelRef, DiscordUser, SeenMessage } from 'local-discord';
import { EVERYONE, sleepWithoutDrift } from 'local-discord';
import { describe, expect } from 'vitest';
import { readStored } from '../play/as-bot.js';
import { boardOf, menuOn, offersOn, pressOffer, resultOf } from '../play/players.js';
import { PARKED_TIME } from '../src/table/pace.js';
import { openToPlayAlone, playAlone, type Solo } from './alone.js';
import { expectAnsweredOnce, expectClean, recordOf, refereeOn } from './checks.js';
import type { House } from './house.js';
import { housed, housedApart } from './housed.js';
import { expire, passTime } from './pass-time.js';
import { playRandomly } from './playing.js';
import { proofOn } from './proofs.js';
import { appears, gamesAt, idsOn } from './tables.js';
import { keepWritten } from './written.js';

/** What is said of several people, and has no place where somebody plays alone. */
const OF_OTHERS =
  /Waiting for|\(away\)|place with|1st|🏆|🥇|votes? of|Take the seat|Let a bot play|Everyone:|⏳|Rematch|host presses/;

function wordsOf({ content, embeds, buttons }: SeenMessage): string {
  const told = embeds.flatMap(({ description, fields }) => [
    description ?? '',
    ...(fields ?? []).flatMap(({ name, value }) => [name, value]),
  ]);
  return [content, ...told, ...buttons.map(({ label }) => label)].join('\n');
}

/** All that Ann can read of the match, public and private. */
function screenOf(ann: DiscordUser, channel: ChannelRef, { lobby }: Solo): string {
  return ann
    .sees(channel)
    .filter(({ id }) => id !== lobby.id)
    .map(wordsOf)
    .join('\n');
}

function arrive(house: House, to = 'play'): { readonly ann: DiscordUser; readonly channel: ChannelRef } {
  return { ann: house.discord.addMember(`Ann to ${to}`), channel: house.discord.addChannel(`alone-${to}`) };
}

/** The menu that came by itself when the match began. */
function menuIn({ discord }: House, ann: DiscordUser, channel: ChannelRef, { match }: Solo): Promise<SeenMessage> {
  return discord.until(
    () => {
      const menu = menuOn(ann.sees(channel), match);
      return menu !== undefined && offersOn(menu).length > 0 ? menu : null;
    },
    { what: 'the menu of who plays alone' },
  );
}

/** Plays to the end. */
async function finish(house: House, ann: DiscordUser, channel: ChannelRef, { match }: Solo): Promise<SeenMessage> {
  const [result] = await playRandomly(house, { channel, match, people: [ann] });
  return result!;
}

describe('alone', () => {
  for (const way of ['one seat', 'button'] as const)
    housed(`a match is begun by ${way}, and played to a result in each game`, async ({ house }) => {
      for (const { game } of gamesAt(house)) {
        const { ann, channel } = arrive(house, game);
        const solo = await playAlone(house, { channel, game, person: ann, way, bots: 1, word: 'luck' });
        expect(proofOn(solo.lobby).seal, 'the seal stands in the lobby before').not.toBeNull();
        const menu = await menuIn(house, ann, channel, solo);
        expect(menu.text).toContain('Your turn');
        const board = await house.discord.until(() => boardOf(ann.sees(channel), solo.match));
        expect(board.notified, 'nobody is called who is there').toEqual([]);
        await house.rest();
        expect(screenOf(ann, channel, solo)).not.toMatch(OF_OTHERS);

        const result = await finish(house, ann, channel, solo);
        const verdict = await refereeOn(await recordOf(house, solo.match));
        const points = String(verdict.scores[0]).replace('-', '−');
        expect(verdict).toMatchObject({ seats: 1, over: true, winners: [0] });
        expect(result.content).toMatch(new RegExp(`^## .*Ann.*: ${points} points?$`, 'm'));
        expect(result.content).toContain(`Alone: 1 match · best ${points} · average ${points}`);
        expect(wordsOf(result)).not.toMatch(OF_OTHERS);
        const { match } = await readStored(house, { match: solo.match });
        expect(match!.salt).toBe(`${solo.lobby.id},luck`);
        expect(proofOn(result)).toMatchObject({ seal: proofOn(solo.lobby).seal, secret: match!.secret });
        await ann.waitFor(channel, ({ text, ephemeral }) => ephemeral && text.includes('The match is over'));

        const idsBefore = new Set(idsOn(ann.sees(channel)));
        await ann.press(result, 'Play again').outcome;
        const plan = { channel, offered: { game, least: 2, most: 2 }, people: [ann], bots: 0, pace: 'live' };
        const again = await appears(house, plan, { start: 'begin:', idsBefore });
        expect(again.message.buttons.map(({ label }) => label)).toEqual(['Start', 'Close', '🍀 Lucky word', 'Rules']);
        await ann.press(again.message, 'Close').outcome;
      }
      expectClean(house);
      expectAnsweredOnce(house);
    });

  housed('nobody plays whom somebody has joined meanwhile', async ({ house }) => {
    const { ann, channel } = arrive(house);
    const ben = house.discord.addMember('Ben');
    const game = gamesAt(house)[0]!.game;
    const lobby = await openToPlayAlone({ channel, game, person: ann, way: 'button' });
    const alone = idsOn([lobby]).find((id) => id.startsWith('alone:'))!;
    await ben.press(lobby, 'Join').outcome;
    await ann.waitFor(
      channel,
      ({ id, buttons }) => id === lobby.id && buttons.every(({ customId }) => customId !== alone),
    );
    const { message } = await house.discord.rawPress(ann, { message: lobby, customId: alone }).outcome;
    expect(message!.text).toContain('Somebody else sits at this table by now');
    expectClean(house);
  });

  housed('no series can be asked for, and no bot', async ({ house }) => {
    const { ann, channel } = arrive(house);
    const game = gamesAt(house)[0]!.game;
    const told = async (options: Record<string, number>): Promise<string> =>
      (await ann.slash(channel, `/${game} start`, { seats: 1, ...options }).outcome).message!.text;
    expect(await told({ games: 3 })).toContain('Alone you play one match at a time');
    expect(await told({ bots: 1 })).toBe('With one seat you play alone, without bots.');
    expectClean(house);
  });

  housed('time turns against nobody, and after three weeks without them the match is closed', async ({ house }) => {
    const { ann, channel } = arrive(house);
    const game = gamesAt(house)[0]!.game;
    const solo = await playAlone(house, { channel, game, person: ann, way: 'one seat' });
    await menuIn(house, ann, channel, solo);
    await house.rest();
    const before = await readStored(house, { match: solo.match });
    await passTime(house, PARKED_TIME - 60 * 60_000);
    await house.rest();
    const after = await readStored(house, { match: solo.match });
    expect([after.lines, after.table.status, after.seats[0]!.missed]).toEqual([before.lines, 'playing', 0]);

    const board = boardOf(ann.sees(channel), solo.match)!;
    const { message: menu } = await ann.press(board, `sheet:${solo.match}`).outcome;
    await pressOffer(ann, offersOn(menu!)[0]!).outcome;
    expect((await readStored(house, { match: solo.match })).lines.length).toBeGreaterThan(before.lines.length);
    await house.rest();
    await passTime(house, PARKED_TIME + 60_000);
    // A bot that was down for so long gives everybody a day more.
    expect((await readStored(house, { match: solo.match })).table.status).toBe('playing');
    const isClosed = async (): Promise<boolean> =>
      (await readStored(house, { match: solo.match })).match!.status === 'void';
    for (; !(await isClosed()); await sleepWithoutDrift(3_000)) expire(house);
    await house.discord.until(() =>
      ann.sees(channel).some(({ text }) => text.includes('Nobody came back for three weeks')),
    );
  });

  housedApart('a bot that is killed in the midst loses nothing, and the match goes on', async ({ house }) => {
    const { ann, channel } = arrive(house);
    const game = gamesAt(house)[0]!.game;
    const solo = await playAlone(house, { channel, game, person: ann, way: 'button' });
    const menu = await menuIn(house, ann, channel, solo);
    await pressOffer(ann, offersOn(menu)[0]!).outcome;
    const { lines } = await readStored(house, { match: solo.match });
    await house.kill();
    await house.start();
    expect((await readStored(house, { match: solo.match })).lines).toEqual(lines);
    await finish(house, ann, channel, solo);
    expect((await refereeOn(await recordOf(house, solo.match))).over).toBe(true);
  });

  housed('a match has its thread where matches have them', async ({ house }) => {
    const { ann, channel } = arrive(house);
    const { discord } = house;
    discord.setRolePermissions('everyone', EVERYONE | Bits.CreatePublicThreads);
    const boss = discord.addMember('Boss', { permissions: Bits.ManageGuild });
    const { message: settings } = await boss.slash(channel, '/settings server').outcome;
    await boss.press(settings!, 'set:server-threads-on').outcome;
    for (const way of ['one seat', 'button'] as const) {
      const solo = await playAlone(house, { channel, game: gamesAt(house)[0]!.game, person: ann, way });
      const thread = { ...channel, id: solo.lobby.id };
      const board = await discord.until(() => boardOf(ann.sees(thread), solo.match), { what: 'a board in the thread' });
      expect(board.notified).toEqual([ann.id]);
      const result = await finish(house, ann, thread, solo);
      expect(result.channelId).toBe(thread.id);
    }
    expectClean(house);
  });

  housed('sheets are told as text where there are no pictures', async ({ house }) => {
    const { ann, channel } = arrive(house);
    keepWritten(house.discord, channel);
    for (const { game } of gamesAt(house)) {
      const solo = await playAlone(house, { channel, game, person: ann, way: 'one seat' });
      await menuIn(house, ann, channel, solo);
      await house.rest();
      expect(screenOf(ann, channel, solo)).not.toMatch(OF_OTHERS);
      const result = await finish(house, ann, channel, solo);
      expect(wordsOf(result)).not.toMatch(OF_OTHERS);
      expect(resultOf(ann.sees(channel), solo.match)!.embeds[0]!.fields).toHaveLength(1);
    }
    expectClean(house);
  });

  housed('a match that is given up has no result and counts nowhere', async ({ house }) => {
    const { ann, channel } = arrive(house);
    const game = gamesAt(house)[0]!.game;
    for (const command of ['leave', 'end']) {
      const solo = await playAlone(house, { channel, game, person: ann, way: 'one seat' });
      const asked = (await ann.slash(channel, `/${game} ${command}`).outcome).message!;
      expect(asked.text).toContain('counts for nothing');
      await ann.press(asked, asked.buttons[0]!.customId!).outcome;
      const ended = await ann.waitFor(
        channel,
        ({ text, ephemeral }) => !ephemeral && text.includes('given up before its end'),
      );
      expect(ended.buttons.map(({ label }) => label)).toContain('Play again');
      const { match, table } = await readStored(house, { match: solo.match });
      expect([match!.status, table.status]).toEqual(['void', 'void']);
      await house.rest();
    }
    const { message } = await ann.slash(channel, '/stats').outcome;
    expect(message!.text).toContain('No matches in this server yet.');
    expectClean(house);
  });
});
