import type { Game } from '../../games/game.js';
import type { CheckView } from '../../table/view/check.js';
import { phrase } from '../../text/phrases.js';
import { say } from '../../text/say.js';
import { joinLines, type Message, makeMessage } from './message.js';
import { gameName } from './people.js';

/** What has come of a check; `file`: what is handed out with it, null: nothing. */
export function checkMessage(
  { game: id, outcome }: CheckView,
  game: Game | undefined,
  locale: string,
  file: { readonly name: string } | null,
): Message {
  const name = gameName(game, id, locale);
  const told = { ...outcome, game: name };
  return makeMessage({
    content: joinLines(
      say(locale, phrase(`verify.${outcome.kind}`, told)),
      file === null ? null : say(locale, phrase('verify.how')),
    ),
  });
}
