import { expect } from 'vitest';
import type { PendingPress } from '../../src/discord/delivery/message-states.js';
import { createLatch, PATIENT, type Received } from './discord-harness.js';
import type { SenderHarness, SenderOptions } from './sender-harness.js';

/** A match whose first player has a menu open with `token-a`, and a press on it. */
export interface PressedMenu {
  readonly table: string;
  readonly press: PendingPress;
}

/** Menus come with pictures, which are no more than their words. */
export const WITH_PICTURES: SenderOptions = { mayAttach: () => true, draw: async ({ alt }) => Buffer.from(alt) };

/** A picture of that name, as an answer shows it. */
export function pictureOf(name: string) {
  return { name, alt: '', data: Buffer.alloc(1) };
}

/** Opens a menu that shows `sheet-old.png`, and what is known to be on it after its next edit. */
export async function openMenu({ people, sender, sent }: SenderHarness): Promise<PressedMenu> {
  const table = await people.begin(['Ann', 'Ben', 'Cay']);
  const match = (await people.live(table)).stored.match.id;
  const by = people.press('Ann', { token: 'token-a' });
  await people.tables.act(by, { kind: 'sheet', match });
  const menu = { matchId: match, personId: by.person.id, locale: null };
  const press: PendingPress = { token: 'token-a', menu, message: '555', id: '1', lobby: null };
  sender.hold(press);
  sender.noteAnswer(press, pictureOf('sheet-old.png'), null);
  sender.release(press);
  await sent();
  return { table, press };
}

/** Whether a request edits that menu. */
export const isMenuEdit = ({ path }: Received): boolean => path.includes('token-a');

/** Opens a menu that is just being edited, until the platform is let answer. */
export async function openMenuInEdit(harness: SenderHarness) {
  const { server, sender, pass } = harness;
  const { table, press } = await openMenu(harness);
  const edited = createLatch();
  // The one message that it is, by the press that made it.
  server.answer = (request) => (isMenuEdit(request) ? { body: { id: '555' }, after: edited.opened } : undefined);
  await pass(table, 'Ben');
  sender.wake();
  await expect.poll(() => server.received.some(isMenuEdit), PATIENT).toBe(true);
  return { table, press, edited };
}

/** A press on a button of an older match, on the message that is the menu of the newest one by now. */
export function pressOfMatchBefore(press: PendingPress): PendingPress {
  return { ...press, token: 'token-b', id: '2', menu: { ...press.menu!, matchId: 'older' } };
}

/** A press that asks for a list on the same message, which is the menu of no match then. */
export function pressForList(press: PendingPress): PendingPress {
  return { ...press, token: 'token-b', id: '2', menu: null };
}
