import { expect, test } from 'vitest';
import { GUILD, tableHarness } from '../../test/support/table-harness.js';

test('where a server has switched mentions off nobody is called, by no board and no reminder, until it has them on', async () => {
  const it = tableHarness();
  await it.store.setServerSettings(GUILD, { mentions: false });
  const table = await it.begin(['Ann', 'Ben'], { pace: 'slow' });
  const idle = async (): Promise<void> => {
    const { game, state, awaited, stored } = await it.live(table);
    await it.say(table, stored.seats[awaited[0]!]!.name, game.defaultMove(state, awaited[0]!));
  };
  const remind = async (): Promise<void> => {
    it.clock.now = (await it.read(table)).table.remindAt!;
    await it.tables.tick(it.clock.now);
  };
  for (let n = 0; n < 6; n++) {
    await idle();
    for (const { id, wanted } of await it.store.unsentPosts()) {
      await it.store.tryingPost(id, 1);
      await it.store.sentPost(id, wanted, { messageId: `message ${id}`, picture: null });
    }
  }
  await remind();
  const before = (await it.read(table)).posts;
  expect(before.filter(({ kind }) => kind === 'board').length).toBeGreaterThan(1);
  expect(before.flatMap(({ mentions }) => mentions)).toEqual([]);
  expect(before.filter(({ kind }) => kind === 'reminder')).toEqual([]);

  await it.store.setServerSettings(GUILD, { mentions: true });
  while ((await it.read(table)).table.remindAt === null) await idle();
  await remind();
  const later = (await it.read(table)).posts.slice(before.length);
  expect(later.filter(({ mentions }) => mentions.length > 0).map(({ kind }) => kind)).toContain('reminder');
});
