import type { Phrases } from './en.js';

export const fr: Phrases = {
  'qwantum.name': 'Qwantum',
  'qwantum.summary': 'Lance sept dés deux fois et remplis quatre rangées : on monte, puis on descend. 2⁠–⁠4 joueurs.',

  'qwantum.sum': 'Violet {purple} · Bleu {blue} · Rouge {red} · Jaune {yellow}',
  'qwantum.step.again': 'quels dés relancer ?',
  'qwantum.step.active': 'inscrire une couleur ?',
  'qwantum.step.all': 'inscrire une couleur ?',
  'qwantum.step.rest': 'inscrire, sauf en {colour} ?',

  'qwantum.colour.purple': 'Violet',
  'qwantum.colour.blue': 'Bleu',
  'qwantum.colour.red': 'Rouge',
  'qwantum.colour.yellow': 'Jaune',
  'qwantum.die': '{die} : {letter}{number}',
  'qwantum.die.white': '{letter}{number}',
  'qwantum.die.sides': '{sides}',
  'qwantum.list': 'Relancer : en fermant la liste',
  'qwantum.button.keep': 'Garder',
  'qwantum.button.enter': '{colour} {number}',
  'qwantum.button.wait': 'Passer d’abord',
  'qwantum.button.pass': 'Passer',
  'qwantum.button.misthrow': 'Coup manqué −{cost}',
  'qwantum.button.lastMisthrow': '5e coup manqué −{cost} : fin',
  'qwantum.note.fits': 'Sans relancer : {fits}',
  'qwantum.note.unfit': '⚠️ Ainsi rien ne va : coup manqué.',

  'qwantum.label.keep': 'garde tous les dés',
  'qwantum.label.again': 'relance {count, plural, one {# dé} =7 {les sept dés} other {# dés}}',
  'qwantum.label.enter': '{colour} {number}',
  'qwantum.label.pass': 'passe',

  'qwantum.column': 'colonne {number}',
  'qwantum.misthrows': 'coups manqués',
  'qwantum.news.column': '{seat} : colonne {number}, +{points}',
  'qwantum.news.misthrow': '{seat} : coup manqué {nth}/{of}, −{nth}',
  'qwantum.news.endSheet': 'Quatre rangées remplies par {who}.',
  'qwantum.news.endMisthrows': '{seat} a pris son cinquième coup manqué.',
  'qwantum.list.two': '{first} et {second}',
  'qwantum.list.more': '{first}, {rest}',
};
