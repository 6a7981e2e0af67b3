import type { Phrases } from './en.js';

export const fr: Phrases = {
  'qwixx.name': 'Qwixx',
  'qwixx.summary': 'Coche des nombres de gauche à droite en quatre couleurs et clôture des rangées. 2–5 joueurs.',

  'qwixx.sum': 'Dés blancs : {first} + {second} = {sum}',
  'qwixx.step.white': 'Action 1 : tout le monde peut cocher {sum}',
  'qwixx.step.coloured': 'Action 2 : {seat} peut cocher la somme d’un dé blanc et d’un dé de couleur',

  'qwixx.colour.red': 'Rouge',
  'qwixx.colour.yellow': 'Jaune',
  'qwixx.colour.green': 'Vert',
  'qwixx.colour.blue': 'Bleu',
  'qwixx.button.cross': '{colour} {number}',
  'qwixx.button.lock': '{colour} {number} + cadenas',
  'qwixx.button.pass': 'Passer',
  'qwixx.button.misthrow': 'Passer et prendre un coup manqué (−{cost})',
  'qwixx.button.lastMisthrow': 'Passer : quatrième coup manqué (−{cost}), fin de la partie',

  'qwixx.label.cross': '{colour} {number}',
  'qwixx.label.lock': '{colour} {number} et le cadenas',
  'qwixx.label.pass': 'passe',

  'qwixx.misthrows': 'coups manqués',
  'qwixx.news.closed': '{colour} : rangée clôturée, dernier nombre et cadenas cochés par {who}.',
  'qwixx.news.misthrow': '{seat} prend un coup manqué ({nth} sur {of}).',
  'qwixx.news.endRows':
    '{rows, plural, =2 {Deux rangées sont clôturées} =3 {Trois rangées sont clôturées} other {Toutes les rangées sont clôturées}} : la partie est finie.',
  'qwixx.news.endMisthrows': '{seat} a pris son quatrième coup manqué : la partie est finie.',
  'qwixx.list.two': '{first} et {second}',
  'qwixx.list.more': '{first}, {rest}',
};
