import type { dicePhrases as english } from '../en/dice.js';

export const dicePhrases: Readonly<Record<keyof typeof english, string>> = {
  'dice.title': '{game} : les dés lancés sur ce serveur',
  'dice.none':
    'Aucun dé n’a encore été compté sur ce serveur. On les compte à la fin de chaque partie : jouez-en une !',
  'dice.note': 'La part de chaque face, en pour cent, depuis que je compte les dés.',
  'dice.range': '{times, plural, one {# lancer} other {# lancers}} : {low}–{high} %',
  'dice.unthrown': 'pas encore lancé',
  'dice.outside':
    '{outside, plural, =0 {Aucune des {faces} faces n’est} one {# des {faces} faces est} other {# des {faces} faces sont}} hors de l’intervalle (`*`) ; par hasard, environ une sur vingt.',
  'dice.legend': 'Dessous : les lancers, et l’intervalle de 95 faces sur 100 avec des dés honnêtes.',
  'dice.button': 'Dés',

  'fair.title': 'Les dés sont-ils honnêtes ?',
  'fair.seal':
    '🔏 Avant chaque partie, je tire un secret et j’en montre le sceau. Un sceau ne va qu’avec un seul secret : dès lors, ni l’un ni l’autre ne change.',
  'fair.follow':
    '🎲 Chaque lancer découle de ce secret, de l’identifiant du message où le sceau a figuré en premier, et des mots porte-bonheur saisis au-dessous (ces deux-là : le sel).',
  'fair.word': '🍀 Saisis toi-même le dernier avec **{word}** : alors ni moi ni l’hôte n’avons pu choisir les dés.',
  'fair.check':
    '🔑 Après la partie, le secret figure sur son résultat. **{check}**, juste là, ou {verify} reprend chaque lancer.',
  'fair.thrown': '📊 Ce que les dés de ce serveur ont montré, face par face : {stats}, **{dice}**.',
  'fair.button': 'Dés honnêtes ?',
};
