import { expect } from 'vitest';
import { createLatch, PATIENT, refusalResponse } from '../../../test/support/discord-harness.js';
import { isMenuEdit, openMenu, pictureOf, pressForList, WITH_PICTURES } from '../../../test/support/open-menu.js';
import type { SenderOptions } from '../../../test/support/sender-harness.js';
import { senderTest } from '../../../test/support/sender-test.js';
import { sayYes } from '../../../test/support/table-harness.js';

const test = senderTest.extend<{ readonly options: SenderOptions }>({ options: WITH_PICTURES });

/** Every edit of a menu reaches the one message that it is. */
const ONE = { body: { id: '555' } };

test('a menu that is refused for a picture that an answer took away meanwhile is edited again', async ({ harness }) => {
  const { server, people, log, sender, sent, pass } = harness;
  const { table, press } = await openMenu(harness);
  const edited = createLatch();
  server.answer = (request) => {
    if (!isMenuEdit(request)) return undefined;
    return request.body.files === undefined ? { ...refusalResponse(400, 50035), after: edited.opened } : ONE;
  };
  await pass(table, 'Ben');
  await sent();
  await pass(table, 'Cay');
  sender.wake();
  await expect.poll(() => server.received.some(isMenuEdit), PATIENT).toBe(true);
  const list = pressForList(press);
  sender.hold(list);
  sender.noteAnswer(list, null, null);
  sender.release(list);
  edited.open();
  expect((await sent()).filter(isMenuEdit).at(-1)?.body.files).toHaveLength(1);
  expect(await people.store.unsentMenus(people.clock.now)).toEqual([]);
  expect(log.written.filter(({ level }) => level === 'error')).toEqual([]);
});

test('a menu that is refused for a picture that it was thought to have is sent with it', async ({ harness }) => {
  const { server, people, log, sent, pass } = harness;
  const { table } = await openMenu(harness);
  await pass(table, 'Ben');
  await sent();
  let refused = 0;
  server.answer = (request) => {
    if (!isMenuEdit(request) || request.body.files !== undefined) return undefined;
    refused += 1;
    return refusalResponse(400, 50035);
  };
  await pass(table, 'Cay');
  const edits = (await sent()).filter(isMenuEdit);
  expect(edits.at(-1)?.body.files).toHaveLength(1);
  expect(edits.length).toBe(refused + 1);
  expect(await people.store.unsentMenus(people.clock.now)).toEqual([]);
  expect(log.written.filter(({ level }) => level === 'error')).toEqual([]);
});

test('a post that is refused for a picture that it was thought to have is sent with it', async ({ harness }) => {
  const { server, people, log, sent } = harness;
  const table = await people.begin(['Ann', 'Ben', 'Cay']);
  await sent();
  server.answer = ({ method, body }) =>
    method === 'PATCH' && body.files === undefined ? refusalResponse(400, 50035) : undefined;
  await sayYes(people, 'Ben', { kind: 'end', match: (await people.live(table)).stored.match.id });
  const edits = (await sent()).filter(({ method }) => method === 'PATCH');
  expect(edits.map(({ body }) => body.files?.length)).toEqual([undefined, 1]);
  expect(log.written.filter(({ level }) => level === 'error')).toEqual([]);
  expect(await people.store.unsentPosts()).toEqual([]);
});

test.for([
  [502, 0],
  [400, 50035],
] as const)(
  'the picture that a menu still has to get is sent again where the platform fails with %i %i',
  async ([status, code], { harness, server, sender, sent }) => {
    const { press } = await openMenu(harness);
    let failures = 0;
    server.answer = (request) => {
      if (!isMenuEdit(request) || failures > 0) return undefined;
      failures += 1;
      return refusalResponse(status, code);
    };
    sender.noteAnswer(press, pictureOf('sheet-wrong.png'), press.menu);
    const edits = (await sent()).filter(isMenuEdit);
    expect(edits).toHaveLength(2);
    expect(edits.at(-1)?.body.files).toHaveLength(1);
  },
);
