import { expect } from 'vitest';
import { createLatch, PATIENT, type Received } from '../../../test/support/discord-harness.js';
import {
  isMenuEdit,
  openMenu,
  pressForList,
  pressOfMatchBefore,
  WITH_PICTURES,
} from '../../../test/support/open-menu.js';
import type { SenderOptions } from '../../../test/support/sender-harness.js';
import { senderTest } from '../../../test/support/sender-test.js';
import type { Picture } from '../message/message.js';
import type { PendingPress } from './message-states.js';

/** So many pictures were begun; they are drawn once this is over. */
let draws = 0;
let drawing = Promise.resolve();

const test = senderTest.extend<{ readonly options: SenderOptions }>({ options: { ...WITH_PICTURES, draw: drawLater } });

async function drawLater({ alt }: Picture): Promise<Buffer> {
  draws += 1;
  await drawing;
  return Buffer.from(alt);
}

/** Every edit of a menu reaches the one message that it is. */
const ONE = { body: { id: '555' } };

test('a menu is not edited while a press of the match before is being answered on its message', async ({ harness }) => {
  const { sender, sent, pass } = harness;
  const { table, press } = await openMenu(harness);
  sender.hold(pressOfMatchBefore(press));
  await pass(table, 'Ben');
  expect((await sent()).filter(isMenuEdit)).toEqual([]);
  sender.release(pressOfMatchBefore(press));
  expect((await sent()).filter(isMenuEdit)).toHaveLength(1);
});

test('a menu is known as the pressed message by that one’s own id, too', async ({ harness }) => {
  const { people, sender, sent, pass } = harness;
  const { table, press } = await openMenu(harness);
  const [menu] = (await people.read(table)).menus;
  const pressed: PendingPress = {
    ...pressForList(press),
    message: 'the press before a restart',
    messageId: menu!.message,
  };
  sender.hold(pressed);
  await pass(table, 'Ben');
  expect((await sent()).filter(isMenuEdit)).toEqual([]);
  sender.release(pressed);
  expect((await sent()).filter(isMenuEdit)).toHaveLength(1);
});

test('a menu that is pressed while its picture is drawn is edited after the answer', async ({ harness }) => {
  const { server, people, sender, sent, pass } = harness;
  const { table, press } = await openMenu(harness);
  server.answer = (request) => (isMenuEdit(request) ? ONE : undefined);
  const drawn = createLatch();
  drawing = drawn.opened;
  draws = 0;
  await pass(table, 'Ben');
  sender.wake();
  await expect.poll(() => draws, PATIENT).toBeGreaterThan(0);
  sender.hold(press);
  drawn.open();
  expect((await sent()).filter(isMenuEdit)).toEqual([]);
  sender.noteAnswer(press, null, null);
  sender.release(press);
  expect((await sent()).filter(isMenuEdit)).not.toEqual([]);
  expect(await people.store.unsentMenus(people.clock.now)).toEqual([]);
});

test('two menus that stand on one message are not edited at once', async ({ harness }) => {
  const { server, people, sender, sent, pass } = harness;
  const { table, press } = await openMenu(harness);
  const ben = people.press('Ben', { token: 'token-b' });
  await people.tables.act(ben, { kind: 'sheet', match: press.menu!.matchId });
  const linked: PendingPress = {
    ...press,
    token: 'token-b',
    id: '2',
    menu: { ...press.menu!, personId: ben.person.id },
  };
  sender.hold(linked);
  sender.noteAnswer(linked, null, null);
  sender.release(linked);
  const isEither = ({ path }: Received): boolean => /token-[ab]/.test(path);
  let underWay = 0;
  let most = 0;
  const answered = async (): Promise<void> => {
    await new Promise((resolve) => setTimeout(resolve, 50));
    underWay -= 1;
  };
  server.answer = (request) => {
    if (!isEither(request)) return undefined;
    underWay += 1;
    most = Math.max(most, underWay);
    return { ...ONE, after: answered() };
  };
  await pass(table, 'Cay');
  expect((await sent()).filter(isEither).length).toBeGreaterThanOrEqual(2);
  expect(most).toBe(1);
});
