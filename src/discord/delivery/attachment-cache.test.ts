import { expect } from 'vitest';
import { pictureOf } from '../../../test/support/open-menu.js';
import type { SenderHarness, SenderOptions } from '../../../test/support/sender-harness.js';
import { senderTest } from '../../../test/support/sender-test.js';
import type { PendingPress } from './message-states.js';

const test = senderTest.extend<{ readonly options: SenderOptions }>({ options: { mayAttach: () => true } });

const press = (token: string): PendingPress => ({ token, menu: null, message: '555', id: token, lobby: null });
const had = ['sheet-1.png'];

/** The message was answered with this picture before. */
function shows({ sender }: SenderHarness, name: string): void {
  sender.hold(press('first'));
  sender.noteAnswer(press('first'), pictureOf(name), null);
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

test.for(['first', 'last'] as const)(
  'what an answer has put on its message is not known where that was pressed before it was heard of, %s',
  (heard, { sender }) => {
    const making: PendingPress = { ...press('sheet'), message: null, id: '555' };
    const hear = (): void => {
      sender.noteAnswer(making, pictureOf('sheet-1.png'), null);
      sender.release(making);
    };
    sender.hold(making);
    sender.hold(press('a'));
    if (heard === 'first') hear();
    sender.noteAnswer(press('a'), null, null);
    sender.release(press('a'));
    if (heard === 'last') hear();
    sender.hold(press('b'));
    expect(sender.filesOn(press('b'), had)).toBeNull();
  },
);

test('what was put on a message since it was pressed is known', ({ harness, sender }) => {
  shows(harness, 'sheet-2.png');
  sender.hold(press('b'));
  expect(sender.filesOn(press('b'), had)).toEqual(['sheet-2.png']);
  expect(sender.filesOn(press('b'), ['sheet-2.png'])).toEqual(['sheet-2.png']);
});
