import type { commands as english } from '../en/commands.js';

export const commands: Readonly<Record<keyof typeof english, string>> = {
  'command.start': 'Ouvrir une table dans ce salon',
  'command.start.pace': 'Combien de temps une réponse peut prendre',
  'command.start.bots': 'Robots qui s’assoient tout de suite',
  'command.start.seats': 'Combien de places a la table',
  'command.rules': 'Les règles, page par page',
  'command.sheet': 'Revoir ma fiche et mes choix',
  'command.end': 'Fermer ma table ici ou, si tu gères le serveur, la plus récente',

  'command.leaderboard': 'Les meilleurs joueurs d’un jeu',
  'command.leaderboard.game': 'Quel jeu',
  'command.leaderboard.where': 'Quelles parties comptent',
  'command.leaderboard.by': 'Ce qui est comparé',
  'leaderboard.title': '{game} : les meilleurs',
  'leaderboard.here': 'sur ce serveur',
  'leaderboard.all': 'partout',
  'leaderboard.by.rating': 'par cote',
  'leaderboard.by.wins': 'par victoires',
  'leaderboard.by.average': 'par moyenne de points',
  'leaderboard.by.best': 'par meilleur résultat',
  'leaderboard.line': '`#{rank}` {name} : **{value}** ({matches, plural, one {# partie} other {# parties}})',
  'leaderboard.empty': 'Personne n’est encore classé ici : jouez une partie !',
  'leaderboard.note.rating': 'Les parties avec des robots ne comptent pas pour la cote.',
  'leaderboard.note.average': 'Classement à partir de {least} parties.',
  'leaderboard.page': 'page {page} sur {pages}',

  'command.stats': 'Parties, victoires et cotes d’une personne',
  'command.stats.person': 'De qui ; sinon, les tiennes',
  'stats.title': '{name} : parties sur ce serveur',
  'stats.none': 'Aucune partie sur ce serveur pour l’instant.',
  'stats.matches':
    '{matches, plural, one {# partie} other {# parties}}, {wins, plural, one {# victoire} other {# victoires}}',
  'stats.points': 'moyenne {average}, record {best}',
  'stats.rating': 'cote {rating} après {rated, plural, one {# partie} other {# parties}} sans robots',

  'command.help': 'Comment marche ce robot',
  'help.title': 'Des jeux de dés pour ce salon',
  'help.play':
    'Ouvre une table avec {starts}. Les autres appuient sur **Rejoindre**, ou tu ajoutes des robots ; puis l’hôte appuie sur **Commencer**.',
  'help.sheet':
    'Appuie sur **Ma fiche** sous le plateau le plus récent : toi seul vois ta fiche et tes choix. `/{game} sheet` les rappelle à tout moment.',
  'help.secret': 'Quand plusieurs choisissent en même temps, tout reste secret jusqu’à la dernière réponse.',
  'help.time': 'Qui ne répond pas à temps passe, et personne n’attend quelqu’un qui est parti.',
  'help.rules': 'Les règles : {rules}. Les résultats : `/leaderboard`, `/stats`. Ma langue : `/settings language`.',
  'help.end': 'L’hôte, ou une personne qui peut gérer le serveur, ferme une table avec `/{game} end`.',

  'option.pace': 'rythme',
  'option.bots': 'robots',
  'option.seats': 'places',
  'option.game': 'jeu',
  'option.where': 'où',
  'option.by': 'selon',
  'option.person': 'personne',
  'option.language': 'langue',
  'option.server': 'serveur',

  'command.settings': 'Réglages de ce robot',
  'command.settings.language': 'Dans quelle langue je te parle, ou aux nouvelles tables de ce serveur',
  'command.settings.language.to': 'Quelle langue',
  'command.settings.language.server':
    'Pour les nouvelles tables de ce serveur, pas pour toi ; demande « Gérer le serveur »',
  'language.default': 'par défaut : comme dans Discord',
  'settings.language.person': 'Langue choisie pour te parler : {language}.',
  'settings.language.personDefault': 'Je suis de nouveau ton Discord pour te parler : {language}.',
  'settings.language.server': 'Langue des nouvelles tables de ce serveur : {language}.',
  'settings.language.serverDefault': 'Les nouvelles tables suivent de nouveau la langue de ce serveur : {language}.',
  'settings.refuse.server': 'Seule une personne qui peut gérer le serveur peut choisir sa langue.',

  'rules.page': '{game} : règles, page {page} sur {pages}',
  'page.back': 'Retour',
  'page.next': 'Suite',
};
