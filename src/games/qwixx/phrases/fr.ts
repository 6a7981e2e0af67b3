import type { Phrases } from './en.js';

export const fr: Phrases = {
  'qwixx.name': 'Qwixx',
  'qwixx.summary': 'Coche des nombres de gauche à droite en quatre couleurs et clôture des rangées. 2–5 joueurs.',

  'qwixx.rules.aim': [
    '**Le but.** Ta fiche a quatre rangées : rouge et jaune de 2 à 12, vert et bleu de 12 à 2. Coche autant de nombres que tu peux.',
    'Dans chaque rangée, on avance de gauche à droite. Tu peux sauter des nombres, mais ce qui reste à gauche d’une croix est perdu.',
    'Plus une rangée a de croix, plus elle rapporte : 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78 points pour 1 à 12 croix.',
  ].join('\n'),
  'qwixx.rules.turn': [
    '**Un tour.** L’un de vous est le joueur actif ; les six dés sont lancés.',
    'Action 1 : *tout le monde* peut cocher la somme des deux dés blancs, dans la rangée de son choix. Le choix est secret ; toutes les croix apparaissent ensemble.',
    'Action 2 : seul le joueur *actif* peut additionner un dé blanc et un dé de couleur, et cocher cette somme dans la rangée de cette couleur.',
    'Puis c’est au joueur suivant d’être actif.',
  ].join('\n'),
  'qwixx.rules.misthrow': [
    '**Coups manqués.** Cocher n’est jamais obligatoire. Mais le joueur actif qui ne coche rien dans aucune des deux actions prend un coup manqué, qui coûte 5 points.',
    'Les autres n’en prennent jamais.',
  ].join('\n'),
  'qwixx.rules.lock': [
    '**Cadenas.** Le dernier nombre d’une rangée (12 rouge, 12 jaune, 2 vert, 2 bleu) demande au moins cinq croix avant lui dans cette rangée.',
    'Si tu le coches, tu coches aussi le cadenas à côté : une croix de plus. La rangée est alors clôturée pour tout le monde, et son dé quitte le jeu.',
    'Qui coche le dernier nombre pendant la même action 1 obtient aussi le cadenas.',
  ].join('\n'),
  'qwixx.rules.end': [
    '**La fin.** La partie se termine aussitôt que deux rangées sont clôturées, par n’importe qui, ou que quelqu’un prend un quatrième coup manqué.',
    'Ton résultat : les points de tes quatre rangées, moins 5 par coup manqué. Le plus haut gagne ; à égalité, on partage la place.',
  ].join('\n'),

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
