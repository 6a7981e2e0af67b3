import type { DiscordUser, Outcome, SeenMessage } from 'local-discord';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readStored } from '../play/as-bot.js';
import { moveOf, offersOn, pressOffer } from '../play/players.js';
import { askedOn } from './asked.js';
import { expectAnsweredOnce, expectClean } from './checks.js';
import type { House } from './house.js';
import { openHouseInProcess } from './in-process.js';
import { answerFrom, noteOn, planFor, sitDown, sitDownTo, waitForPlayers } from './sitting.js';
import { gamesAt } from './tables.js';

let house: House;
beforeAll(async () => {
  house = await openHouseInProcess();
});
afterAll(async () => {
  await house?.close();
});

describe('dice that are chosen of a list', () => {
  it('are thrown again in one go, in whichever order they were chosen, and the list is over with that', async () => {
    const plan = planFor(house, ['Ann', 'Ben']);
    const offered = gamesAt(house).find(({ game }) => game === 'qwantum')!;
    const { lines, match, menu, people } = await sitDownTo(house, { ...plan, offered });
    const menus = await Promise.all(people.map(async (person) => ({ person, shown: await menu(person) })));
    const { person, shown } = menus.find((each) => each.shown.selects.length > 0)!;
    const [list] = shown.selects;
    const [, , step] = list!.customId.split(':');

    // As it stood on a menu of an earlier version.
    const old = { message: shown, customId: `tap:${match}:${step}:025f` };
    expect((await house.discord.rawPress(person, old).outcome).message?.selects).toEqual(shown.selects);
    expect(await lines()).toHaveLength(1);

    await person.pick(shown, list!.customId, ['5', '0', '2']).outcome;
    const after = await lines();
    expect(after.slice(1)).toEqual([expect.stringMatching(/^\d again-025$/), expect.stringMatching(/^\* /)]);
    const late = { message: shown, customId: list!.customId, values: ['1'] };
    const told = (await house.discord.rawPress(person, late).outcome).message;
    expect(noteOn(told)).toMatch(/^That throw is over/);
    expect(await lines()).toEqual(after);
  });
});

describe('the rules', () => {
  it('open beside the lobby and beside the board for whoever asks, and one’s own menu stays as it is', async () => {
    const { lobby, people } = await waitForPlayers(house, ['Ann', 'Ben']);
    const game = gamesAt(house)[0]!.game;
    const beside = async (person: DiscordUser, message: SeenMessage): Promise<void> => {
      const { ack, message: rules } = await person.press(message, `howto:${game}`).outcome;
      expect([ack, rules?.ephemeral, rules?.selects.map(({ customId }) => customId)]).toEqual([
        'message',
        true,
        [`contents:${game}`],
      ]);
      expect(rules?.text).toContain('The whole game');
    };
    await beside(people[1]!, lobby);
    const table = await sitDown(house, ['Ann', 'Ben']);
    const ann = table.people[0]!;
    const menu = await table.menu(ann);
    await beside(ann, table.board());
    const stays = ann.sees(table.channel).find(({ id }) => id === menu.id);
    expect(stays?.buttons).toEqual(menu.buttons);
    await answerFrom(ann, stays!);
    expect(await table.lines()).toHaveLength(2);
  });
});

describe('two who press in the same millisecond', () => {
  it('close an action once, again and again', async () => {
    const { channel, people, menu, stored } = await sitDown(house, ['Ann', 'Ben', 'Cid']);
    const menus = new Map<DiscordUser, SeenMessage>();
    for (const person of people) menus.set(person, await menu(person));
    for (let round = 0; round < 8; round++) {
      const presses = people.flatMap((person) => {
        const shown = person.sees(channel).find(({ id }) => id === menus.get(person)!.id)!;
        // The pass comes last, so that the match does not end soon.
        const offers = offersOn(shown);
        return offers.length === 0 ? [] : [pressOffer(person, offers[0]!)];
      });
      for (const { ack } of await Promise.all(presses.map(({ outcome }) => outcome))) expect(ack).toBe('update');
      if ((await stored()).match!.status === 'over') break;
      // Until every menu has followed.
      await house.rest();
    }
    const { lines, posts } = await stored();
    const throws = lines.filter(({ giver }) => giver === 'dice').length;
    const boards = posts.filter(({ kind }) => kind === 'board');
    expect(throws).toBeGreaterThan(1);
    expect(boards).toHaveLength(1);
    await house.discord.settle();
    const shown = house.discord.messages(channel).map(({ id }) => id);
    expect(posts.map(({ messageId }) => messageId)).toEqual(shown);
  });

  it('are both heard: the same person’s later word counts', async () => {
    const { people, menu, lines } = await sitDown(house, ['Ann', 'Ben']);
    const offers = offersOn(await menu(people[0]!));
    const before = await lines();
    const presses = offers.slice(0, 2).map((offer) => pressOffer(people[0]!, offer));
    for (const { outcome } of presses) expect((await outcome).ack).toBe('update');
    expect((await lines()).slice(before.length).map((line) => line.split(' ')[1])).toEqual(
      offers.slice(0, 2).map(moveOf),
    );
  });

  it('take one seat each, or are told that the table is full', async () => {
    const { lobby, people, table } = await waitForPlayers(house, ['Ann', 'Ben', 'Cid', 'Dot', 'Eve', 'Fay', 'Gus']);
    const presses = people.slice(1).map((person) => person.press(lobby, `join:${table}`));
    const acks = (await Promise.all(presses.map(({ outcome }) => outcome))).map(({ ack }) => ack);
    expect(acks.filter((ack) => ack === 'update')).toHaveLength(4);
    expect(acks.filter((ack) => ack === 'message')).toHaveLength(2);
    expect(new Set((await readStored(house, { table })).seats.map(({ personId }) => personId)).size).toBe(5);
  });
});

describe('many presses of one person', () => {
  it('fifty in a second are all answered, and the last one counts', async () => {
    const { channel, people, menu, stored } = await sitDown(house, ['Ann', 'Ben']);
    const offers = offersOn(await menu(people[0]!));
    await house.rest();
    const edits = editsIn(channel.id);
    const pressed = Array.from({ length: 50 }, (_, n) => offers[(n * 7 + Math.floor(n / 3)) % offers.length]!);
    const presses: Promise<Outcome>[] = [];
    for (const offer of pressed) {
      presses.push(pressOffer(people[0]!, offer).outcome);
      await pause(20);
    }
    for (const { ack } of await Promise.all(presses)) expect(ack).toBe('update');
    const seat = (await stored()).seats.find(({ personId }) => personId === people[0]!.id)!.seat;
    const own = (await stored()).lines.filter(({ text }) => text.startsWith(`${seat} `));
    const changes = pressed.filter((offer, n) => n === 0 || moveOf(offer) !== moveOf(pressed[n - 1]!));
    expect(own.map(({ text }) => text.split(' ')[1])).toEqual(changes.map(moveOf));
    // Only the first of them changed what everyone sees.
    expect(editsIn(channel.id) - edits).toBeLessThanOrEqual(1);
  });

  it('ten of several in a second are three edits of the board at most, and the last one is right', async () => {
    const { channel, people, menu, board } = await sitDown(house, ['Ann', 'Ben', 'Cid', 'Dot', 'Eve']);
    const menus = await Promise.all(people.map(menu));
    await house.rest();
    const edits = editsIn(channel.id);
    const begun = performance.now();
    for (const n of [0, 1]) {
      for (const [seat, person] of people.slice(0, 4).entries()) {
        await answerFrom(person, menus[seat]!, n);
        await pause(80);
      }
    }
    const seconds = (performance.now() - begun) / 1_000;
    await house.rest();
    expect(editsIn(channel.id) - edits).toBeGreaterThan(0);
    // One at once, one for each second begun, and one to be right in the end.
    expect(editsIn(channel.id) - edits).toBeLessThanOrEqual(2 + Math.ceil(seconds));
    expect(askedOn(board(), people)).toEqual([people[4]!.name]);
  });
});

describe('a press that can do nothing', () => {
  it('on a throw that is over says so, and brings the current one', async () => {
    const { people, menu, lines } = await sitDown(house, ['Ann', 'Ben']);
    const [ann, ben] = people as [DiscordUser, DiscordUser];
    const old = await menu(ann);
    const { customId } = offersOn(old)[0]!;
    await answerFrom(ann, old);
    await answerFrom(ben, await menu(ben));
    const before = await lines();
    const { ack, message } = await house.discord.rawPress(ann, { message: old, customId }).outcome;
    expect(ack).toBe('update');
    expect(message?.id).toBe(old.id);
    expect(noteOn(message)).toBe('That throw is over. Here is the current one.');
    expect(await lines()).toEqual(before);
  });

  it('of a stranger is told that there is no sheet for them', async () => {
    const { channel, people, match, board, menu, lines } = await sitDown(house, ['Ann', 'Ben']);
    const stranger = house.discord.addMember('Stranger');
    const menuOfAnn = await menu(people[0]!);
    const before = await lines();
    const { customId } = offersOn(menuOfAnn)[0]!;
    for (const press of [
      stranger.press(board(), `sheet:${match}`),
      house.discord.rawPress(stranger, { message: board(), customId }),
      house.discord.rawPress(stranger, { message: board(), customId: `tap:${match}:1:x` }),
    ]) {
      const { ack, message } = await press.outcome;
      expect([ack, message?.ephemeral, message?.embeds]).toEqual(['message', true, []]);
      expect(message?.text).toMatch(/^You have no seat at this table/);
    }
    expect(await lines()).toEqual(before);
    expect(stranger.sees(channel).filter(({ ephemeral }) => ephemeral)).toHaveLength(3);
    expect(people.flatMap((person) => person.sees(channel)).filter(({ text }) => text.includes('no seat'))).toEqual([]);
  });

  it('of someone at another table changes neither table', async () => {
    const one = await sitDown(house, ['Ann', 'Ben']);
    const other = await sitDownTo(house, { ...planFor(house, ['Cid']), channel: one.channel, bots: 1 });
    const cid = other.people[0]!;
    const before = [await one.lines(), await other.lines()];
    const customId = offersOn(await one.menu(one.people[0]!))[0]!.customId;
    for (const press of [
      cid.press(one.board(), `sheet:${one.match}`),
      house.discord.rawPress(cid, { message: await other.menu(cid), customId }),
    ]) {
      expect((await press.outcome).message?.text).toMatch(/^You have no seat at this table/);
    }
    expect([await one.lines(), await other.lines()]).toEqual(before);
  });

  it('at two tables of one person goes to the one whose button it is', async () => {
    const plan = planFor(house, ['Ann', 'Ben']);
    const [one, other] = [await sitDownTo(house, plan), await sitDownTo(house, plan)];
    const ann = plan.people[0]!;
    const [first, second] = [await one.menu(ann), await other.menu(ann)];
    const before = await other.lines();
    await answerFrom(ann, first);
    expect(await other.lines()).toEqual(before);
    await answerFrom(ann, second);
    expect(await other.lines()).toHaveLength(before.length + 1);
    const which = (await ann.slash(plan.channel, `/${plan.offered.game} sheet`).outcome).message!;
    expect(which.buttons.map(({ customId }) => customId).toSorted()).toEqual(
      [`sheet:${one.match}`, `sheet:${other.match}`].toSorted(),
    );
    const { ack, message } = await ann.press(which, `sheet:${other.match}`).outcome;
    expect([ack, message?.text]).toEqual(['update', expect.stringContaining('⏳')]);
  });
});

it('whatever was pressed was answered once, and nothing was complained of', async () => {
  await house.discord.settle({ quietMs: 500 });
  expectAnsweredOnce(house);
  expectClean(house);
});

function editsIn(channel: string): number {
  return house.discord.log.filter(({ method, path }) => method === 'PATCH' && path.startsWith(`/channels/${channel}/`))
    .length;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

describe('a question beside one’s open menu', () => {
  it('stays what it was answered with, though an edit of the menu was still on its way', async () => {
    const { channel, people, menu } = await sitDown(house, ['Ann', 'Ben', 'Cid']);
    const [ann, ben] = people;
    const open = await menu(ann!);
    await house.rest();
    const { game } = gamesAt(house)[0]!;
    const question = (await ann!.slash(channel, `/${game} end`).outcome).message!;
    const edit = { method: 'PATCH', route: /\/messages\/@original$/, when: 'after', delayMs: 1_500 } as const;
    const slow = house.discord.fault(edit);
    await answerFrom(ben!, await menu(ben!));
    await house.discord.until(() => slow.hits > 0, { what: 'an edit of the menu' });
    const asked = question.buttons[0]!.customId!;
    const { ack, message } = await ann!.press(question, asked).outcome;
    expect([ack, message!.id, message!.text]).toEqual(['update', question.id, expect.stringContaining('1 of 3 agree')]);
    await house.rest();
    const shown = (id: string): string => ann!.sees(channel).find((each) => each.id === id)!.text;
    expect(shown(question.id)).toBe(message!.text);
    expect(shown(open.id)).toContain('⏳');
  });
});
