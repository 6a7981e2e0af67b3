import { describe, expect } from 'vitest';
import { createLatch, PATIENT, type Received, refusalResponse } from '../../../test/support/discord-harness.js';
import { named, type SenderHarness } from '../../../test/support/sender-harness.js';
import { senderTest as test } from '../../../test/support/sender-test.js';
import { idOf } from '../../../test/support/table-harness.js';
import { say } from '../../text/say.js';

describe('an open menu', () => {
  const MENU = 'PATCH /webhooks/…/token-a/messages/%40original';

  /** A match whose first player has a menu open with `token-a`. */
  async function opened({ people, sent }: SenderHarness): Promise<string> {
    const table = await people.begin(['Ann', 'Ben', 'Cay']);
    const match = (await people.live(table)).stored.match.id;
    await people.tables.act(people.press('Ann', { token: 'token-a' }), { kind: 'sheet', match });
    await sent();
    return table;
  }

  function toMenus(requests: readonly Received[]): readonly Received[] {
    return requests.filter(({ path }) => path.startsWith('/webhooks/') && path.includes('token-a'));
  }

  async function editReceived({ server }: SenderHarness): Promise<void> {
    await expect.poll(() => toMenus(server.received).length, PATIENT).toBe(1);
  }

  test('follows the match, once a second at most', async ({ harness, people, sender, sent, pass }) => {
    const table = await opened(harness);
    await pass(table, 'Ben');
    const before = performance.now();
    sender.wake();
    await editReceived(harness);
    await pass(table, 'Cay');
    const edits = toMenus(await sent());
    expect(edits.map(named)).toEqual([MENU, MENU]);
    expect(edits[1]!.at - before).toBeGreaterThan(1000);
    expect(await people.store.unsentMenus(people.clock.now)).toEqual([]);
  });

  test('keeps the language it was opened in, whatever the table speaks', async ({ people, sent, pass }) => {
    const table = await people.begin(['Ann', 'Ben', 'Cay']);
    const match = (await people.live(table)).stored.match.id;
    await people.tables.act(people.press('Ann', { token: 'token-a', locale: 'de' }), { kind: 'sheet', match });
    await people.tables.act(people.press('Cay', { token: 'token-c' }), { kind: 'sheet', match });
    await sent();
    await pass(table, 'Ben');
    const menus = (await sent()).filter(({ path }) => path.startsWith('/webhooks/'));
    const titles = menus.map(({ path, body }) => [
      /token-./.exec(path)?.[0],
      body.content.split('\n').find((line: string) => line.startsWith('**')),
    ]);
    expect(Object.fromEntries(titles)).toEqual({
      'token-a': expect.stringMatching(/^\*\*Du bist am Zug: eine \d+ ankreuzen\?\*\*/),
      'token-c': expect.stringMatching(/^\*\*You: cross an? \d+\?\*\*/),
    });
    expect(menus[0]!.body.components[0].components.length).toBeGreaterThan(0);
  });

  test('of somebody who left offers the way back, and of who played for them and makes room says that it is over', async ({
    harness,
  }) => {
    const { people, sent } = harness;
    const table = await opened(harness);
    const match = (await people.live(table)).stored.match.id;
    await people.tables.act(people.press('Ben', { token: 'token-b' }), { kind: 'quit', match });
    await people.tables.act(people.press('Eve', { token: 'token-e' }), { kind: 'take', match, seat: 1 });
    await sent();
    await people.tables.act(people.press('Mod', { moderator: true }), {
      kind: 'kick',
      match,
      seat: 0,
      person: idOf('Ann'),
      asked: 'alone',
    });
    await people.tables.act(people.press('Ben', { token: 'token-new' }), { kind: 'back', match });
    const menus = (await sent()).filter(({ path }) => path.startsWith('/webhooks/'));
    const of = (token: string) => menus.filter(({ path }) => path.includes(token)).at(-1)!.body;
    expect(JSON.stringify(of('token-a'))).not.toContain('"custom_id":"play');
    expect(of('token-a')).toMatchObject({ content: say('en', { key: 'kick.told.sent' }), components: [] });
    expect(of('token-e')).toMatchObject({ content: say('en', { key: 'take.told.over' }), components: [] });
    await people.tables.act(people.press('Mod', { moderator: true }), { kind: 'pardon', match, person: idOf('Ann') });
    const [way] = toMenus(await sent());
    expect(JSON.stringify(way!.body.components)).toContain('back:');
  });

  test('is left alone while a press on it is being answered', async ({ harness, sender, sent, pass }) => {
    const table = await opened(harness);
    // The press was delivered twice.
    const press = { token: 'token-a', menu: null, message: null, id: '1', lobby: null };
    sender.hold(press);
    sender.hold(press);
    await pass(table, 'Ben');
    expect(toMenus(await sent())).toEqual([]);
    sender.release(press);
    expect(toMenus(await sent())).toEqual([]);
    sender.release(press);
    expect(toMenus(await sent()).length).toBe(1);
  });

  test('is edited once more if a press on it was answered while an edit was under way', async ({ harness }) => {
    const { server, people, sender, sent, pass } = harness;
    const table = await opened(harness);
    const { id } = (await people.live(table)).stored.match;
    const answer = createLatch();
    server.answer = () => ({ after: answer.opened });
    await pass(table, 'Ben');
    sender.wake();
    await editReceived(harness);
    const press = {
      token: 'token-a',
      menu: { matchId: id, personId: people.press('Ann').person.id, locale: null },
      message: null,
      id: '1',
      lobby: null,
    };
    sender.hold(press);
    answer.open();
    expect(toMenus(await sent()).length).toBe(1);
    sender.release(press);
    expect(toMenus(await sent()).length).toBe(1);
    expect(toMenus(await sent())).toEqual([]);
  });

  test.for([
    [401, 50027],
    [404, 10015],
    [404, 10008],
  ] as const)('that is gone with %i %i is forgotten', async ([status, code], { harness, server, log, sent, pass }) => {
    const table = await opened(harness);
    server.answer = ({ path }) => (path.includes('token-a') ? refusalResponse(status, code) : undefined);
    await pass(table, 'Ben');
    expect(toMenus(await sent()).length).toBe(1);
    await pass(table, 'Cay');
    expect(toMenus(await sent())).toEqual([]);
    expect(log.written.filter(({ level }) => level === 'error')).toEqual([]);
  });

  test('is tried again where the platform fails', async ({ harness, server, sent, pass }) => {
    const table = await opened(harness);
    let failures = 1;
    server.answer = ({ path }) => (path.includes('token-a') && failures-- > 0 ? { status: 500 } : undefined);
    await pass(table, 'Ben');
    expect(toMenus(await sent()).length).toBe(2);
  });
});
