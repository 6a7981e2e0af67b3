import type { Stored } from '../../store/types.js';
import { voiceOf } from '../../text/say.js';
import { lines, type Message, makeMessage } from './message.js';
import { wayTo } from './way.js';

/** Says that what was pressed belongs to a course of play that is gone, with the way to where the table goes on. */
export function undoneMessage(stored: Stored, locale: string): Message {
  const voice = voiceOf(locale);
  const way = wayTo(stored);
  return makeMessage({
    content: lines(
      voice.tell('table.undone', { where: `<#${stored.table.channelId}>` }),
      way === null ? null : `[${voice.tell('games.board')}](${way})`,
    ),
  });
}
