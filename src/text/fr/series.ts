import type { seriesPhrases as english } from '../en/series.js';

export const seriesPhrases: Readonly<Record<keyof typeof english, string>> = {
  'command.start.games': 'Parties à la suite : plusieurs forment une série',
  'option.games': 'parties',
  'lobby.series': 'Une série de {games} parties : la somme des points décide.',
  'series.refuse.games': 'Une série compte de 1 à {most} parties. Choisis un nombre dans ces limites.',
  'series.refuse.begun': 'La partie suivante a commencé. `/games` te mène à ta fiche.',
  'series.refuse.host':
    'C’est à l’hôte de lancer la partie suivante. Sinon, elle commence d’elle-même en 60 secondes au plus.',
  'series.title': '{game} : la partie {number} sur {games} est finie',
  'series.over': '{game} : la série est finie',
  'series.so-far': '**La série jusqu’ici**',
  'series.final': '**La série de {games} parties**',
  'series.match': '**Partie {number} sur {games}**',
  'series.legend': '`★` parties gagnées',
  'series.standing': 'Partie {number} sur {games}. Jusqu’ici : {list}.',
  'series.first': 'Partie {number} sur {games}.',
  'series.next': 'Partie suivante',
  'series.waits': 'La partie suivante commence dès que {host} appuie sur **{next}**, sinon d’elle-même : ⏳ {when}',
  'series.parked':
    'Il n’y a personne, la série attend donc. Elle reprend dès que quelqu’un de la table appuie sur **{next}** ; au bout de trois semaines elle s’arrête.',
  'series.follows': 'La partie suivante commence bientôt ; ta fiche arrive ici d’elle-même. ⏳ {when}',
  'stats.series': '{series, plural, one {# série} other {# séries}}, {won, plural, one {# gagnée} other {# gagnées}}',
  'games.between': 'entre deux parties',
  'games.begins': 'la suivante : ⏳ {when}',
};
