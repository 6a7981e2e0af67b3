import { expect } from 'vitest';
import type { Received } from '../../../test/support/discord-harness.js';
import type { SenderHarness } from '../../../test/support/sender-harness.js';
import { senderTest } from '../../../test/support/sender-test.js';
import { idOf } from '../../../test/support/table-harness.js';
import { say } from '../../text/say.js';
import { countdown } from '../message/message.js';

const test = senderTest.extend({ options: { pace: 'live' } });

const NAMES = ['Ann', 'Ben', 'Cay'];
const SECOND = 1000;

/** A match in which everybody has a menu open: Ann has answered, Ben was passed over, and a bot plays for Cay, who is away. */
async function given({ people, sent, pass }: SenderHarness): Promise<string> {
  const table = await people.begin(NAMES);
  await pass(table, 'Ann');
  const { match } = (await people.live(table)).stored;
  for (const name of NAMES)
    await people.tables.act(people.press(name, { token: `token-${name}` }), { kind: 'sheet', match: match.id });
  await people.store.update({ table }, null, people.clock.now, ({ seats }) => ({
    seats: seats.map((row) => ({ ...row, missed: row.seat, away: row.personId === idOf('Cay') })),
    out: null,
  }));
  await sent();
  return table;
}

/** The last text that reached each one's menu, by name. */
function menuTexts(requests: readonly Received[]): Readonly<Record<string, string>> {
  const edits = requests.filter(({ path, method }) => method !== 'DELETE' && path.includes('token-'));
  return Object.fromEntries(
    edits.flatMap(({ path, body }) => {
      const name = NAMES.find((each) => path.includes(`token-${each}`));
      // By somebody's token the board may be changed, too.
      return name === undefined || !path.endsWith('%40original') ? [] : [[name, String(body.content)]];
    }),
  );
}

async function dueIn({ people }: SenderHarness, table: string): Promise<string> {
  return countdown((await people.read(table)).table.dueAt!);
}

test('after a restart each menu tells once until when an answer is awaited by then, also of who was passed over or is played for', async ({
  harness,
}) => {
  const { people, sent } = harness;
  const table = await given(harness);
  const before = await dueIn(harness, table);
  people.clock.now += 600 * SECOND;
  await people.tables.giveGrace(() => people.clock.now, 600 * SECOND);
  const requests = await sent();
  const due = await dueIn(harness, table);
  expect(due).not.toBe(before);
  const texts = menuTexts(requests);
  expect(Object.keys(texts).sort()).toEqual(NAMES);
  for (const text of Object.values(texts)) expect(text).toContain(due);
  expect(texts).toMatchObject({ Cay: expect.stringContaining(say('en', { key: 'menu.played' })) });
  expect(requests.filter(({ body }) => JSON.stringify(body ?? '').includes(before))).toEqual([]);
});

test('where the board tells of a step so late that its time begins anew, so do menus', async ({ harness }) => {
  const { people, sent, pass } = harness;
  const table = await given(harness);
  await pass(table, 'Ben');
  people.clock.now += 20 * SECOND;
  const begun = await dueIn(harness, table);
  const requests = [...(await sent()), ...(await sent())];
  const due = await dueIn(harness, table);
  expect(due).not.toBe(begun);
  const texts = menuTexts(requests);
  expect(texts).toMatchObject({ Ann: expect.stringContaining(due), Cay: expect.stringContaining(due) });
  expect(await people.store.unsentMenus(people.clock.now)).toEqual([]);
});
