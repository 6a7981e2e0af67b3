import type { seriesPhrases as english } from '../en/series.js';

export const seriesPhrases: Readonly<Record<keyof typeof english, string>> = {
  'command.start.games': 'Partien hintereinander: mehr als eine sind eine Serie',
  'option.games': 'partien',
  'lobby.series': 'Eine Serie von {games} Partien: Die Summe der Punkte entscheidet.',
  'series.refuse.games': 'Eine Serie hat 1 bis {most} Partien. Wähle eine Zahl in diesem Bereich.',
  'series.refuse.begun': 'Die nächste Partie hat begonnen. Mit `/games` kommst du zu deinem Blatt.',
  'series.refuse.host': 'Die nächste Partie startet der Gastgeber. Sonst beginnt sie nach 60 Sekunden von selbst.',
  'series.title': '{game}: Partie {number} von {games} ist vorbei',
  'series.over': '{game}: Die Serie ist vorbei',
  'series.so-far': '**Die Serie bisher**',
  'series.final': '**Die Serie von {games} Partien**',
  'series.match': '**Partie {number} von {games}**',
  'series.legend': '`★` gewonnene Partien',
  'series.standing': 'Partie {number} von {games}. Bisher: {list}.',
  'series.first': 'Partie {number} von {games}.',
  'series.next': 'Nächste Partie',
  'series.waits': 'Die nächste Partie beginnt, sobald {host} auf **{next}** drückt, sonst von selbst: ⏳ {when}',
  'series.parked':
    'Niemand ist da, also wartet die Serie. Sie geht weiter, sobald jemand, der mitspielt, auf **{next}** drückt; nach drei Wochen endet sie.',
  'series.follows': 'Die nächste Partie beginnt bald; dein Blatt kommt von selbst hierher. ⏳ {when}',
  'stats.series':
    '{series, plural, one {# Serie} other {# Serien}}, davon {won, plural, one {# gewonnen} other {# gewonnen}}',
  'games.between': 'zwischen zwei Partien',
  'games.begins': 'die nächste: ⏳ {when}',
};
