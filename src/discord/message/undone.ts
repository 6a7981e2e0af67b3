import type { PlaceView } from '../../table/view/place.js';
import { voiceOf } from '../../text/say.js';
import { joinLines, type Message, makeMessage } from './message.js';
import { wayTo } from './way.js';

/** Says that what was pressed belongs to a course of play that is gone, with the way to where the table goes on. */
export function undoneMessage(place: PlaceView, locale: string): Message {
  const voice = voiceOf(locale);
  const way = wayTo(place);
  return makeMessage({
    content: joinLines(
      voice.tell('table.undone', { where: `<#${place.channel}>` }),
      way === null ? null : `[${voice.tell('games.board')}](${way})`,
    ),
  });
}
