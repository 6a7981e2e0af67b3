import type { Phrases } from './en.js';

export const it: Phrases = {
  'qwixx.name': 'Qwixx',
  'qwixx.summary': 'Segna numeri da sinistra a destra in quattro colori e completa le righe. 2–5 giocatori.',

  'qwixx.rules.aim': [
    '**Lo scopo.** La tua cartella ha quattro righe: rossa e gialla dal 2 al 12, verde e blu dal 12 al 2. Segna più numeri che puoi.',
    'In ogni riga si procede da sinistra a destra. Puoi omettere dei numeri, ma ciò che resta a sinistra di una crocetta è perso.',
    'Più crocette ha una riga, più vale: 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78 punti per 1 fino a 12 crocette.',
  ].join('\n'),
  'qwixx.rules.turn': [
    '**Un turno.** Uno di voi è il giocatore attivo; si lanciano tutti e sei i dadi.',
    'Operazione 1: *tutti* possono segnare la somma dei due dadi bianchi, in una riga a scelta. Si sceglie in segreto; le crocette compaiono tutte insieme.',
    'Operazione 2: solo il giocatore *attivo* può sommare un dado bianco e un dado colorato e segnare quella somma nella riga di quel colore.',
    'Poi diventa attivo il giocatore seguente.',
  ].join('\n'),
  'qwixx.rules.misthrow': [
    '**Lanci a vuoto.** Nessuno deve mai segnare qualcosa. Ma il giocatore attivo che non segna nulla in nessuna delle due operazioni prende un lancio a vuoto, che costa 5 punti.',
    'Gli altri non ne prendono mai.',
  ].join('\n'),
  'qwixx.rules.lock': [
    '**Lucchetti.** Per l’ultimo numero di una riga (12 rosso, 12 giallo, 2 verde, 2 blu) servono almeno cinque crocette già fatte in quella riga.',
    'Se lo segni, segni anche il lucchetto accanto: una crocetta in più. La riga è completata per tutti e il suo dado esce dal gioco.',
    'Chi segna l’ultimo numero nella stessa operazione 1 ottiene anche il lucchetto.',
  ].join('\n'),
  'qwixx.rules.end': [
    '**La fine.** La partita finisce subito quando due righe sono completate, da chiunque, o quando qualcuno prende il quarto lancio a vuoto.',
    'Il tuo risultato: i punti delle quattro righe, meno 5 per ogni lancio a vuoto. Vince il più alto; chi è pari condivide il posto.',
  ].join('\n'),

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
  'qwixx.label.pass': 'passa',

  'qwixx.misthrows': 'lanci a vuoto',
  'qwixx.news.closed': '{colour}: riga completata, ultimo numero e lucchetto segnati da {who}.',
  'qwixx.news.misthrow': '{seat} prende un lancio a vuoto ({nth} di {of}).',
  'qwixx.news.endRows':
    '{rows, plural, =2 {Due righe sono completate} =3 {Tre righe sono completate} other {Tutte le righe sono completate}}: la partita è finita.',
  'qwixx.news.endMisthrows': '{seat} ha preso il quarto lancio a vuoto: la partita è finita.',
  'qwixx.list.two': '{first} e {second}',
  'qwixx.list.more': '{first}, {rest}',
};
