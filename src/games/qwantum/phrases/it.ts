import type { Phrases } from './en.js';

export const it: Phrases = {
  'qwantum.name': 'Qwantum',
  'qwantum.summary': 'Lancia sette dadi due volte e riempi quattro righe: prima si sale, poi si scende. 2–4 giocatori.',

  'qwantum.rules.aim': [
    '**Lo scopo.** La tua cartella ha quattro righe, viola, blu, rossa e gialla, di sei caselle ciascuna. Riempi le sue colonne di numeri alti, e fai in fretta.',
    'In ogni riga riempi le caselle da sinistra a destra senza saltarne. Fino alla linea spessa, nelle prime quattro caselle, ogni numero deve superare il precedente; dopo deve essere più basso.',
  ].join('\n'),
  'qwantum.rules.dice': [
    '**I dadi.** C’è un dado bianco da 1 a 6, e ce ne sono sei colorati. Ogni loro faccia ha un colore e un numero: il pulsante **Facce dei dadi** le mostra tutte.',
    'Un colore vale la somma di tutti i dadi che lo mostrano, più il dado bianco. Un colore che nessun dado mostra vale il solo dado bianco.',
  ].join('\n'),
  'qwantum.rules.turn': [
    '**Un turno.** A: il giocatore attivo lancia tutti e sette i dadi e può rilanciarne una volta quanti ne vuole.',
    'B: il giocatore *attivo* può inserire il valore di un colore nella riga di quel colore. Tutti lo vedono subito.',
    'C: *tutti*, anche il giocatore attivo, possono inserire uno degli altri colori; uno dei quattro, se in B non è stato inserito nulla. Si sceglie in segreto; tutto compare insieme.',
    'Poi diventa attivo il giocatore seguente.',
  ].join('\n'),
  'qwantum.rules.columns': [
    '**I punti.** Una colonna con tutte e quattro le caselle piene vale il suo secondo numero più basso. Numeri uguali contano come uno: 4, 4, 7 e 9 valgono 7.',
    'Se i quattro numeri sono uguali, la colonna vale quel numero. Una colonna con una casella vuota non vale nulla.',
  ].join('\n'),
  'qwantum.rules.misthrow': [
    '**Lanci a vuoto.** Nessuno deve mai inserire qualcosa. Ma il giocatore attivo che non inserisce nulla né in B né in C prende un lancio a vuoto.',
    'Il primo costa 1 punto, il secondo altri 2, il terzo altri 3, e così via. Gli altri non ne prendono mai.',
  ].join('\n'),
  'qwantum.rules.end': [
    '**La fine.** La partita finisce quando qualcuno ha riempito tutte e quattro le righe: subito in B, o dopo le scelte di tutti in C. Finisce anche dopo C quando qualcuno prende il quinto lancio a vuoto.',
    'Il tuo risultato: i punti delle colonne piene, meno i lanci a vuoto. Vince il più alto; chi è pari condivide il posto.',
  ].join('\n'),

  'qwantum.sum': 'Viola {purple} · Blu {blue} · Rosso {red} · Giallo {yellow}',
  'qwantum.step.again': '{seat} può rilanciare una volta i dadi che vuole',
  'qwantum.step.active': 'Fase B: {seat} può inserire un colore',
  'qwantum.step.all': 'Fase C: tutti possono inserire un colore',
  'qwantum.step.rest': 'Fase C: tutti possono inserire un colore, tranne {colour}',

  'qwantum.colour.white': 'Bianco',
  'qwantum.colour.purple': 'Viola',
  'qwantum.colour.blue': 'Blu',
  'qwantum.colour.red': 'Rosso',
  'qwantum.colour.yellow': 'Giallo',
  'qwantum.button.white': '{colour} {number}',
  'qwantum.button.die': '{die}: {colour} {number}',
  'qwantum.button.again': 'Rilancia: {dice}',
  'qwantum.button.againAll': 'Rilancia tutti e sette i dadi',
  'qwantum.button.keep': 'Tieni tutti i dadi',
  'qwantum.button.all': 'Scegli tutti',
  'qwantum.button.none': 'Non sceglierne',
  'qwantum.button.faces': 'Facce dei dadi',
  'qwantum.button.enter': '{colour} {number}',
  'qwantum.button.wait': 'Passa: per la fase C restano liberi tutti e quattro i colori',
  'qwantum.button.pass': 'Passa',
  'qwantum.button.misthrow': 'Passa: {nth}º lancio a vuoto (−{cost})',
  'qwantum.button.lastMisthrow': 'Passa: {nth}º lancio a vuoto (−{cost}), la partita finisce',

  'qwantum.note.mark': 'Scegli i dadi da rilanciare, oppure tienili tutti.',
  'qwantum.note.faces': [
    '```',
    'bianco  {die0}',
    'dado 1  {die1}',
    'dado 2  {die2}',
    'dado 3  {die3}',
    'dado 4  {die4}',
    'dado 5  {die5}',
    'dado 6  {die6}',
    '```',
  ].join('\n'),

  'qwantum.label.keep': 'tiene tutti i dadi',
  'qwantum.label.again': 'rilancia {count, plural, one {# dado} =7 {tutti e sette i dadi} other {# dadi}}',
  'qwantum.label.enter': '{colour} {number}',
  'qwantum.label.pass': 'passa',

  'qwantum.column': 'colonna {number}',
  'qwantum.misthrows': 'lanci a vuoto',
  'qwantum.news.column': '{seat} riempie la colonna {number}: {points, plural, one {# punto} other {# punti}}.',
  'qwantum.news.misthrow': '{seat} prende un lancio a vuoto ({nth} di {of}): −{nth}.',
  'qwantum.news.endSheet': 'Quattro righe riempite da {who}: la partita è finita.',
  'qwantum.news.endMisthrows': '{seat} ha preso il quinto lancio a vuoto: la partita è finita.',
  'qwantum.list.two': '{first} e {second}',
  'qwantum.list.more': '{first}, {rest}',
};
