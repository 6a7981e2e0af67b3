import type { tablePhrases as english } from '../en/table.js';

export const tablePhrases: Readonly<Record<keyof typeof english, string>> = {
  'table.done.cancelled': 'La table est fermée.',
  'table.done.ended': 'La partie a été arrêtée sans résultat.',

  'table.refuse.seats': 'Ce jeu a de {least} à {most} places, ou une seule en solo. Choisis un de ces nombres.',
  'table.refuse.bots':
    '{most, plural, =0 {Avec une seule place, tu joues en solo, sans robots.} one {Avec autant de places, on peut ajouter au plus # robot.} other {Avec autant de places, on peut ajouter au plus # robots.}}',
  'table.refuse.seated': 'Tu as déjà une place à cette table.',
  'table.refuse.notSeated': 'Tu n’as pas de place à cette table. Appuie sur « Rejoindre » pour en prendre une.',
  'table.refuse.full': 'Toutes les places de cette table sont prises. Tu peux ouvrir ta propre table.',
  'table.refuse.notHost': 'Seul l’hôte de cette table peut faire cela.',
  'table.refuse.noBot': 'Aucun robot n’est assis à cette table.',
  'table.refuse.tooFew': 'Il faut au moins {least} places prises pour ce jeu. Attends quelqu’un ou ajoute un robot.',
  'table.refuse.begun': 'Cette partie a commencé. `/games` mène chaque joueur à sa fiche.',
  'table.refuse.notBegun': 'Cette partie n’a pas encore commencé : c’est l’hôte qui la lance.',
  'table.refuse.cancelled': 'Cette table a été fermée. Tu peux en ouvrir une autre avec la commande de départ.',
  'table.refuse.expired':
    'Le temps était écoulé, donc cette table a été fermée. Tu peux en ouvrir une autre avec la commande de départ.',
  'table.refuse.closed': 'Cette partie est finie. Tu peux ouvrir une nouvelle table avec la commande de départ.',
  'table.refuse.stillOn': 'Cette partie est encore en cours. La revanche pourra commencer ensuite.',
  'table.refuse.stranger': 'Tu n’as pas de place à cette table, donc pas de fiche ici. Tu peux ouvrir ta propre table.',
  'table.refuse.strangerOver': 'C’est réservé à ceux qui ont joué. Tu peux ouvrir ta propre table.',
  'table.refuse.noMatchHere':
    'Tu ne joues aucune partie dans ce salon. Ouvre une table avec la commande de départ, ou rejoins-en une.',
  'table.refuse.nothingToEnd': 'Aucune table de ce jeu n’est ouverte dans ce salon.',
  'table.refuse.mayNotEnd':
    'Avant la partie, seul l’hôte d’une table, ou une personne qui peut gérer le serveur, peut la fermer.',
  'table.refuse.unknown':
    'Je ne connais pas cette table, et rien n’a été changé. Elle fait peut-être partie d’un déroulement qui n’existe plus, parce que j’ai été ramené à une sauvegarde. `/games` mène à tes tables ; la commande de départ en ouvre une nouvelle.',
  'table.undone':
    'Ce message fait partie d’un déroulement qui n’existe plus : j’ai été ramené à une sauvegarde antérieure. Rien n’a été changé. La table continue dans {where}, là où elle en était alors.',

  'table.note.stale': 'Ce lancer est passé. Voici le lancer en cours.',
  'table.note.notAsked': 'Tu n’as rien à choisir pour le moment.',
  'table.note.illegal': 'Ce lancer ne le permet pas. Voici ce qui est possible.',

  'table.reason.ended': 'La partie a été arrêtée par son hôte ou par la modération.',
  'table.void.game': 'Ce jeu n’est plus proposé ici, la partie s’arrête donc sans résultat.',
  'table.void.version':
    'Les règles de ce jeu ont changé depuis le début de cette partie, elle s’arrête donc sans résultat.',
  'table.void.record': 'Le déroulement de cette partie n’est plus lisible, elle s’arrête donc sans résultat.',

  'table.gone.channel': 'Le salon de cette table a été supprimé, elle se ferme donc sans résultat.',
  'table.gone.server': 'J’ai été retiré de ce serveur, la table se ferme donc sans résultat.',
  'table.gone.shut':
    'Pendant un mois je n’ai rien pu publier dans le salon de cette table, elle se ferme donc sans résultat.',
  'table.gone.unposted': 'Je n’ai pas pu publier cette table dans son salon, elle est donc refermée.',
  'table.gone.blocked': 'L’AutoMod du serveur refuse le message de cette table, elle est donc refermée.',
};
