import type { SeenMessage } from 'local-discord';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readStored } from '../play/as-bot.js';
import { expectAnsweredOnce, expectClean } from './checks.js';
import type { House } from './house.js';
import { openHouseInProcess } from './in-process.js';
import { WAITING } from './patience.js';
import { planFor, type Sitting, sitDown, waitForPlayers } from './sitting.js';

let house: House;
beforeAll(async () => {
  house = await openHouseInProcess();
});
afterAll(async () => {
  await house?.close();
});

describe('a forged press', () => {
  let sitting: Sitting;
  let lobby: SeenMessage;
  let table: string;
  beforeAll(async () => {
    sitting = await sitDown(house, ['Ann', 'Ben']);
    ({ lobby, table } = await waitForPlayers(house, ['Host']));
  });

  /** Ann's menu, once nothing is on its way to it: an edit that its next answer overtakes would be refused, and sent again. */
  async function menuOfAnn(): Promise<SeenMessage> {
    const menu = await sitting.menu(sitting.people[0]!);
    const isSent = async () => (await sitting.stored()).menus.every(({ sent, wanted }) => sent >= wanted);
    await expect.poll(isSent, WAITING).toBe(true);
    return menu;
  }

  const LONG = 'x'.repeat(100);
  it.each([
    ['another match', () => `play:${'a'.repeat(12)}:1:w-r5`],
    ['a later step', () => `play:${sitting.match}:99:w-pass`],
    ['an earlier step', () => `play:${sitting.match}:0:w-pass`],
    ['a word that is none', () => `play:${sitting.match}:1:zz-top`],
    ['a word of another action', () => `play:${sitting.match}:1:c-pass`],
    ['a word with capitals', () => `play:${sitting.match}:1:W-PASS`],
    ['a step that is no number', () => `play:${sitting.match}:1e0:w-pass`],
    ['a negative step', () => `play:${sitting.match}:-1:w-pass`],
    ['a step with a zero before it', () => `play:${sitting.match}:01:w-pass`],
    ['a step too long', () => `play:${sitting.match}:${'9'.repeat(30)}:w-pass`],
    ['too many parts', () => `play:${sitting.match}:1:w-pass:more`],
    ['too few parts', () => `play:${sitting.match}`],
    ['an unknown kind', () => `steal:${sitting.match}`],
    ['an inherited property', () => 'constructor'],
    ['SQL', () => `sheet:' or 1=1 --`],
    ['a table for a match', () => `sheet:${table}`],
    ['a match for a table', () => `join:${sitting.match}`],
    ['a table that is none', () => `begin:${'b'.repeat(12)}`],
    ['a page too far', () => `rules:${planFor(house, []).offered.game}:999999`],
    ['a page of no game', () => 'rules:nothing:0'],
    ['the contents of no game', () => 'contents:nothing'],
    ['contents without a choice', () => `contents:${planFor(house, []).offered.game}`],
    ['an erasing of somebody else', () => `erase:${'1'.repeat(18)}`],
    ['an erasing of nobody', () => 'erase:'],
    ['a leaderboard of no game', () => 'top:nothing:here:rating:0'],
    ['a leaderboard in no order', () => 'top:qwixx:here:luck:0'],
    ['a leaderboard page too far', () => 'top:qwixx:all:wins:99999999'],
    ['garbage', () => '🎲\u202e\u0000 ::::'],
    ['a hundred characters', () => LONG],
    ['a hundred characters after a kind', () => `sheet:${LONG}`.slice(0, 100)],
  ])('of %s is answered privately, and does nothing', async (_, customId) => {
    const ann = sitting.people[0]!;
    const menu = await menuOfAnn();
    const before = await sitting.lines();
    for (const message of [menu, sitting.board()]) {
      const { ack, message: shown } = await house.discord.rawPress(ann, { message, customId: customId() }).outcome;
      expect(['message', 'update']).toContain(ack);
      expect(shown?.ephemeral).toBe(true);
      expect(shown?.text.length).toBeGreaterThan(20);
    }
    expect(await sitting.lines()).toEqual(before);
  });

  it.each([
    ['nothing', [] as string[]],
    ['a word that is none', ['zz-top']],
    ['two words', ['w-pass', 'w-r5']],
    ['a long text', [LONG]],
  ])('choosing %s from a menu that is none is answered with what is possible', async (_, values) => {
    const ann = sitting.people[0]!;
    const before = await sitting.lines();
    const ids = [`pick:${sitting.match}:1`, `pick:${sitting.match}:1:x`, `play:${sitting.match}:1:no`];
    for (const customId of [...ids, `multiselect:${sitting.match}:1:w-:no`]) {
      const press = { message: await menuOfAnn(), customId, values };
      const { ack, message } = await house.discord.rawPress(ann, press).outcome;
      expect(ack).toBe('update');
      expect(message?.text.length).toBeGreaterThan(20);
    }
    expect((await sitting.lines()).length - before.length).toBeLessThanOrEqual(1);
  });

  it('cannot do at a lobby what only its host may', async () => {
    const ann = sitting.people[0]!;
    for (const kind of ['begin', 'cancel', 'bot', 'unbot']) {
      const { ack, message } = await house.discord.rawPress(ann, { message: lobby, customId: `${kind}:${table}` })
        .outcome;
      expect([ack, message?.ephemeral, message?.text]).toEqual([
        'message',
        true,
        'Only the host of this table may do that.',
      ]);
    }
    expect((await readStored(house, { table })).table.status).toBe('lobby');
  });
});

it('whatever was pressed was answered once, and nothing was complained of', async () => {
  await house.discord.settle({ quietMs: 500 });
  expectAnsweredOnce(house);
  expectClean(house);
});
