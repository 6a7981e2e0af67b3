import { expect } from 'vitest';
import { createLatch, PATIENT, type Received, refusalResponse } from '../../../test/support/discord-harness.js';
import { named, type SenderHarness } from '../../../test/support/sender-harness.js';
import { senderTest as test } from '../../../test/support/sender-test.js';
import type { Press } from '../../table/types.js';

const MADE = 'POST /webhooks/…/token-a';
const TAKEN_AWAY = 'DELETE /webhooks/…/token-a/messages/%40original';
const EDITED_ABOVE = 'PATCH /webhooks/…/token-a/messages/%40original';
const EDITED = 'PATCH /webhooks/…/token-a/messages/…';
/** For longer than the library waits unnoticed where tokens share a limit. */
const LIMITED = { 'retry-after': '0.6', 'x-ratelimit-scope': 'shared' };

/** A match in whose channel a new board has come, and Ann's menu, opened by `token-a`, stands above it. */
async function buried({ people, sent }: SenderHarness): Promise<{ readonly table: string; readonly match: string }> {
  const table = await people.begin(['Ann', 'Ben', 'Cay']);
  await sent();
  const match = (await people.live(table)).stored.match.id;
  await people.tables.act(people.press('Ann', { token: 'token-a' }), { kind: 'sheet', match });
  const board = (await people.read(table)).posts.find(({ kind }) => kind === 'board')!;
  await people.store.update({ table }, null, people.clock.now, () => ({
    renew: [{ id: board.id, anew: true }],
    menu: { matchId: match, personId: people.press('Ann').person.id, token: 'token-a', until: 9e15, message: '1' },
    out: null,
  }));
  return { table, match };
}

function toMenus(requests: readonly Received[]): readonly Received[] {
  return requests.filter(({ path }) => path.startsWith('/webhooks/'));
}

function buttonsOf({ body }: Received): number {
  return body.components.length;
}

/** Ann's press by another token, on the menu that stands above the board unless it is said otherwise. */
function pressAgain({ people }: SenderHarness, on: Press['on'] = { message: '1', origin: '1' }): Press {
  return people.press('Ann', { token: 'token-b', on });
}

test('above a new board is made anew beneath it, and has buttons once the one above is gone', async ({ harness }) => {
  const { people, sent } = harness;
  await buried(harness);
  const [made, ...others] = toMenus(await sent());
  expect([made, ...others].map((request) => named(request!))).toEqual([MADE, TAKEN_AWAY, EDITED]);
  expect(made!.body).toMatchObject({ components: [], flags: 64 });
  expect(made!.body.content).toBe(others[1]!.body.content);
  expect(buttonsOf(others[1]!)).toBeGreaterThan(0);
  expect(await people.store.unsentMenus(people.clock.now)).toEqual([]);
});

test('is edited by its own name from then on', async ({ harness, sent, pass }) => {
  const { table } = await buried(harness);
  await sent();
  await pass(table, 'Ben');
  expect(toMenus(await sent()).map(named)).toEqual([EDITED]);
});

test('waits for a board that is still to come', async ({ harness }) => {
  const { server, people, sent } = harness;
  await buried(harness);
  server.answer = ({ method, path }) =>
    method === 'POST' && path.startsWith('/channels/') ? refusalResponse(403, 50013) : undefined;
  expect(toMenus(await sent()).map(named)).toEqual([EDITED_ABOVE]);
  expect(await people.store.unsentMenus(people.clock.now)).toEqual([]);
});

test('that is pressed while the new one is made stays, and then comes by the token of that press', async ({
  harness,
}) => {
  const { server, people, sender, sent } = harness;
  const { match } = await buried(harness);
  const answered = createLatch();
  server.answer = (request) => (named(request) === MADE ? { after: answered.opened } : undefined);
  sender.wake();
  await expect.poll(() => server.received.some((request) => named(request) === MADE), PATIENT).toBe(true);
  await people.tables.act(pressAgain(harness), { kind: 'sheet', match });
  answered.open();
  expect(toMenus(await sent()).map(named)).toEqual([
    MADE,
    'DELETE /webhooks/…/token-a/messages/…',
    'POST /webhooks/…/token-b',
    'DELETE /webhooks/…/token-b/messages/%40original',
    'PATCH /webhooks/…/token-b/messages/…',
  ]);
});

test('is taken away where the board has opened another one', async ({ harness }) => {
  const { people, sent } = harness;
  const { match } = await buried(harness);
  await sent();
  await people.tables.act(pressAgain(harness, null), { kind: 'sheet', match });
  expect(toMenus(await sent()).map(named)).toEqual([
    'PATCH /webhooks/…/token-b/messages/%40original',
    'DELETE /webhooks/…/token-a/messages/…',
  ]);
});

test('which another one has taken the place of is taken away, however often that fails', async ({ harness }) => {
  const { server, people, sent } = harness;
  const { match } = await buried(harness);
  await sent();
  await people.tables.act(pressAgain(harness, null), { kind: 'sheet', match });
  let failures = 1;
  server.answer = ({ method }) => (method === 'DELETE' && failures-- > 0 ? refusalResponse(503, 0) : undefined);
  const gone = 'DELETE /webhooks/…/token-a/messages/…';
  expect(
    toMenus(await sent())
      .map(named)
      .filter((each) => each === gone).length,
  ).toBeGreaterThan(1);
  expect(failures).toBeLessThan(0);
  expect(await people.store.unsentMenus(people.clock.now)).toEqual([]);
});

test('that is put away as soon as it is there takes the one above along, though that can’t be at first', async ({
  harness,
}) => {
  const { server, people, sent } = harness;
  await buried(harness);
  let failures = 1;
  server.answer = (request) => {
    if (named(request) === EDITED) return refusalResponse(404, 10008);
    return named(request) === TAKEN_AWAY && failures-- > 0 ? refusalResponse(503, 0) : undefined;
  };
  expect(toMenus(await sent()).map(named)).toEqual([MADE, TAKEN_AWAY, EDITED, TAKEN_AWAY]);
  expect(await people.store.unsentMenus(people.clock.now)).toEqual([]);
});

test.for([
  ['DELETE', 503],
  ['PATCH', 503],
  ['POST', 503],
  ['DELETE', 429],
  ['PATCH', 429],
] as const)(
  'is there once, with its buttons, where a %s fails at first (%s)',
  async ([method, status], { harness }) => {
    const { server, people, sent } = harness;
    const { table } = await buried(harness);
    let failures = 0;
    server.answer = (request) => {
      if (request.method !== method || !request.path.startsWith('/webhooks/') || failures > 0) return undefined;
      failures += 1;
      return refusalResponse(status, 0, status === 429 ? LIMITED : {});
    };
    const requests = toMenus(await sent()).map(named);
    const tried = { POST: MADE, PATCH: EDITED, DELETE: TAKEN_AWAY }[method];
    const twice = requests.filter((each) => each === tried).length;
    expect([requests.filter((each) => each === MADE).length, twice]).toEqual([method === 'POST' ? 2 : 1, 2]);
    expect(requests.at(-1)).toBe(EDITED);
    expect((await people.read(table)).menus).toMatchObject([{ old: [] }]);
  },
);

test('stays above and goes on, where the channel takes nothing new for now, and comes beneath once it does', async ({
  harness,
}) => {
  const { server, people, sent, pass } = harness;
  const { table } = await buried(harness);
  let isFull = true;
  server.answer = (request) => (isFull && named(request) === MADE ? refusalResponse(429, 0, LIMITED) : undefined);
  const [refused, ...others] = toMenus(await sent());
  expect([refused, ...others].map((request) => named(request!))).toEqual([MADE, EDITED_ABOVE]);
  expect(buttonsOf(others[0]!)).toBeGreaterThan(0);
  expect(await people.store.unsentMenus(people.clock.now)).toEqual([]);
  isFull = false;
  await expect.poll(() => toMenus(server.received).map(named).at(-1), PATIENT).toBe(EDITED);
  expect(toMenus(await sent()).map(named)).toEqual([MADE, TAKEN_AWAY, EDITED]);
  await pass(table, 'Ben');
  expect(toMenus(await sent()).map(named)).toEqual([EDITED]);
});

test('that was put away above stays away', async ({ harness, server, sent }) => {
  await buried(harness);
  server.answer = (request) => (named(request) === TAKEN_AWAY ? refusalResponse(404, 10008) : undefined);
  expect(toMenus(await sent()).map(named)).toEqual([MADE, TAKEN_AWAY, EDITED]);
});

test('that was never there comes beneath the first board by the press in the lobby, and has buttons at last', async ({
  people,
  sent,
}) => {
  const table = await people.open(['Ann', 'Ben']);
  await people.tables.act(people.press('Ann', { token: 'token-a' }), { kind: 'begin', table });
  const requests = (await sent()).filter(({ path }) => !path.includes('/webhooks/') || path.includes('token-a'));
  expect(requests.map(named).slice(-3)).toEqual(['POST /channels/…/messages', MADE, EDITED]);
});
