import type { Phrases } from './en.js';

export const it: Phrases = {
  'qwixx.name': 'Qwixx',
  'qwixx.summary': 'Segna numeri da sinistra a destra in quattro colori e completa le righe. 2⁠–⁠5 giocatori.',

  'qwixx.sum': 'Dadi bianchi: {first} + {second} = {sum}',
  'qwixx.step.white': 'segnare {sum}?',
  'qwixx.step.coloured': 'segnare bianco + colore?',

  'qwixx.colour.red': 'Rosso',
  'qwixx.colour.yellow': 'Giallo',
  'qwixx.colour.green': 'Verde',
  'qwixx.colour.blue': 'Blu',
  'qwixx.button.cross': '{colour} {number}',
  'qwixx.button.lock': '{colour} {number} + lucchetto',
  'qwixx.button.wait': 'Per ora passa',
  'qwixx.button.pass': 'Passa',
  'qwixx.button.misthrow': 'Passa −{cost}',
  'qwixx.button.lastMisthrow': 'Passa −{cost}: fine',
  'qwixx.button.lastMisthrow.short': '−{cost}: fine',

  'qwixx.label.cross': '{colour} {number}',
  'qwixx.label.lock': '{colour} {number} e il lucchetto',
  'qwixx.label.pass': 'passo',

  'qwixx.misthrows': 'lanci a vuoto',
  'qwixx.news.closed': '{colour}: riga completata da {who}',
  'qwixx.news.misthrow': '{seat}: lancio a vuoto {nth}/{of}, −{cost}',
  'qwixx.news.endRows':
    '{rows, plural, =2 {Due righe sono completate} =3 {Tre righe sono completate} other {Tutte le righe sono completate}}',
  'qwixx.news.endMisthrows': '{seat} ha preso il quarto lancio a vuoto',
  'qwixx.list.two': '{first} e {second}',
  'qwixx.list.more': '{first}, {rest}',
};
