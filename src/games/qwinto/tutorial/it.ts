import type { RulesPhrases } from './en.js';

export const it: RulesPhrases = {
  'qwinto.rules.whole.title': 'Il gioco in breve',
  'qwinto.rules.whole.text': [
    'Tre righe che crescono verso destra, anche con vuoti; nessun numero due volte in una riga o colonna.',
    '**Solo tu**, nel tuo turno: scegli uno, due o tre dadi e lanciali; se vuoi, rilanciali tutti una volta.',
    '**Tutti** possono inserire la somma in una casella, nella riga di un dado lanciato.',
    'Nulla inserito nel tuo turno, anche se nulla va bene: lancio a vuoto −5.',
    '**Punti**: 1 per numero; riga piena: invece il suo ultimo numero; colonna piena di tre: anche quello della casella bonus a cinque lati (★).',
    '**Fine**: quando qualcuno ha due righe piene o quattro lanci a vuoto.',
  ].join('\n'),

  'qwinto.rules.sheet.title': 'La cartella',
  'qwinto.rules.sheet.text': [
    'La tua cartella ha tre righe di nove caselle: arancione (A), gialla (G) e viola (V). Inserisci somme di dadi, più che puoi: ognuna vale un punto, e righe e colonne piene valgono molto di più. Alla fine vince chi ha più punti.',
    'Si gioca da due a sei, persone o robot. Chi comincia viene estratto a sorte; poi si va a turno.',
  ].join('\n'),
  'qwinto.rules.sheet.example':
    'Una cartella vuota: le righe sono sfalsate, ognuna ha un vuoto in cui non si inserisce nulla, e cinque caselle sono caselle bonus.',

  'qwinto.rules.turn.title': 'Un turno',
  'qwinto.rules.turn.text': [
    'Il giocatore attivo sceglie uno, due o tutti e tre i dadi e li lancia. Se la somma non gli piace, può rilanciare una volta *tutti* quei dadi; vale il secondo lancio.',
    'Poi *tutti* possono inserire la somma in una casella, in una riga del colore di un dado lanciato. Si sceglie in segreto; i numeri compaiono insieme.',
    'Poi diventa attivo il giocatore seguente.',
  ].join('\n'),
  'qwinto.rules.turn.example':
    'Hai lanciato due volte l’arancione (A) e il giallo (G): l’8 non ti piaceva, il 10 vale. Può andare in una di queste due righe.',

  'qwinto.rules.rows.title': 'Dove può stare un numero',
  'qwinto.rules.rows.text': [
    'In una riga i numeri crescono da sinistra a destra, e nessuno vi sta due volte. Riempi le caselle nell’ordine che vuoi e lasciane vuote quante vuoi; ciò che va in mezzo si può inserire dopo.',
    'Anche in una colonna, dall’alto in basso, nessun numero può stare due volte. Per il resto l’ordine lì è libero.',
    'Una casella in cui non va più nulla resta vuota fino alla fine.',
  ].join('\n'),
  'qwinto.rules.rows.example':
    'Un 7 per l’arancione (A) o il viola (V). Nella riga arancione deve stare tra 5 e 9, ma non sopra il 7 giallo (G): una colonna non lo prende due volte.',

  'qwinto.rules.bonus.title': 'Le colonne bonus',
  'qwinto.rules.bonus.text': [
    'Cinque colonne hanno tre caselle, una delle quali è una casella bonus a cinque lati. Quando tutte e tre sono piene, ottieni in più il numero della casella bonus, oltre a ciò che valgono le righe.',
    'Metti quindi numeri alti nelle caselle bonus, e bada che sopra e sotto ci stia ancora qualcosa.',
  ].join('\n'),
  'qwinto.rules.bonus.example':
    'Il 3 arancione (A), il 4 giallo (G) e l’11 viola (V) riempiono una colonna, e la sua casella bonus è quella viola: 11 punti in più, in tutto {total, plural, one {# punto} other {# punti}}.',

  'qwinto.rules.failed.title': 'I lanci a vuoto',
  'qwinto.rules.failed.text': [
    'Nessuno è mai obbligato a inserire qualcosa. Ma se il giocatore attivo non inserisce nulla, per scelta o perché la somma non va da nessuna parte, è un lancio a vuoto: si segna una delle quattro caselle, e costa 5 punti. Il pulsante ti avverte prima.',
    'Gli altri non ne annotano mai, qualunque cosa facciano. Pensaci quando scegli i dadi: uno dà 1⁠–⁠6, due danno 2⁠–⁠12, tre danno 3⁠–⁠18.',
  ].join('\n'),
  'qwinto.rules.failed.example':
    'Un numero vale 1 punto, un lancio a vuoto ne costa 5: in tutto {total, plural, one {# punto} other {# punti}}.',

  'qwinto.rules.end.title': 'La fine e i punti',
  'qwinto.rules.end.text': [
    'La partita finisce quando qualcuno ha riempito due righe o annota il quarto lancio a vuoto; tutto ciò che si inserisce per quel lancio vale ancora.',
    '- Una riga senza caselle vuote: il suo numero più a destra',
    '- Ogni altra riga: un punto per ogni numero',
    '- Una colonna bonus piena: il numero della sua casella bonus',
    '- Un lancio a vuoto: −5',
    'Vince il totale più alto; chi è pari condivide il posto.',
  ].join('\n'),
  'qwinto.rules.end.example':
    'L’altro giocatore ha annotato il quarto lancio a vuoto e la partita è finita. La riga gialla (G), piena, vale il suo ultimo numero, due colonne bonus sono piene: {total, plural, one {# punto} other {# punti}}.',
};
