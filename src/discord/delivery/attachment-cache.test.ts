import { expect } from 'vitest';
import type { SenderHarness, SenderOptions } from '../../../test/support/sender-harness.js';
import { senderTest } from '../../../test/support/sender-test.js';
import type { PendingPress } from './message-states.js';

const test = senderTest.extend<{ readonly options: SenderOptions }>({ options: { mayAttach: () => true } });

const press = (token: string): PendingPress => ({ token, menu: null, message: '555', id: token, lobby: null });
const had = ['sheet-1.png'];

/** The message was answered with this picture before. */
function shows({ sender }: SenderHarness, name: string): void {
  sender.hold(press('first'));
  sender.noteAnswer(press('first'), { name, alt: '', data: Buffer.alloc(0) }, null);
  sender.release(press('first'));
}

test('a press tells what is known to be on its message', ({ harness, sender }) => {
  shows(harness, 'sheet-1.png');
  sender.hold(press('a'));
  expect(sender.filesOn(press('a'), had)).toEqual(had);
});

test('what a press tells of a message that nothing is known of may be old', ({ sender }) => {
  sender.hold(press('a'));
  expect(sender.filesOn(press('a'), had)).toBeNull();
});

test('of two presses on one message none can be sure what is on it when its answer arrives', ({ harness, sender }) => {
  shows(harness, 'sheet-1.png');
  sender.hold(press('a'));
  sender.hold(press('b'));
  expect(sender.filesOn(press('a'), had)).toBeNull();
  sender.release(press('a'));
  expect(sender.filesOn(press('b'), had)).toBeNull();
  sender.release(press('b'));
  sender.hold(press('c'));
  expect(sender.filesOn(press('c'), had)).toEqual(had);
});

test('what was put on a message since it was pressed is known', ({ harness, sender }) => {
  shows(harness, 'sheet-2.png');
  sender.hold(press('b'));
  expect(sender.filesOn(press('b'), had)).toEqual(['sheet-2.png']);
  expect(sender.filesOn(press('b'), ['sheet-2.png'])).toEqual(['sheet-2.png']);
});
