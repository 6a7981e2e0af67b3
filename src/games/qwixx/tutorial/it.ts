import type { RulesPhrases } from './en.js';

export const it: RulesPhrases = {
  'qwixx.rules.whole.title': 'Il gioco in breve',
  'qwixx.rules.whole.text': [
    'Quattro righe, da sinistra a destra: ciò che salti è perso.',
    '**Tutti** possono segnare la somma dei dadi bianchi (Bi) in una riga.',
    '**Solo tu**, nel tuo turno: poi anche un dado bianco più uno colorato, nella riga di quel colore.',
    'Se nel tuo turno non segni nulla: lancio a vuoto, −5.',
    '**Lucchetto**: l’ultimo numero richiede cinque crocette prima, vale per due e completa la riga per tutti.',
    '**Fine**: due righe completate, o qualcuno ha quattro lanci a vuoto.',
    '**Punti**: 1, 3, 6, 10, 15, 21… per 1, 2, 3, 4, 5, 6… crocette in una riga.',
  ].join('\n'),

  'qwixx.rules.sheet.title': 'La cartella',
  'qwixx.rules.sheet.text': [
    'La tua cartella ha quattro righe: rossa (R) e gialla (G) dal 2 al 12, verde (V) e blu (B) dal 12 al 2. Lancio dopo lancio segni dei numeri, e ogni crocetta in più in una riga vale più della precedente. Alla fine vince chi ha più punti.',
    'Si gioca da due a cinque, persone o robot. Chi comincia viene estratto a sorte; poi si va a turno.',
  ].join('\n'),
  'qwixx.rules.sheet.example':
    'Una cartella vuota: accanto all’ultimo numero di ogni riga c’è il suo lucchetto (L), in basso quattro caselle per i lanci a vuoto.',

  'qwixx.rules.turn.title': 'Un turno',
  'qwixx.rules.turn.text': [
    'Si lanciano tutti i dadi ancora in gioco: due bianchi (Bi) e uno per ogni riga aperta.',
    '**Tutti** possono segnare la somma dei dadi bianchi in una riga. Si sceglie in segreto; le crocette compaiono insieme.',
    '**Solo il giocatore attivo** può poi sommare uno dei dadi bianchi e un dado colorato, e segnare quella somma nella riga dello stesso colore.',
    'Poi diventa attivo il giocatore seguente.',
  ].join('\n'),
  'qwixx.rules.turn.example':
    'I dadi bianchi (Bi) hanno dato 9 e hai segnato il 9 blu (B). Ora puoi sommare il 6 o il 3 a un dado colorato.',

  'qwixx.rules.cross.title': 'Da sinistra a destra',
  'qwixx.rules.cross.text': [
    'In ogni riga si segna da sinistra a destra. Comincia dove vuoi e ometti quanti numeri vuoi; ciò che resta a sinistra di una crocetta non si può più segnare. Le righe verde (V) e blu (B) scendono: lì con un numero piccolo rinunci a quelli più grandi.',
    'Non devi mai segnare nulla, e nessuno segna più di un numero alla volta.',
  ].join('\n'),
  'qwixx.rules.cross.example':
    'Il 3 rosso (R) è segnato e i dadi bianchi (Bi) danno 7. Con il 7 rosso andrebbero persi per sempre il 4, il 5 e il 6.',

  'qwixx.rules.lock.title': 'Completare una riga',
  'qwixx.rules.lock.text': [
    'L’ultimo numero di una riga – 12 nella rossa (R) e nella gialla (G), 2 nella verde (V) e nella blu (B) – richiede almeno cinque crocette già fatte in quella riga. Con esso segni anche il lucchetto (L): una crocetta in più.',
    'La riga è così completata per tutti e il suo dado esce dal gioco. Chi segna nello stesso momento lo stesso numero, con cinque crocette sue, ottiene a sua volta il lucchetto. Con meno non si può mai.',
  ].join('\n'),
  'qwixx.rules.lock.example':
    'Cinque crocette nel rosso (R) e i dadi bianchi (Bi) danno 12: il 12 rosso porta anche il lucchetto (L). Sette crocette valgono 28 punti.',

  'qwixx.rules.misthrow.title': 'I lanci a vuoto',
  'qwixx.rules.misthrow.text': [
    'Nessuno è mai obbligato a segnare qualcosa. Ma se il giocatore attivo non segna nulla in tutto il suo turno, per scelta o perché nulla va bene, è un lancio a vuoto: si segna una delle quattro caselle, e costa 5 punti. Il pulsante ti avverte prima.',
    'Gli altri non ne prendono mai, qualunque cosa facciano.',
  ].join('\n'),
  'qwixx.rules.misthrow.example':
    'Due crocette nel verde (V) danno 3 punti, un lancio a vuoto ne costa 5: in tutto {total, plural, one {# punto} other {# punti}}.',

  'qwixx.rules.end.title': 'La fine e i punti',
  'qwixx.rules.end.text': [
    'La partita finisce subito quando due righe sono completate, da chiunque, o quando qualcuno prende il quarto lancio a vuoto. Se accade con la somma che tutti possono segnare, nessuno aggiunge più un dado colorato.',
    '```',
    '{crosses}',
    '{points}',
    '```',
    'Sopra: le crocette di una riga, lucchetto (L) compreso. Sotto: i loro punti. Somma le tue quattro righe e togli 5 per ogni lancio a vuoto. Vince il totale più alto; chi è pari condivide il posto.',
  ].join('\n'),
  'qwixx.rules.end.example':
    'Le righe rossa (R) e blu (B) sono completate e la partita è finita: questa cartella vale {total, plural, one {# punto} other {# punti}}.',
};
