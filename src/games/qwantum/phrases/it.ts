import type { Phrases } from './en.js';

export const it: Phrases = {
  'qwantum.name': 'Qwantum',
  'qwantum.summary': 'Lancia sette dadi due volte e riempi quattro righe: prima si sale, poi si scende. 2⁠–⁠4 giocatori.',

  'qwantum.sum': 'Viola {purple} · Blu {blue} · Rosso {red} · Giallo {yellow}',
  'qwantum.step.again': 'quali dadi rilanciare?',
  'qwantum.step.active': 'inserire un colore?',
  'qwantum.step.all': 'inserire un colore?',
  'qwantum.step.rest': 'inserire un colore, tranne {colour}?',

  'qwantum.colour.purple': 'Viola',
  'qwantum.colour.blue': 'Blu',
  'qwantum.colour.red': 'Rosso',
  'qwantum.colour.yellow': 'Giallo',
  'qwantum.die': '{die}: {letter}{number}',
  'qwantum.die.white': '{letter}{number}',
  'qwantum.die.sides': '{sides}',
  'qwantum.list': 'Rilancia: chiudendo la lista',
  'qwantum.button.keep': 'Tieni tutti',
  'qwantum.button.enter': '{colour} {number}',
  'qwantum.button.wait': 'Per ora passa',
  'qwantum.button.pass': 'Passa',
  'qwantum.button.misthrow': 'Lancio a vuoto −{cost}',
  'qwantum.button.lastMisthrow': '5º lancio a vuoto −{cost}: fine',
  'qwantum.note.fits': 'Va bene così: {fits}',
  'qwantum.note.unfit': '⚠️ Così non va nulla: a vuoto.',

  'qwantum.label.keep': 'tiene tutti i dadi',
  'qwantum.label.again': 'rilancia {count, plural, one {# dado} =7 {tutti e sette i dadi} other {# dadi}}',
  'qwantum.label.enter': '{colour} {number}',
  'qwantum.label.pass': 'passo',

  'qwantum.column': 'colonna {number}',
  'qwantum.misthrows': 'lanci a vuoto',
  'qwantum.news.column': '{seat}: colonna {number}, +{points}',
  'qwantum.news.misthrow': '{seat}: lancio a vuoto {nth}/{of}, −{nth}',
  'qwantum.news.endSheet': 'Quattro righe riempite da {who}.',
  'qwantum.news.endMisthrows': '{seat} ha preso il quinto lancio a vuoto.',
  'qwantum.list.two': '{first} e {second}',
  'qwantum.list.more': '{first}, {rest}',
};
