import { describe, expect } from 'vitest';
import { createLatch, PATIENT, type Received, refusalResponse } from '../../../test/support/discord-harness.js';
import { named, type SenderHarness } from '../../../test/support/sender-harness.js';
import { senderTest as test } from '../../../test/support/sender-test.js';
import type { OldMenu } from '../../store/stored-values.js';
import type { PendingPress } from './message-states.js';

/** Beneath any board. */
const [LOW, LOWER] = ['98000000000000000000', '99000000000000000000'] as const;
/** Two messages that were Ann's menu before, each by the press that it answers. */
const FIRST: OldMenu = { token: 'token-x', message: '@original', is: [LOW] };
const SECOND: OldMenu = { token: 'token-y', message: '@original', is: [LOWER] };
const FIRST_GONE = 'DELETE /webhooks/…/token-x/messages/%40original';
const SECOND_GONE = 'DELETE /webhooks/…/token-y/messages/%40original';

/** Ann's menu, by `token-a`, has taken the place of these, which are still to be taken away. */
async function beside({ people, sent }: SenderHarness, old: readonly OldMenu[]) {
  const table = await people.begin(['Ann', 'Ben']);
  await sent();
  const match = (await people.live(table)).stored.match.id;
  const by = people.press('Ann', { token: 'token-a' });
  await people.store.update({ table }, null, people.clock.now, () => ({
    menu: {
      ...{ matchId: match, personId: by.person.id, token: by.token, until: by.until, message: by.id, press: by.id },
      ...{ old, isUnsettled: true },
    },
    out: null,
  }));
  return { table, match };
}

/** Ann presses by `token-b` on the second of her older menus; each step of that is done by its own. */
function pressOnSecond({ people, sender }: SenderHarness, match: string) {
  const on = { message: LOWER, origin: LOWER };
  const by = people.press('Ann', { token: 'token-b', on });
  const menu = { matchId: match, personId: by.person.id, locale: null };
  const press: PendingPress = { token: by.token, id: by.id, message: on.origin, menu, lobby: null };
  return {
    comes: () => sender.hold(press),
    isDecided: () => people.tables.act(by, { kind: 'sheet', match }),
    isAnswered: () => sender.release(press),
  };
}

const names = (requests: readonly Received[]): readonly string[] => requests.map(named);

describe('an older menu on which somebody presses while others are taken away stays', () => {
  test('while that is being answered', async ({ harness }) => {
    const { people, server, sent } = harness;
    const { table, match } = await beside(harness, [FIRST, SECOND]);
    const press = pressOnSecond(harness, match);
    server.answer = (request) => {
      if (named(request) === FIRST_GONE) press.comes();
      return undefined;
    };
    expect(names(await sent())).not.toContain(SECOND_GONE);
    server.answer = () => undefined;
    await press.isDecided();
    press.isAnswered();
    const requests = names(await sent());
    expect(requests).not.toContain(SECOND_GONE);
    expect(requests).toContain('DELETE /webhooks/…/token-a/messages/%40original');
    expect((await people.read(table)).menus).toMatchObject([{ token: 'token-b', message: LOWER, old: [] }]);
  });

  test('and after it', async ({ harness }) => {
    const { people, server, sender, sent } = harness;
    const { table, match } = await beside(harness, [FIRST, SECOND]);
    const press = pressOnSecond(harness, match);
    const gone = createLatch();
    server.answer = (request) => (named(request) === FIRST_GONE ? { after: gone.opened } : undefined);
    sender.wake();
    await expect.poll(() => names(server.received), PATIENT).toContain(FIRST_GONE);
    press.comes();
    await press.isDecided();
    press.isAnswered();
    gone.open();
    expect(names(await sent())).not.toContain(SECOND_GONE);
    expect((await people.read(table)).menus).toMatchObject([{ token: 'token-b', message: LOWER, old: [] }]);
  });
});

test('an older menu that a press is still to make is taken away once it is there', async ({ harness }) => {
  const { server, sender, sent } = harness;
  await beside(harness, [FIRST]);
  const press: PendingPress = { token: FIRST.token, id: LOW, message: null, menu: null, lobby: null };
  sender.hold(press);
  server.answer = ({ path }) => (path.includes(FIRST.token) ? refusalResponse(404, 10015) : undefined);
  sender.wake();
  await expect.poll(() => names(server.received).filter((each) => each.startsWith('PATCH')), PATIENT).not.toEqual([]);
  server.received.length = 0;
  server.answer = () => undefined;
  sender.release(press);
  expect(names(await sent())).toContain(FIRST_GONE);
});
