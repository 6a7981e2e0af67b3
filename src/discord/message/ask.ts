import type { Answer } from '../../table/types.js';
import { apart } from './apart.js';
import { type Body, body, button, lines } from './body.js';
import { plainVoice, tableVoice } from './people.js';

const PER_ROW = 5;
const MOST = 25;

/** A private sentence with a button for each thing that the presser may do about it. */
export function askMessage({ stored, phrase, deeds }: Extract<Answer, { kind: 'ask' }>, locale: string): Body {
  const shown = deeds.slice(0, MOST);
  const { labels, told } = apart(
    shown.map(({ label, about }) => ({
      label: plainVoice(about ?? stored, locale).say(label),
      ...(about && { about }),
    })),
  );
  const buttons = shown.map(({ deed, tone }, n) => button(deed, labels[n]!, tone));
  const rows = Array.from({ length: Math.ceil(buttons.length / PER_ROW) }, (_, n) =>
    buttons.slice(n * PER_ROW, (n + 1) * PER_ROW),
  );
  const voice = tableVoice(stored, locale);
  const more = deeds.length - shown.length;
  const content = lines(voice.say(phrase), told, more > 0 ? voice.tell('games.more', { tables: more }) : null);
  return body({ content, rows });
}
