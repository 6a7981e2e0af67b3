import type { ChannelRef, DiscordUser, SeenMessage } from 'local-discord';
import { EVERYONE, sleepWithoutDrift } from 'local-discord';
import { expect, vi } from 'vitest';
import { offersOn } from '../play/players.js';
import { leavesOld } from '../src/discord/delivery/old-messages.js';
import type { House } from './house.js';
import { housed } from './housed.js';
import { expire } from './pass-time.js';
import { WAITING } from './patience.js';
import { answerFrom, planFor, type Sitting, sitDownTo } from './sitting.js';

/** A match in a channel to which things happen. */
export interface Scene extends Sitting {
  readonly ann: DiscordUser;
  readonly ben: DiscordUser;
  /** Ann's menu, as it was when the match had just begun. */
  readonly menu1: SeenMessage;
}

/** What tests of channels that come and go do and look for in a house. */
export type Scenes = ReturnType<typeof scenesIn>;

/** A test in a house of its own, with all of that at hand. */
export const staged = housed.extend<{ readonly at: Scenes }>({
  at: ({ house }, use) => use(scenesIn(house)),
});

function scenesIn(house: House) {
  /** Ann and Ben at a table, each of whom is asked, when all has been sent. */
  async function begun(inside: (channel: ChannelRef) => ChannelRef = (channel) => channel): Promise<Scene> {
    const plan = planFor(house, ['Ann', 'Ben']);
    const sitting = await sitDownTo(house, { ...plan, channel: inside(plan.channel) });
    const [ann, ben] = sitting.people as [DiscordUser, DiscordUser];
    const menu1 = await sitting.menu(ann);
    await house.rest();
    return { ...sitting, ann, ben, menu1 };
  }

  /** The channels of threads. */
  const parents = new Map<string, string>();

  function inThread(channel: ChannelRef): ChannelRef {
    const thread = house.discord.addThread(channel, `${channel.name} thread`);
    parents.set(thread.id, channel.id);
    return thread;
  }

  /** The bot's calls into a channel since that entry of the log; answers to interactions are none. */
  function callsTo({ id }: ChannelRef, from: number): readonly string[] {
    return house.discord.log
      .slice(from)
      .filter(({ path }) => path === `/channels/${id}` || path.startsWith(`/channels/${id}/`))
      .map(({ method, route, status, code }) => `${method} ${route} ${code ?? status}`);
  }

  const calls = (): number => house.discord.log.length;

  async function isPaused({ stored }: Sitting): Promise<boolean> {
    return (await stored()).table.paused !== null;
  }

  async function pauses(sitting: Sitting): Promise<void> {
    await vi.waitFor(async () => expect(await isPaused(sitting)).toBe(true), WAITING);
  }

  async function goesOn(sitting: Sitting): Promise<void> {
    await vi.waitFor(async () => expect(await isPaused(sitting)).toBe(false), WAITING);
    await house.rest();
  }

  async function closes({ stored }: Sitting, reason: string): Promise<void> {
    await vi.waitFor(
      async () => expect((await stored()).table).toMatchObject({ status: 'void', reason, paused: null }),
      WAITING,
    );
    const { posts, match } = await stored();
    expect(match?.status).toBe('void');
    expect(posts.filter((post) => post.sent < post.wanted || leavesOld(post))).toEqual([]);
  }

  function take(channel: ChannelRef, bits: bigint): void {
    house.discord.setPermissions(channel, EVERYONE & ~bits);
  }

  /** Nobody was passed over, however late it is. */
  async function expectClockStopped({ lines, stored }: Sitting): Promise<void> {
    const before = await lines();
    expire(house);
    await sleepWithoutDrift(1_500);
    expect(await lines()).toEqual(before);
    expect((await stored()).seats.map(({ missed }) => missed)).toEqual([0, 0]);
  }

  /** The board counts the time from now on, as at the beginning of a step. */
  async function expectFreshTime({ board, stored }: Sitting): Promise<void> {
    const due = Number(/<t:(\d+):R>/.exec(board().text)?.[1]) * 1_000;
    expect(due).toBeGreaterThan(Date.now() + 23 * 60 * 60_000);
    expect(Math.abs(due - (await stored()).table.dueAt!)).toBeLessThan(1_001);
  }

  /** The match goes on as if nothing had been. */
  async function playOn(scene: Scene): Promise<void> {
    const before = (await scene.lines()).length;
    for (const person of [scene.ann, scene.ben]) {
      const menu = await scene.menu(person);
      if (offersOn(menu).length > 0) expect((await answerFrom(person, menu)).ack).toBe('update');
    }
    expect((await scene.lines()).length).toBeGreaterThan(before);
    await house.rest();
  }
  /** The message as it stands now. */
  function now({ id, channelId }: SeenMessage): SeenMessage {
    return house.discord.messages(channelId).find((message) => message.id === id)!;
  }

  /** Whether what stands in the channel is all there is to say. */
  async function isCurrent({ stored }: Sitting): Promise<boolean> {
    return (await stored()).posts.every(({ sent, wanted, messageId }) => sent >= wanted && messageId !== null);
  }

  function parentOf({ channel }: Scene): ChannelRef {
    return { ...channel, id: parents.get(channel.id)! };
  }

  return {
    house,
    begun,
    parents,
    inThread,
    callsTo,
    calls,
    isPaused,
    pauses,
    goesOn,
    closes,
    take,
    expectClockStopped,
    expectFreshTime,
    playOn,
    now,
    isCurrent,
    parentOf,
  };
}
