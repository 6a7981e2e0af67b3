import type { Phrases } from './en.js';

export const fr: Phrases = {
  'qwantum.name': 'Qwantum',
  'qwantum.summary': 'Lance sept dés deux fois et remplis quatre rangées : on monte, puis on descend. 2–4 joueurs.',

  'qwantum.rules.aim': [
    '**Le but.** Ta fiche a quatre rangées, violet, bleu, rouge et jaune, de six cases chacune. Remplis ses colonnes de grands nombres, et fais vite.',
    'Dans chaque rangée, tu remplis les cases de gauche à droite sans en sauter. Jusqu’au trait épais, dans les quatre premières cases, chaque nombre doit dépasser le précédent ; après, chaque nombre doit être plus petit.',
  ].join('\n'),
  'qwantum.rules.dice': [
    '**Les dés.** Il y a un dé blanc de 1 à 6, et six dés colorés. Chacune de leurs faces a sa couleur et son nombre : le bouton **Faces des dés** les montre toutes.',
    'Une couleur vaut la somme de tous les dés qui la montrent, plus le dé blanc. Une couleur qu’aucun dé ne montre vaut le dé blanc seul.',
  ].join('\n'),
  'qwantum.rules.turn': [
    '**Un tour.** A : le joueur actif lance les sept dés, et peut en relancer autant qu’il veut une fois.',
    'B : le joueur *actif* peut inscrire la valeur d’une couleur dans la rangée de cette couleur. Tout le monde le voit aussitôt.',
    'C : *tout le monde*, joueur actif compris, peut inscrire une des autres couleurs ; une des quatre si rien n’a été inscrit en B. Le choix est secret ; tout apparaît ensemble.',
    'Puis c’est au joueur suivant d’être actif.',
  ].join('\n'),
  'qwantum.rules.columns': [
    '**Les points.** Une colonne dont les quatre cases sont remplies rapporte son deuxième plus petit nombre. Des nombres égaux comptent pour un : 4, 4, 7 et 9 rapportent 7.',
    'Si les quatre nombres sont pareils, la colonne rapporte ce nombre. Une colonne avec une case vide ne rapporte rien.',
  ].join('\n'),
  'qwantum.rules.misthrow': [
    '**Coups manqués.** Inscrire n’est jamais obligatoire. Mais le joueur actif qui n’inscrit rien ni en B ni en C prend un coup manqué.',
    'Le premier coûte 1 point, le deuxième 2 de plus, le troisième 3 de plus, et ainsi de suite. Les autres n’en prennent jamais.',
  ].join('\n'),
  'qwantum.rules.end': [
    '**La fin.** La partie se termine quand quelqu’un a rempli ses quatre rangées : aussitôt en B, ou après les choix de tous en C. Elle se termine aussi après C quand quelqu’un prend un cinquième coup manqué.',
    'Ton résultat : les points de tes colonnes pleines, moins tes coups manqués. Le plus haut gagne ; à égalité, on partage la place.',
  ].join('\n'),

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
  'qwantum.button.all': 'Tout choisir',
  'qwantum.button.none': 'Ne rien choisir',
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
