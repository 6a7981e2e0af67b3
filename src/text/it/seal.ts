import type { sealPhrases as english } from '../en/seal.js';

export const sealPhrases: Readonly<Record<keyof typeof english, string>> = {
  'seal.lobby': '🔏 Sigillo dei dadi: `{seal}`',
  'seal.words': '🍀 {count, plural, one {Parola fortunata} other {Parole fortunate}}: {words}',
  'seal.of': '🔏 Sigillo: `{seal}`',
  'seal.secret': '🔑 Segreto: `{secret}`',
  'seal.salt': '🧂 Sale: {salt}',
  'seal.kept':
    '🍀 {count, plural, one {Lo segue una parola fortunata che qui non può stare} other {Lo seguono # parole fortunate che qui non possono stare}}: **{button}** dà il sale intero.',
  'seal.next': '🔏 Sigillo della prossima partita: `{seal}`',
  'seal.button.word': 'Parola fortunata',
  'seal.button.verify': 'Verifica i dadi',

  'word.title': 'La tua parola fortunata',
  'word.label': 'Una parola da cui dipendono i dadi',
  'word.hint': 'Parola, numero o segno; vuoto: nessuna',
  'word.late': 'Ci è voluto troppo. Premi ancora una volta **{button}**.',
  'word.done': 'La tua parola fortunata sta sotto il sigillo: i dadi della prossima partita dipendono da essa.',
  'word.done.none': 'Non hai più una parola fortunata.',
  'word.refuse.blank':
    'Di questo non si può mostrare nulla. Scrivi qualcosa di visibile, o proprio nulla per non avere una parola fortunata.',
  'word.refuse.write': 'Non puoi scrivere in questo canale, e una parola fortunata vi starebbe scritta.',
  'word.refuse.begun':
    'La partita è iniziata: una parola fortunata vale solo prima. Scrivine una prima della prossima partita.',

  'verify.follows':
    '✅ {throws, plural, =0 {In questa partita di {game} non è stato tirato nulla} =1 {L’unico tiro di questa partita di {game} segue} other {Tutti i # tiri di questa partita di {game} seguono}}{throws, plural, =0 {.} other { dal segreto sigillato prima e dal sale.}} Il suo sigillo è `{seal}`: confrontalo con quello mostrato prima della partita.',
  'verify.differs':
    '❌ La riga {line} di questa partita di {game} non segue dal segreto sigillato prima. Chi mi gestisce dovrebbe saperlo.',
  'verify.on':
    'Questa partita di {game} è ancora in corso. I suoi dadi sono sigillati; il segreto si vedrà alla fine, e allora ogni tiro si potrà verificare.',
  'verify.unsealed':
    'I dadi di questa partita di {game} non erano sigillati: è iniziata quando non ne sigillavo ancora.',
  'verify.unreadable':
    'I dadi di questa partita di {game} non si possono verificare qui: le sue regole sono cambiate da allora.',
  'verify.unknown':
    'In questo server non c’è una partita {match}. Il codice di una partita sta in fondo al suo risultato.',
  'verify.how':
    'Per verificare di persona salva i due file e apri `{page}` in un browser. La pagina legge `{record}`, che contiene lo svolgimento, il sigillo, il segreto e il sale, e non ha bisogno della rete.',
  'verify.how.alone':
    'Per verificare di persona prendi il file: contiene lo svolgimento, il sigillo, il segreto e il sale. Lo leggono una pagina e un comando forniti con il mio programma.',
  'option.match': 'partita',
  'command.verify': 'Verifica che i dadi di una partita siano quelli sigillati prima',
  'command.verify.match': 'Il codice in fondo al suo risultato',
};
