import { beforeEach, describe, expect } from 'vitest';
import { PATIENT, type Received } from '../../../test/support/discord-harness.js';
import { isMenuEdit, openMenu, WITH_PICTURES } from '../../../test/support/open-menu.js';
import { EDIT, named, type SenderHarness, type SenderOptions } from '../../../test/support/sender-harness.js';
import { senderTest } from '../../../test/support/sender-test.js';
import { type Clock, systemClock } from '../../lib/clock.js';
import type { Picture } from '../message/message.js';
import { TURN_PATIENCE } from './dress.js';

/** Time passes so many times as quickly; but nobody gives a picture up. */
const SPEED = 20;
const GIVEN_UP = 60_000;
const clock: Clock = {
  ...systemClock,
  monotonic: () => SPEED * systemClock.monotonic(),
  after(ms, job) {
    if (ms >= GIVEN_UP) return () => undefined;
    return systemClock.after(ms / SPEED, () => {
      if (ms === TURN_PATIENCE) turnsOver += 1;
      job();
    });
  },
};
/** In so many turns there was no picture. */
let turnsOver: number;

/** Pictures that were begun: each is drawn once the test says so. */
let begun: { readonly alt: string; readonly finish: () => void }[];
let isHeld: (picture: Picture) => boolean;
beforeEach(() => {
  begun = [];
  turnsOver = 0;
  isHeld = () => false;
});

function draw(picture: Picture): Promise<Buffer> {
  const data = Buffer.from(picture.alt);
  if (!isHeld(picture)) return Promise.resolve(data);
  return new Promise((resolve) => begun.push({ alt: picture.alt, finish: () => resolve(data) }));
}

const test = senderTest.extend<{ readonly options: SenderOptions }>({ options: { ...WITH_PICTURES, draw, clock } });

/** The words for the picture that a request brings along. */
const shown = ({ body }: Received): string => body.attachments[0].description;

/** From now on whatever is begun is drawn at once. */
function finishAll(): void {
  isHeld = () => false;
  for (const { finish } of begun) finish();
}

/** So many have been begun, the last one of which is not there in its turn. */
async function isLate(count: number): Promise<void> {
  await hasBegun(count);
  await expect.poll(() => turnsOver, PATIENT).toBeGreaterThanOrEqual(count);
}

function hasBegun(count: number): Promise<void> {
  return expect.poll(() => begun.length, PATIENT).toBe(count);
}

describe('a board that changes again while it is drawn', () => {
  test('is edited to what was drawn, and then to what it is by now', async ({ harness, server, people }) => {
    const { sender, sent, pass } = harness;
    const table = await people.begin(['Ann', 'Ben', 'Cid', 'Dan']);
    await sent();
    const edits = (): readonly Received[] => server.received.filter((each) => named(each) === EDIT);
    isHeld = () => true;
    await pass(table, 'Ann');
    sender.wake();
    await isLate(1);
    await pass(table, 'Ben');
    begun[0]!.finish();
    await expect.poll(() => edits().map(shown), PATIENT).toEqual([expect.stringContaining('Answered: Ann.')]);
    await hasBegun(2);
    await pass(table, 'Cid');
    begun[1]!.finish();
    await hasBegun(3);
    finishAll();
    expect(
      (await sent())
        .filter((each) => named(each) === EDIT)
        .map(shown)
        .at(-1),
    ).toContain('Answered: Ann, Ben, and Cid.');
    expect(await people.store.unsentPosts()).toEqual([]);
  });

  test('is edited once where it is drawn as it is by now as well', async ({ harness, people }) => {
    const { sender, sent, pass } = harness;
    const table = await people.begin(['Ann', 'Ben', 'Cid']);
    await sent();
    isHeld = () => true;
    await pass(table, 'Ann');
    sender.wake();
    await isLate(1);
    await pass(table, 'Ben');
    finishAll();
    expect((await sent()).filter((each) => named(each) === EDIT).map(shown)).toEqual([
      expect.stringContaining('Answered: Ann and Ben.'),
    ]);
  });
});

describe('a menu', () => {
  /** Everybody lets the throw go by; Ann by the token of her menu. */
  async function throwAgain({ people, pass }: SenderHarness, table: string): Promise<void> {
    const throws = async (): Promise<number> =>
      (await people.read(table)).lines.filter(({ giver }) => giver === 'dice').length;
    for (const before = await throws(); (await throws()) === before; ) {
      const { game, state, step, stored } = await people.live(table);
      const press = people.press('Ann', { token: 'token-a' });
      const move = game.defaultMove(state, 0);
      await people.tables.act(press, { kind: 'play', match: stored.match.id, step, move });
      for (const person of ['Ben', 'Cay']) await pass(table, person);
    }
  }

  /** Ann's menu is drawn when the test says so: the first one has been begun, and there is another throw since. */
  async function outpaced(harness: SenderHarness) {
    const menu = await openMenu(harness);
    isHeld = (picture) => 'seat' in picture && picture.seat === 0;
    await throwAgain(harness, menu.table);
    harness.sender.wake();
    await hasBegun(1);
    await throwAgain(harness, menu.table);
    return menu;
  }

  test('that changes again while it is drawn is edited to what was drawn, and then to what it is by now', async ({
    harness,
    server,
    sent,
  }) => {
    await outpaced(harness);
    // Longer than a menu that is nowhere yet waits.
    await new Promise((resolve) => setTimeout(resolve, 4_000 / SPEED));
    begun[0]!.finish();
    await expect.poll(() => server.received.filter(isMenuEdit).map(shown), PATIENT).toEqual([begun[0]!.alt]);
    await hasBegun(2);
    finishAll();
    const last = (await sent()).filter(isMenuEdit).map(shown).at(-1);
    expect(last).toBe(begun[1]!.alt);
    expect(last).not.toBe(begun[0]!.alt);
  });

  test('on which a press was answered while it was drawn does not go back', async ({ harness, sender, sent }) => {
    const { press } = await outpaced(harness);
    sender.hold(press);
    sender.noteAnswer(press, 'kept', null);
    sender.release(press);
    begun[0]!.finish();
    await hasBegun(2);
    finishAll();
    const edits = (await sent()).filter(isMenuEdit).map(shown);
    expect(edits).toContain(begun[1]!.alt);
    expect(edits).not.toContain(begun[0]!.alt);
  });
});
