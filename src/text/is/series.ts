import type { seriesPhrases as english } from '../en/series.js';

export const seriesPhrases: Readonly<Record<keyof typeof english, string>> = {
  'command.start.games': 'Leikir í röð: fleiri en einn mynda syrpu',
  'option.games': 'leikir',
  'lobby.series': 'Syrpa með {games} leikjum: samanlögð stig ráða úrslitum.',
  'series.refuse.games': 'Í syrpu eru 1 til {most} leikir. Veldu tölu á því bili.',
  'series.refuse.begun': 'Næsti leikur er hafinn. `/games` vísar þér á blaðið þitt.',
  'series.refuse.host': 'Gestgjafinn byrjar næsta leik. Annars byrjar hann sjálfkrafa innan mínútu.',
  'series.title': '{game}: leik {number} af {games} er lokið',
  'series.over': '{game}: syrpunni er lokið',
  'series.so-far': '**Syrpan hingað til**',
  'series.final': '**Syrpan með {games} leikjum**',
  'series.match': '**Leikur {number} af {games}**',
  'series.legend': '`★` unnir leikir',
  'series.standing': 'Leikur {number} af {games}. Hingað til: {list}.',
  'series.first': 'Leikur {number} af {games}.',
  'series.next': 'Næsti leikur',
  'series.waits': 'Næsti leikur byrjar um leið og {host} ýtir á **{next}**, annars sjálfkrafa: ⏳ {when}',
  'series.parked':
    'Enginn er hér, svo syrpan bíður. Hún heldur áfram um leið og leikmaður ýtir á **{next}**; eftir þrjár vikur er henni slitið.',
  'series.follows': 'Næsti leikur byrjar bráðum; blaðið þitt birtist hér sjálfkrafa. ⏳ {when}',
  'stats.series': '{series, plural, one {# syrpa} other {# syrpur}}, {won, plural, one {# unnin} other {# unnar}}',
  'games.between': 'á milli leikja',
  'games.begins': 'næsti leikur: ⏳ {when}',
};
