import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { opening, PATIENT, type Received, refusal, type Wire } from '../../../test/support/discord-harness.js';
import { type SenderHarness, senderHarness } from '../../../test/support/sender-harness.js';
import type { TableHarness } from '../../../test/support/table-harness.js';
import { makeMessage } from '../message/message.js';
import { type Request, requestChange } from './files.js';
import type { PendingPress } from './pending-press.js';
import { Sender } from './sender.js';

let harness: SenderHarness;
let server: Wire;
let people: TableHarness;
let log: SenderHarness['log'];
let sender: Sender;
let sent: SenderHarness['sent'];
let pass: SenderHarness['pass'];

/** Pictures are drawn from then on. */
let drawing: Promise<void>;
let draws = 0;

beforeEach(async () => {
  drawing = Promise.resolve();
  harness = await senderHarness({
    mayAttach: () => true,
    draw: async ({ alt }) => {
      draws += 1;
      await drawing;
      return Buffer.from(alt);
    },
  });
  ({ server, people, log, sender, sent, pass } = harness);
});
afterEach(() => harness.close());

/** The platform's side of a private message: the names of the files that it has in truth. */
interface Message {
  files: readonly string[];
}

/** Changes the message as the platform would, or returns what it refuses. */
function apply(message: Message, { body, files = [] }: Request): string | null {
  const kept = body.attachments === undefined ? message.files : [];
  const all = [...kept, ...files.map(({ name }) => name)];
  const url = body.embeds?.[0]?.image?.url;
  if (url !== undefined && !all.some((name) => url === `attachment://${name}`)) return url;
  message.files = all;
  return null;
}

const made = makeMessage({ content: '', embed: { title: 'Sheet' } });

const STEP = fc.record({
  picture: fc.constantFrom('sheet-1.png', 'sheet-2.png', 'kept', null),
  /** What becomes of the answer: it arrives, is lost on its way, or arrives without anybody hearing of it. */
  fate: fc.constantFrom('arrives', 'lost', 'unheard'),
  /** What the press tells of the message was true this many changes ago. */
  isOld: fc.boolean(),
});

test('no answer names a picture that its message does not have, whatever was lost before', () => {
  fc.assert(
    fc.property(fc.array(STEP, { maxLength: 12 }), (steps) => {
      const fresh = new Sender(harness.parts);
      const message: Message = { files: [] };
      let before: readonly string[] = [];
      for (const [n, { picture, fate, isOld }] of steps.entries()) {
        const press: PendingPress = { token: `t${n}`, menu: null, message: '555', id: `t${n}`, lobby: null };
        fresh.hold(press);
        const known = fresh.filesOn(press, isOld ? before : message.files);
        const shows =
          picture === null || picture === 'kept' ? picture : { name: picture, alt: '', data: Buffer.alloc(1) };
        const outgoing = requestChange(made, shows, known);
        before = message.files;
        const refused = fate === 'lost' ? null : apply(message, outgoing);
        expect(refused).toBeNull();
        if (fate === 'arrives') fresh.noteAnswer(press, shows, null);
        else fresh.noteLostAnswer(press);
        fresh.release(press);
      }
    }),
  );
});

/** A match whose first player has a menu open, and what is known to be on it after the next edit. */
async function opened(): Promise<{ readonly table: string; readonly press: PendingPress }> {
  const table = await people.begin(['Ann', 'Ben', 'Cay']);
  const match = people.live(table).stored.match.id;
  const opening = people.press('Ann', { token: 'token-a' });
  await people.tables.act(opening, { kind: 'sheet', match });
  const menu = { matchId: match, personId: opening.person.id, locale: null };
  const press: PendingPress = { token: 'token-a', menu, message: '555', id: '1', lobby: null };
  sender.hold(press);
  sender.noteAnswer(press, { name: 'sheet-old.png', alt: '', data: Buffer.alloc(1) }, null);
  sender.release(press);
  await sent();
  return { table, press };
}

const isMenu = ({ path }: Received): boolean => path.includes('token-a');

/** The same, whose menu is just being edited, until the platform is let answer. */
async function beingEdited() {
  const { table, press } = await opened();
  const edited = opening();
  // The one message that it is, by the press that made it.
  server.answer = (request) => (isMenu(request) ? { body: { id: '555' }, after: edited.opened } : undefined);
  await pass(table, 'Ben');
  sender.wake();
  await expect.poll(() => server.received.some(isMenu), PATIENT).toBe(true);
  return { table, press, edited };
}

test('what an edit of a menu left there is not known where nobody heard how it went', async () => {
  const { table, press } = await opened();
  const old = 'sheet-old.png';
  expect(sender.filesOn(press, [old])).toEqual([old]);
  server.answer = (request) => (isMenu(request) ? { status: 502 } : undefined);
  await pass(table, 'Ben');
  sender.wake();
  await expect.poll(() => server.received.some(isMenu), PATIENT).toBe(true);
  await expect.poll(() => log.written.length, PATIENT).toBeGreaterThan(0);
  expect(sender.filesOn(press, [old])).toBeNull();
});

test('the picture of a menu that was pressed while it was being edited is not known, and sent again', async () => {
  const { table, press, edited } = await beingEdited();
  sender.hold(press);
  expect(sender.filesOn(press, ['sheet-old.png'])).toBeNull();
  // The answer arrives, perhaps before the edit and perhaps after it.
  sender.noteAnswer(press, 'kept', null);
  sender.release(press);
  edited.open();
  const edits = (await sent()).filter(isMenu);
  expect(edits.map(({ body }) => body.files?.length)).toEqual([1, 1]);
  // By then it is known what it shows.
  await pass(table, 'Cay');
  expect((await sent()).filter(isMenu).at(-1)?.body.files).toBeUndefined();
});

/** A press on a button of an older match, on the message that is the menu of the newest one by now. */
const older = (press: PendingPress): PendingPress => ({
  ...press,
  token: 'token-b',
  id: '2',
  menu: { ...press.menu!, matchId: 'older' },
});

test('what is on a message is not known to a press of the match before, made while its menu of this match was being edited', async () => {
  const { press, edited } = await beingEdited();
  sender.hold(older(press));
  expect(sender.filesOn(older(press), ['sheet-old.png'])).toBeNull();
  edited.open();
  await expect.poll(() => sender.filesOn(press, ['sheet-old.png']), PATIENT).toBeNull();
  sender.release(older(press));
});

test('what is on a message is not known where a list is asked for on it while it was being edited as a menu', async () => {
  const { press, edited } = await beingEdited();
  const list: PendingPress = { ...press, token: 'token-b', id: '2', menu: null };
  sender.hold(list);
  expect(sender.filesOn(list, ['sheet-old.png'])).toBeNull();
  sender.noteAnswer(list, null, null);
  sender.release(list);
  edited.open();
  await sent();
  expect(sender.filesOn(list, ['sheet-old.png'])).toBeNull();
});

test('a menu is not edited while a press of the match before is being answered on its message', async () => {
  const { table, press } = await opened();
  sender.hold(older(press));
  await pass(table, 'Ben');
  expect((await sent()).filter(isMenu)).toEqual([]);
  sender.release(older(press));
  expect((await sent()).filter(isMenu)).toHaveLength(1);
});

/** Every edit of a menu reaches the one message that it is. */
const ONE = { body: { id: '555' } };

test('a menu that is pressed while its picture is drawn is edited after the answer', async () => {
  const { table, press } = await opened();
  server.answer = (request) => (isMenu(request) ? ONE : undefined);
  const drawn = opening();
  drawing = drawn.opened;
  draws = 0;
  await pass(table, 'Ben');
  sender.wake();
  await expect.poll(() => draws, PATIENT).toBeGreaterThan(0);
  sender.hold(press);
  drawn.open();
  expect((await sent()).filter(isMenu)).toEqual([]);
  sender.noteAnswer(press, null, null);
  sender.release(press);
  expect((await sent()).filter(isMenu)).not.toEqual([]);
  expect(people.store.unsentMenus(people.clock.now)).toEqual([]);
});

test('two menus that stand on one message are not edited at once', async () => {
  const { table, press } = await opened();
  const ben = people.press('Ben', { token: 'token-b' });
  await people.tables.act(ben, { kind: 'sheet', match: press.menu!.matchId });
  const linked: PendingPress = {
    ...press,
    token: 'token-b',
    id: '2',
    menu: { ...press.menu!, personId: ben.person.id },
  };
  sender.hold(linked);
  sender.noteAnswer(linked, null, null);
  sender.release(linked);
  const isEither = ({ path }: Received): boolean => /token-[ab]/.test(path);
  let underWay = 0;
  let most = 0;
  const answered = async (): Promise<void> => {
    await new Promise((resolve) => setTimeout(resolve, 50));
    underWay -= 1;
  };
  server.answer = (request) => {
    if (!isEither(request)) return undefined;
    underWay += 1;
    most = Math.max(most, underWay);
    return { ...ONE, after: answered() };
  };
  await pass(table, 'Cay');
  expect((await sent()).filter(isEither).length).toBeGreaterThanOrEqual(2);
  expect(most).toBe(1);
});

test('a menu that is refused for a picture that an answer took away meanwhile is edited again', async () => {
  const { table, press } = await opened();
  const edited = opening();
  server.answer = (request) => {
    if (!isMenu(request)) return undefined;
    return request.body.files === undefined ? { ...refusal(400, 50035), after: edited.opened } : ONE;
  };
  await pass(table, 'Ben');
  await sent();
  await pass(table, 'Cay');
  sender.wake();
  await expect.poll(() => server.received.some(isMenu), PATIENT).toBe(true);
  const list: PendingPress = { ...press, token: 'token-b', id: '2', menu: null };
  sender.hold(list);
  sender.noteAnswer(list, null, null);
  sender.release(list);
  edited.open();
  expect((await sent()).filter(isMenu).at(-1)?.body.files).toHaveLength(1);
  expect(people.store.unsentMenus(people.clock.now)).toEqual([]);
  expect(log.written.filter(({ level }) => level === 'error')).toEqual([]);
});

test('what an answer left on a menu is not known where an edit of it was under way when it was pressed', async () => {
  const { press, edited } = await beingEdited();
  sender.hold(press);
  edited.open();
  const [edit] = (await sent()).filter(isMenu);
  const name = edit!.body.files[0];
  sender.noteAnswer(press, { name, alt: '', data: Buffer.alloc(1) }, null);
  sender.release(press);
  expect(sender.filesOn(press, [name])).toBeNull();
  expect((await sent()).filter(isMenu).map(({ body }) => body.files)).toEqual([[name]]);
});

test('a menu that is refused for a picture that it was thought to have is sent with it', async () => {
  const { table } = await opened();
  await pass(table, 'Ben');
  await sent();
  let refused = 0;
  server.answer = (request) => {
    if (!isMenu(request) || request.body.files !== undefined) return undefined;
    refused += 1;
    return refusal(400, 50035);
  };
  await pass(table, 'Cay');
  const edits = (await sent()).filter(isMenu);
  expect(edits.at(-1)?.body.files).toHaveLength(1);
  expect(edits.length).toBe(refused + 1);
  expect(people.store.unsentMenus(people.clock.now)).toEqual([]);
  expect(log.written.filter(({ level }) => level === 'error')).toEqual([]);
});

test('a post that is refused for a picture that it was thought to have is sent with it', async () => {
  const table = await people.begin(['Ann', 'Ben', 'Cay']);
  await sent();
  server.answer = ({ method, body }) =>
    method === 'PATCH' && body.files === undefined ? refusal(400, 50035) : undefined;
  await pass(table, 'Ben');
  const edits = (await sent()).filter(({ method }) => method === 'PATCH');
  expect(edits.map(({ body }) => body.files?.length)).toEqual([undefined, 1]);
  expect(log.written.filter(({ level }) => level === 'error')).toEqual([]);
  expect(people.store.unsentPosts()).toEqual([]);
});

test.each([
  [502, 0],
  [400, 50035],
])(
  'the picture that a menu still has to get is sent again where the platform fails with %i %i',
  async (status, code) => {
    const { press } = await opened();
    let failures = 0;
    server.answer = (request) => {
      if (!isMenu(request) || failures > 0) return undefined;
      failures += 1;
      return refusal(status, code);
    };
    sender.noteAnswer(press, { name: 'sheet-wrong.png', alt: '', data: Buffer.alloc(1) }, press.menu);
    const edits = (await sent()).filter(isMenu);
    expect(edits).toHaveLength(2);
    expect(edits.at(-1)?.body.files).toHaveLength(1);
  },
);
