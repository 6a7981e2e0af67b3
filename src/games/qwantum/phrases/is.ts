import type { Phrases } from './en.js';

/** Names stand in the nominative only: they are not declined. */
export const is: Phrases = {
  'qwantum.name': 'Qwantum',
  'qwantum.summary': 'Kastaðu sjö teningum tvisvar og fylltu fjórar raðir: fyrst upp, svo niður. 2⁠–⁠4 leikmenn.',

  'qwantum.sum': 'Fjólublátt {purple} · Blátt {blue} · Rautt {red} · Gult {yellow}',
  'qwantum.step.again': 'hvaða teningum aftur?',
  'qwantum.step.active': 'færa inn einn lit?',
  'qwantum.step.all': 'færa inn einn lit?',
  'qwantum.step.rest': 'færa inn lit, bara ekki {colour}?',

  'qwantum.colour.purple': 'Fjólublátt',
  'qwantum.colour.blue': 'Blátt',
  'qwantum.colour.red': 'Rautt',
  'qwantum.colour.yellow': 'Gult',
  'qwantum.die': '{die}: {letter}{number}',
  'qwantum.die.sides': '{first} {second} {third} {fourth} {fifth} {sixth}',
  'qwantum.side': '{letter}{number}',
  'qwantum.side.up': '[{letter}{number}]',
  'qwantum.totals': '{first} · {others}',
  'qwantum.list': 'Veldu teninga; kastað við lokun',
  'qwantum.button.keep': 'Halda öllum',
  'qwantum.button.keep.misthrow': 'Halda öllum −{cost}',
  'qwantum.button.keep.lastMisthrow': 'Halda öllum −{cost}: lok',
  'qwantum.button.enter': '{colour} {number}',
  'qwantum.button.wait': 'Passa í bili',
  'qwantum.button.pass': 'Passa',
  'qwantum.button.misthrow': 'Villukast −{cost}',
  'qwantum.button.lastMisthrow': '5. villukast −{cost}: lok',
  'qwantum.note.fits': 'Passar svona: {fits}',
  'qwantum.note.unfit': '⚠️ Ekkert passar svona: villukast.',

  'qwantum.label.keep': 'heldur öllum teningum',
  'qwantum.label.again': 'kastar {count, plural, one {# teningi} =7 {öllum sjö teningunum} other {# teningum}} aftur',
  'qwantum.label.enter': '{colour} {number}',
  'qwantum.label.pass': 'passað',

  'qwantum.column': 'dálkur {number}',
  'qwantum.misthrows': 'villuköst',
  'qwantum.news.column': '{seat}: dálkur {number}, +{points}',
  'qwantum.news.misthrow': '{seat}: villukast {nth}/{of}, −{nth}',
  'qwantum.news.endSheet': 'Allar fjórar raðir fylltar: {who}',
  'qwantum.news.endMisthrows': '{seat} fékk fimmta villukastið',
  'qwantum.list.two': '{first} og {second}',
  'qwantum.list.more': '{first}, {rest}',
};
