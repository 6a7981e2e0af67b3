import { expect } from 'vitest';
import { PATIENT, type Received, refusalResponse } from '../../../test/support/discord-harness.js';
import { quickClock } from '../../../test/support/quick-clock.js';
import { senderTest } from '../../../test/support/sender-test.js';

const test = senderTest.extend({ options: { clock: quickClock } });

/** A new message in the channel that leads to menus. */
const isBoard = ({ method, path, body }: Received): boolean =>
  method === 'POST' && path.startsWith('/channels/') && JSON.stringify(body).includes('"sheet:');

test.for([
  [400, 50035],
  [404, 10015],
  [404, 10062],
] as const)(
  'the first board of a match, refused once with %i %i, comes by itself, with the menus that belong beneath it',
  async ([status, code], { server, people, log, sent }) => {
    people.waiting.reached = true;
    let refusals = 1;
    server.answer = (request) => (isBoard(request) && refusals-- > 0 ? refusalResponse(status, code) : undefined);
    const table = await people.begin(['Ann', 'Ben']);
    const received: Received[] = [];
    const boards = async (): Promise<number> => {
      received.push(...(await sent()));
      return received.filter(isBoard).length;
    };
    await expect.poll(boards, PATIENT).toBe(2);
    const unsent = async (): Promise<number> => {
      received.push(...(await sent()));
      const { store, clock } = people;
      return (await store.unsentPosts()).length + (await store.unsentMenus(clock.now)).length;
    };
    await expect.poll(unsent, PATIENT).toBe(0);
    expect((await people.read(table)).posts.at(-1)).toMatchObject({ kind: 'board', messageId: expect.any(String) });
    const menus = received.filter(
      ({ method, path, body }) => method === 'POST' && path.startsWith('/webhooks/') && body.flags === 64,
    );
    expect(menus).toHaveLength(2);
    expect(log.written.map(({ level }) => level)).toEqual(['error']);
  },
);

test('a board that is refused each time is given up once its match is closed, and holds up nothing that tells of that', async ({
  server,
  people,
  sender,
}) => {
  const table = await people.begin(['Ann', 'Ben']);
  server.answer = (request) => (isBoard(request) ? refusalResponse(400, 50035) : undefined);
  sender.wake();
  await expect.poll(() => server.received.filter(isBoard).length, PATIENT).toBeGreaterThan(1);
  const match = (await people.read(table)).match!.id;
  await people.tables.act(people.press('Mod', { moderator: true }), { kind: 'end', match, asked: 'moderator' });
  sender.wake();
  await expect.poll(() => people.store.unsentPosts(), PATIENT).toEqual([]);
  expect((await people.read(table)).posts.at(-1)).toMatchObject({ kind: 'result', messageId: expect.any(String) });
});
