import type { Phrases } from './en.js';

/** Names stand in the nominative only: they are not declined. */
export const is: Phrases = {
  'qwinto.name': 'Qwinto',
  'qwinto.summary': 'Veldu teninga, kastaðu og færðu samtöluna inn í raðir sem hækka til hægri. 2–6 leikmenn.',

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
    '{fields, plural, =0 {Enginn reitur hjá þér tekur við {sum}.} one {# reitur hjá þér tekur við {sum}.} other {# reitir hjá þér taka við {sum}.}}',

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
  'qwinto.label.field': '{number} ({colour}, reitur {field})',
  'qwinto.label.pass': 'passað',

  'qwinto.bonus': 'bónusdálkar',
  'qwinto.failed': 'villuköst',
  'qwinto.news.row': '{seat} hefur fyllt röð ({colour}): {points} stig.',
  'qwinto.news.column': '{seat} hefur fyllt bónusdálk: {points, plural, one {# stig} other {# stig}}.',
  'qwinto.news.failed': '{seat} skráir villukast ({nth} af {of}).',
  'qwinto.news.endRows': '{seat} hefur fyllt tvær raðir: leiknum er lokið.',
  'qwinto.news.endFailed': '{seat} skráði fjórða villukastið: leiknum er lokið.',
};
