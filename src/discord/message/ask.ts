import type { GameOf } from '../../table/match.js';
import type { TableReply } from '../../table/types.js';
import { escapeMarkdown } from '../../text/name.js';
import { apart } from './apart.js';
import { type Body, body, button, inRows, lines } from './body.js';
import { tableLabel } from './label.js';
import { plainVoice, tableVoice } from './people.js';
import { wayTo } from './way.js';

/** A private sentence with a button for each thing that the presser may do about it. */
export function askMessage(
  { stored, personId, phrase, deeds }: Extract<TableReply, { kind: 'ask' }>,
  locale: string,
  gameOf: GameOf,
): Body {
  const voice = plainVoice(stored, locale);
  const { labels } = apart(deeds.map(({ label }) => voice.say(label)));
  const about = personId === undefined ? null : tableLabel(stored, personId, { locale, gameOf });
  const way = wayTo(stored);
  return body({
    content: lines(
      about === null ? null : [`**${escapeMarkdown(about)}**`, ...(way === null ? [] : [way])].join(' · '),
      tableVoice(stored, locale).say(phrase),
    ),
    rows: inRows(deeds.map(({ deed, tone }, n) => button(deed, labels[n]!, tone))),
  });
}
