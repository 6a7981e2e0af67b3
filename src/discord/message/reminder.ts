import type { ReminderView } from '../../table/view/reminder.js';
import { button, joinLines, type Message, makeMessage, RGB } from './message.js';
import { calledText, dueText, footerOf, tableVoice } from './people.js';

/** A gentle word to those who are still awaited; once the step is over, without its button. */
export function reminderMessage(reminder: ReminderView): Message {
  const { game, isOpen, match, post } = reminder;
  const voice = tableVoice(reminder);
  return makeMessage({
    content: joinLines(
      calledText('reminder.call', post, voice),
      isOpen ? voice.tell('reminder.open') : voice.tell('reminder.over'),
      isOpen ? dueText(reminder, voice) : null,
    ),
    embed: {
      color: RGB[game.colour],
      footer: footerOf(post, voice.say(game.name), voice),
    },
    rows: isOpen ? [[button({ kind: 'sheet', match }, voice.tell('board.sheet'), 'main')]] : [],
    mentions: post.mentions,
  });
}
