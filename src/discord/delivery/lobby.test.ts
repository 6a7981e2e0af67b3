import { describe, expect } from 'vitest';
import { createLatch, PATIENT } from '../../../test/support/discord-harness.js';
import { EDIT, named } from '../../../test/support/sender-harness.js';
import { senderTest as test } from '../../../test/support/sender-test.js';

describe('a lobby that a press was answered with', () => {
  test('needs no further edit if it was the newest', async ({ people, sender, sent, posts }) => {
    const table = await people.open(['Ann']);
    await sent();
    await people.tables.act(people.press('Ben'), { kind: 'join', table });
    const [post] = await posts(table);
    await sender.noteLobbyShown(table, post!.wanted, post!.messageId!);
    expect(await sent()).toEqual([]);
  });

  test('is edited once more if another press has overtaken it', async ({ people, sender, sent, posts }) => {
    const table = await people.open(['Ann']);
    await sent();
    await people.tables.act(people.press('Ben'), { kind: 'join', table });
    const [before] = await posts(table);
    await people.tables.act(people.press('Cay'), { kind: 'join', table });
    const [after] = await posts(table);
    await sender.noteLobbyShown(table, after!.wanted, after!.messageId!);
    await sender.noteLobbyShown(table, before!.wanted, before!.messageId!);
    // Also a bot that is killed right now finds it.
    expect((await people.store.unsentPosts()).map(({ id }) => id)).toEqual([after!.id]);
    const edits = await sent();
    expect(edits.map(named)).toEqual([EDIT]);
    expect(edits[0]?.body.content).toContain('3. Cay');
  });

  test('on a message in whose place there is another by now is edited on the new one', async ({ harness }) => {
    const { people, sender, sent, posts } = harness;
    const table = await people.open(['Ann']);
    await sent();
    const { id, messageId: old } = (await posts(table))[0]!;
    await people.store.replacePost(id);
    await sent();
    const { messageId } = (await posts(table))[0]!;
    await people.tables.act(people.press('Ben'), { kind: 'join', table });
    await sender.noteLobbyShown(table, (await posts(table))[0]!.wanted, old!);
    expect((await posts(table))[0]!.messageId).toBe(messageId);
    const [edit] = await sent();
    expect(edit!.path).toContain(messageId!);
    expect(edit!.body.content).toContain('2. Ben');
  });
});

describe('a lobby that is being answered with', () => {
  const pressOn = (lobby: string) => ({ token: 'token', menu: null, message: null, id: '1', lobby });

  test('is not edited meanwhile', async ({ people, sender, sent }) => {
    const table = await people.open(['Ann']);
    await sent();
    sender.hold(pressOn(table));
    await people.tables.act(people.press('Ben'), { kind: 'join', table });
    expect(await sent()).toEqual([]);
    sender.release(pressOn(table));
    expect((await sent()).map(named)).toEqual([EDIT]);
  });

  test('is edited once more if an edit was under way before', async ({ server, people, sender, sent, posts }) => {
    const table = await people.open(['Ann']);
    await sent();
    const answer = createLatch();
    server.answer = () => ({ after: answer.opened });
    await people.tables.act(people.press('Ben'), { kind: 'join', table });
    sender.wake();
    await expect.poll(() => server.received.length, PATIENT).toBe(1);
    sender.hold(pressOn(table));
    await people.tables.act(people.press('Cay'), { kind: 'join', table });
    const [post] = await posts(table);
    await sender.noteLobbyShown(table, post!.wanted, post!.messageId!);
    sender.release(pressOn(table));
    answer.open();
    const edits = await sent();
    expect(edits.map(named)).toEqual([EDIT, EDIT]);
    expect(edits[1]?.body.content).toContain('3. Cay');
  });
});
