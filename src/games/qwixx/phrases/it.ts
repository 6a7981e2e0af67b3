import type { Phrases } from './en.js';

export const it: Phrases = {
  'qwixx.name': 'Qwixx',
  'qwixx.summary': 'Segna numeri da sinistra a destra in quattro colori e completa le righe. 2–5 giocatori.',

  'qwixx.sum': 'Dadi bianchi: {first} + {second} = {sum}',
  'qwixx.step.white': 'Operazione 1: tutti possono segnare {sum}',
  'qwixx.step.coloured': 'Operazione 2: {seat} può segnare la somma di un dado bianco e uno colorato',

  'qwixx.colour.red': 'Rosso',
  'qwixx.colour.yellow': 'Giallo',
  'qwixx.colour.green': 'Verde',
  'qwixx.colour.blue': 'Blu',
  'qwixx.button.cross': '{colour} {number}',
  'qwixx.button.lock': '{colour} {number} + lucchetto',
  'qwixx.button.pass': 'Passa',
  'qwixx.button.misthrow': 'Passa e prendi un lancio a vuoto (−{cost})',
  'qwixx.button.lastMisthrow': 'Passa: quarto lancio a vuoto (−{cost}), la partita finisce',

  'qwixx.label.cross': '{colour} {number}',
  'qwixx.label.lock': '{colour} {number} e il lucchetto',
  'qwixx.label.pass': 'passo',

  'qwixx.misthrows': 'lanci a vuoto',
  'qwixx.news.closed': '{colour}: riga completata, ultimo numero e lucchetto segnati da {who}.',
  'qwixx.news.misthrow': '{seat} prende un lancio a vuoto ({nth} di {of}).',
  'qwixx.news.endRows':
    '{rows, plural, =2 {Due righe sono completate} =3 {Tre righe sono completate} other {Tutte le righe sono completate}}: la partita è finita.',
  'qwixx.news.endMisthrows': '{seat} ha preso il quarto lancio a vuoto: la partita è finita.',
  'qwixx.list.two': '{first} e {second}',
  'qwixx.list.more': '{first}, {rest}',
};
