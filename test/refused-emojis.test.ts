import type { DiscordUser, SeenMessage } from 'local-discord';
import { expect, onTestFinished, test } from 'vitest';
import { SQUARES } from '../src/text/dice.js';
import { TELLS_OF_DICE, untilDiceAreKnown } from './dice-known.js';
import { buildHouseInProcess } from './in-process.js';
import { answerFrom, sitDown } from './sitting.js';
import { PATIENT } from './support/discord-harness.js';

const EMOJIS = '/applications/:application/emojis';
const BLANK = /^[a-z]0_/;

/** What stands before the words of the entries: blank dice, or squares. */
function signsOn({ buttons }: SeenMessage): 'dice' | 'squares' | 'mixed' {
  const signs = buttons.flatMap(({ emoji }) => (emoji === null ? [] : [emoji]));
  expect(signs).not.toEqual([]);
  if (signs.every((sign) => BLANK.test(sign))) return 'dice';
  return signs.every((sign) => Object.values(SQUARES).includes(sign)) ? 'squares' : 'mixed';
}

test('where the dice are deleted in the middle of a match nothing is lost: menus and answers come with squares, and later the dice are back', async () => {
  const house = await buildHouseInProcess({ env: TELLS_OF_DICE });
  onTestFinished(() => house.close());
  const { discord } = house;
  discord.addGuild('Game night');
  await house.start();
  await untilDiceAreKnown(house);
  const { people, menu, board, lines, channel } = await sitDown(house, ['Ann', 'Ben']);
  const [ann, ben] = people as readonly [DiscordUser, DiscordUser];
  const menus = [await menu(ann), await menu(ben)] as const;
  expect(menus.map(signsOn)).toEqual(['dice', 'dice']);

  const look = discord.fault({ method: 'GET', route: EMOJIS, when: 'before', status: 503, times: Infinity });
  for (const emoji of discord.emojis.filter(({ name }) => BLANK.test(name))) discord.removeEmoji(emoji);
  const before = await lines();
  for (const [n, person] of people.entries()) {
    const { ack, message } = await answerFrom(person, menus[n]!, 0);
    expect([ack, message === null]).toEqual(['update', false]);
  }
  await house.rest();
  // Each answer stands in the record, and all have been told of the next step.
  expect((await lines()).length).toBeGreaterThanOrEqual(before.length + people.length);
  const now = [await menu(ann), await menu(ben)];
  expect(now.filter(({ buttons }) => buttons.some(({ emoji }) => emoji !== null)).map(signsOn)).not.toContain('dice');
  expect(discord.refused.map(({ problems }) => [...new Set(problems.map(({ rule }) => rule))])).toEqual(
    discord.refused.map(() => ['missing-emoji']),
  );
  expect(discord.refused.length).toBeGreaterThan(0);
  const refusedThen = discord.refused.length;

  look.lift();
  await expect.poll(() => discord.emojis.filter(({ name }) => BLANK.test(name)), PATIENT).toHaveLength(7);
  await expect
    .poll(async () => {
      const shown = [await menu(ann), await menu(ben)].filter(({ buttons }) => buttons.some(({ emoji }) => emoji));
      return new Set(shown.map(signsOn));
    }, PATIENT)
    .toEqual(new Set(['dice']));
  expect(discord.refused).toHaveLength(refusedThen);
  expect(discord.messages(channel).filter(({ id }) => id === board().id)).toHaveLength(1);
});
