import type { seatPhrases as english } from '../en/seats.js';

export const seatPhrases: Readonly<Record<keyof typeof english, string>> = {
  'command.leave': 'Quitter ma table : un robot joue à ma place, et je peux revenir',
  'seat.bot': 'Robot pour {name}',
  'seat.deputy': '{deputy} pour {name}',
  'seat.note.left': '{name} a quitté la partie.',
  'seat.note.absent': '{name} n’était plus là depuis longtemps : sa place a été reprise.',
  'seat.note.sent': 'La place de {name} a été reprise : décision de la modération.',
  'seat.note.voted': 'La place de {name} a été reprise : les autres ont voté.',
  'leave.ask':
    'Quitter cette partie de {game} ? Un robot prend tout de suite ta place et continue avec tes points. Tu peux revenir jusqu’à la fin de la partie ; sinon, tu finis à la dernière place.',
  'leave.ask.deputy': 'Rendre la place dans cette partie de {game} ? Un robot y joue aussitôt.',
  'leave.ask.last':
    'Quitter cette partie de {game} ? Plus personne d’autre n’y joue : elle s’arrête tout de suite, sans résultat.',
  'leave.ask.which':
    'Quelle table veux-tu quitter ? Une table qui n’a pas commencé, tu la quittes tout simplement. Pendant une partie, un robot prend tout de suite ta place et continue avec tes points. Tu peux revenir jusqu’à la fin de la partie ; sinon, tu finis à la dernière place.',
  'leave.button': 'Quitter',
  'leave.back': 'Revenir',
  'leave.told':
    'Tu as quitté cette partie de {game}, et un robot joue pour toi. Tu peux revenir jusqu’à la fin de la partie ; sinon, tu finis à la dernière place.',
  'leave.taken':
    'Pour l’instant, {seat} joue à ta place. Tu peux revenir jusqu’à la fin de la partie, et elle est aussitôt de nouveau à toi.',
  'leave.done.lobby': 'Tu as quitté la table.',
  'leave.done.deputy': 'Tu as rendu la place, et un robot y joue désormais.',
  'kick.told.absent':
    'Tu n’étais plus là depuis longtemps, alors un robot joue pour toi dans cette partie de {game}. Tu peux revenir jusqu’à la fin de la partie ; sinon, tu finis à la dernière place.',
  'kick.told.sent':
    'La modération a donné ta place dans cette partie à un robot. La partie ne compte pour personne. Si tu veux revenir, demande à l’hôte ou à la modération : eux seuls peuvent te laisser rentrer.',
  'kick.told.voted':
    'Les autres ont voté pour donner ta place dans cette partie à un robot. La partie ne compte pour personne. Si tu veux revenir, demande à l’hôte ou à la modération : eux seuls peuvent te laisser rentrer.',
  'table.reason.deserted': 'Tout le monde est parti : la partie s’arrête sans résultat.',
  'result.gone': 'Ceux qui sont partis finissent à la dernière place.',
  'command.kick': 'Faire jouer un robot pour quelqu’un : par vote, ou aussitôt par l’hôte en cas d’absence',
  'command.kick.person': 'Qui ; sans réponse : à choisir dans une liste',
  'kick.ask':
    'Quelle place un robot doit-il prendre tout de suite ? Une personne présente ne pourra revenir que si tu le permets.',
  'kick.ask.vote':
    'Quelle place un robot doit-il prendre ? Ta voix compte pour une : la majorité des autres présents décide, au moins deux. Une partie dont une personne présente est écartée ne compte pour personne. Personne ne voit qui a voté.',
  'kick.ask.which':
    'De quelle table s’agit-il ? Si la partie n’y a pas commencé, ton choix libère tout de suite sa place. Pendant une partie, ton choix est ta voix, ou la question te sera posée une seconde fois.',
  'kick.ask.table': 'De quelle table s’agit-il ? Tu choisiras ensuite la personne.',
  'kick.ask.lobby':
    'Qui doit perdre sa place à cette table ? Cette personne ne pourra revenir que si l’hôte ou la modération le permet.',
  'kick.button': 'Remplacer {seat}',
  'kick.away': 'Un robot joue pour {name}',
  'kick.button.lobby': 'Libérer la place de {seat}',
  'kick.voted': 'Ta voix compte : {votes} sur {needed}. Les autres votent avec la même commande.',
  'kick.voted.already': 'Tu as déjà voté pour cela : {votes} sur {needed}. Les autres votent avec la même commande.',
  'kick.done': 'C’est fait : {seat} continue.',
  'kick.pardon': 'Laisser revenir',
  'kick.pardoned': 'Cette personne peut maintenant revenir, par le bouton « Ma fiche ».',
  'kick.told.pardoned': 'Un robot joue pour toi dans cette partie de {game}, mais tu peux revenir maintenant.',
  'kick.refuse.self': 'Pour te lever toi-même, utilise la commande « leave ».',
  'kick.refuse.nobody': 'Personne n’y joue qui pourrait être remplacé : choisis quelqu’un qui joue à cette table.',
  'kick.refuse.alone':
    'Une personne présente, ou pour qui un robot joue déjà, n’est pas remplacée par une seule voix, et personne d’autre que toi n’a ici de voix à son sujet. Tu peux quitter la partie ou t’adresser à la modération.',
  'kick.refuse.deputy':
    'Tu joues ici pour quelqu’un d’autre : tu n’as donc pas de voix. Tu peux quitter la partie ou t’adresser à la modération.',
  'kick.refuse.pardon': 'Seul l’hôte de cette table, ou la modération, peut laisser revenir quelqu’un.',
  'kick.refuse.free': 'Cette personne peut déjà revenir.',
  'kick.refuse.out': 'Cette personne n’est plus à cette table : rien n’a été fait.',
  'kick.done.lobby': 'Cette personne n’est plus à la table. La même commande la laisse revenir.',
  'kick.done.closed': 'Cette personne n’est plus à la table, et il n’y avait personne d’autre : la table est fermée.',
  'kick.told.lobby':
    'L’hôte a libéré ta place à cette table. Demande-lui de te laisser revenir, ou ouvre ta propre table.',
  'board.votes': '{votes} voix sur {needed} pour remplacer {seat} (`/{game} kick`).',
  'take.button': 'Prendre la place de {name}',
  'take.refuse.seated': 'Tu as déjà une place à cette table.',
  'take.refuse.barred': 'Ta place à cette table t’a été retirée. Demande à l’hôte : lui seul peut te laisser revenir.',
  'take.told.over':
    'Tu ne joues plus ici : la place est de nouveau à la personne à qui elle appartient, ou à un robot.',
  'take.refuse.taken': 'Quelqu’un joue maintenant à cette place.',
  'command.games': 'Mes tables sur ce serveur : où l’on m’attend, et comment y aller',
  'games.title': 'Tes tables sur ce serveur',
  'games.empty':
    'Tu n’es à aucune table sur ce serveur. Ouvres-en une avec {starts}, ou rejoins-en une dans son salon.',
  'games.only': 'Seules les tables de ce serveur figurent ici.',
  'games.line': '**{game}** dans {where} : {how}',
  'games.awaited': 'on t’attend',
  'games.others': 'on attend les autres',
  'games.lobby': 'pas encore commencée',
  'games.parked': 'en pause jusqu’au retour de quelqu’un',
  'games.gone': 'un robot joue pour toi',
  'games.taken': 'quelqu’un d’autre joue pour toi',
  'games.stopped': 'le temps est arrêté',
  'games.due': '⏳ {when}',
  'games.expires': 'se ferme : ⏳ {when}',
  'games.board': 'vers la table',
  'games.button.sheet': '{game} : ma fiche',
  'games.button.back': '{game} : revenir',
};
