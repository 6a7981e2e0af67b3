import type { Phrases } from './en.js';

/** Names stand in the nominative only: they are not declined. */
export const is: Phrases = {
  'qwantum.name': 'Qwantum',
  'qwantum.summary': 'Kastaðu sjö teningum tvisvar og fylltu fjórar raðir: fyrst upp, svo niður. 2–4 leikmenn.',

  'qwantum.sum': 'Fjólublátt {purple} · Blátt {blue} · Rautt {red} · Gult {yellow}',
  'qwantum.step.again': '{seat} má kasta hvaða teningum sem er einu sinni aftur',
  'qwantum.step.active': 'Skref B: {seat} má færa inn einn lit',
  'qwantum.step.all': 'Skref C: allir mega færa inn einn lit',
  'qwantum.step.rest': 'Skref C: allir mega færa inn einn lit, bara ekki {colour}',

  'qwantum.colour.white': 'Hvítt',
  'qwantum.colour.purple': 'Fjólublátt',
  'qwantum.colour.blue': 'Blátt',
  'qwantum.colour.red': 'Rautt',
  'qwantum.colour.yellow': 'Gult',
  'qwantum.button.white': '{colour} {number}',
  'qwantum.button.die': '{die}: {colour} {number}',
  'qwantum.button.again': 'Kasta aftur: {dice}',
  'qwantum.button.againAll': 'Kasta öllum sjö teningunum aftur',
  'qwantum.button.keep': 'Halda öllum teningum',
  'qwantum.button.all': 'Velja alla',
  'qwantum.button.none': 'Velja engan',
  'qwantum.button.faces': 'Hliðar teninga',
  'qwantum.button.enter': '{colour} {number}',
  'qwantum.button.wait': 'Passa: allir fjórir litirnir verða í boði í skrefi C',
  'qwantum.button.pass': 'Passa',
  'qwantum.button.misthrow': 'Passa: {nth}. villukast (−{cost})',
  'qwantum.button.lastMisthrow': 'Passa: {nth}. villukast (−{cost}), leiknum lýkur',

  'qwantum.note.mark': 'Veldu teningana sem á að kasta aftur, eða haltu þeim öllum.',
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
  'qwantum.news.column': '{seat} fyllir dálk {number}: {points, plural, one {# stig} other {# stig}}.',
  'qwantum.news.misthrow': '{seat} fær villukast ({nth} af {of}): −{nth}.',
  'qwantum.news.endSheet': 'Allar fjórar raðir fylltar: {who}. Leiknum er lokið.',
  'qwantum.news.endMisthrows': '{seat} fékk fimmta villukastið: leiknum er lokið.',
  'qwantum.list.two': '{first} og {second}',
  'qwantum.list.more': '{first}, {rest}',
};
