import type { fairPhrases as english } from '../en/fair.js';

export const fairPhrases: Readonly<Record<keyof typeof english, string>> = {
  'end.ask.lobby': 'Chiudere questo tavolo? Tutti ci perdono il posto.',
  'end.ask':
    'Chiudere questa partita senza risultato? Si chiude appena tutti i presenti sono d’accordo: finora {votes} su {needed}. {games, plural, one {} other {Con lei si chiude la serie, senza risultato; le partite finite restano valide. }}Se vuoi andartene solo tu, lascia piuttosto il tavolo.',
  'end.ask.alone':
    'Chiudere questa partita senza risultato? Non c’è nessun altro, quindi si chiude subito.{games, plural, one {} other { Con lei si chiude la serie, senza risultato; le partite finite restano valide.}}',
  'end.ask.again':
    'Sei d’accordo per chiudere questa partita senza risultato, come {votes} dei {needed} presenti. Preferisci continuare?',
  'end.ask.moderator':
    'Chiudere subito, senza risultato, questa partita di altri? Non conterà per nessuno.{games, plural, one {} other { Con lei si chiude la serie, senza risultato; le partite finite restano valide.}}',
  'end.ask.which': 'Quale tavolo va chiuso? Per ora non succede nulla: ti verrà chiesto ancora una volta.',
  'end.button': 'Chiudi',
  'end.button.close': 'Chiudi il tavolo',
  'end.button.stay': 'Continua a giocare',
  'end.voted': 'La tua parola conta: {votes} su {needed} sono d’accordo. Gli altri lo dicono con lo stesso comando.',
  'end.stayed': 'Non sei più d’accordo per chiudere la partita: si continua.',
  'end.refuse.stranger':
    'Possono chiudere la partita solo tutti insieme quelli che giocano a questo tavolo, oppure chi gestisce il server e non vi ha parte.',
  'end.refuse.deputy':
    'Qui giochi per qualcun altro: puoi chiudere la partita solo insieme a chi siede al proprio posto. Puoi lasciare il tavolo.',
  'board.ending': '{votes} su {needed} sono d’accordo per chiudere la partita senza risultato (`/{game} end`).',
  'table.reason.agreed': 'Tutti i presenti hanno voluto chiudere la partita, che quindi non ha risultato.',
  'table.reason.alone': 'L’unica persona ancora presente ha chiuso la partita, che quindi non ha risultato.',
  'table.reason.moderator': 'Chi gestisce il server ha chiuso la partita, che quindi non ha risultato.',
  'table.reason.abandoned': 'Per tre settimane non è tornato nessuno, quindi il tavolo si chiude senza risultato.',
  'series.ended': 'La serie non ha risultato; le partite finite restano valide.',
  'series.removed': 'Da questa serie è stata allontanata una persona presente, quindi non conta per nessuno.',
  'result.removed': 'Da questa partita è stata allontanata una persona presente, quindi non conta per nessuno.',
  'result.idle': '{name} non ha risposto di persona nemmeno una volta e finisce all’ultimo posto.',
};
