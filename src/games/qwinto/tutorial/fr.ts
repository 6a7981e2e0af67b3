import type { RulesPhrases } from './en.js';

export const fr: RulesPhrases = {
  'qwinto.rules.whole.title': 'Le jeu en bref',
  'qwinto.rules.whole.text': [
    'Trois rangées croissantes vers la droite, trous permis ; aucun nombre deux fois par rangée ni par colonne.',
    '**À ton tour seulement** : choisis un, deux ou trois dés et lance-les ; tu peux les relancer tous une fois.',
    '**Tous** peuvent inscrire la somme dans une case de la rangée d’un dé lancé.',
    'Rien d’inscrit à ton tour, même si rien ne va : coup manqué, −5.',
    '**Points** : 1 par nombre ; rangée pleine : son dernier nombre à la place ; colonne de trois pleine : aussi celui de sa case bonus à cinq côtés (★).',
    '**Fin** : quelqu’un a deux rangées pleines ou quatre coups manqués.',
  ].join('\n'),

  'qwinto.rules.sheet.title': 'La fiche',
  'qwinto.rules.sheet.text': [
    'Ta fiche a trois rangées de neuf cases : orange (O), jaune (J) et violette (V). Tu y inscris des sommes de dés, autant que tu peux : chacune rapporte un point, et les rangées et colonnes pleines bien davantage. La personne qui a le plus de points à la fin gagne.',
    'De deux à six joueurs, humains ou robots. Le sort désigne qui commence ; ensuite, chacun son tour.',
  ].join('\n'),
  'qwinto.rules.sheet.example':
    'Une fiche vide : les rangées sont décalées, chacune a un trou où l’on n’inscrit rien, et cinq cases sont des cases bonus.',

  'qwinto.rules.turn.title': 'Un tour',
  'qwinto.rules.turn.text': [
    'Le joueur actif choisit un, deux ou trois dés et les lance. Si la somme ne lui plaît pas, il peut relancer une fois *tous* ces dés ; le deuxième lancer compte.',
    'Ensuite, *tout le monde* peut inscrire la somme dans une case, dans une rangée de la couleur d’un dé lancé. Le choix est secret ; les nombres apparaissent ensemble.',
    'Puis c’est au joueur suivant d’être actif.',
  ].join('\n'),
  'qwinto.rules.turn.example':
    'Tu as lancé deux fois l’orange (O) et le jaune (J) : le 8 ne te plaisait pas, le 10 compte. Il peut aller dans l’une de ces deux rangées.',

  'qwinto.rules.rows.title': 'Où inscrire un nombre',
  'qwinto.rules.rows.text': [
    'Dans une rangée, les nombres montent de gauche à droite, et aucun n’y figure deux fois. Remplis les cases dans l’ordre que tu veux et laisse autant de vides que tu veux ; ce qui va entre deux nombres peut s’inscrire plus tard.',
    'Dans une colonne, de haut en bas, aucun nombre ne figure deux fois non plus. Sinon, l’ordre y est libre.',
    'Une case où plus rien ne va reste vide jusqu’à la fin.',
  ].join('\n'),
  'qwinto.rules.rows.example':
    'Un 7 pour l’orange (O) ou le violet (V). Dans la rangée orange, il doit être entre 5 et 9, mais pas au-dessus du 7 jaune (J) : une colonne ne le prend pas deux fois.',

  'qwinto.rules.bonus.title': 'Les colonnes bonus',
  'qwinto.rules.bonus.text': [
    'Cinq colonnes ont trois cases, dont une case bonus à cinq côtés. Quand toutes trois sont remplies, tu gagnes en plus le nombre de la case bonus, outre ce que rapportent les rangées.',
    'Mets donc de grands nombres dans les cases bonus, et veille à ce que quelque chose aille encore au-dessus et au-dessous.',
  ].join('\n'),
  'qwinto.rules.bonus.example':
    'Le 3 orange (O), le 4 jaune (J) et le 11 violet (V) remplissent une colonne, et sa case bonus est la violette : 11 points en plus, donc {total, plural, one {# point} other {# points}} en tout.',

  'qwinto.rules.failed.title': 'Les coups manqués',
  'qwinto.rules.failed.text': [
    'Inscrire n’est jamais obligatoire. Mais si le joueur actif n’inscrit rien, par choix ou parce que la somme ne va nulle part, c’est un coup manqué : une des quatre cases est cochée, et cela coûte 5 points. Le bouton te prévient avant.',
    'Les autres n’en notent jamais, quoi qu’ils fassent. Penses-y en choisissant les dés : un donne 1⁠–⁠6, deux donnent 2⁠–⁠12, trois donnent 3⁠–⁠18.',
  ].join('\n'),
  'qwinto.rules.failed.example':
    'Un nombre rapporte 1 point, un coup manqué en coûte 5 : cela fait {total, plural, one {# point} other {# points}}.',

  'qwinto.rules.end.title': 'La fin et les points',
  'qwinto.rules.end.text': [
    'La partie se termine quand quelqu’un a rempli deux rangées ou note un quatrième coup manqué ; tout ce qui est inscrit pour ce lancer compte encore.',
    '- Une rangée sans case vide : son nombre le plus à droite',
    '- Une autre rangée : un point par nombre',
    '- Une colonne bonus pleine : le nombre de sa case bonus',
    '- Un coup manqué : −5',
    'Le plus haut total gagne ; à égalité, on partage la place.',
  ].join('\n'),
  'qwinto.rules.end.example':
    'L’autre joueur a noté un quatrième coup manqué, la partie est finie. La rangée jaune (J), pleine, rapporte son dernier nombre, deux colonnes bonus sont pleines : {total, plural, one {# point} other {# points}}.',
};
