import Database from 'better-sqlite3';
import type { DiscordUser, Interaction, SeenMessage } from 'local-discord';
import { expect, vi } from 'vitest';
import { menuOn, offersOn, pressOffer } from '../play/players.js';
import { expectClean } from './checks.js';
import type { House } from './house.js';
import { housed } from './housed.js';
import { expectOneMenuEach } from './one-menu.js';
import { answerFrom, type Sitting, sitDown } from './sitting.js';

const ANSWER = { method: 'POST', route: '/interactions/:interaction/:token/callback', when: 'before' } as const;
const REMOVAL = { method: 'DELETE', route: '/webhooks/:application/:token/messages/:message', when: 'before' } as const;
/** So many milliseconds the removal of the old menu is on its way, and the first answer to each press that was made meanwhile: the menu is gone when that comes. */
const LEAVING = 2_000;
const ANSWERING = 4_000;
/** In that time a new board has come, if one does. */
const MOVING = 3_000;
/** An answer that comes too late. */
const LATE = { status: 404, code: 10062, times: Number.POSITIVE_INFINITY } as const;

const test = housed.extend({ options: { acknowledgeMs: 10_000 } });

/** Ann has said something, and the next question is to stand on a board beneath that. */
function say({ database }: House, { channel }: Sitting, ann: DiscordUser): void {
  ann.say(channel, 'Well…');
  const sqlite = new Database(database, { timeout: 5_000 });
  sqlite.prepare("UPDATE posts SET tried_at = tried_at - 60000 WHERE kind = 'board'").run();
  sqlite.close();
}

/** Ann's menu as she still sees it, while the bot takes it away for the one beneath a new board. */
async function menuBeingMoved(house: House, sitting: Sitting, ann: DiscordUser): Promise<SeenMessage> {
  const { channel, match } = sitting;
  await house.rest(channel);
  const removal = house.discord.fault({ ...REMOVAL, delayMs: LEAVING });
  const menuNow = (): SeenMessage => menuOn(ann.sees(channel), match)!;
  while (removal.hits === 0) {
    say(house, sitting, ann);
    await answerFrom(ann, menuNow(), -1);
    // With each answer the turn may pass on, and the board moves then.
    await vi.waitFor(() => expect(removal.hits).toBe(1), { timeout: MOVING, interval: 20 }).catch(() => undefined);
  }
  return menuNow();
}

/** Two presses in one moment on a menu that is gone by the time at which they are answered. */
function pressTwice(
  { discord }: House,
  ann: DiscordUser,
  old: SeenMessage,
  which: readonly [number, number],
): readonly Interaction[] {
  discord.fault({ ...ANSWER, delayMs: ANSWERING, times: 2 });
  return which.map((n) => pressOffer(ann, offersOn(old)[n]!));
}

test.concurrent.for([
  ['the same button', 0, 0],
  ['two buttons', 0, 1],
] as const)(
  'whoever presses %s in one moment on a menu that goes meanwhile has one menu',
  async ([, first, second], { house }) => {
    const sitting = await sitDown(house, ['Ann'], 1);
    const [ann] = sitting.people as [DiscordUser];
    const old = await menuBeingMoved(house, sitting, ann);
    const presses = pressTwice(house, ann, old, [first, second]);
    const answers = await Promise.all(presses.map(({ outcome }) => outcome));
    expect(answers.map(({ ack }) => ack)).toEqual(['message', 'message']);
    await expectOneMenuEach(house, sitting);
    expect((await answerFrom(ann, menuOn(ann.sees(sitting.channel), sitting.match)!)).ack).toBe('update');
    await expectOneMenuEach(house, sitting);
    expectClean(house);
  },
);

test.concurrent.for([
  ['first', 0],
  ['second', 1],
] as const)('so has whoever is not answered the %s of two such presses', async ([, lost], { house }) => {
  const sitting = await sitDown(house, ['Ann'], 1);
  const [ann] = sitting.people as [DiscordUser];
  const old = await menuBeingMoved(house, sitting, ann);
  const presses = pressTwice(house, ann, old, [0, 1]);
  house.discord.fault({ ...ANSWER, route: new RegExp(`^/interactions/${presses[lost]!.id}/`), ...LATE });
  expect((await presses[1 - lost]!.outcome).ack).toBe('message');
  await expectOneMenuEach(house, sitting);
  expectClean(house);
});
