import { setTimeout as sleep } from 'node:timers/promises';
import type { DiscordUser, LogEntry, PlacedFault, SeenMessage } from 'local-discord';
import { startStopwatch } from 'local-discord';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { boardOf, offersOn } from '../play/players.js';
import { askedOn } from './asked.js';
import { expectAnsweredOnce, expectClean } from './checks.js';
import { type House, type HouseOptions, openHouse } from './house.js';
import { openHouseInProcess } from './in-process.js';
import { WAITING } from './patience.js';
import { freePort } from './port.js';
import { answerFrom, type Sitting, sitDown } from './sitting.js';
import { gamesAt } from './tables.js';

const MINUTE = 60_000;

let house: House;
function shareHouse(options?: HouseOptions): void {
  beforeAll(async () => {
    house = await openHouseInProcess(options);
  });
  afterAll(() => house?.close());
}

/** On the menu of somebody whose answer is in while others are still asked. */
const STILL_OPEN = 'Your answer: ';

/** What was asked of that channel with the bot's token since then. */
function sentTo({ channel }: Sitting, method: string, from: number): readonly LogEntry[] {
  return house.discord.log
    .slice(from)
    .filter((entry) => entry.method === method && entry.path.startsWith(`/channels/${channel.id}/messages`));
}

function callsSomebody({ body }: LogEntry): boolean {
  const { allowed_mentions: mentions } = body as { allowed_mentions: { users?: readonly string[] } };
  return (mentions.users?.length ?? 0) > 0;
}

/** So long after their boards have come that other ones may follow them, however many play. */
async function waitForRoom(sittings: readonly Sitting[]): Promise<void> {
  for (const { channel } of sittings) await house.rest(channel);
  house.discord.clock.advance(MINUTE);
}

/** All who may answer do, once; returns how long the slowest of them waited. */
async function answerAll({ people, menu }: Pick<Sitting, 'people' | 'menu'>): Promise<number> {
  let slowest = 0;
  for (const person of people) {
    const passed = startStopwatch();
    const shown = await menu(person);
    if (offersOn(shown).length > 0) expect((await answerFrom(person, shown)).ack).toBe('update');
    slowest = Math.max(slowest, passed());
  }
  return slowest;
}

/** Plays until another board than this one is asked for. */
async function playToNewBoard(sitting: Sitting): Promise<SeenMessage> {
  const before = sitting.board().id;
  const { channel, match, people } = sitting;
  // Beneath what people write there is a new board with the next step.
  people[0]!.say(channel, 'Well rolled!');
  const isThere = (): boolean => boardOf(house.discord.messages(channel), match)?.id === before;
  for (let step = 0; step < 6 && isThere(); step++) {
    expect(await answerAll(sitting)).toBeLessThan(2_000);
    await house.discord.settle();
  }
  return sitting.boardAfter(before);
}

describe('a board that has stood for nearly an hour', () => {
  shareHouse();

  it('gives way to a new one before its edits are limited, and nobody is called', async () => {
    const sitting = await sitDown(house, ['Ann', 'Ben', 'Cid', 'Dot']);
    const [ann, ben, cid, dot] = sitting.people as [DiscordUser, DiscordUser, DiscordUser, DiscordUser];
    await house.rest();
    const old = sitting.board();
    house.discord.clock.advance(56 * MINUTE);
    await answerFrom(ann, await sitting.menu(ann));
    const fresh = await sitting.boardAfter(old.id);
    for (const person of [ben, cid]) await answerFrom(person, await sitting.menu(person));
    await house.rest();
    expect(sitting.board().id).toBe(fresh.id);
    expect(askedOn(sitting.board(), sitting.people)).toEqual([dot.name]);
    expect(house.discord.messages(sitting.channel).map(({ id }) => id)).not.toContain(old.id);
    expect(sentTo(sitting, 'POST', 0).filter(callsSomebody)).toEqual([]);
    expectClean(house);
    expectAnsweredOnce(house);
  });
});

describe('a dozen presses within a second', () => {
  shareHouse();

  it('make two edits of the board at most, and the last one is right', async () => {
    const sitting = await sitDown(house, ['Ann', 'Ben', 'Cid', 'Dot', 'Eve']);
    const eager = sitting.people.slice(0, 4);
    const menus = await Promise.all(eager.map((person) => sitting.menu(person)));
    await house.rest();
    const from = house.discord.log.length;
    const begun = performance.now();
    const press = async (n: number): Promise<void> => {
      const customId = offersOn(menus[n]!)[0]!.customId;
      const presses = [1, 2, 3].map(() =>
        house.discord.rawPress(eager[n]!, { message: menus[n]!, customId, values: [] }),
      );
      await Promise.all(presses.map(({ outcome }) => outcome));
    };
    await Promise.all(eager.map((_, n) => press(n)));
    const seconds = (performance.now() - begun) / 1_000;
    await house.rest();
    expect(sentTo(sitting, 'PATCH', from).length).toBeLessThanOrEqual(1 + Math.ceil(seconds));
    expect(askedOn(sitting.board(), sitting.people)).toEqual([sitting.people[4]!.name]);
    expectClean(house);
  });
});

describe('while Discord limits', () => {
  shareHouse();
  let fault: PlacedFault | null = null;
  afterEach(() => fault?.lift());

  /** Longer than the library waits unnoticed. */
  const SECONDS = 6;
  const limited = { when: 'before', status: 429, retryAfter: SECONDS, times: 1_000 } as const;
  /** Told to wait, it does: so long lies between two tries, however many there are until the limit is lifted. */
  function expectWaiting(tries: readonly LogEntry[]): void {
    expect(tries.length).toBeGreaterThan(0);
    for (const [n, { at }] of tries.slice(1).entries())
      expect(at - tries[n]!.at).toBeGreaterThanOrEqual(SECONDS * 1_000 - 100);
  }

  it('the edits of one channel for long, presses are answered, and new boards come there and elsewhere', async () => {
    const [here, there] = [await sitDown(house, ['Ann', 'Ben', 'Cid']), await sitDown(house, ['Dot', 'Eve', 'Fay'])];
    await waitForRoom([here, there]);
    const from = house.discord.log.length;
    fault = house.discord.fault({ ...limited, method: 'PATCH', route: new RegExp(`^/channels/${here.channel.id}/`) });
    await playToNewBoard(here);
    await playToNewBoard(there);
    const [ann] = here.people as [DiscordUser];
    const shown = await here.menu(ann);
    if (offersOn(shown).length > 0) expect((await answerFrom(ann, shown)).ack).toBe('update');
    await house.discord.settle({ quietMs: 1_100 });
    expect(new Set(sentTo(here, 'PATCH', from).map(({ status }) => status))).toEqual(new Set([429]));
    expectWaiting(sentTo(here, 'PATCH', from));
    expect(sentTo(there, 'PATCH', from).filter(({ status }) => status === 200).length).toBeGreaterThan(1);

    fault.lift();
    await sleep(SECONDS * 1_000);
    // A new board may tell all that was to be edited: whoever answers now changes it.
    const isEdited = (): boolean => sentTo(here, 'PATCH', from).some(({ status }) => status === 200);
    for (let step = 0; step < 6 && !isEdited(); step++) {
      await answerAll(here);
      await house.rest();
    }
    expect(isEdited()).toBe(true);
    const open = house.discord
      .messages(here.channel)
      .filter(({ buttons }) => buttons.some(({ label }) => label === 'My sheet'));
    expect(open.map(({ id }) => id)).toEqual([here.board().id]);
  });

  it('the new messages of one channel for long, its board is still edited, and new boards come elsewhere', async () => {
    const [here, there] = [await sitDown(house, ['Ann', 'Ben', 'Cid']), await sitDown(house, ['Dot', 'Eve'])];
    await waitForRoom([here, there]);
    const from = house.discord.log.length;
    fault = house.discord.fault({ ...limited, method: 'POST', route: `/channels/${here.channel.id}/messages` });
    // By the command, since the old board may have lost its button before there is a new one.
    const menu = async (person: DiscordUser): Promise<SeenMessage> =>
      (await person.slash(here.channel, `/${gamesAt(house)[0]!.game} sheet`).outcome).message!;
    here.people[0]!.say(here.channel, 'Well rolled!');
    for (let step = 0; step < 6 && fault.hits === 0; step++) {
      await answerAll({ ...here, menu });
      await house.discord.settle();
    }
    await playToNewBoard(there);
    await house.discord.settle({ quietMs: 1_100 });
    expect(new Set(sentTo(here, 'POST', from).map(({ status }) => status))).toEqual(new Set([429]));
    expectWaiting(sentTo(here, 'POST', from));
    expect(sentTo(here, 'PATCH', from).some(({ status }) => status === 200)).toBe(true);
  });

  it('everything that the bot does by itself, presses are answered and open menus follow', async () => {
    const sitting = await sitDown(house, ['Ann', 'Ben', 'Cid']);
    const [ann, ben] = sitting.people as [DiscordUser, DiscordUser];
    await house.rest(sitting.channel);
    const from = house.discord.log.length;
    fault = house.discord.fault({ ...limited, method: 'PATCH', route: /^\/channels\//, scope: 'global', times: 1 });
    await answerFrom(ann, await sitting.menu(ann));
    await house.discord.until(() => fault!.hits > 0);
    expect(await answerAll(sitting)).toBeLessThan(2_000);
    // Ben answered before the last one did, whose answer has thrown the dice anew.
    const followed = await house.discord.until(
      () => {
        const menu = ben.sees(sitting.channel).findLast(({ ephemeral }) => ephemeral);
        return menu?.text.includes(STILL_OPEN) === false && menu;
      },
      { what: 'the menu to follow' },
    );
    const opened = await sitting.menu(ben);
    expect(opened.id).not.toBe(followed.id);
    expect(offersOn(followed).map(({ customId, values }) => [customId, values])).toEqual(
      offersOn(opened).map(({ customId, values }) => [customId, values]),
    );
    // Whom it waits for then is up to the dice.
    const names = sitting.people.map(({ name }) => name);
    expect(followed.text).toMatch(offersOn(opened).length > 0 ? /: / : new RegExp(names.join('|')));
    await house.discord.until(() => boardOf(house.discord.messages(sitting.channel), sitting.match)!.edits > 0, {
      what: 'the board to follow',
    });
    // Who is limited as a whole sends nothing more in vain.
    expectWaiting(
      house.discord.log
        .slice(from)
        .filter(({ path }) => path.startsWith('/channels/'))
        .slice(0, 2),
    );
    expectAnsweredOnce(house);
  });
});

describe('when Discord refuses a thousand requests', () => {
  let port: number;
  beforeAll(async () => {
    port = await freePort();
    house = await openHouseInProcess({ env: { HEALTH_PORT: `${port}` } });
  });
  afterAll(() => house?.close());

  /** The first one, in milliseconds. */
  const PAUSE = 5_000;
  const isPaused = async (): Promise<boolean> =>
    (await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()).includes('\ndice_table_sending_paused 1\n');

  it('posts and edits pause, presses are answered, and all is sent in the end', async () => {
    const sitting = await sitDown(house, ['Ann', 'Ben', 'Cid']);
    const [ann, ben] = sitting.people as [DiscordUser, DiscordUser];
    await house.rest();
    const answers = { method: 'POST', route: '/interactions/:interaction/:token/callback', when: 'before' } as const;
    const fault = house.discord.fault({ ...answers, status: 403, code: 50013, times: 1_000 });
    const press = () => house.discord.rawPress(ann, { message: sitting.board(), customId: `sheet:${sitting.match}` });
    const refuse = async (count: number): Promise<void> => {
      const hits = fault.hits + count;
      for (let n = 0; n < count; n++) press();
      await house.discord.until(() => fault.hits >= hits);
    };
    for (let n = 0; n < 9; n++) await refuse(100);
    // It is looked from then on: the pause may be over by the time that the rest of this comes to its turn.
    const paused = vi.waitFor(async () => expect(await isPaused()).toBe(true), WAITING);
    await refuse(100);
    await paused;
    const from = house.discord.log.length;
    const last = house.discord.log.findLast(({ code }) => code === 50013)!;
    for (const person of [ann, ben]) expect((await answerFrom(person, await sitting.menu(person))).ack).toBe('update');
    const [edit] = await house.discord.until(() => {
      const edits = sentTo(sitting, 'PATCH', from);
      return edits.length > 0 && edits;
    });
    expect(edit!.at - last.at).toBeGreaterThanOrEqual(PAUSE);
    expect(await isPaused()).toBe(false);
    expect(house.output()).toContain('many requests are refused: posts and edits pause');
  });
});

it('a token that Discord takes back ends the bot at once, with a sentence', async () => {
  const own = await openHouse();
  try {
    own.discord.fault({ when: 'before', method: 'POST', route: '/channels/:channel/messages', status: 401 });
    void own.discord.addMember('Ann').slash(own.discord.addChannel('table'), '/qwixx start').outcome;
    expect(await own.bot.exited).toEqual({ code: 1, signal: null });
    expect(own.output()).toBe('Discord refuses the token (DISCORD_TOKEN).\n');
  } finally {
    await own.close();
  }
});
