import type { GameOf } from '../../table/types.js';
import type { AskView } from '../../table/view/choices.js';
import { escapeMarkdown } from '../../text/name.js';
import { tellApart } from './apart.js';
import { tableLabel } from './label.js';
import { button, inRows, joinLines, type Message, makeMessage } from './message.js';
import { plainVoice, tableVoice } from './people.js';
import { wayTo } from './way.js';

/** A private sentence with a button for each thing that the presser may do about it. */
export function askMessage(ask: AskView, locale: string, gameOf: GameOf): Message {
  const { about, actions, phrase } = ask;
  const voice = plainVoice(ask, locale);
  const { labels } = tellApart(actions.map(({ label }) => voice.say(label)));
  return makeMessage({
    content: joinLines(about === null ? null : aboutText(about, locale, gameOf), tableVoice(ask, locale).say(phrase)),
    rows: inRows(actions.map(({ action, tone }, n) => button(action, labels[n]!, tone))),
  });
}

function aboutText(about: NonNullable<AskView['about']>, locale: string, gameOf: GameOf): string {
  const way = wayTo(about.place);
  const label = `**${escapeMarkdown(tableLabel(about, { locale, gameOf }))}**`;
  return way === null ? label : `${label} · ${way}`;
}
