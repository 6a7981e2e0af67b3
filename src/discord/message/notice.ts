import type { Phrase } from '../../games/game.js';
import { say } from '../../text/say.js';
import { type Body, body } from './body.js';

/** A short private sentence. */
export function noticeMessage(phrase: Phrase, locale: string): Body {
  return body({ content: say(locale, phrase) });
}
