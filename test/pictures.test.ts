import type { DiscordUser, SeenMessage } from 'local-discord';
import { BOT } from 'local-discord';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { GAMES } from '../src/games/registry.js';
import { askedOn } from './asked.js';
import { expectAnsweredOnce, expectClean } from './checks.js';
import { openHouse, type ProcessHouse } from './house.js';
import { WAITING } from './patience.js';
import { answerFrom, planFor, type Sitting, sitDown, sitDownTo } from './sitting.js';
import { gamesAt } from './tables.js';
import { goOut, waysOut, writeInto } from './ways-out.js';
import { keepWritten } from './written.js';

const SHEET = '```';
const SEATED = ['Ann', 'Ben', 'Cid', 'Dot', 'Eve', 'Fay'];
/** Of so many matches of chance one ends with an answer in any game. */
const SEEDS = 5;

let house: ProcessHouse;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** The message as that person sees it, once it is as it should be. */
function becomes(person: DiscordUser, { channelId, id }: SeenMessage, fits: (message: SeenMessage) => boolean) {
  return person.waitFor(channelId, (message) => message.id === id && fits(message));
}

function isDrawn({ attachments, embeds }: SeenMessage): boolean {
  return attachments.length === 1 && embeds[0]?.image?.url === attachments[0]?.url;
}

function isWritten({ attachments, embeds, text }: SeenMessage): boolean {
  return attachments.length === 0 && embeds[0]?.image === undefined && text.includes(SHEET);
}

/** The board with its picture: one that a busy machine has written has it from the next answer on. */
async function drawnBoard({ board, people, menu }: Sitting): Promise<SeenMessage> {
  const [first, last] = [people[0]!, people.at(-1)!];
  const shown = await becomes(first, board(), (seen) => isDrawn(seen) || isWritten(seen));
  if (isDrawn(shown)) return shown;
  await answerFrom(last, await menu(last));
  return becomes(first, shown, isDrawn);
}

/** The person's menu with its picture: one that a busy machine has written has it when it is opened once more. */
function drawnMenu({ menu }: Sitting, person: DiscordUser): Promise<SeenMessage> {
  return vi.waitFor(async () => {
    const shown = await menu(person);
    expect(isDrawn(shown)).toBe(true);
    return shown;
  }, WAITING);
}

/** How many files were sent to that channel. */
function filesIn({ id }: { readonly id: string }): number {
  const sent = house.discord.log.filter(({ path }) => path.startsWith(`/channels/${id}/`));
  return sent.reduce((sum, { files }) => sum + files.length, 0);
}

test('a board shows everyone’s sheet as a picture, told in the words of the server', async () => {
  const sitting = await sitDown(house, ['Ann', 'Ben']);
  const { attachments, text } = await drawnBoard(sitting);
  expect(attachments[0]).toMatchObject({ contentType: 'image/png', size: { width: 800 } });
  expect(attachments[0]!.description).toMatch(/^Throw: .* Sheet 1, Ann \d+: .* Sheet 2, Ben \d+: /);
  expect(text).not.toContain(SHEET);
});

test('a menu shows the own sheet as a picture, told in the words of its person', async () => {
  const sitting = await sitDown(house, ['Ann', 'Ben']);
  const [ann] = sitting.people as [DiscordUser];
  ann.speak('de');
  const menu = await drawnMenu(sitting, ann);
  expect(menu.attachments[0]!.description).toContain('Dein Blatt');
  // People can see it a moment before the bot knows that it is there.
  await house.rest();
  const { message } = await answerFrom(ann, menu);
  // The answer is there at once; its picture follows.
  expect(isDrawn(message!)).toBe(true);
  await becomes(ann, menu, ({ attachments }) => attachments[0]?.description?.includes('Deine Antwort') === true);
});

test('a picture that did not change is not sent again, not even after a crash', async () => {
  const sitting = await sitDown(house, ['Ann', 'Ben', 'Cid']);
  const [ann, ben] = sitting.people as [DiscordUser, DiscordUser];
  const board = sitting.board();
  await answerFrom(ann, await sitting.menu(ann));
  const answered = await becomes(ann, board, (seen) => !askedOn(seen, sitting.people).includes(ann.name));
  expect(answered.attachments).not.toEqual(board.attachments);
  // Killed before it knows, it would edit the board once more.
  await house.rest();
  await house.kill();
  await house.start();
  const entry = house.discord.log.length;
  const { message: sure } = await ben.slash(sitting.channel, `/${gamesAt(house)[0]!.game} end`).outcome;
  await ben.press(sure!, sure!.buttons.find(({ customId }) => customId?.startsWith('end:'))!.customId!).outcome;
  const later = await becomes(ben, board, ({ edits }) => edits > answered.edits);
  expect(later.attachments).toEqual(answered.attachments);
  const edits = house.discord.log.slice(entry).filter(({ path }) => path.endsWith(`/messages/${board.id}`));
  expect(edits.length).toBeGreaterThan(0);
  expect(edits.flatMap(({ files }) => files)).toEqual([]);
});

test('who wants sheets written gets menus without pictures, and pictures again when they want to', async () => {
  const sitting = await sitDown(house, ['Ann', 'Ben']);
  const [ann, ben] = sitting.people as [DiscordUser, DiscordUser];
  const menu = await drawnMenu(sitting, ann);
  await ann.slash(sitting.channel, '/settings pictures', { sheets: 'text' }).outcome;
  const { message } = await answerFrom(ann, menu);
  expect(isWritten(message!)).toBe(true);
  expect(isWritten(await sitting.menu(ann))).toBe(true);
  await drawnMenu(sitting, ben);
  await ann.slash(sitting.channel, '/settings pictures', { sheets: 'picture' }).outcome;
  await drawnMenu(sitting, ann);
});

test('where the bot may send no files everything is written, until it may', async () => {
  const plan = planFor(house, ['Ann', 'Ben']);
  keepWritten(house.discord, plan.channel);
  const sitting = await sitDownTo(house, plan);
  const [ann, ben] = sitting.people as [DiscordUser, DiscordUser];
  const menu = await sitting.menu(ann);
  expect([sitting.board(), menu].map(isWritten)).toEqual([true, true]);
  const { message } = await answerFrom(ann, menu);
  expect(isWritten(message!)).toBe(true);
  await house.rest();
  expect(filesIn(plan.channel)).toBe(0);
  house.discord.setPermissions(plan.channel, BOT);
  await drawnMenu(sitting, ben);
});

describe('every game', () => {
  /** A match of each at its last step, so that it is soon over. */
  const endings = GAMES.map((game) => waysOut(game, SEEDS)[0]!);
  const places: { readonly channel: string; readonly match: string }[] = [];
  let seated: readonly DiscordUser[];
  beforeAll(async () => {
    await house.stop();
    seated = SEATED.map((name) => house.discord.addMember(name));
    for (const way of endings) {
      const { id: channel, guildId } = house.discord.addChannel(`end-of-${way.game.id}`);
      const match = await writeInto(house.database, way, { guildId, channelId: channel }, seated);
      places.push({ channel, match });
    }
    await house.start();
  });

  test.each(GAMES.map(({ id }) => id))('draws its board, its menus and its rules: %s', async (id) => {
    const offered = gamesAt(house).find(({ game }) => game === id)!;
    const sitting = await sitDownTo(house, { ...planFor(house, ['Ann', 'Ben']), offered });
    const [ann] = sitting.people as [DiscordUser];
    await drawnBoard(sitting);
    await drawnMenu(sitting, ann);
    const rules = await ann.slash(sitting.channel, `/${id} rules`).outcome;
    // A page whose picture is still being drawn is written, and drawn for whoever looks again.
    const page = async () => (await ann.pick(rules.message!, `contents:${id}`, ['1']).outcome).message!;
    const first = await page();
    expect(isDrawn(first) || isWritten(first)).toBe(true);
    await vi.waitFor(async () => expect(isDrawn(await page())).toBe(true), WAITING);
  });

  test.each(GAMES.map(({ id }, n) => [id, n] as const))('draws its result: %s', async (_id, n) => {
    const result = await goOut(house, endings[n]!, places[n]!, seated);
    expect(result.content).toMatch(/^\*\*.+: the match is over\*\*$/m);
    await becomes(seated[0]!, result, isDrawn);
  });

  test('and nothing of all that was refused or answered twice', () => {
    expectClean(house);
    expectAnsweredOnce(house);
  });
});
