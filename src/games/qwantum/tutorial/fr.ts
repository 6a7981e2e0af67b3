import type { RulesPhrases } from './en.js';

export const fr: RulesPhrases = {
  'qwantum.rules.whole.title': 'Le jeu en bref',
  'qwantum.rules.whole.text': [
    'Une rangée monte sur quatre nombres, puis descend sur deux.',
    'Une couleur vaut tous les dés qui la montrent, plus le dé blanc (Bc).',
    '**À ton tour seulement** : lance sept dés, relance une fois ceux que tu veux ; puis tu peux inscrire une couleur dans sa rangée.',
    '**Tous** peuvent ensuite inscrire une des autres couleurs.',
    'Rien d’inscrit à ton tour : coup manqué, −1, puis −2, jusqu’à −5.',
    '**Points** : une colonne pleine rapporte son deuxième plus petit nombre ; les égaux comptent pour un.',
    '**Fin** : dès que quelqu’un a rempli sa fiche ou pris cinq coups manqués.',
  ].join('\n'),

  'qwantum.rules.sheet.title': 'La fiche',
  'qwantum.rules.sheet.text': [
    'Ta fiche a quatre rangées de six cases : violette (V), bleue (B), rouge (R) et jaune (J). Seules les colonnes rapportent : une fois ses quatre cases remplies, une colonne te donne son deuxième plus petit nombre. La personne qui a le plus de points à la fin gagne.',
    'De deux à quatre joueurs, humains ou robots. Le sort désigne qui commence ; ensuite, chacun son tour.',
  ].join('\n'),
  'qwantum.rules.sheet.example':
    'Une fiche vide : un trait épais suit la quatrième case de chaque rangée, et en bas il y a cinq cases pour les coups manqués.',

  'qwantum.rules.dice.title': 'Ce que valent les dés',
  'qwantum.rules.dice.text': [
    'Il y a un dé blanc (Bc) de 1 à 6 et six dés colorés, dont chaque face montre une couleur et un nombre. Elles sont toutes ci-dessous, une ligne par dé, comme dans la liste des dés de ton menu.',
    'Une couleur vaut la somme de tous les dés qui la montrent, *plus* le dé blanc. Une couleur qu’aucun dé ne montre vaut le dé blanc seul.',
  ].join('\n'),
  'qwantum.rules.dice.example':
    'Blanc (Bc) 3. Le rouge (R) vaut 4 + 2 + 3 = 9, le bleu (B) 4 + 2 + 6 + 3 = 15, le jaune (J) 5 + 3 = 8, et le violet (V), qu’aucun dé ne montre, 3.',

  'qwantum.rules.turn.title': 'Un tour',
  'qwantum.rules.turn.text': [
    'Le joueur actif lance les sept dés, et peut en relancer une fois autant qu’il veut.',
    '**Seul le joueur actif** peut alors inscrire la valeur d’une couleur dans la rangée de cette couleur. Tout le monde le voit aussitôt.',
    '**Tout le monde**, joueur actif compris, peut ensuite inscrire une des trois autres couleurs, ou une des quatre s’il n’en a inscrit aucune. Le choix est secret ; les nombres apparaissent ensemble.',
    'Puis c’est au joueur suivant d’être actif.',
  ].join('\n'),
  'qwantum.rules.turn.example':
    'Tu as inscrit le 8 jaune (J). Maintenant, tout le monde peut inscrire le 3 violet (V), le 15 bleu (B) ou le 9 rouge (R).',

  'qwantum.rules.rows.title': 'Monter, puis descendre',
  'qwantum.rules.rows.text': [
    'Tu remplis chaque rangée de gauche à droite, sans sauter de case. Dans les quatre premières cases, jusqu’au trait épais, chaque nombre doit dépasser le précédent. Après le trait, on descend : le cinquième doit être plus petit que le quatrième, le sixième plus petit que le cinquième.',
    'Ne monte pas trop vite : une couleur donne rarement plus de 20, et jamais plus de 33.',
  ].join('\n'),
  'qwantum.rules.rows.example':
    'Le 9 rouge (R) et le 8 jaune (J) sont inscrits. De ce lancer, le 7 rouge ne va plus, le 12 jaune si.',

  'qwantum.rules.columns.title': 'Les colonnes rapportent',
  'qwantum.rules.columns.text': [
    'Une colonne compte dès que ses quatre cases sont remplies, et rapporte son *deuxième plus petit* nombre. Des nombres égaux comptent pour un : 4, 4, 7 et 9 rapportent 7. Si les quatre sont pareils, c’est ce nombre qui compte.',
    'Un seul petit nombre dans une colonne ne gêne donc pas, mais deux différents, si. Une colonne avec une case vide ne rapporte rien, si grands que soient ses nombres.',
  ].join('\n'),
  'qwantum.rules.columns.example':
    'La première colonne est pleine, avec 4, 3, 5 et 4. Son deuxième plus petit nombre est 4, elle rapporte donc {total, plural, one {# point} other {# points}}.',

  'qwantum.rules.end.title': 'Coups manqués et fin',
  'qwantum.rules.end.text': [
    'Inscrire n’est jamais obligatoire. Mais le joueur actif qui n’inscrit rien de tout son tour prend un coup manqué : le premier coûte 1 point, le deuxième 2 de plus, jusqu’à 5 pour le cinquième. Les autres n’en prennent jamais.',
    'La partie se termine aussitôt si le joueur actif remplit ses quatre rangées avant le choix des autres ; sinon après toutes les réponses, si quelqu’un a rempli les siennes ou prend un cinquième coup manqué. Colonnes pleines moins coups manqués : le plus haut total gagne ; à égalité, on partage la place.',
  ].join('\n'),
  'qwantum.rules.end.example':
    'L’autre joueur a pris un cinquième coup manqué, la partie est finie. Trois colonnes pleines, moins un coup manqué : {total, plural, one {# point} other {# points}}.',
};
