import type { Outcome } from 'local-discord';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readStored } from '../play/as-bot.js';
import { moveOf, offersOn, pressOffer } from '../play/players.js';
import { expectAnsweredOnce, expectClean } from './checks.js';
import type { House } from './house.js';
import { openHouseInProcess } from './in-process.js';
import { planFor, sitDown, waitForPlayers } from './sitting.js';
import { pickLevel } from './tables.js';

let house: House;
beforeAll(async () => {
  house = await openHouseInProcess();
});
afterAll(async () => {
  await house?.close();
});

/** Delivers an interaction twice: at once, and again when it has been answered. */
async function twice({ id, outcome }: { readonly id: string; readonly outcome: Promise<Outcome> }): Promise<Outcome> {
  house.discord.deliverAgain(id);
  const shown = await outcome;
  house.discord.deliverAgain(id);
  await house.discord.settle();
  return shown;
}

describe('an event that is delivered twice', () => {
  it('is one answer', async () => {
    const { people, menu, lines } = await sitDown(house, ['Ann', 'Ben']);
    const before = await lines();
    const [offer] = offersOn(await menu(people[0]!));
    const { ack, message } = await twice(pressOffer(people[0]!, offer!));
    expect(ack).toBe('update');
    expect(
      offersOn(message!)
        .filter(({ standing }) => standing)
        .map(moveOf),
    ).toEqual([moveOf(offer!)]);
    expect((await lines()).slice(before.length)).toEqual([
      expect.stringMatching(new RegExp(`^\\d ${moveOf(offer!)}$`)),
    ]);
  });

  it('is one seat, one bot, one start', async () => {
    const { lobby, people, table } = await waitForPlayers(house, ['Ann', 'Ben']);
    await twice(people[1]!.press(lobby, `join:${table}`));
    const seated = await people[0]!.waitFor({ id: lobby.channelId }, ({ text }) =>
      text.includes(`2. ${people[1]!.name}`),
    );
    await twice(pickLevel(people[0]!, seated)!);
    expect((await readStored(house, { table })).seats.map(({ name }) => name)).toEqual([
      people[0]!.name,
      people[1]!.name,
      'Hugo',
    ]);
    await twice(people[0]!.press(lobby, `begin:${table}`));
    const { match, posts } = await readStored(house, { table });
    expect(posts.map(({ kind }) => kind)).toEqual(['lobby', 'board']);
    expect(match?.status).toBe('playing');
  });

  it('is one lobby, one page, one sheet', async () => {
    const { channel, people, offered } = planFor(house, ['Ann']);
    const ann = people[0]!;
    await twice(ann.slash(channel, `/${offered.game} start`));
    expect(house.discord.messages(channel)).toHaveLength(1);
    for (const command of [
      `/${offered.game} rules`,
      `/${offered.game} sheet`,
      `/${offered.game} end`,
      '/stats',
      '/help',
    ]) {
      const { ack } = await twice(ann.slash(channel, command));
      expect(ack).toBe('message');
    }
    const rules = (await twice(ann.slash(channel, `/${offered.game} rules`))).message!;
    const { ack } = await twice(ann.press(rules, 'Next'));
    expect(ack).toBe('update');
    expect(ann.sees(channel).filter(({ ephemeral }) => ephemeral)).toHaveLength(7);
  });
});

it('whatever came twice was answered once, and nothing was complained of', async () => {
  await house.discord.settle({ quietMs: 500 });
  expectAnsweredOnce(house);
  expectClean(house);
});
