import Database from 'better-sqlite3';
import type { DiscordUser, Interaction, PlacedFault, SeenMessage } from 'local-discord';
import { expect, vi } from 'vitest';
import { menuOn, offersOn, pressOffer } from '../play/players.js';
import type { Stored } from '../src/store/types.js';
import { expectClean } from './checks.js';
import type { House } from './house.js';
import { housed } from './housed.js';
import { expectOneMenuEach } from './one-menu.js';
import { WAITING } from './patience.js';
import { answerFrom, type Sitting, sitDown } from './sitting.js';

const ANSWER = { method: 'POST', route: '/interactions/:interaction/:token/callback', when: 'before' } as const;
const REMOVAL = { method: 'DELETE', route: '/webhooks/:application/:token/messages/:message', when: 'before' } as const;
/** An answer that comes too late. */
const LATE = { status: 404, code: 10062, times: Number.POSITIVE_INFINITY } as const;

const test = housed;

/** A menu as its owner still sees it, while its removal is on its way. */
interface LeavingMenu {
  readonly old: SeenMessage;
  readonly removal: PlacedFault;
}

/** Ann has said something, and the next question is to stand on a board beneath that. */
function say({ database }: House, { channel }: Sitting, ann: DiscordUser): void {
  ann.say(channel, 'Well…');
  const sqlite = new Database(database, { timeout: 5_000 });
  sqlite.prepare("UPDATE posts SET tried_at = tried_at - 60000 WHERE kind = 'board'").run();
  sqlite.close();
}

/** Ann's menu, while the bot takes it away for the one beneath a new board. */
async function menuBeingMoved(house: House, sitting: Sitting, ann: DiscordUser): Promise<LeavingMenu> {
  const { channel, match } = sitting;
  await house.rest(channel);
  const removal = house.discord.fault({ ...REMOVAL, delayMs: 'until lifted' });
  const menuNow = (): SeenMessage => menuOn(ann.sees(channel), match)!;
  while (removal.hits === 0) {
    say(house, sitting, ann);
    await answerFrom(ann, menuNow(), -1);
    // With each answer the turn may pass on, and the board moves then.
    await expect.poll(async () => removal.hits === 1 || isAllSent(await sitting.stored()), WAITING).toBe(true);
  }
  return { old: menuNow(), removal };
}

function isAllSent({ posts, menus }: Stored): boolean {
  return [...posts, ...menus].every(({ sent, wanted }) => sent >= wanted);
}

/** Two presses in one moment on a menu that is gone by the time at which their answers are let through. */
async function pressTwice(
  { discord }: House,
  { channel }: Sitting,
  ann: DiscordUser,
  { old, removal }: LeavingMenu,
  which: readonly [number, number],
): Promise<{ readonly presses: readonly Interaction[]; readonly answers: PlacedFault }> {
  const answers = discord.fault({ ...ANSWER, delayMs: 'until lifted', times: 2 });
  const presses = which.map((n) => pressOffer(ann, offersOn(old)[n]!));
  await vi.waitFor(() => expect(answers.hits).toBe(2), WAITING);
  removal.lift();
  await discord.until(() => ann.sees(channel).every(({ id }) => id !== old.id), { what: 'the end of the old menu' });
  return { presses, answers };
}

test.concurrent.for([
  ['the same button', 0, 0],
  ['two buttons', 0, 1],
] as const)(
  'whoever presses %s in one moment on a menu that goes meanwhile has one menu',
  async ([, first, second], { house }) => {
    const sitting = await sitDown(house, ['Ann'], 1);
    const [ann] = sitting.people as [DiscordUser];
    const leaving = await menuBeingMoved(house, sitting, ann);
    const { presses, answers } = await pressTwice(house, sitting, ann, leaving, [first, second]);
    answers.lift();
    const outcomes = await Promise.all(presses.map(({ outcome }) => outcome));
    expect(outcomes.map(({ ack }) => ack)).toEqual(['message', 'message']);
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
  const leaving = await menuBeingMoved(house, sitting, ann);
  const { presses, answers } = await pressTwice(house, sitting, ann, leaving, [0, 1]);
  house.discord.fault({ ...ANSWER, route: new RegExp(`^/interactions/${presses[lost]!.id}/`), ...LATE });
  answers.lift();
  expect((await presses[1 - lost]!.outcome).ack).toBe('message');
  await expectOneMenuEach(house, sitting);
  expectClean(house);
});
