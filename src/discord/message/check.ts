import type { Game } from '../../games/game.js';
import type { CheckView } from '../../table/view/check.js';
import { phrase } from '../../text/phrases.js';
import { say } from '../../text/say.js';
import { joinLines, type Message, makeMessage } from './message.js';
import { gameName } from './people.js';

/** What has come of a check; `files`: what is handed out with it: nothing, the record, or the record and the page that checks it. */
export function checkMessage(
  { game: id, outcome }: CheckView,
  game: Game | undefined,
  locale: string,
  files: readonly { readonly name: string }[],
): Message {
  const name = gameName(game, id, locale);
  const told = { ...outcome, game: name };
  const [record, page] = files;
  return makeMessage({
    content: joinLines(
      say(locale, phrase(`verify.${outcome.kind}`, told)),
      record === undefined
        ? null
        : say(
            locale,
            phrase(page === undefined ? 'verify.how.alone' : 'verify.how', {
              record: record.name,
              page: page?.name ?? '',
            }),
          ),
    ),
  });
}
