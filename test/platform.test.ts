import { setTimeout as sleep } from 'node:timers/promises';
import Database from 'better-sqlite3';
import type { DiscordUser, SeenMessage } from 'local-discord';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { boardOf, offersOn, pressOffer } from '../play/players.js';
import { askedOn } from './asked.js';
import { expectAnsweredOnce, expectClean } from './checks.js';
import type { House, HouseOptions } from './house.js';
import { openHouseInProcess } from './in-process.js';
import { expectOneMenuEach } from './one-menu.js';
import { passTime } from './pass-time.js';
import { AS_ON_DISCORD, WAITING } from './patience.js';
import { answerFrom, expectPostedOnce, noteOn, planFor, type Sitting, sitDown } from './sitting.js';

const MINUTE = 60_000;
const EDIT = { method: 'PATCH', route: '/channels/:channel/messages/:message' };
const ANSWER = { method: 'POST', route: '/interactions/:interaction/:token/callback' };

let house: House;
/** One house for a whole group of tests. */
function shareHouse(options?: HouseOptions): void {
  beforeAll(async () => {
    house = await openHouseInProcess(options);
  });
  afterAll(async () => {
    await house.close();
    // Whatever happened, the bot never gave up: what it logs is JSON, and why it has to end is a sentence.
    expect(house.output().match(/^[^{\n].*$/gm)).toBe(null);
  });
}

/** The menu as its person sees it now. */
function now(person: DiscordUser, { channelId, id }: SeenMessage): SeenMessage {
  return person.sees(channelId).find((message) => message.id === id)!;
}

/** What was sent since then and refused. */
function refusalsSince(entry: number): readonly (number | null)[] {
  return house.discord.log.slice(entry).flatMap(({ status, code }) => (Number(status) >= 400 ? [code] : []));
}

describe('sixteen minutes after the last press', () => {
  shareHouse();

  it('dead tokens are left alone, the board is still edited, and old buttons bring fresh menus', async () => {
    const sitting = await sitDown(house, ['Ann', 'Ben', 'Cid']);
    const [ann, ben, cid] = sitting.people as [DiscordUser, DiscordUser, DiscordUser];
    const menus = [await sitting.menu(ann), await sitting.menu(ben)] as const;
    await answerFrom(ann, menus[0]);
    await house.rest();
    await passTime(house, 16 * MINUTE);

    const [from, board] = [house.discord.log.length, sitting.board()];
    const { ack, message } = await answerFrom(ben, menus[1]);
    expect([ack, message?.id, noteOn(message)]).toEqual(['update', menus[1].id, '']);
    await house.rest();
    const edited = house.discord.messages(sitting.channel).find(({ id }) => id === board.id)!;
    expect(edited.edits).toBeGreaterThan(board.edits);
    expect(askedOn(edited, [ann, ben, cid])).toEqual([cid.name]);

    await answerFrom(cid, await sitting.menu(cid));
    await house.rest();
    expect(refusalsSince(from)).toEqual([]);
    const fresh = await answerFrom(ann, now(ann, menus[0]));
    expect([fresh.ack, fresh.message?.id]).toEqual(['update', menus[0].id]);
    expect(noteOn(fresh.message)).toBe('That throw is over. Here is the current one.');
    expectClean(house);
    expectAnsweredOnce(house);
  });

  it('a token that died before its time is tried once, and nobody hears of it', async () => {
    const sitting = await sitDown(house, ['Ann', 'Ben']);
    const [ann, ben] = sitting.people as [DiscordUser, DiscordUser];
    const menu = await sitting.menu(ann);
    await answerFrom(ann, menu);
    await house.rest();
    house.discord.clock.advance(16 * MINUTE);
    // For the bot it has time left.
    const sqlite = new Database(house.database, { timeout: 5_000 });
    sqlite.prepare('update menus set until = until + ?').run(60 * MINUTE);
    sqlite.close();
    const from = house.discord.log.length;
    for (let round = 0; round < 3; round++) {
      const shown = await sitting.menu(ben);
      if (offersOn(shown).length > 0) await answerFrom(ben, shown);
      await house.rest();
    }
    // One for each of the two whose menus were known.
    expect(refusalsSince(from)).toEqual([50027, 50027]);
    const { ack } = await answerFrom(ann, now(ann, menu));
    expect(ack).toBe('update');
    expectClean(house);
  });

  it('a message too old to be edited on gives way to a new one', async () => {
    const sitting = await sitDown(house, ['Ann', 'Ben', 'Cid', 'Dot', 'Eve']);
    const old = sitting.board();
    house.discord.clock.advance(61 * MINUTE);
    for (const person of sitting.people.slice(0, 4)) {
      await answerFrom(person, await sitting.menu(person));
      await sleep(1_100);
    }
    await house.rest();
    expect(sitting.board().id).not.toBe(old.id);
    expect(askedOn(sitting.board(), sitting.people)).toEqual([sitting.people[4]!.name]);
    expectClean(house);
  });
});

describe('a board that was deleted', () => {
  shareHouse();

  it('is posted anew at the next change, and played on', async () => {
    const sitting = await sitDown(house, ['Ann', 'Ben']);
    const { channel, people, match, board, menu } = sitting;
    const [ann, ben] = people as [DiscordUser, DiscordUser];
    const [menuOfAnn, deleted] = [await menu(ann), board()];
    house.discord.deleteMessage(deleted);
    expect((await answerFrom(ann, menuOfAnn)).ack).toBe('update');
    const fresh = await house.discord.until(() => boardOf(ann.sees(channel), match));
    expect(fresh.id).not.toBe(deleted.id);
    expect(askedOn(fresh, people)).toEqual([ben.name]);
    expect((await answerFrom(ben, await menu(ben))).ack).toBe('update');
    await house.rest();
    expect(
      house.discord.messages(channel).filter(({ buttons }) => buttons.some(({ label }) => label === 'My sheet')),
    ).toHaveLength(1);
    await expectOneMenuEach(house, sitting);
    expectClean(house);
  });

  it('may have been all there was in the channel', async () => {
    const sitting = await sitDown(house, ['Ann'], 1);
    const [ann] = sitting.people as [DiscordUser];
    const menu = await sitting.menu(ann);
    const gone = sitting.board().id;
    for (const message of house.discord.messages(sitting.channel)) house.discord.deleteMessage(message);
    await answerFrom(ann, menu);
    const board = await house.discord.until(() => boardOf(ann.sees(sitting.channel), sitting.match));
    await house.rest();
    // What was over is not told again: the board that asks is all there is, and it works.
    expect(house.discord.messages(sitting.channel).map(({ id }) => id)).toEqual([board.id]);
    expect(board.id).not.toBe(gone);
    expect(askedOn(sitting.board(), sitting.people)).toEqual([ann.name]);
    expect((await answerFrom(ann, await sitting.menu(ann))).ack).toBe('update');
    await expectOneMenuEach(house, sitting);
    expectClean(house);
  });
});

describe('while Discord fails', () => {
  shareHouse(AS_ON_DISCORD);

  /** More often than the library tries by itself. */
  const LASTING = 6;
  const KINDS = [
    ['before', 502],
    ['after', 502],
    ['before', 'reset'],
    ['after', 'reset'],
  ] as const;

  it.each(KINDS)('boards are right in the end (edits fail %s the work, %s)', async (when, status) => {
    const sitting = await sitDown(house, ['Ann', 'Ben', 'Cid']);
    const [ann, ben, cid] = sitting.people as [DiscordUser, DiscordUser, DiscordUser];
    await house.rest();
    house.discord.fault({ ...EDIT, when, status, times: LASTING });
    for (const person of [ann, ben]) expect((await answerFrom(person, await sitting.menu(person))).ack).toBe('update');
    await house.discord.until(() => askedOn(sitting.board(), sitting.people).join() === cid.name);
    await expectPostedOnce(house, sitting);
  });

  it.each(KINDS)('an answer is given once, though the reply fails %s the work, %s', async (when, status) => {
    const { people, menu, lines } = await sitDown(house, ['Ann', 'Ben']);
    const shown = await menu(people[0]!);
    const before = await lines();
    house.discord.fault({ ...ANSWER, when, status });
    const { ack, message } = await answerFrom(people[0]!, shown);
    expect(ack).toBe('update');
    expect(offersOn(message!).filter(({ standing }) => standing)).toHaveLength(1);
    await house.discord.settle();
    expect(await lines()).toHaveLength(before.length + 1);
  });

  it('an answer whose reply never arrived counts, and its button goes on working', async () => {
    const { people, menu, lines } = await sitDown(house, ['Ann', 'Ben']);
    const ann = people[0]!;
    const shown = await menu(ann);
    const before = await lines();
    house.discord.fault({ ...ANSWER, when: 'before', status: 502, times: LASTING });
    expect((await answerFrom(ann, shown)).ack).toBe('failed');
    expect(await lines()).toHaveLength(before.length + 1);
    const [first, other] = offersOn(now(ann, shown));
    const again = await pressOffer(ann, first!).outcome;
    expect([again.ack, noteOn(again.message)]).toEqual(['update', '']);
    expect(await lines()).toHaveLength(before.length + 1);
    expect((await pressOffer(ann, other!).outcome).ack).toBe('update');
    expect(await lines()).toHaveLength(before.length + 2);
  });

  it('a leaderboard that was to be shown to all and never arrived may be shown at once', async () => {
    const { channel, people } = planFor(house, ['Ann']);
    const ann = people[0]!;
    const { message } = await ann.slash(channel, '/leaderboard').outcome;
    const show = () => house.discord.rawPress(ann, { message: message!, customId: 'show:qwixx:here:rating:0' }).outcome;
    const fault = house.discord.fault({ ...ANSWER, when: 'before', status: 502, times: LASTING });
    expect((await show()).ack).toBe('failed');
    fault.lift();
    expect(await show()).toMatchObject({ ack: 'message', message: { ephemeral: false } });
    expect((await show()).message!.text).toContain('A leaderboard was shown here');
  });

  it('a limit of ten minutes on edits holds up neither presses nor new boards', async () => {
    const sitting = await sitDown(house, ['Ann', 'Ben']);
    await house.rest();
    house.discord.fault({ ...EDIT, when: 'before', status: 429, retryAfter: 600, scope: 'shared', times: 3 });
    const before = sitting.board().id;
    for (let step = 0; step < 3; step++) {
      for (const person of sitting.people) {
        const menu = await sitting.menu(person);
        if (offersOn(menu).length > 0) expect((await answerFrom(person, menu)).ack).toBe('update');
      }
    }
    await sitting.boardAfter(before);
  });

  it('a lobby that was pressed in the meantime is right in the end', async () => {
    house.discord.fault({ ...ANSWER, when: 'after', status: 502, times: 3 });
    const sitting = await sitDown(house, ['Ann', 'Ben', 'Cid']);
    await house.rest(sitting.channel);
    const [lobby] = house.discord.messages(sitting.channel);
    expect(lobby!.buttons).toEqual([]);
    expect((await sitting.stored()).seats).toHaveLength(3);
  });
});

describe('while the connection breaks', () => {
  // What is pressed meanwhile may never be heard.
  shareHouse(AS_ON_DISCORD);

  let sitting: Sitting;
  let ann: DiscordUser;
  let menu: SeenMessage;
  beforeEach(async () => {
    sitting = await sitDown(house, ['Ann', 'Ben']);
    ann = sitting.people[0]!;
    menu = await sitting.menu(ann);
  });

  /** Presses every now and then until it is heard again. */
  async function heardAgain(): Promise<void> {
    await expect.poll(async () => (await ann.slash(sitting.channel, '/help').outcome).ack, WAITING).toBe('message');
  }

  it('presses made in between are answered when the session is resumed, once', async () => {
    const lines = await sitting.lines();
    const sessions = house.discord.gateway.sessions;
    const greet = house.discord.gateway.cutOff();
    const pressed = answerFrom(ann, menu);
    await sleep(300);
    greet();
    expect((await pressed).ack).toBe('update');
    expect(await sitting.lines()).toHaveLength(lines.length + 1);
    expect(house.discord.gateway.sessions).toEqual(sessions);
    expectAnsweredOnce(house);
  });

  it('presses go on when the line is cut, or a new one is asked for', async () => {
    const { gateway } = house.discord;
    for (const breakIt of [gateway.drop, gateway.reconnect, () => gateway.invalidate({ resumable: true })]) {
      breakIt();
      await heardAgain();
      expect((await answerFrom(ann, now(ann, menu), 1)).ack).toBe('update');
      expect((await answerFrom(ann, now(ann, menu), 0)).ack).toBe('update');
    }
  });

  it('presses go on in a new session when the old one is lost', async () => {
    const { gateway } = house.discord;
    const before = gateway.sessions.map(({ id }) => id);
    gateway.invalidate({ resumable: false });
    await heardAgain();
    expect(gateway.sessions.filter(({ id }) => !before.includes(id))).toHaveLength(1);
    expect((await answerFrom(ann, now(ann, menu))).ack).toBe('update');
  });
});
