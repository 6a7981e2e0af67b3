import type { Phrases } from './en.js';

/** Names stand in the nominative only: they are not declined. */
export const is: Phrases = {
  'qwixx.name': 'Qwixx',
  'qwixx.summary': 'Krossaðu yfir tölur frá vinstri til hægri í fjórum litum og lokaðu röðum. 2–5 leikmenn.',

  'qwixx.sum': 'Hvítir teningar: {first} + {second} = {sum}',
  'qwixx.step.white': 'Aðgerð 1: allir mega krossa yfir {sum}',
  'qwixx.step.coloured': 'Aðgerð 2: {seat} má krossa yfir samtölu eins hvíts tenings og eins litatenings',

  'qwixx.colour.red': 'Rautt',
  'qwixx.colour.yellow': 'Gult',
  'qwixx.colour.green': 'Grænt',
  'qwixx.colour.blue': 'Blátt',
  'qwixx.button.cross': '{colour} {number}',
  'qwixx.button.lock': '{colour} {number} + lás',
  'qwixx.button.pass': 'Passa',
  'qwixx.button.misthrow': 'Passa og taka villukast (−{cost})',
  'qwixx.button.lastMisthrow': 'Passa: fjórða villukastið (−{cost}), leiknum lýkur',

  'qwixx.label.cross': '{colour} {number}',
  'qwixx.label.lock': '{colour} {number} og lásinn',
  'qwixx.label.pass': 'passað',

  'qwixx.misthrows': 'villuköst',
  'qwixx.news.closed': '{colour} er lokað. Yfir síðustu töluna og lásinn krossuðu: {who}.',
  'qwixx.news.misthrow': '{seat} fær villukast ({nth} af {of}).',
  'qwixx.news.endRows':
    '{rows, plural, =2 {Tveimur röðum} =3 {Þremur röðum} other {Öllum röðum}} er lokað: leiknum er lokið.',
  'qwixx.news.endMisthrows': '{seat} fékk fjórða villukastið: leiknum er lokið.',
  'qwixx.list.two': '{first} og {second}',
  'qwixx.list.more': '{first}, {rest}',
};
