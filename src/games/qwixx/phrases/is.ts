import type { Phrases } from './en.js';

/** Names stand in the nominative only: they are not declined. */
export const is: Phrases = {
  'qwixx.name': 'Qwixx',
  'qwixx.summary': 'Krossaðu yfir tölur frá vinstri til hægri í fjórum litum og lokaðu röðum. 2⁠–⁠5 leikmenn.',

  'qwixx.sum': 'Hvítir teningar: {first} + {second} = {sum}',
  'qwixx.step.white': 'krossa yfir {sum}?',
  'qwixx.step.coloured': 'krossa yfir hvítt + lit?',

  'qwixx.colour.red': 'Rautt',
  'qwixx.colour.yellow': 'Gult',
  'qwixx.colour.green': 'Grænt',
  'qwixx.colour.blue': 'Blátt',
  'qwixx.button.cross': '{colour} {number}',
  'qwixx.button.lock': '{colour} {number} + lás',
  'qwixx.button.wait': 'Passa í bili',
  'qwixx.button.pass': 'Passa',
  'qwixx.button.misthrow': 'Passa −{cost}',
  'qwixx.button.lastMisthrow': 'Passa −{cost}: lok',
  'qwixx.button.lastMisthrow.short': '−{cost}: lok',

  'qwixx.label.cross': '{colour} {number}',
  'qwixx.label.lock': '{colour} {number} og lásinn',
  'qwixx.label.pass': 'passað',

  'qwixx.misthrows': 'villuköst',
  'qwixx.news.closed': '{colour} er lokað: {who}',
  'qwixx.news.misthrow': '{seat}: villukast {nth}/{of}, −{cost}',
  'qwixx.news.endRows': '{rows, plural, =2 {Tveimur röðum} =3 {Þremur röðum} other {Öllum röðum}} er lokað',
  'qwixx.news.endMisthrows': '{seat} fékk fjórða villukastið',
  'qwixx.list.two': '{first} og {second}',
  'qwixx.list.more': '{first}, {rest}',
};
