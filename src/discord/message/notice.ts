import type { Phrase } from '../../games/game.js';
import { say } from '../../text/say.js';
import { type Message, makeMessage } from './message.js';

/** A short private sentence. */
export function noticeMessage(phrase: Phrase, locale: string): Message {
  return makeMessage({ content: say(locale, phrase) });
}
