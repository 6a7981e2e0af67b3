import type { Phrases } from './en.js';

export const fr: Phrases = {
  'qwixx.name': 'Qwixx',
  'qwixx.summary': 'Coche des nombres de gauche à droite en quatre couleurs et clôture des rangées. 2⁠–⁠5 joueurs.',

  'qwixx.sum': 'Dés blancs : {first} + {second} = {sum}',
  'qwixx.step.white': 'cocher un {sum} ?',
  'qwixx.step.coloured': 'cocher blanc + couleur ?',

  'qwixx.colour.red': 'Rouge',
  'qwixx.colour.yellow': 'Jaune',
  'qwixx.colour.green': 'Vert',
  'qwixx.colour.blue': 'Bleu',
  'qwixx.button.cross': '{colour} {number}',
  'qwixx.button.lock': '{colour} {number} + cadenas',
  'qwixx.button.wait': 'Passer pour l’instant',
  'qwixx.button.pass': 'Passer',
  'qwixx.button.misthrow': 'Passer −{cost}',
  'qwixx.button.lastMisthrow': 'Passer −{cost} : fin',
  'qwixx.button.lastMisthrow.short': '−{cost} : fin',

  'qwixx.label.cross': '{colour} {number}',
  'qwixx.label.lock': '{colour} {number} et le cadenas',
  'qwixx.label.pass': 'passe',

  'qwixx.misthrows': 'coups manqués',
  'qwixx.news.closed': '{colour} : rangée clôturée par {who}',
  'qwixx.news.misthrow': '{seat} : coup manqué {nth}/{of}, −{cost}',
  'qwixx.news.endRows':
    '{rows, plural, =2 {Deux rangées sont clôturées} =3 {Trois rangées sont clôturées} other {Toutes les rangées sont clôturées}}',
  'qwixx.news.endMisthrows': '{seat} a pris son quatrième coup manqué',
  'qwixx.list.two': '{first} et {second}',
  'qwixx.list.more': '{first}, {rest}',
};
