import type { privacyPhrases as english } from '../en/privacy.js';

export const privacyPhrases: Readonly<Record<keyof typeof english, string>> = {
  'command.privacy': 'Che cosa è salvato su di me: vederlo, averlo, farlo cancellare',
  'help.privacy': '{privacy}: che cosa salvo su di te, come file se vuoi, e come farlo cancellare.',
  'seat.erased': 'Qualcuno',
  'privacy.title': 'Che cosa so di te',
  'privacy.text': [
    'Perché tu possa giocare, salvo:',
    '• il tuo ID di Discord e i tuoi nomi: in ogni server in cui giochi, e quello del tuo profilo,',
    '• i tavoli a cui hai giocato, ciò che vi hai segnato e votato, le tue parole fortunate, e quelli a cui non puoi più giocare,',
    '• i tuoi risultati e le tue valutazioni, per `/stats` e `/leaderboard`,',
    '• ciò che hai scelto in `/settings`,',
    '• per un quarto d’ora, la via a un menu privato che hai aperto.',
    'È tutto: non leggo nessuno dei tuoi messaggi e non passo nulla a nessuno.',
  ].join('\n'),
  'privacy.button.data': 'I miei dati',
  'privacy.button.erase': 'Cancella',
  'privacy.data': 'Ecco tutto ciò che ho salvato su di te. Questo messaggio lo vedi solo tu.',
  'privacy.none': 'Su di te non è ancora salvato nulla: nessun nome, nessuna partita, nessuna impostazione.',
  'privacy.refuse.files':
    'In questo canale non posso allegare file, quindi qui non posso darti i tuoi dati. Prova in un altro canale.',
  'privacy.ask': [
    'Cancellare tutto ciò che ti riguarda? Non si può annullare.',
    '• Il tuo nome, le impostazioni, i risultati e le valutazioni spariscono, ovunque.',
    '• In una partita in corso un robot continua subito per te, e non puoi tornare al tuo posto.',
    '• Le partite che altri hanno giocato restano, con **{someone}** al posto del tuo nome, e con una tua parola fortunata da cui dipendono i loro dadi. Cambio anche i messaggi più recenti nei canali.',
    'Non posso raggiungere i messaggi più vecchi nei canali, come le classifiche mostrate a tutti, e le copie di sicurezza di chi mi gestisce.',
  ].join('\n'),
  'privacy.button.yes': 'Sì, cancella tutto',
  'privacy.button.no': 'No, tieni',
  'privacy.done': 'Fatto: su di te non è salvato più nulla. Se giochi ancora, ricominci da capo.',
  'privacy.refuse.other': 'Questa domanda era per un’altra persona. Con `/privacy` la faccio a te.',
};
