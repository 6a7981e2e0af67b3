import type { seriesPhrases as english } from '../en/series.js';

export const seriesPhrases: Readonly<Record<keyof typeof english, string>> = {
  'command.start.games': 'Partite di fila: più di una formano una serie',
  'option.games': 'partite',
  'lobby.series': 'Una serie di {games} partite: decide la somma dei punti.',
  'series.refuse.games': 'Una serie ha da 1 a {most} partite. Scegli un numero entro questi limiti.',
  'series.refuse.begun': 'La partita successiva è iniziata. `/games` ti porta alla tua cartella.',
  'series.refuse.host':
    'La partita successiva la avvia chi ha aperto il tavolo. Altrimenti inizia da sola entro un minuto.',
  'series.title': '{game}: la partita {number} di {games} è finita',
  'series.over': '{game}: la serie è finita',
  'series.so-far': '**La serie finora**',
  'series.final': '**La serie di {games} partite**',
  'series.match': '**Partita {number} di {games}**',
  'series.legend': '`★` partite vinte',
  'series.standing': 'Partita {number} di {games}. Finora: {list}.',
  'series.first': 'Partita {number} di {games}.',
  'series.next': 'Partita successiva',
  'series.waits': 'La partita successiva inizia appena {host} preme **{next}**, altrimenti da sola: ⏳ {when}',
  'series.parked':
    'Non c’è nessuno, quindi la serie aspetta. Riprende appena qualcuno del tavolo preme **{next}**; dopo tre settimane si chiude.',
  'series.follows': 'La partita successiva inizia presto; la tua cartella arriva qui da sola. ⏳ {when}',
  'stats.series': '{series, plural, one {# serie} other {# serie}}, {won, plural, one {# vinta} other {# vinte}}',
  'games.between': 'tra una partita e l’altra',
  'games.begins': 'la prossima: ⏳ {when}',
};
