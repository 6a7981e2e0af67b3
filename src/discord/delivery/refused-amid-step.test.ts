import { expect } from 'vitest';
import { PATIENT, type Received, refusalResponse } from '../../../test/support/discord-harness.js';
import { type HandClock, handClock } from '../../../test/support/hand-clock.js';
import { type SenderFixtures, senderTest } from '../../../test/support/sender-test.js';
import { currentBoard } from '../../table/announce.js';
import { isClockStopped } from '../../table/clock.js';
import { say } from '../../text/say.js';

const test = senderTest.extend<Pick<SenderFixtures, 'options'> & { readonly clock: HandClock }>({
  // biome-ignore lint/correctness/noEmptyPattern: vitest asks for one.
  clock: async ({}, use) => use(handClock()),
  options: async ({ clock }, use) => use({ clock }),
});

/** What the last message by that token says. */
function lastBy(token: string, requests: readonly Received[]): string {
  return requests.findLast(({ path, body }) => path.includes(token) && body?.content !== undefined)?.body.content ?? '';
}

test.for([
  ['blocked', 400, 200000],
  ['refused', 400, 50035],
] as const)(
  'while a board that was deleted in the midst of a step is %s, open menus say so whatever changes on them, and time stands',
  async ([why, status, code], { server, people, sender, clock, pass }) => {
    people.waiting.reached = true;
    const table = await people.begin(['Ann', 'Ben', 'Cay']);
    await people.tables.act(people.press('Ann', { token: 'token-a' }), {
      kind: 'sheet',
      match: (await people.live(table)).stored.match.id,
    });
    const note = say('en', { key: `pause.${why}` });
    const until = async (isIt: () => unknown): Promise<void> => {
      sender.wake();
      const looked = async () => {
        clock.next();
        return isIt();
      };
      await expect.poll(looked, PATIENT).toBe(true);
    };
    const now = async () => people.read(table);
    const board = currentBoard(await now())!;
    const isAllThere = async (): Promise<boolean> => {
      const unsent = [...(await people.store.unsentPosts()), ...(await people.store.unsentMenus(people.clock.now))];
      return unsent.length === 0 && currentBoard(await now())!.messageId !== null;
    };
    await until(isAllThere);
    expect(isClockStopped(await now())).toBe(false);
    server.answer = ({ method, path }) => {
      if (!path.startsWith('/channels/')) return undefined;
      if (method === 'GET') return { body: [] };
      return method === 'PATCH' ? refusalResponse(404, 10008) : refusalResponse(status, code);
    };

    await pass(table, 'Ben');
    await until(() => sender.whyRefused(board.id) === why);
    server.received.splice(0);
    await pass(table, 'Cay');
    await until(() => lastBy('token-a', server.received).includes(note));

    // One that is tried again is unsent all the time.
    await until(async () => why === 'refused' || (await people.store.unsentPosts()).length === 0);

    const { dueAt } = (await now()).table;
    people.clock.now = dueAt! + 1;
    people.clock.shows = false;
    await people.tables.tick(people.clock.now);
    expect(isClockStopped(await now())).toBe(true);
    expect((await now()).lines.filter(({ giver }) => giver === 'clock')).toEqual([]);

    server.answer = ({ method }) => (method === 'GET' ? { body: [] } : undefined);
    await people.store.update({ table }, null, people.clock.now, () => ({ renew: [{ id: board.id }], out: null }));
    await until(async () => currentBoard(await now())!.messageId !== null && !isClockStopped(await now()));
    expect((await now()).table.dueAt).toBeGreaterThan(people.clock.now);
    await until(() => !lastBy('token-a', server.received).includes(note));
  },
);
