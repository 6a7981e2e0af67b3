import type { ChannelRef, DiscordUser, SeenMessage } from 'local-discord';
import { afterEach, beforeEach, test } from 'vitest';
import { expectClean } from './checks.js';
import type { House } from './house.js';
import { openHouseInProcess } from './in-process.js';

let house: House;
let channel: ChannelRef;
let ada: DiscordUser;

beforeEach(async () => {
  house = await openHouseInProcess();
  channel = house.discord.addChannel('table');
  ada = house.discord.addMember('Ada');
});
afterEach(() => house.close());

/** The lobby as it is once it has these words on it. */
function lobby(...words: readonly string[]): Promise<SeenMessage> {
  return ada.waitFor(channel, ({ text }) => words.every((word) => text.includes(word)));
}

function selectOn(message: SeenMessage): string {
  return message.selects[0]!.customId;
}

test('from the command to a match with an opponent of a chosen level it is a choice and a tap', async () => {
  await ada.slash(channel, '/qwixx start').outcome;
  const open = await lobby('a table is open');
  await ada.pick(open, selectOn(open), ['easy']).outcome;
  const seated = await lobby('2. Pip 🐣🤖 · Easy');
  await ada.press(seated, seated.buttons.find(({ label }) => label === 'Start')!.customId!).outcome;
  await ada.waitFor(channel, ({ buttons }) => buttons.some(({ label }) => label === 'My sheet'));
  expectClean(house);
});

test('as many of a level as are asked for sit down with the command, and others beside them', async () => {
  await ada.slash(channel, '/qwinto start', { bots: 2, level: 'hard' }).outcome;
  const open = await lobby('2. Hugo 🦉🤖 · Hard', '3. Vega 🐺🤖 · Hard');
  await ada.pick(open, selectOn(open), ['normal']).outcome;
  await lobby('3. Vega 🐺🤖 · Hard', '4. Kit 🦊🤖 · Normal');
  expectClean(house);
});

test('a level alone asks for one opponent, a number alone for those of the usual level', async () => {
  await ada.slash(channel, '/qwixx start', { level: 'easy' }).outcome;
  await lobby('2. Pip 🐣🤖 · Easy');
  await ada.slash(channel, '/qwinto start', { bots: 1 }).outcome;
  await lobby('2. Kit 🦊🤖 · Normal');
  expectClean(house);
});
