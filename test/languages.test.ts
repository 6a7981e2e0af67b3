import { PermissionFlagsBits } from 'discord.js';
import type { DiscordUser, SeenMessage } from 'local-discord';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GAME_NIGHT } from '../play/seed-data.js';
import { tagsOf } from '../src/discord/locale.js';
import { LOCALES } from '../src/games/game.js';
import type { House } from './house.js';
import { openHouseInProcess } from './in-process.js';
import { answerFrom, planFor, sitDownTo } from './sitting.js';

let house: House;
beforeAll(async () => {
  house = await openHouseInProcess();
});
afterAll(() => house.close());

function questionOn(message: SeenMessage | undefined): string {
  return message?.content.split('\n').find((line) => line.startsWith('**')) ?? '';
}

async function setLanguage(
  person: DiscordUser,
  channel: { readonly id: string },
  options: Record<string, string | boolean>,
) {
  const { message } = await person.slash(channel, '/settings language', options).outcome;
  return message?.content;
}

test('everybody at one table has their own language, and the board has the one of the server', async () => {
  const plan = planFor(house, ['Ann', 'Ben']);
  const [ann, ben] = plan.people as [DiscordUser, DiscordUser];
  ann.speak('de');
  ben.speak('fr');
  const sitting = await sitDownTo(house, plan);
  const menus = [await sitting.menu(ann), await sitting.menu(ben)] as const;
  expect(menus.map(questionOn)).toEqual([expect.stringContaining('ankreuzen?'), expect.stringContaining('cocher')]);
  expect(sitting.board().buttons[0]?.label).toBe('My sheet');

  await answerFrom(ann, menus[0]);
  expect(await edited(ben, menus[1])).toContain('cocher');
});

test('what a person sets comes before their client, and Icelandic can be set', async () => {
  const plan = planFor(house, ['Cay', 'Dan']);
  const [cay, dan] = plan.people as [DiscordUser, DiscordUser];
  cay.speak('it');
  expect(await setLanguage(cay, plan.channel, { language: 'is' })).toContain('Íslenska');
  const sitting = await sitDownTo(house, plan);
  const menu = await sitting.menu(cay);
  expect(questionOn(menu)).toContain('krossa yfir');
  // What the others do changes the menu, and not its language.
  await answerFrom(dan, await sitting.menu(dan));
  expect(await edited(cay, menu)).toContain('krossa yfir');

  expect(await setLanguage(cay, plan.channel, { language: 'default' })).toContain('Italiano');
  expect(questionOn(await sitting.menu(cay))).toContain('segnare');
});

test('who may manage the server sets what its new tables speak, and nobody else', async () => {
  const plan = planFor(house, ['Eve', 'Fay']);
  const [eve] = plan.people as [DiscordUser];
  expect(await setLanguage(eve, plan.channel, { language: 'de', server: true })).toContain('manage the server');
  const boss = house.discord.addMember('Boss', { permissions: PermissionFlagsBits.ManageGuild });
  expect(await setLanguage(boss, plan.channel, { language: 'de', server: true })).toContain('Deutsch');
  const sitting = await sitDownTo(house, plan);
  expect(sitting.board().buttons[0]?.label).toBe('Mein Blatt');
  expect(questionOn(await sitting.menu(eve))).toContain('cross');
  expect(await setLanguage(boss, plan.channel, { language: 'default', server: true })).toContain('English');
});

/** The title of that message on the person's screen, once it has been edited. */
async function edited(person: DiscordUser, message: SeenMessage): Promise<string> {
  const now = await house.discord.until(() =>
    person.sees(message.channelId).find(({ id, edits }) => id === message.id && edits > message.edits),
  );
  return questionOn(now);
}

test('on the server of `npm run play` each language of ours that the platform has is spoken by somebody', () => {
  const spoken = GAME_NIGHT.people.map(({ locale }) => locale);
  expect(
    LOCALES.filter((locale) => tagsOf(locale).length > 0 && !tagsOf(locale).some((tag) => spoken.includes(tag))),
  ).toEqual([]);
});
