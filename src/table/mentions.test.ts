import { expect, test } from 'vitest';
import { GUILD, tableHarness } from '../../test/support/table-harness.js';

test('where a server has switched mentions off nobody is called, when a step begins or late, until it has them on', async () => {
  const it = tableHarness();
  await it.store.setServerSettings(GUILD, { mentions: false });
  const table = await it.begin(['Ann', 'Ben'], { pace: 'slow' });
  const idle = async (): Promise<void> => {
    const { game, state, awaited, stored } = await it.live(table);
    await it.say(table, stored.seats[awaited[0]!]!.name, game.defaultMove(state, awaited[0]!));
  };
  const callLate = async (): Promise<readonly string[]> => {
    it.clock.now = (await it.read(table)).table.remindAt!;
    await it.tables.tick(it.clock.now);
    return (await it.read(table)).posts.flatMap(({ mentions }) => mentions);
  };
  for (let n = 0; n < 6; n++) {
    await idle();
    for (const post of await it.store.unsentPosts()) {
      await it.store.tryingPost(post.id, 1);
      await it.store.sentPost(post, post.wanted, { messageId: `message ${post.id}`, picture: null });
    }
  }
  expect(await callLate()).toEqual([]);

  await it.store.setServerSettings(GUILD, { mentions: true });
  expect(await callLate()).not.toEqual([]);
});
