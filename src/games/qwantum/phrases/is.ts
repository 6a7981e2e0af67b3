import type { Phrases } from './en.js';

/** Names stand in the nominative only: they are not declined. */
export const is: Phrases = {
  'qwantum.name': 'Qwantum',
  'qwantum.summary': 'Kastaðu sjö teningum tvisvar og fylltu fjórar raðir: fyrst upp, svo niður. 2–4 leikmenn.',

  'qwantum.sum': 'Fjólublátt {purple} · Blátt {blue} · Rautt {red} · Gult {yellow}',
  'qwantum.step.again': 'hvaða teningum aftur?',
  'qwantum.step.active': 'færa inn einn lit?',
  'qwantum.step.all': 'færa inn einn lit?',
  'qwantum.step.rest': 'færa inn lit, bara ekki {colour}?',

  'qwantum.colour.purple': 'Fjólublátt',
  'qwantum.colour.blue': 'Blátt',
  'qwantum.colour.red': 'Rautt',
  'qwantum.colour.yellow': 'Gult',
  'qwantum.button.die': '{die}: {letter}{number}',
  'qwantum.button.white': '{letter}{number}',
  'qwantum.button.again': 'Kasta {count}',
  'qwantum.button.againAll': 'Kasta öllum',
  'qwantum.button.keep': 'Halda öllum',
  'qwantum.button.all': 'Alla',
  'qwantum.button.none': 'Engan',
  'qwantum.button.faces': 'Hliðar',
  'qwantum.button.enter': '{colour} {number}',
  'qwantum.button.wait': 'Passa í bili',
  'qwantum.button.pass': 'Passa',
  'qwantum.button.misthrow': 'Villukast −{cost}',
  'qwantum.button.lastMisthrow': '5. villukast −{cost}: lok',
  'qwantum.note.fits': 'Passar svona: {fits}',
  'qwantum.note.unfit': '⚠️ Ekkert passar svona: villukast.',

  'qwantum.note.faces': [
    '```',
    'hvítur     {die0}',
    'teningur 1 {die1}',
    'teningur 2 {die2}',
    'teningur 3 {die3}',
    'teningur 4 {die4}',
    'teningur 5 {die5}',
    'teningur 6 {die6}',
    '```',
  ].join('\n'),

  'qwantum.label.keep': 'heldur öllum teningum',
  'qwantum.label.again': 'kastar {count, plural, one {# teningi} =7 {öllum sjö teningunum} other {# teningum}} aftur',
  'qwantum.label.enter': '{colour} {number}',
  'qwantum.label.pass': 'passað',

  'qwantum.column': 'dálkur {number}',
  'qwantum.misthrows': 'villuköst',
  'qwantum.news.column': '{seat}: dálkur {number}, +{points}',
  'qwantum.news.misthrow': '{seat}: villukast {nth}/{of}, −{nth}',
  'qwantum.news.endSheet': 'Allar fjórar raðir fylltar: {who}.',
  'qwantum.news.endMisthrows': '{seat} fékk fimmta villukastið.',
  'qwantum.list.two': '{first} og {second}',
  'qwantum.list.more': '{first}, {rest}',
};
