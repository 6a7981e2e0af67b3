import Database from 'better-sqlite3';
import type { ChannelRef, DiscordUser, SeenMessage } from 'local-discord';
import { sleepWithoutDrift } from 'local-discord';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readStored } from '../play/as-bot.js';
import { boardOf, menuOn } from '../play/players.js';
import type { Pace } from '../src/settings/settings.js';
import { answerSurely } from './asked.js';
import { expectClean, recordOf } from './checks.js';
import type { House } from './house.js';
import { buildHouseInProcess } from './in-process.js';
import { type AtTable, expectOneMenuEach } from './one-menu.js';
import { expire, letTimeRunOut } from './pass-time.js';
import { WAITING } from './patience.js';
import { playInto } from './play-into.js';

let house: House;
let guildId: string;
let channel: ChannelRef;
let ada: DiscordUser;
let ben: DiscordUser;

beforeEach(async () => {
  house = await buildHouseInProcess();
  guildId = house.discord.addGuild('Games').id;
  channel = house.discord.addChannel('table');
  [ada, ben] = [house.discord.addMember('Ada'), house.discord.addMember('Ben')];
});
afterEach(() => house.close());

/** A match of Ada and Ben, and who else there is, whose first throw lies on the table. */
async function begun(pace: Pace = 'slow', others: readonly DiscordUser[] = []): Promise<string> {
  const [match] = await playInto(house.database, [
    { guildId, channelId: channel.id, people: [ada, ben, ...others], pace, throws: [['1 2 3 4 5 6']] },
  ]);
  return match!;
}

function at(match: string): AtTable {
  return { channel, people: [ada, ben], match };
}

function dueAt(): number | null {
  const sqlite = new Database(house.database, { readonly: true, timeout: 5_000 });
  const due = sqlite.prepare<[], number | null>('select due_at from tables').pluck().get();
  sqlite.close();
  return due ?? null;
}

/** Until when a board says that answers are awaited. */
function dueOn({ text }: SeenMessage): number {
  return Number(/<t:(\d+):R>/.exec(text)?.[1]) * 1_000;
}

/** The board of the match to answer on, once it has all of these words on it. */
function current(match: string, ...words: readonly string[]): Promise<SeenMessage> {
  return house.discord.until(
    () => {
      const board = boardOf(ada.sees(channel), match);
      return board !== null && words.every((word) => board.text.includes(word)) ? board : null;
    },
    { what: words.join(', ') },
  );
}

/** The newest public message that has all of these words on it. */
function shown(...words: readonly string[]): Promise<SeenMessage> {
  return ada.waitFor(channel, ({ text, ephemeral }) => !ephemeral && words.every((word) => text.includes(word)), {
    what: words.join(', '),
  });
}

async function answer(person: DiscordUser, match: string, word: string): Promise<void> {
  const board = await house.discord.until(() => boardOf(person.sees(channel), match));
  const { message } = await person.press(board, `sheet:${match}`).outcome;
  await answerSurely(person, message!, word);
}

test('who does not answer passes, then is away; with nobody there the match waits, and a press on My sheet brings it back', async () => {
  const match = await begun();
  await house.start();

  await answer(ada, match, 'w-pass');
  await letTimeRunOut(house);
  await current(match, '(Ada)', 'cross white + colour?', 'Ada: pass', 'Ben: pass (time up)');
  await answer(ada, match, 'c-pass');

  await current(match, '(Ben)', `**Ada and <@${ben.id}>: cross `);
  await answer(ada, match, 'w-pass');
  await letTimeRunOut(house);
  // Ben has missed twice in a row: it is not even asked what he would cross in his own action 2.
  await current(match, '(Ada)', '(away)', '**Ada: cross ');
  await current(match, 'Ada: pass', 'pass (time up)');

  await letTimeRunOut(house);
  await current(match, ': cross white + colour?**');
  await letTimeRunOut(house);
  const parked = await current(match, 'waiting for the players');
  expect(parked.text).not.toContain('⏳');
  const record = await recordOf(house, match);
  expect(dueAt()).toBeGreaterThan(Date.now() + 20 * 24 * 3_600_000);
  await sleepWithoutDrift(2_500);
  expect(await recordOf(house, match)).toBe(record);

  const { message: menu } = await ben.press(parked, `sheet:${match}`).outcome;
  expect(menu?.text).toContain('**Your turn: cross ');
  const back = await current(match, '(Ben)', '(away)', '**Ben: cross ');
  expect(back.text.match(/\(away\)/g)).toHaveLength(1);
  await ada.press(back, `sheet:${match}`).outcome;
  await house.discord.until(() => boardOf(ada.sees(channel), match)?.text.includes('(away)') === false);
  await expectOneMenuEach(house, at(match));
  expectClean(house);
});

test('on the board of who is away stands a button that lets a bot play for them: a vote of most, at once the host’s', async () => {
  const cid = house.discord.addMember('Cid');
  const match = await begun('slow', [cid]);
  await house.start();
  for (const person of [ada, cid]) await answer(person, match, 'w-pass');
  await letTimeRunOut(house);
  await current(match, '(Ada)', '**Ada: cross white + colour?');
  await answer(ada, match, 'c-pass');
  await current(match, '(Ben)');
  for (const person of [ada, cid]) await answer(person, match, 'w-pass');
  await letTimeRunOut(house);
  const button = 'Let a bot play for Ben';
  const away = await current(match, '(Cid)', '(away)');
  expect(away.buttons.map(({ label }) => label)).toContain(button);

  expect((await cid.press(away, button).outcome).message?.text).toContain('Your vote counts: 1 of 2');
  const voted = await current(match, '1 of 2 votes to have Ben replaced');
  expect((await ada.press(voted, button).outcome).message?.text).toContain('Done: Bot for Ben');
  const replaced = await current(match, 'Ben was away for long and was replaced.');
  expect(replaced.buttons.map(({ label }) => label)).not.toContain(button);
  expectClean(house);
});

test('in a live match a bot plays for who has missed two answers in a row and was called, until one press brings them back', async () => {
  const match = await begun('live');
  const givenForBen = async (): Promise<readonly string[]> =>
    (await readStored(house, { match })).lines.flatMap(({ text, giver }) => (text.startsWith('1 ') ? giver : []));
  await house.start();

  await answer(ada, match, 'w-pass');
  await letTimeRunOut(house);
  await expect.poll(givenForBen, WAITING).toEqual(['clock']);
  await answer(ada, match, 'c-pass');
  await expectOneMenuEach(house, at(match), [ben]);
  await answer(ada, match, 'w-pass');
  await letTimeRunOut(house);
  await expect.poll(givenForBen, WAITING).toEqual(['clock', 'clock', 'opponent', 'opponent']);

  const { message: menu } = await ben.press(await current(match, '(Ada)'), `sheet:${match}`).outcome;
  expect(menu?.text).not.toContain('a bot plays for you');
  for (const move of ['w-pass', 'c-pass']) await answer(ada, match, move);
  await current(match, '(Ben)', '**Ada and Ben: cross ');
  await expectOneMenuEach(house, at(match));
  await answerSurely(ben, menuOn(ben.sees(channel), match)!, 'w-pass');
  expect((await givenForBen()).slice(2)).toEqual(['opponent', 'opponent', 'person']);
  expectClean(house);
});

test('whoever is called has half a minute from then, which the board tells', async () => {
  const match = await begun('live');
  await house.start();
  for (const person of [ada, ben]) await answer(person, match, 'w-pass');
  await house.rest(channel);
  const before = await current(match, '**Ada: cross ');
  const sqlite = new Database(house.database, { timeout: 5_000 });
  const now = house.discord.clock.now();
  sqlite.prepare('UPDATE tables SET remind_at = ?, due_at = ?').run(now - 1, now + 20_000);
  sqlite.close();
  const calling = await ada.waitFor(channel, ({ id, notified }) => id !== before.id && notified.includes(ada.id));
  expect(dueOn(calling)).toBeGreaterThan(calling.createdAt + 28_000);
  expectClean(house);
});

test('after a start there is time to answer, however late it is', async () => {
  const match = await begun();
  expire(house);
  await house.start();
  const board = await shown(`**<@${ada.id}> and <@${ben.id}>: cross `);
  expect(dueOn(board)).toBeGreaterThan(Date.now() + 45_000);
  await sleepWithoutDrift(2_500);
  expect(await recordOf(house, match)).toBe('qwixx 2 0\n* 1 2 3 4 5 6\n');
});

test('a lobby in which nobody presses anything is closed', async () => {
  await house.start();
  await ada.slash(channel, '/qwixx start').outcome;
  const lobby = await shown('a table is open');
  await letTimeRunOut(house);
  await shown('the lobby was closed (time up)');
  const { message } = await house.discord.rawPress(ben, {
    message: lobby,
    customId: lobby.buttons.find(({ label }) => label === 'Join')!.customId!,
  }).outcome;
  expect(message).toMatchObject({
    ephemeral: true,
    text: expect.stringContaining('Time was up, so this lobby was closed.'),
  });
  expectClean(house);
});
