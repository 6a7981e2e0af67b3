import type { Phrases } from './en.js';

export const fr: Phrases = {
  'qwinto.name': 'Qwinto',
  'qwinto.summary': 'Choisis des dés, lance-les et inscris la somme dans des rangées croissantes. 2–6 joueurs.',

  'qwinto.sum.two': '{first} + {second} = {sum}',
  'qwinto.sum.three': '{first} + {second} + {third} = {sum}',
  'qwinto.step.choose': '{seat} choisit les dés',
  'qwinto.step.decide': '{seat} garde {sum} ou relance',
  'qwinto.step.enter': 'Tout le monde peut inscrire {sum} dans une case : {rows}',

  'qwinto.rows.o': 'rangée orange',
  'qwinto.rows.y': 'rangée jaune',
  'qwinto.rows.p': 'rangée violette',
  'qwinto.rows.oy': 'orange ou jaune',
  'qwinto.rows.op': 'orange ou violet',
  'qwinto.rows.yp': 'jaune ou violet',
  'qwinto.rows.oyp': 'orange, jaune ou violet',

  'qwinto.note.choose':
    'Un dé donne 1–6, deux donnent 2–12, trois donnent 3–18. La somme va dans une rangée de la couleur d’un de ces dés.',
  'qwinto.note.decide':
    '{fields, plural, =0 {Aucune de tes cases ne prend {sum}.} one {Une de tes cases prend {sum}.} other {# de tes cases prennent {sum}.}}',

  'qwinto.button.o': 'Orange seul',
  'qwinto.button.y': 'Jaune seul',
  'qwinto.button.p': 'Violet seul',
  'qwinto.button.oy': 'Orange + jaune',
  'qwinto.button.op': 'Orange + violet',
  'qwinto.button.yp': 'Jaune + violet',
  'qwinto.button.oyp': 'Orange + jaune + violet',
  'qwinto.button.keep': 'Garder {sum}',
  'qwinto.button.again': 'Relancer',
  'qwinto.button.pass': 'Passer',
  'qwinto.button.failed': 'Passer et noter un coup manqué (−{cost})',
  'qwinto.button.lastFailed': 'Passer : quatrième coup manqué (−{cost}), fin de la partie',

  'qwinto.colour.orange': 'Orange',
  'qwinto.colour.yellow': 'Jaune',
  'qwinto.colour.purple': 'Violet',
  'qwinto.row': '{colour} : inscrire {sum} dans …',
  'qwinto.field': '{colour}, case {field} — {where}',
  'qwinto.field.bonus': '{colour}, case {field} — {where}, case bonus',
  'qwinto.where.alone': 'premier nombre de la rangée',
  'qwinto.where.after': 'après {left}',
  'qwinto.where.before': 'avant {right}',
  'qwinto.where.between': 'entre {left} et {right}',

  'qwinto.label.o': 'lance orange',
  'qwinto.label.y': 'lance jaune',
  'qwinto.label.p': 'lance violet',
  'qwinto.label.oy': 'lance orange et jaune',
  'qwinto.label.op': 'lance orange et violet',
  'qwinto.label.yp': 'lance jaune et violet',
  'qwinto.label.oyp': 'lance orange, jaune et violet',
  'qwinto.label.keep': 'garde le lancer',
  'qwinto.label.again': 'relance',
  'qwinto.label.field': '{number} en {colour}, case {field}',
  'qwinto.label.pass': 'passe',

  'qwinto.bonus': 'colonnes bonus',
  'qwinto.failed': 'coups manqués',
  'qwinto.news.row': '{seat} a rempli une rangée ({colour}) : {points} points.',
  'qwinto.news.column': '{seat} a rempli une colonne bonus : {points, plural, one {# point} other {# points}}.',
  'qwinto.news.failed': '{seat} note un coup manqué ({nth} sur {of}).',
  'qwinto.news.endRows': '{seat} a rempli deux rangées : la partie est finie.',
  'qwinto.news.endFailed': '{seat} a noté son quatrième coup manqué : la partie est finie.',
};
