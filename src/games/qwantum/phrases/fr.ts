import type { Phrases } from './en.js';

export const fr: Phrases = {
  'qwantum.name': 'Qwantum',
  'qwantum.summary': 'Lance sept dés deux fois et remplis quatre rangées : on monte, puis on descend. 2–4 joueurs.',

  'qwantum.sum': 'Violet {purple} · Bleu {blue} · Rouge {red} · Jaune {yellow}',
  'qwantum.step.again': '{seat} peut relancer une fois les dés de son choix',
  'qwantum.step.active': 'Étape B : {seat} peut inscrire une couleur',
  'qwantum.step.all': 'Étape C : tout le monde peut inscrire une couleur',
  'qwantum.step.rest': 'Étape C : tout le monde peut inscrire une couleur, sauf {colour}',

  'qwantum.colour.white': 'Blanc',
  'qwantum.colour.purple': 'Violet',
  'qwantum.colour.blue': 'Bleu',
  'qwantum.colour.red': 'Rouge',
  'qwantum.colour.yellow': 'Jaune',
  'qwantum.button.white': '{colour} {number}',
  'qwantum.button.die': '{die} : {colour} {number}',
  'qwantum.button.again': 'Relancer : {dice}',
  'qwantum.button.againAll': 'Relancer les sept dés',
  'qwantum.button.keep': 'Garder tous les dés',
  'qwantum.button.all': 'Tout sélectionner',
  'qwantum.button.none': 'Tout désélectionner',
  'qwantum.button.faces': 'Faces des dés',
  'qwantum.button.enter': '{colour} {number}',
  'qwantum.button.wait': 'Passer : les quatre couleurs restent libres pour l’étape C',
  'qwantum.button.pass': 'Passer',
  'qwantum.button.misthrow': 'Passer : {nth, selectordinal, one {#er} other {#e}} coup manqué (−{cost})',
  'qwantum.button.lastMisthrow':
    'Passer : {nth, selectordinal, one {#er} other {#e}} coup manqué (−{cost}), fin de la partie',

  'qwantum.note.mark': 'Choisis les dés à relancer, ou garde-les tous.',
  'qwantum.note.faces': [
    '```',
    'blanc {die0}',
    'dé 1  {die1}',
    'dé 2  {die2}',
    'dé 3  {die3}',
    'dé 4  {die4}',
    'dé 5  {die5}',
    'dé 6  {die6}',
    '```',
  ].join('\n'),

  'qwantum.label.keep': 'garde tous les dés',
  'qwantum.label.again': 'relance {count, plural, one {# dé} =7 {les sept dés} other {# dés}}',
  'qwantum.label.enter': '{colour} {number}',
  'qwantum.label.pass': 'passe',

  'qwantum.column': 'colonne {number}',
  'qwantum.misthrows': 'coups manqués',
  'qwantum.news.column': '{seat} remplit la colonne {number} : {points, plural, one {# point} other {# points}}.',
  'qwantum.news.misthrow': '{seat} prend un coup manqué ({nth} sur {of}) : −{nth}.',
  'qwantum.news.endSheet': 'Quatre rangées remplies par {who} : la partie est finie.',
  'qwantum.news.endMisthrows': '{seat} a pris son cinquième coup manqué : la partie est finie.',
  'qwantum.list.two': '{first} et {second}',
  'qwantum.list.more': '{first}, {rest}',
};
