import type { Phrases } from './en.js';

/** Names stand in the nominative only: they are not declined. */
export const is: Phrases = {
  'qwixx.name': 'Qwixx',
  'qwixx.summary': 'Krossaðu yfir tölur frá vinstri til hægri í fjórum litum og lokaðu röðum. 2–5 leikmenn.',

  'qwixx.rules.aim': [
    '**Markmiðið.** Á blaðinu þínu eru fjórar raðir: rauð og gul frá 2 til 12, græn og blá frá 12 til 2. Krossaðu yfir eins margar tölur og þú getur.',
    'Í hverri röð er farið frá vinstri til hægri. Þú mátt sleppa tölum, en það sem er vinstra megin við kross er tapað.',
    'Því fleiri krossar í röð, því meira gefur hún: 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78 stig fyrir 1 til 12 krossa.',
  ].join('\n'),
  'qwixx.rules.turn': [
    '**Umferð.** Eitt ykkar á leik; öllum sex teningunum er kastað.',
    'Aðgerð 1: *allir* mega krossa yfir samtölu hvítu teninganna tveggja, í hvaða röð sem er. Valið er leynilegt; allir krossarnir birtast saman.',
    'Aðgerð 2: aðeins *sá sem á leik* má leggja saman einn hvítan tening og einn litatening og krossa yfir þá tölu í röð litarins.',
    'Svo á næsti leikmaður leik.',
  ].join('\n'),
  'qwixx.rules.misthrow': [
    '**Villuköst.** Enginn þarf nokkurn tíma að krossa. En ef sá sem á leik krossar ekkert í hvorugri aðgerðinni fær hann villukast, sem kostar 5 stig.',
    'Aðrir fá aldrei villuköst.',
  ].join('\n'),
  'qwixx.rules.lock': [
    '**Lásar.** Til að krossa yfir síðustu tölu raðar (rauða 12, gula 12, græna 2, bláa 2) þarf minnst fimm krossa á undan í þeirri röð.',
    'Með henni krossar þú líka yfir lásinn við hliðina: einn kross í viðbót. Þá er röðinni lokað fyrir öllum og teningurinn hennar er úr leik.',
    'Sá sem krossar yfir síðustu töluna í sömu aðgerð 1 fær lásinn líka.',
  ].join('\n'),
  'qwixx.rules.end': [
    '**Lokin.** Leiknum lýkur strax þegar tveimur röðum hefur verið lokað, sama hver gerði það, eða þegar einhver fær fjórða villukastið.',
    'Stig raðanna fjögurra, mínus 5 fyrir hvert villukast, eru úrslitin þín. Sá hæsti vinnur; jafnir deila sæti.',
  ].join('\n'),

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
  'qwixx.label.pass': 'passar',

  'qwixx.misthrows': 'villuköst',
  'qwixx.news.closed': '{colour} er lokað; síðustu töluna og lásinn krossuðu: {who}.',
  'qwixx.news.misthrow': '{seat} fær villukast ({nth} af {of}).',
  'qwixx.news.endRows':
    '{rows, plural, =2 {Tveimur röðum} =3 {Þremur röðum} other {Öllum röðum}} er lokað: leiknum er lokið.',
  'qwixx.news.endMisthrows': '{seat} fékk fjórða villukastið: leiknum er lokið.',
  'qwixx.list.two': '{first} og {second}',
  'qwixx.list.more': '{first}, {rest}',
};
