import type { GameOf, TableReply } from '../../table/types.js';
import { viewTable } from '../../table/view/seats.js';
import { escapeMarkdown } from '../../text/name.js';
import { tellApart } from './apart.js';
import { tableLabel } from './label.js';
import { button, inRows, lines, type Message, makeMessage } from './message.js';
import { plainVoice, tableVoice } from './people.js';
import { wayTo } from './way.js';

/** A private sentence with a button for each thing that the presser may do about it. */
export function askMessage(
  { stored, personId, phrase, actions }: Extract<TableReply, { kind: 'ask' }>,
  locale: string,
  gameOf: GameOf,
): Message {
  const voice = plainVoice(viewTable(stored), locale);
  const { labels } = tellApart(actions.map(({ label }) => voice.say(label)));
  const about = personId === undefined ? null : tableLabel(stored, personId, { locale, gameOf });
  const way = wayTo(stored);
  return makeMessage({
    content: lines(
      about === null ? null : [`**${escapeMarkdown(about)}**`, ...(way === null ? [] : [way])].join(' · '),
      tableVoice(viewTable(stored), locale).say(phrase),
    ),
    rows: inRows(actions.map(({ action, tone }, n) => button(action, labels[n]!, tone))),
  });
}
