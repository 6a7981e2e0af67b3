import { expect } from 'vitest';
import { type Received, refusalResponse } from '../../../test/support/discord-harness.js';
import { openMenu, type PressedMenu } from '../../../test/support/open-menu.js';
import { named, type SenderHarness } from '../../../test/support/sender-harness.js';
import { senderTest as test } from '../../../test/support/sender-test.js';

const BY_FIRST = 'PATCH /webhooks/…/token-a/messages/%40original';
const BY_SECOND = 'PATCH /webhooks/…/token-b/messages/%40original';

/** Ann presses on her menu, of `token-a`, and the bot ends, or fails to get through, before it has answered `token-b`. */
async function unanswered(harness: SenderHarness): Promise<PressedMenu> {
  const { people, server } = harness;
  const opened = await openMenu(harness);
  const [menu] = (await people.read(opened.table)).menus;
  const on = { message: menu!.message, origin: menu!.press };
  await people.tables.act(people.press('Ann', { token: 'token-b', on }), { kind: 'sheet', match: menu!.matchId });
  server.answer = ({ path }) => (path.includes('token-b') ? refusalResponse(404, 10015) : undefined);
  return opened;
}

/** What is done to Ann's menu. */
function toMenu(requests: readonly Received[]): readonly string[] {
  return requests.filter(({ path }) => /token-[abc]/.test(path)).map(named);
}

test('a menu whose last press was never answered is edited by the token before that', async ({ harness }) => {
  const { people, sent, pass } = harness;
  const { table } = await unanswered(harness);
  await pass(table, 'Ben');
  expect(toMenu(await sent())).toEqual([BY_SECOND, BY_FIRST]);
  await pass(table, 'Cay');
  expect(toMenu(await sent())).toEqual([BY_FIRST]);
  expect(await people.store.unsentMenus(people.clock.now)).toEqual([]);
});

test('a menu whose answer did not arrive is edited at once', async ({ harness }) => {
  const { sender, sent } = harness;
  const { press } = await unanswered(harness);
  sender.noteLostAnswer({ ...press, token: 'token-b' }, press.menu);
  expect(toMenu(await sent())).toEqual([BY_SECOND, BY_FIRST]);
});

test('a bot that starts anew edits the menus of which it is not known whether the last press was answered', async ({
  harness,
}) => {
  const { people, sent } = harness;
  await unanswered(harness);
  expect(toMenu(await sent())).toEqual([]);
  await people.store.doubtMenus();
  expect(toMenu(await sent())).toEqual([BY_SECOND, BY_FIRST]);
  await people.store.doubtMenus();
  expect(toMenu(await sent())).toEqual([]);
});

test('a menu that another one takes the place of is taken away also if its last press was never answered', async ({
  harness,
}) => {
  const { people, sent } = harness;
  const { table } = await unanswered(harness);
  const [menu] = (await people.read(table)).menus;
  await people.tables.act(people.press('Ann', { token: 'token-c', on: null }), { kind: 'sheet', match: menu!.matchId });
  expect(toMenu(await sent())).toEqual([
    'PATCH /webhooks/…/token-c/messages/%40original',
    'DELETE /webhooks/…/token-a/messages/%40original',
    'DELETE /webhooks/…/token-b/messages/%40original',
  ]);
});

test('a menu whose successor never arrived stays, and goes on by its own token', async ({ harness }) => {
  const { people, server, sent, pass } = harness;
  const { table } = await openMenu(harness);
  const [menu] = (await people.read(table)).menus;
  server.answer = ({ path }) => (path.includes('token-b') ? refusalResponse(404, 10015) : undefined);
  await people.tables.act(people.press('Ann', { token: 'token-b', on: null }), { kind: 'sheet', match: menu!.matchId });
  expect(toMenu(await sent())).toEqual([BY_SECOND, BY_FIRST]);
  expect((await people.read(table)).menus).toContainEqual(
    expect.objectContaining({ token: 'token-a', message: menu!.message, old: [], earlier: null }),
  );
  await pass(table, 'Ben');
  expect(toMenu(await sent())).toEqual([BY_FIRST]);
});

test('a menu that is put away is forgotten, by whatever token it was reached', async ({ harness }) => {
  const { people, server, sent, pass } = harness;
  const { table } = await unanswered(harness);
  server.answer = ({ method }) => (method === 'PATCH' ? refusalResponse(404, 10008) : undefined);
  await pass(table, 'Ben');
  expect(toMenu(await sent())).toEqual([BY_SECOND, BY_FIRST]);
  const ann = people.press('Ann').person.id;
  expect((await people.read(table)).menus.filter(({ personId }) => personId === ann)).toEqual([]);
});
