import type { DiscordUser } from 'local-discord';
import { expect } from 'vitest';
import { boardOf, menuOn, offersOn } from '../play/players.js';
import { askedOn } from './asked.js';
import type { House } from './house.js';
import { amongSeveral, livingMenusOf } from './living-menus.js';
import { answerFrom, type Sitting } from './sitting.js';

/** Whom to look at, and where. */
export type AtTable = Pick<Sitting, 'channel' | 'people' | 'match'>;

/**
 * When the bot has sent all there is to say: whoever the board asks has one menu beneath it, and nobody has two. Those
 * who are to be `called` have none; the board mentions them instead.
 */
export async function expectOneMenuEach(
  house: House,
  { channel, people, match }: AtTable,
  called: readonly DiscordUser[] = [],
): Promise<void> {
  await house.rest(channel);
  const board = boardOf(house.discord.messages(channel), match);
  const asked = board === null ? [] : askedOn(board, people);
  expect(asked).not.toEqual([]);
  const menus = livingMenusOf(house.discord, people, [channel]).filter((menu) => menu.match === match);
  expect(amongSeveral(menus)).toEqual([]);
  expect(menus.filter(({ isInPlace }) => !isInPlace)).toEqual([]);
  const without = asked.filter((name) => !menus.some(({ person }) => person === name));
  expect(without).toEqual(called.map(({ name }) => name));
  expect(board!.notified).toEqual(expect.arrayContaining(called.map(({ id }) => id)));
}

/** Whoever is asked answers on the menu that they have, and opens none. */
export async function answerOnMenus({ channel, people, match }: AtTable): Promise<void> {
  for (const person of people) {
    const menu = menuOn(person.sees(channel), match);
    const offers = menu === undefined ? [] : offersOn(menu);
    if (offers.length > 0 && !offers.some(({ standing }) => standing)) await answerFrom(person, menu!);
  }
}
