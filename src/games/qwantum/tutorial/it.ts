import type { RulesPhrases } from './en.js';

export const it: RulesPhrases = {
  'qwantum.rules.whole.title': 'Il gioco in breve',
  'qwantum.rules.whole.text': [
    'In ogni riga, da sinistra, quattro numeri salgono, poi due scendono.',
    'Un colore vale tutti i dadi che lo mostrano più il dado bianco (Bi).',
    '**Solo tu**, nel tuo turno: lancia sette dadi e, se vuoi, rilanciane alcuni; poi puoi inserire un colore nella sua riga.',
    '**Tutti** possono poi inserire uno degli altri colori.',
    'Nulla inserito nel tuo turno: lancio a vuoto, −1, poi −2, fino a −5.',
    '**Punti**: una colonna piena dà il suo secondo numero più basso; quelli uguali contano come uno.',
    '**Fine**: quando qualcuno ha la cartella piena o cinque lanci a vuoto.',
  ].join('\n'),

  'qwantum.rules.sheet.title': 'La cartella',
  'qwantum.rules.sheet.text': [
    'La tua cartella ha quattro righe di sei caselle: viola (V), blu (B), rossa (R) e gialla (G). I punti vengono solo dalle colonne: quando le sue quattro caselle sono piene, una colonna ti dà il suo secondo numero più basso. Alla fine vince chi ha più punti.',
    'Si gioca da due a quattro, persone o robot. Chi comincia viene estratto a sorte; poi si va a turno.',
  ].join('\n'),
  'qwantum.rules.sheet.example':
    'Una cartella vuota: dopo la quarta casella di ogni riga c’è una linea spessa, e in basso cinque caselle per i lanci a vuoto.',

  'qwantum.rules.dice.title': 'Quanto valgono i dadi',
  'qwantum.rules.dice.text': [
    'C’è un dado bianco (Bi) da 1 a 6, e ce ne sono sei colorati, le cui facce mostrano ciascuna un colore e un numero. Sono tutte qui sotto, una riga per dado, come nell’elenco dei dadi nel tuo menu.',
    'Un colore vale la somma di tutti i dadi che lo mostrano *più* il dado bianco. Un colore che nessun dado mostra vale il solo dado bianco.',
  ].join('\n'),
  'qwantum.rules.dice.example':
    'Bianco (Bi) 3. Il rosso (R) vale 4 + 2 + 3 = 9, il blu (B) 4 + 2 + 6 + 3 = 15, il giallo (G) 5 + 3 = 8 e il viola (V), che nessun dado mostra, 3.',

  'qwantum.rules.turn.title': 'Un turno',
  'qwantum.rules.turn.text': [
    'Il giocatore attivo lancia tutti e sette i dadi e può rilanciarne una volta quanti ne vuole.',
    '**Solo il giocatore attivo** può poi inserire il valore di un colore nella riga di quel colore. Tutti lo vedono subito.',
    '**Tutti**, anche il giocatore attivo, possono quindi inserire uno degli altri tre colori, o uno dei quattro se lui non ne ha inserito nessuno. Si sceglie in segreto; i numeri compaiono insieme.',
    'Poi diventa attivo il giocatore seguente.',
  ].join('\n'),
  'qwantum.rules.turn.example':
    'Hai inserito l’8 giallo (G). Ora tutti possono inserire il 3 viola (V), il 15 blu (B) o il 9 rosso (R).',

  'qwantum.rules.rows.title': 'Su fino alla linea, poi giù',
  'qwantum.rules.rows.text': [
    'Riempi ogni riga da sinistra a destra senza saltare caselle. Nelle prime quattro, fino alla linea spessa, ogni numero deve superare il precedente. Dopo la linea si scende: il quinto deve essere più basso del quarto, il sesto più basso del quinto.',
    'Non salire troppo in fretta: un colore dà raramente più di 20, e mai più di 33.',
  ].join('\n'),
  'qwantum.rules.rows.example':
    'Il 9 rosso (R) e l’8 giallo (G) sono inseriti. Di questo lancio il 7 rosso non va più bene, il 12 giallo sì.',

  'qwantum.rules.columns.title': 'Le colonne danno punti',
  'qwantum.rules.columns.text': [
    'Una colonna conta quando tutte e quattro le caselle sono piene, e vale il suo *secondo* numero *più basso*. Numeri uguali contano come uno: 4, 4, 7 e 9 valgono 7. Se i quattro sono uguali, conta quel numero.',
    'Un solo numero basso in una colonna quindi non fa danno, due diversi sì. Una colonna con una casella vuota non vale nulla, per quanto alti siano i suoi numeri.',
  ].join('\n'),
  'qwantum.rules.columns.example':
    'La prima colonna è piena, con 4, 3, 5 e 4. Il suo secondo numero più basso è 4, quindi vale {total, plural, one {# punto} other {# punti}}.',

  'qwantum.rules.end.title': 'Lanci a vuoto e fine',
  'qwantum.rules.end.text': [
    'Nessuno è mai obbligato a inserire qualcosa. Ma il giocatore attivo che non inserisce nulla in tutto il suo turno prende un lancio a vuoto: il primo costa 1 punto, il secondo altri 2, fino a 5 per il quinto. Gli altri non ne prendono mai.',
    'La partita finisce subito se il giocatore attivo riempie le quattro righe prima che gli altri scelgano; altrimenti dopo tutte le risposte, se qualcuno le ha riempite o prende il quinto lancio a vuoto. Colonne piene meno lanci a vuoto: vince il totale più alto; chi è pari condivide il posto.',
  ].join('\n'),
  'qwantum.rules.end.example':
    'L’altro giocatore ha preso il quinto lancio a vuoto e la partita è finita. Tre colonne piene, meno un lancio a vuoto: {total, plural, one {# punto} other {# punti}}.',
};
