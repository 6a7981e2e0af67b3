import { expect } from 'vitest';
import { PATIENT, type Received, refusalResponse } from '../../../test/support/discord-harness.js';
import { type HandClock, handClock } from '../../../test/support/hand-clock.js';
import { quickClock } from '../../../test/support/quick-clock.js';
import { type SenderFixtures, senderTest } from '../../../test/support/sender-test.js';

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

/** Tests of a board that is refused as long as they say so, on a clock whose time passes by hand. */
const refusing = senderTest.extend<
  Pick<SenderFixtures, 'options'> & { readonly clock: HandClock; readonly refused: Refused }
>({
  // biome-ignore lint/correctness/noEmptyPattern: vitest asks for one.
  clock: async ({}, use) => use(handClock()),
  options: async ({ clock }, use) => use({ clock }),
  async refused({ clock, people, sender, server }, use) {
    const tries: number[] = [];
    const refused: Refused = {
      table: await people.begin(['Ann', 'Ben']),
      tries,
      isRefused: true,
      async until(count, last) {
        sender.wake();
        const counted = () => {
          clock.next(last);
          return tries.length;
        };
        await expect.poll(counted, PATIENT).toBe(count);
      },
    };
    server.answer = (request) => {
      if (request.method === 'GET') return { body: [] };
      if (!isBoard(request)) return undefined;
      tries.push(Math.round(clock.monotonic() / SECOND));
      return refused.isRefused ? refusalResponse(400, 50035) : undefined;
    };
    await use(refused);
  },
});

interface Refused {
  readonly table: string;
  /** When it was tried, in seconds. */
  readonly tries: readonly number[];
  isRefused: boolean;
  /** Until it has been tried so often, by what is due up to then. */
  until(count: number, last?: number): Promise<void>;
}

const SECOND = 1_000;

refusing(
  'a board that is refused each time is tried after longer and longer rests, and is a mistake in the log once',
  async ({ refused, log }) => {
    await refused.until(9);
    const rests = refused.tries.slice(1).map((at, n) => at - refused.tries[n]!);
    expect(rests).toEqual([30, 60, 120, 240, 480, 600, 600, 600]);
    const levels = log.written.filter(({ message }) => message === 'a post is wrong in itself');
    expect(levels.slice(0, 8).map(({ level }) => level)).toEqual(['error', ...Array(7).fill('debug')]);
  },
);

refusing('a board that says something else by now is tried at once', async ({ refused, clock, pass, posts }) => {
  await refused.until(3);
  const [, , last] = refused.tries;
  await pass(refused.table, 'Ann');
  await refused.until(4, clock.monotonic() + SECOND);
  // Refused once more it rests as long as it did.
  await refused.until(5);
  refused.isRefused = false;
  await pass(refused.table, 'Ben');
  await refused.until(6, clock.monotonic() + SECOND);
  expect(refused.tries.slice(3).map((at) => at - last!)).toEqual([0, 120, 120]);
  const isThere = async () => (await posts(refused.table)).at(-1)?.messageId !== null;
  await expect.poll(isThere, PATIENT).toBe(true);
});

refusing('a board counts as refused until it is posted', async ({ refused, sender, posts }) => {
  const [board] = (await posts(refused.table)).filter(({ kind }) => kind === 'board');
  expect(sender.whyRefused(board!.id)).toBe(null);
  await refused.until(2);
  expect(sender.whyRefused(board!.id)).toBe('refused');
  refused.isRefused = false;
  await refused.until(3);
  await expect.poll(() => sender.whyRefused(board!.id), PATIENT).toBe(null);
});

refusing(
  'a board that is refused is given up once its match is closed, and holds up nothing that tells of that',
  async ({ refused, clock, people, sender }) => {
    await refused.until(1);
    const match = (await people.read(refused.table)).match!.id;
    await people.tables.act(people.press('Mod', { moderator: true }), { kind: 'end', match, asked: 'moderator' });
    const unsent = async () => {
      sender.wake();
      clock.next();
      return people.store.unsentPosts();
    };
    await expect.poll(unsent, PATIENT).toEqual([]);
    expect(refused.tries).toEqual([0]);
    expect((await people.read(refused.table)).posts.at(-1)).toMatchObject({
      kind: 'result',
      messageId: expect.any(String),
    });
  },
);
