import type { Post } from '../../store/rows.js';
import type { ActiveMatch } from '../../table/types.js';
import { button, lines, type Message, makeMessage, RGB } from './message.js';
import { calledText, dueText, footerOf, tableVoice } from './people.js';

/** A gentle word to those who are still awaited; once the step is over, without its button. */
export function reminderMessage({ game, stored }: ActiveMatch, post: Post): Message {
  const voice = tableVoice(stored);
  const open = post.until === null;
  return makeMessage({
    content: lines(
      calledText('reminder.call', post, voice),
      open ? voice.tell('reminder.open') : voice.tell('reminder.over'),
      open ? dueText(stored, voice) : null,
    ),
    embed: {
      color: RGB[game.colour],
      footer: footerOf(post, voice.say(game.name), voice),
    },
    rows: open ? [[button({ kind: 'sheet', match: stored.match.id }, voice.tell('board.sheet'), 'main')]] : [],
    mentions: post.mentions,
  });
}
