import type { commands as english } from '../en/commands.js';

export const commands: Readonly<Record<keyof typeof english, string>> = {
  'command.start': 'Apri un tavolo in questo canale',
  'command.start.pace': 'Quanto tempo c’è per rispondere',
  'command.start.bots': 'Robot che si siedono subito',
  'command.start.seats': 'Quanti posti ha il tavolo',
  'command.rules': 'Le regole, pagina per pagina',
  'command.sheet': 'Mostra di nuovo la mia cartella e le mie scelte',
  'command.end': 'Chiudi il mio tavolo qui o, se gestisci il server, il più recente',

  'command.leaderboard': 'I migliori giocatori di un gioco',
  'command.leaderboard.game': 'Quale gioco',
  'command.leaderboard.where': 'Quali partite contano',
  'command.leaderboard.by': 'Che cosa si confronta',
  'leaderboard.title': '{game}: i migliori',
  'leaderboard.here': 'in questo server',
  'leaderboard.all': 'ovunque',
  'leaderboard.by.rating': 'per valutazione',
  'leaderboard.by.wins': 'per vittorie',
  'leaderboard.by.average': 'per media punti',
  'leaderboard.by.best': 'per miglior risultato',
  'leaderboard.line': '`#{rank}` {name}: **{value}** ({matches, plural, one {# partita} other {# partite}})',
  'leaderboard.empty': 'Qui non c’è ancora nessuno: giocate una partita!',
  'leaderboard.note.rating': 'Le partite con robot non contano per la valutazione.',
  'leaderboard.note.average': 'In classifica da {least} partite in su.',
  'leaderboard.page': 'pagina {page} di {pages}',

  'command.stats': 'Partite, vittorie e valutazioni di una persona',
  'command.stats.person': 'Di chi; se manca: le tue',
  'stats.title': '{name}: partite in questo server',
  'stats.none': 'Ancora nessuna partita in questo server.',
  'stats.matches':
    '{matches, plural, one {# partita} other {# partite}}, {wins, plural, one {# vittoria} other {# vittorie}}',
  'stats.points': 'media {average}, record {best}',
  'stats.rating': 'valutazione {rating} dopo {rated, plural, one {# partita} other {# partite}} senza robot',

  'command.help': 'Come funziona questo bot',
  'help.title': 'Giochi di dadi per questo canale',
  'help.play':
    'Apri un tavolo con {starts}. Gli altri premono **Partecipa**, oppure aggiungi dei robot; poi il padrone di casa preme **Inizia**.',
  'help.sheet':
    'Premi **La mia cartella** sotto il tabellone più recente: solo tu vedi la tua cartella e le tue scelte. `/{game} sheet` le richiama in ogni momento.',
  'help.secret': 'Quando scelgono in più persone insieme, tutto resta segreto fino all’ultima risposta.',
  'help.time': 'Chi non risponde in tempo passa, e nessuno deve aspettare chi se n’è andato.',
  'help.rules': 'Le regole: {rules}. I risultati: `/leaderboard`, `/stats`.',
  'help.end': 'Il padrone di casa, o chi può gestire il server, chiude un tavolo con `/{game} end`.',

  'rules.page': '{game}: regole, pagina {page} di {pages}',
  'page.back': 'Indietro',
  'page.next': 'Avanti',
};
