import { describe, expect } from 'vitest';
import type { SenderHarness } from '../../../test/support/sender-harness.js';
import { senderTest as test } from '../../../test/support/sender-test.js';

describe('a menu that has followed its match into the next one', () => {
  /** Ann's menu, and the match before. */
  async function followed({ people, sent }: SenderHarness) {
    const table = await people.begin(['Ann', 'Ben'], { games: 2 });
    const before = (await people.live(table)).stored.match.id;
    await people.finish(table);
    await people.tables.act(people.press('Ann'), { kind: 'next', match: before });
    await sent();
    const { menus } = await people.read(table);
    return { before, menu: menus.find(({ personId }) => personId === people.press('Ann').person.id)! };
  }

  test('is sent once more when a button of the match before was still pressed on it', async ({ harness }) => {
    const { people, sent } = harness;
    const { before, menu } = await followed(harness);
    const on = { message: menu.message, origin: menu.message };
    await people.tables.act(people.press('Ann', { token: 'token-b', on }), { kind: 'sheet', match: before });
    expect((await sent()).map(({ method, path }) => [method, path.includes(menu.token)])).toEqual([['PATCH', true]]);
  });

  test('is not taken away where the match before is looked at elsewhere', async ({ harness }) => {
    const { people, sent } = harness;
    const { before, menu } = await followed(harness);
    for (const on of [{ message: menu.message, origin: menu.message }, null])
      await people.tables.act(people.press('Ann', { on }), { kind: 'sheet', match: before });
    expect((await sent()).filter(({ method }) => method === 'DELETE')).toEqual([]);
  });

  test('tells who presses on the match before that the next one has begun', async ({ harness }) => {
    const { people } = harness;
    const { before } = await followed(harness);
    for (const kind of ['sheet', 'back'] as const)
      expect(await people.tables.act(people.press('Ann'), { kind, match: before })).toMatchObject({
        kind: 'menu',
        note: { key: 'series.refuse.begun' },
      });
  });
});
