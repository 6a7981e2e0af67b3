import type { RulesPhrases } from './en.js';

export const fr: RulesPhrases = {
  'qwixx.rules.whole.title': 'Le jeu en bref',
  'qwixx.rules.whole.text': [
    'Quatre rangées, de gauche à droite : ce que tu sautes est perdu.',
    '**Tous** peuvent cocher la somme des dés blancs (Bc) dans une rangée.',
    '**À ton tour seulement** : ensuite aussi un blanc plus un dé de couleur, dans sa rangée.',
    'Rien de coché à ton tour : coup manqué, −5.',
    '**Cadenas** : le dernier nombre demande cinq croix avant lui, en vaut deux et clôture la rangée.',
    '**Fin** : deux rangées clôturées, ou quelqu’un a quatre coups manqués.',
    '**Points** : 1, 3, 6, 10, 15… pour 1, 2, 3, 4, 5… croix dans une rangée.',
  ].join('\n'),

  'qwixx.rules.sheet.title': 'La fiche',
  'qwixx.rules.sheet.text': [
    'Ta fiche a quatre rangées : rouge (R) et jaune (J) de 2 à 12, verte (V) et bleue (B) de 12 à 2. Lancer après lancer, tu coches des nombres, et chaque croix de plus dans une rangée vaut plus que la précédente. La personne qui a le plus de points à la fin gagne.',
    'De deux à cinq joueurs, humains ou robots. Le sort désigne qui commence ; ensuite, chacun son tour.',
  ].join('\n'),
  'qwixx.rules.sheet.example':
    'Une fiche vide : à côté du dernier nombre de chaque rangée se trouve son cadenas (L), et en bas quatre cases pour les coups manqués.',

  'qwixx.rules.turn.title': 'Un tour',
  'qwixx.rules.turn.text': [
    'On lance tous les dés encore en jeu : deux blancs (Bc) et un pour chaque rangée ouverte.',
    '**Tout le monde** peut cocher la somme des dés blancs dans une rangée. Le choix est secret ; les croix apparaissent ensemble.',
    '**Seul le joueur actif** peut ensuite additionner l’un des dés blancs et un dé de couleur, et cocher cette somme dans la rangée de la même couleur.',
    'Puis c’est au joueur suivant d’être actif.',
  ].join('\n'),
  'qwixx.rules.turn.example':
    'Les dés blancs (Bc) ont donné 9, et tu as coché le 9 bleu (B). Tu peux maintenant ajouter le 6 ou le 3 à un dé de couleur.',

  'qwixx.rules.cross.title': 'De gauche à droite',
  'qwixx.rules.cross.text': [
    'Dans chaque rangée, on coche de gauche à droite. Commence où tu veux et saute autant de nombres que tu veux ; ce qui reste à gauche d’une croix ne peut plus être coché. Les rangées verte (V) et bleue (B) descendent : un petit nombre y fait renoncer aux plus grands.',
    'Cocher n’est jamais obligatoire, et personne ne coche plus d’un nombre à la fois.',
  ].join('\n'),
  'qwixx.rules.cross.example':
    'Le 3 rouge (R) est coché, et les dés blancs (Bc) donnent 7. Avec le 7 rouge, on perdrait pour de bon le 4, le 5 et le 6.',

  'qwixx.rules.lock.title': 'Clôturer une rangée',
  'qwixx.rules.lock.text': [
    'Le dernier nombre d’une rangée – 12 en rouge (R) et en jaune (J), 2 en vert (V) et en bleu (B) – demande au moins cinq croix avant lui dans cette rangée. Avec lui, tu coches aussi le cadenas (L) : une croix de plus.',
    'La rangée est alors clôturée pour tout le monde, et son dé quitte le jeu. Qui coche en même temps le même nombre, avec cinq croix à soi, obtient aussi le cadenas. Avec moins, c’est toujours impossible.',
  ].join('\n'),
  'qwixx.rules.lock.example':
    'Cinq croix en rouge (R), et les dés blancs (Bc) donnent 12 : le 12 rouge apporte aussi le cadenas (L). Sept croix valent 28 points.',

  'qwixx.rules.misthrow.title': 'Les coups manqués',
  'qwixx.rules.misthrow.text': [
    'Cocher n’est jamais obligatoire. Mais si le joueur actif ne coche rien de tout son tour, par choix ou parce que rien ne va, c’est un coup manqué : une des quatre cases est cochée, et cela coûte 5 points. Le bouton te prévient avant.',
    'Les autres n’en prennent jamais, quoi qu’ils fassent.',
  ].join('\n'),
  'qwixx.rules.misthrow.example':
    'Deux croix en vert (V) rapportent 3 points, un coup manqué en coûte 5 : cela fait {total, plural, one {# point} other {# points}}.',

  'qwixx.rules.end.title': 'La fin et les points',
  'qwixx.rules.end.text': [
    'La partie se termine aussitôt que deux rangées sont clôturées, par n’importe qui, ou que quelqu’un prend un quatrième coup manqué. Si c’est par la somme que tout le monde peut cocher, on n’ajoute plus de dé de couleur.',
    '```',
    '{crosses}',
    '{points}',
    '```',
    'En haut : les croix d’une rangée, cadenas (L) compris. En bas : leurs points. Additionne tes quatre rangées et retire 5 par coup manqué. Le plus haut total gagne ; à égalité, on partage la place.',
  ].join('\n'),
  'qwixx.rules.end.example':
    'Les rangées rouge (R) et bleue (B) sont clôturées, la partie est finie : cette fiche vaut {total, plural, one {# point} other {# points}}.',
};
