import type { Phrases } from './en.js';

/** Names stand in the nominative only: they are not declined. */
export const is: Phrases = {
  'qwinto.name': 'Qwinto',
  'qwinto.summary': 'Veldu teninga, kastaðu og færðu samtöluna inn í raðir sem hækka til hægri. 2–6 leikmenn.',

  'qwinto.rules.aim': [
    '**Markmiðið.** Á blaðinu þínu eru þrjár raðir með níu reitum: appelsínugul, gul og fjólublá. Færðu inn eins margar tölur og þú getur.',
    'Röð verður að hækka frá vinstri til hægri og engin tala má standa þar tvisvar. Þú ræður í hvaða röð þú fyllir reitina; eyður má fylla seinna.',
    'Í dálki (ofan frá og niður) má engin tala heldur standa tvisvar. Reitur sem ekkert passar lengur í er auður áfram.',
  ].join('\n'),
  'qwinto.rules.turn': [
    '**Umferð.** Sá sem á leik velur einn, tvo eða alla þrjá teningana og kastar þeim. Ef honum líkar kastið ekki er öllum þeim teningum kastað einu sinni aftur, og þá gildir seinna kastið.',
    'Svo mega *allir* færa samtöluna inn í nákvæmlega einn reit, í röð í lit einhvers tenings sem var kastað. Valið er leynilegt; allt birtist saman.',
    'Svo á næsti leikmaður leik.',
  ].join('\n'),
  'qwinto.rules.failed': [
    '**Villuköst.** Enginn þarf nokkurn tíma að færa neitt inn. En ef sá sem á leik færir ekkert inn, af vilja eða ekki, skráir hann villukast, sem kostar 5 stig.',
    'Aðrir skrá aldrei villukast.',
  ].join('\n'),
  'qwinto.rules.points': [
    '**Stigin.** Röð án auðra reita gefur töluna lengst til hægri. Aðrar raðir gefa eitt stig fyrir hverja tölu.',
    'Fimm dálkar hafa þrjá reiti, og einn þeirra er fimmhyrndur. Þegar allir þrír eru fylltir færðu líka töluna í fimmhyrnda reitnum.',
  ].join('\n'),
  'qwinto.rules.end': [
    '**Lokin.** Leiknum lýkur þegar einhver hefur fyllt tvær raðir eða skráir fjórða villukastið.',
    'Stig raða og dálka, mínus 5 fyrir hvert villukast, eru úrslitin þín. Sá hæsti vinnur; jafnir deila sæti.',
  ].join('\n'),

  'qwinto.sum.two': '{first} + {second} = {sum}',
  'qwinto.sum.three': '{first} + {second} + {third} = {sum}',
  'qwinto.step.choose': '{seat} velur teningana',
  'qwinto.step.decide': '{seat} heldur {sum} eða kastar aftur',
  'qwinto.step.enter': 'Allir mega færa {sum} inn í einn reit: {rows}',

  'qwinto.rows.o': 'appelsínugult',
  'qwinto.rows.y': 'gult',
  'qwinto.rows.p': 'fjólublátt',
  'qwinto.rows.oy': 'appelsínugult eða gult',
  'qwinto.rows.op': 'appelsínugult eða fjólublátt',
  'qwinto.rows.yp': 'gult eða fjólublátt',
  'qwinto.rows.oyp': 'appelsínugult, gult eða fjólublátt',

  'qwinto.note.choose':
    'Einn teningur gefur 1–6, tveir gefa 2–12, þrír gefa 3–18. Samtalan fer í röð í lit einhvers teninganna.',
  'qwinto.note.decide':
    '{fields, plural, =0 {Enginn reitur þinn tekur við {sum}.} one {# reitur þinn tekur við {sum}.} other {# reitir þínir taka við {sum}.}}',

  'qwinto.button.o': 'Appelsínugult',
  'qwinto.button.y': 'Gult',
  'qwinto.button.p': 'Fjólublátt',
  'qwinto.button.oy': 'Appelsínugult + gult',
  'qwinto.button.op': 'Appelsínugult + fjólublátt',
  'qwinto.button.yp': 'Gult + fjólublátt',
  'qwinto.button.oyp': 'Appelsínugult + gult + fjólublátt',
  'qwinto.button.keep': 'Halda {sum}',
  'qwinto.button.again': 'Kasta aftur',
  'qwinto.button.pass': 'Passa',
  'qwinto.button.failed': 'Passa og skrá villukast (−{cost})',
  'qwinto.button.lastFailed': 'Passa: fjórða villukastið (−{cost}), leiknum lýkur',

  'qwinto.colour.orange': 'Appelsínugult',
  'qwinto.colour.yellow': 'Gult',
  'qwinto.colour.purple': 'Fjólublátt',
  'qwinto.row': '{colour}: færa {sum} inn í …',
  'qwinto.field': '{colour}, reitur {field} — {where}',
  'qwinto.field.bonus': '{colour}, reitur {field} — {where}, bónusreitur',
  'qwinto.where.alone': 'fyrsta talan í röðinni',
  'qwinto.where.after': 'á eftir {left}',
  'qwinto.where.before': 'á undan {right}',
  'qwinto.where.between': 'milli {left} og {right}',

  'qwinto.label.o': 'kastar appelsínugulu',
  'qwinto.label.y': 'kastar gulu',
  'qwinto.label.p': 'kastar fjólubláu',
  'qwinto.label.oy': 'kastar appelsínugulu og gulu',
  'qwinto.label.op': 'kastar appelsínugulu og fjólubláu',
  'qwinto.label.yp': 'kastar gulu og fjólubláu',
  'qwinto.label.oyp': 'kastar appelsínugulu, gulu og fjólubláu',
  'qwinto.label.keep': 'heldur kastinu',
  'qwinto.label.again': 'kastar aftur',
  'qwinto.label.field': '{number} í {colour}, reit {field}',
  'qwinto.label.pass': 'passar',

  'qwinto.bonus': 'bónusdálkar',
  'qwinto.failed': 'villuköst',
  'qwinto.news.row': '{seat} hefur fyllt röð ({colour}): {points} stig.',
  'qwinto.news.column': '{seat} hefur fyllt bónusdálk: {points, plural, one {# stig} other {# stig}}.',
  'qwinto.news.failed': '{seat} skráir villukast ({nth} af {of}).',
  'qwinto.news.endRows': '{seat} hefur fyllt tvær raðir: leiknum er lokið.',
  'qwinto.news.endFailed': '{seat} skráði fjórða villukastið: leiknum er lokið.',
};
