import fc from 'fast-check';
import { expect } from 'vitest';
import { PATIENT } from '../../../test/support/discord-harness.js';
import {
  isMenuEdit,
  openMenu,
  openMenuInEdit,
  pictureOf,
  pressForList,
  pressOfMatchBefore,
  WITH_PICTURES,
} from '../../../test/support/open-menu.js';
import type { SenderOptions } from '../../../test/support/sender-harness.js';
import { senderTest } from '../../../test/support/sender-test.js';
import { makeMessage } from '../message/message.js';
import { type Request, requestChange } from './files.js';
import type { PendingPress } from './message-states.js';
import { Sender } from './sender.js';

const test = senderTest.extend<{ readonly options: SenderOptions }>({ options: WITH_PICTURES });

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

test('no answer names a picture that its message does not have, whatever was lost before', ({ harness }) => {
  fc.assert(
    fc.property(fc.array(STEP, { maxLength: 12 }), (steps) => {
      const fresh = new Sender(harness.parts);
      const message: Message = { files: [] };
      let before: readonly string[] = [];
      for (const [n, { picture, fate, isOld }] of steps.entries()) {
        const press: PendingPress = { token: `t${n}`, menu: null, message: '555', id: `t${n}`, lobby: null };
        fresh.hold(press);
        const known = fresh.filesOn(press, isOld ? before : message.files);
        const shows = picture === null || picture === 'kept' ? picture : pictureOf(picture);
        const outgoing = requestChange(made, shows, known);
        before = message.files;
        const refused = fate === 'lost' ? null : apply(message, outgoing);
        expect(refused).toBeNull();
        if (fate === 'arrives') fresh.noteAnswer(press, shows, null);
        else fresh.noteLostAnswer(press, null);
        fresh.release(press);
      }
    }),
  );
});

test('what an edit of a menu left there is not known where nobody heard how it went', async ({ harness }) => {
  const { server, log, sender, pass } = harness;
  const { table, press } = await openMenu(harness);
  const old = 'sheet-old.png';
  expect(sender.filesOn(press, [old])).toEqual([old]);
  server.answer = (request) => (isMenuEdit(request) ? { status: 502 } : undefined);
  await pass(table, 'Ben');
  sender.wake();
  await expect.poll(() => server.received.some(isMenuEdit), PATIENT).toBe(true);
  await expect.poll(() => log.written.length, PATIENT).toBeGreaterThan(0);
  expect(sender.filesOn(press, [old])).toBeNull();
});

test('the picture of a menu that was pressed while it was being edited is not known, and sent again', async ({
  harness,
}) => {
  const { sender, sent, pass } = harness;
  const { table, press, edited } = await openMenuInEdit(harness);
  sender.hold(press);
  expect(sender.filesOn(press, ['sheet-old.png'])).toBeNull();
  // The answer arrives, perhaps before the edit and perhaps after it.
  sender.noteAnswer(press, 'kept', null);
  sender.release(press);
  edited.open();
  const edits = (await sent()).filter(isMenuEdit);
  expect(edits.map(({ body }) => body.files?.length)).toEqual([1, 1]);
  // By then it is known what it shows.
  await pass(table, 'Cay');
  expect((await sent()).filter(isMenuEdit).at(-1)?.body.files).toBeUndefined();
});

test('what is on a message is not known to a press of the match before, made while its menu of this match was being edited', async ({
  harness,
}) => {
  const { sender } = harness;
  const { press, edited } = await openMenuInEdit(harness);
  sender.hold(pressOfMatchBefore(press));
  expect(sender.filesOn(pressOfMatchBefore(press), ['sheet-old.png'])).toBeNull();
  edited.open();
  await expect.poll(() => sender.filesOn(press, ['sheet-old.png']), PATIENT).toBeNull();
  sender.release(pressOfMatchBefore(press));
});

test('what is on a message is not known where a list is asked for on it while it was being edited as a menu', async ({
  harness,
}) => {
  const { sender, sent } = harness;
  const { press, edited } = await openMenuInEdit(harness);
  const list = pressForList(press);
  sender.hold(list);
  expect(sender.filesOn(list, ['sheet-old.png'])).toBeNull();
  sender.noteAnswer(list, null, null);
  sender.release(list);
  edited.open();
  await sent();
  expect(sender.filesOn(list, ['sheet-old.png'])).toBeNull();
});

test('what an answer left on a menu is not known where an edit of it was under way when it was pressed', async ({
  harness,
}) => {
  const { sender, sent } = harness;
  const { press, edited } = await openMenuInEdit(harness);
  sender.hold(press);
  edited.open();
  const [edit] = (await sent()).filter(isMenuEdit);
  const name = edit!.body.files[0];
  sender.noteAnswer(press, pictureOf(name), null);
  sender.release(press);
  expect(sender.filesOn(press, [name])).toBeNull();
  expect((await sent()).filter(isMenuEdit).map(({ body }) => body.files)).toEqual([[name]]);
});
