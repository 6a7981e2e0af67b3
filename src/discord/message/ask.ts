import type { Answer } from '../../table/types.js';
import { type Body, body, button } from './body.js';
import { plainVoice, tableVoice } from './people.js';

const PER_ROW = 5;
const MOST = 25;

/** A private sentence with a button for each thing that the presser may do about it. */
export function askMessage({ stored, phrase, deeds }: Extract<Answer, { kind: 'ask' }>, locale: string): Body {
  const plain = plainVoice(stored, locale);
  const buttons = deeds.slice(0, MOST).map(({ deed, label, tone }) => button(deed, plain.say(label), tone));
  const rows = Array.from({ length: Math.ceil(buttons.length / PER_ROW) }, (_, n) =>
    buttons.slice(n * PER_ROW, (n + 1) * PER_ROW),
  );
  return body({ content: tableVoice(stored, locale).say(phrase), rows });
}
